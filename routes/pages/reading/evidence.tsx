import type { ReactNode } from "react";
import { longDate } from "../../../agents/domain/days.ts";
import { placeLabel } from "../../../agents/sections/markdown.ts";
import type { Claim, Mark } from "../../../agents/domain/claims.ts";
import { type Linked, linkOf, staleOf } from "../../../islands/anchors/mark_links.ts";
import { StaleNote } from "../../../islands/anchors/StaleNote.tsx";
import type { ScreenWords } from "../../words/words.ts";
import { MarkShape } from "../../../islands/ui/MarkShape.tsx";
import { fill, formOf, useWords } from "../../../islands/words.ts";
import { Fold } from "./fold.tsx";

/** What notes are called and say. */
export interface NoteWords {
  kinds: ScreenWords["anchors"]["evidence"]["kinds"];
  evidence: ScreenWords["reading"]["evidence"];
  locale: string;
}

/** What the notes of a page say, in its language. */
export function useNoteWords(): NoteWords {
  return {
    kinds: useWords("anchors").evidence.kinds,
    evidence: useWords("reading").evidence,
    locale: useWords("common").locale,
  };
}

/** Numbers the evidence of one section in the order in which its text refers to it. */
export class NoteBook {
  private readonly notes: { number: number; mark: Mark }[] = [];

  /** `id` begins the address of every note: notes of two sections never meet. `linked` says where marks lead. */
  constructor(
    private readonly id: string,
    private readonly linked: Linked,
    private readonly says: NoteWords,
  ) {}

  /** A text followed by its marks, each a link to its note. */
  claim({ text, marks }: Claim): ReactNode {
    return <>{text} {this.refs(marks)}</>;
  }

  refs(marks: Mark[]): ReactNode {
    return marks.map((mark, index) => {
      const number = this.notes.length + 1;
      this.notes.push({ number, mark });
      return (
        <a
          key={index}
          className="ref"
          id={`${this.id}-ref-${number}`}
          href={`#${this.id}-note-${number}`}
          aria-label={fill(this.says.evidence.note, { kind: this.says.kinds[mark.kind], number })}
        >
          <MarkShape kind={mark.kind} />
          {number}
        </a>
      );
    });
  }

  /** Every note so far, to stand below the section; nothing where there is none. */
  list(title: string): ReactNode {
    if (this.notes.length === 0) return null;
    const { kinds, evidence, locale } = this.says;
    const count = this.notes.length;
    return (
      <section className="endnotes" aria-label={fill(evidence.of, { title })}>
        <Fold label={fill(formOf(evidence.show, count, locale), { count })}>
          <ol>
            {this.notes.map(({ number, mark }) => (
              <li key={number} id={`${this.id}-note-${number}`}>
                <span>
                  <MarkShape kind={mark.kind} /> {fill(evidence.kind, { kind: kinds[mark.kind] })}{" "}
                  <NoteText mark={mark} linked={this.linked} />{" "}
                  <a href={`#${this.id}-ref-${number}`} aria-label={fill(evidence.back, { number })}>↩</a>
                </span>
              </li>
            ))}
          </ol>
        </Fold>
      </section>
    );
  }
}

function NoteText({ mark, linked }: { mark: Mark; linked: Linked }): ReactNode {
  const { evidence } = useWords("reading");
  const link = linkOf(mark, linked);
  const place = link && <a className="mark-link" href={link.href}>{link.name}</a>;
  const stale = staleOf(mark, linked, useWords("anchors").evidence);
  switch (mark.kind) {
    case "said":
      return (
        <>
          {place} {placeLabel(mark.field)}: “{mark.quote}”
          {stale && <StaleNote {...stale} />}
        </>
      );
    case "source":
      return (
        <>
          {place} <PageLink url={mark.url} label={mark.label} />,{" "}
          {fill(evidence.read, { date: longDate(mark.read_at) })}: “{mark
            .quote}”
        </>
      );
    case "inference":
      return fill(evidence.from, {
        what: [mark.from.map(placeLabel).join(", "), mark.how].filter(Boolean).join(": "),
      });
    case "assumption":
      return fill(evidence.test, { test: mark.test });
  }
}

/** A link to a page that was read; an address of any other kind is shown as text. */
export function PageLink({ url, label }: { url: string; label: string }): ReactNode {
  if (!/^https?:/i.test(url)) return label;
  return <a href={url} rel="noreferrer nofollow">{label}</a>;
}

const KINDS = ["said", "source", "inference", "assumption"] as const;

/** What the shapes mean. */
export function EvidenceKey(): ReactNode {
  const { key } = useWords("reading").evidence;
  return (
    <ul className="evidence-key">
      {KINDS.map((kind) => (
        <li key={kind}>
          <MarkShape kind={kind} /> {key[kind]}
        </li>
      ))}
    </ul>
  );
}
