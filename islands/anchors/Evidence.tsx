import { createContext, useContext } from "react";
import type { Mark } from "../../routes/api/contract.ts";
import { shortDate } from "../labels.ts";
import { MarkShape } from "../ui/MarkShape.tsx";

/** Who said what is marked as said: the reader, unless a page is read by others. */
export const Speaker = createContext("You");

/** The evidence of a passage, as margin notes; what carries several of its sentences stands once. */
export function Evidence({ marks }: { marks: Mark[] }) {
  const once = new Map(marks.map((mark) => [JSON.stringify({ ...mark, turn: "", field: "" }), mark]));
  return [...once].map(([key, mark]) => (
    <p key={key} className={`note-${mark.kind}`}>
      <MarkShape kind={mark.kind} />
      <Words mark={mark} />
    </p>
  ));
}

function Words({ mark }: { mark: Mark }) {
  const speaker = useContext(Speaker);
  switch (mark.kind) {
    case "said":
      return <span>{speaker} said{mark.quote === "" ? " so" : `: “${mark.quote}”`}</span>;
    case "source":
      return (
        <span>
          {mark.url === ""
            ? mark.label
            : <a href={mark.url} rel="noreferrer nofollow" target="_blank">{mark.label}</a>},{" "}
          {mark.published_at && "read "}
          {shortDate(mark.read_at)}
          {mark.quote !== "" && `: “${mark.quote}”`}
        </span>
      );
    case "inference":
      return <span>Inferred from {mark.how ?? mark.from.join(", ").replaceAll(/[._]/g, " ")}</span>;
    case "assumption":
      return <span>Assumed. Cheapest test: {mark.test}</span>;
  }
}
