import type { WritingAnswer } from "../../routes/api/contract.ts";
import { useWords } from "../words.ts";
import { writingText } from "./writing_text.ts";

interface Props {
  writing: WritingAnswer | null;
  /** True once something was written while the page stood open. */
  hasWritten: boolean;
  /** False beside a conversation: its live region says each reply, and nothing comes between. */
  isReadOut: boolean;
  onWriteAgain: () => void;
}

/** How far a model is with what it writes, in one calm line. */
export function WritingLine({ writing, hasWritten, isReadOut, onWriteAgain }: Props) {
  const foundation = useWords("foundation");
  const isAtWork = writing !== null && writing.paused === null;
  return (
    <div className={isAtWork ? "writing is-at-work" : "writing"}>
      <p role={isReadOut ? "status" : undefined}>{writingText({ writing, hasWritten }, foundation)}</p>
      {writing !== null && writing.paused !== null && (
        <button type="button" className="button button-small" onClick={onWriteAgain}>
          {foundation.writing.again}
        </button>
      )}
    </div>
  );
}
