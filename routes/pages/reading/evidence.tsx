import type { ReactNode } from "react";
import { longDate } from "../../../agents/domain/days.ts";
import { placeLabel } from "../../../agents/sections/markdown.ts";
import type { Claim, Mark, MarkKind } from "../../../agents/domain/claims.ts";
import { type Linked, linkOf, staleOf } from "../../../islands/anchors/mark_links.ts";
import { StaleNote } from "../../../islands/anchors/StaleNote.tsx";
import { MarkShape } from "../../../islands/ui/MarkShape.tsx";
import { useWords } from "../../../islands/words.ts";

export const KIND_NAMES: Record<MarkKind, string> = {
  said: "Said",
  source: "Source",
  inference: "Inference",
  assumption: "Assumption",
};

/** Numbers the evidence of one section in the order in which its text refers to it. */
export class NoteBook {
  private readonly notes: { number: number; mark: Mark }[] = [];

  /** `id` begins the address of every note: notes of two sections never meet. `linked` says where marks lead. */
  constructor(private readonly id: string, private readonly linked: Linked) {}

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
          aria-label={`${KIND_NAMES[mark.kind]}, note ${number}`}
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
    return (
      <section className="endnotes" aria-label={`Evidence: ${title}`}>
        <ol>
          {this.notes.map(({ number, mark }) => (
            <li key={number} id={`${this.id}-note-${number}`}>
              <span>
                <MarkShape kind={mark.kind} /> {KIND_NAMES[mark.kind]}.{" "}
                <NoteWords mark={mark} linked={this.linked} />{" "}
                <a href={`#${this.id}-ref-${number}`} aria-label={`Back to reference ${number}`}>↩</a>
              </span>
            </li>
          ))}
        </ol>
      </section>
    );
  }
}

function NoteWords({ mark, linked }: { mark: Mark; linked: Linked }): ReactNode {
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
          {place} <PageLink url={mark.url} label={mark.label} />, read {longDate(mark.read_at)}: “{mark
            .quote}”
        </>
      );
    case "inference":
      return <>From {[mark.from.map(placeLabel).join(", "), mark.how].filter(Boolean).join(": ")}</>;
    case "assumption":
      return <>Cheapest test: {mark.test}</>;
  }
}

/** A link to a page that was read; an address of any other kind is shown as text. */
export function PageLink({ url, label }: { url: string; label: string }): ReactNode {
  if (!/^https?:/i.test(url)) return label;
  return <a href={url} rel="noreferrer nofollow">{label}</a>;
}

/** What the shapes mean. */
export function EvidenceKey(): ReactNode {
  return (
    <ul className="evidence-key">
      <li>
        <MarkShape kind="said" /> Said: the founder's own words, in quotation marks.
      </li>
      <li>
        <MarkShape kind="source" /> Source: a page that was read, with the day it was read.
      </li>
      <li>
        <MarkShape kind="inference" /> Inference: follows from what is named.
      </li>
      <li>
        <MarkShape kind="assumption" /> Assumption: not known yet; the cheapest test stands beside it.
      </li>
    </ul>
  );
}
