import { Fragment, type ReactNode } from "react";
import { Quoted } from "../anchors/Quoted.tsx";

interface Props {
  text: string;
  /** Phrases that are offered as buttons below; a line made of them is not written out again. */
  offered?: string[][];
}

/** How many characters a list's own marks ("A: ", " or ") may add to what is offered. */
const MARKS = 24;

/**
 * The words of an assistant: bold, italic, line breaks. A line that is one bold question stands large, and an
 * italic line under it tells in small type why it is asked.
 */
export function Markup({ text, offered = [] }: Props): ReactNode {
  const paragraphs = text.split(/\n{2,}/)
    .map((paragraph) =>
      paragraph.split("\n").filter((line) => line.trim() !== "" && !isOffered(line, offered))
    )
    .filter((lines) => lines.length > 0);
  return paragraphs.map((lines, index) => <Paragraph key={index} lines={lines} />);
}

function Paragraph({ lines }: { lines: string[] }): ReactNode {
  const at = lines.findIndex((line) => /^\*\*[^*]+[?？]\*\*$/.test(line.trim()));
  if (at < 0) return <p>{withBreaks(lines)}</p>;
  const after = lines.slice(at + 1);
  return (
    <>
      {at > 0 && <p>{withBreaks(lines.slice(0, at))}</p>}
      <p className="asked">
        <Inline text={lines[at] ?? ""} />
      </p>
      {after.length > 0 && <p className="why">{withBreaks(after)}</p>}
    </>
  );
}

function withBreaks(lines: string[]): ReactNode {
  return lines.map((line, number) => (
    <Fragment key={number}>
      {number > 0 && <br />}
      <Inline text={line} />
    </Fragment>
  ));
}

/** Double asterisks as bold, single ones as italic; everything else is text. */
export function Inline({ text }: { text: string }): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/).map((part, index) => {
    if (index % 2 === 0) return <Quoted key={index} text={part} />;
    return part.startsWith("**")
      ? (
        <strong key={index}>
          <Quoted text={part.slice(2, -2)} />
        </strong>
      )
      : (
        <em key={index}>
          <Quoted text={part.slice(1, -1)} />
        </em>
      );
  });
}

function isOffered(line: string, offered: string[][]): boolean {
  return offered.some((phrases) =>
    line.length <= phrases.join("").length + MARKS &&
    (phrases.length > 1 ? isPairIn(line, phrases) : phrases.every((phrase) => line.includes(phrase)))
  );
}

/** Two sides in one line: the second stands in small letters there, and a name at the end of both once. */
function isPairIn(line: string, sides: string[]): boolean {
  const text = line.toLowerCase();
  return sides.every((side) => text.includes((side.split(/[:：]/)[0] ?? side).toLowerCase()));
}
