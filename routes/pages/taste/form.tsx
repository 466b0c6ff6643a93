import type { ReactNode } from "react";
import { useWords } from "../../../islands/words.ts";

/** An answer longer than this is no first answer any more, in characters. */
export const LONGEST_ANSWER = 2_000;

interface Props {
  /** The answers so far, signed; "" before the first. */
  token: string;
  label: ReactNode;
  /** Words that were not taken, to be changed. */
  kept?: string;
  /** True where answering is the one thing to do on the page. */
  isMain?: boolean;
}

/** One question as a plain form: it works without a script and without an account. */
export function TasteForm({ token, label, kept = "", isMain = false }: Props) {
  const { send } = useWords("taste");
  return (
    <form className="taste-form" method="post" action="/try#last">
      <label htmlFor="taste-answer">{label}</label>
      {token !== "" && <input type="hidden" name="taste" value={token} />}
      <textarea
        id="taste-answer"
        name="answer"
        rows={3}
        maxLength={LONGEST_ANSWER}
        defaultValue={kept}
        autoComplete="off"
        required
      />
      <button type="submit" className={isMain ? "button button-main" : "button"}>{send}</button>
    </form>
  );
}

/** The first question, as it is put to whoever has just come; `isInvited` where the page's heading has invited them. */
export function FirstQuestion({ isInvited = false }: { isInvited?: boolean }) {
  const { lead, nothingKept, question } = useWords("taste");
  return (
    <>
      <span className="label">{isInvited ? nothingKept : lead}</span>
      <span className="asked">{question}</span>
    </>
  );
}
