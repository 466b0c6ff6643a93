import { createContext, useContext } from "react";
import type { Mark } from "../../routes/api/contract.ts";
import { shortDate } from "../labels.ts";
import { fill, useWords } from "../words.ts";
import { MarkShape } from "../ui/MarkShape.tsx";
import { type Linked, linkOf, staleOf } from "./mark_links.ts";
import type { Note } from "./notes_beside.ts";
import { Quoted } from "./Quoted.tsx";
import { StaleNote } from "./StaleNote.tsx";

/** Who said what is marked as said: the reader, unless a page is read by others. */
export const Speaker = createContext<"you" | "founder">("you");

/** Where marks lead; null where those who read may see neither the conversation nor the pages. */
export const Places = createContext<Linked | null>(null);

/** The evidence of a passage, as margin notes; what carries several of its sentences stands once. */
export function Evidence({ notes }: { notes: Note[] }) {
  const groups = Map.groupBy(notes, keyOf);
  return [...groups].map(([key, group]) => <NoteLine key={key} group={group} />);
}

/** Words that stand in the passage itself are one note: for all turns they were said in, and for each page. */
function keyOf({ mark, isQuoted }: Note): string {
  if (mark.kind === "said") return isQuoted ? JSON.stringify([mark.turn, mark.quote]) : "said so";
  if (mark.kind === "source" && !isQuoted) return JSON.stringify([mark.url, mark.label, mark.read_at]);
  return JSON.stringify(mark);
}

function NoteLine({ group }: { group: Note[] }) {
  const [first] = group;
  if (first === undefined) return null;
  const marks = group.map(({ mark }) => mark);
  return (
    <p className={`note-${first.mark.kind}`}>
      <MarkShape kind={first.mark.kind} />
      <span>
        <Words mark={first.mark} isQuoted={first.isQuoted} marks={marks} />
        <Stale marks={marks} />
      </span>
    </p>
  );
}

function Words({ mark, isQuoted, marks }: Note & { marks: Mark[] }) {
  const { evidence } = useWords("anchors");
  const { locale } = useWords("common");
  const who = evidence[useContext(Speaker)];
  switch (mark.kind) {
    case "said":
      return (
        <>
          {isQuoted ? fill(evidence.said, { who }) : fill(evidence.saidSo, { who })}
          <Links marks={marks} before={` ${evidence.in} `} />
          {isQuoted && <Quoted text={`: “${mark.quote}”`} />}
        </>
      );
    case "source":
      return (
        <>
          {mark.url === ""
            ? mark.label
            : <a href={mark.url} rel="noreferrer nofollow" target="_blank">{mark.label}</a>}
          <Links marks={marks} before=", " />, {mark.published_at && `${evidence.read} `}
          {shortDate(mark.read_at, locale)}
          {isQuoted && `: “${mark.quote}”`}
        </>
      );
    case "inference":
      return fill(evidence.inferred, { what: mark.how ?? mark.from.join(", ").replaceAll(/[._]/g, " ") });
    case "assumption":
      return fill(evidence.assumed, { test: mark.test });
  }
}

/** The very turns or pages that marks rest on, each once. */
function Links({ marks, before }: { marks: Mark[]; before: string }) {
  const linked = useContext(Places);
  const links = linked === null ? [] : marks.flatMap((mark) => linkOf(mark, linked) ?? []);
  const once = new Map(links.map((link) => [link.name, link]));
  return [...once.values()].map(({ name, href }, index) => (
    <span key={name}>
      {index === 0 ? before : ", "}
      <a className="mark-link" href={href}>{name}</a>
    </span>
  ));
}

/** What was changed of the words since they were said. */
function Stale({ marks }: { marks: Mark[] }) {
  const { evidence } = useWords("anchors");
  const linked = useContext(Places);
  const found = linked === null ? [] : marks.flatMap((mark) => staleOf(mark, linked, evidence) ?? []);
  const once = new Map(found.map((stale) => [stale.words, stale]));
  return [...once].map(([words, stale]) => <StaleNote key={words} {...stale} />);
}
