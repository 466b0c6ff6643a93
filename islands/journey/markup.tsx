import { Fragment, type ReactNode } from "react";

/** Double asterisks as bold, single ones as italic; everything else is text. */
export function Inline({ text }: { text: string }): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/).map((part, index) => {
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    return part.startsWith("**")
      ? <strong key={index}>{part.slice(2, -2)}</strong>
      : <em key={index}>{part.slice(1, -1)}</em>;
  });
}

/** The words of an assistant: a blank line ends a paragraph, a line break stays one; a bold paragraph asks. */
export function Markup({ text }: { text: string }) {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "").map((paragraph, index) => (
    <p key={index} className={isQuestion(paragraph) ? "asked" : undefined}>
      {paragraph.split("\n").map((line, number) => (
        <Fragment key={number}>
          {number > 0 && <br />}
          <Inline text={line} />
        </Fragment>
      ))}
    </p>
  ));
}

function isQuestion(paragraph: string): boolean {
  return /^\*\*[^*]+\?\*\*$/.test(paragraph.trim());
}
