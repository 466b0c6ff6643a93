import { useEffect, useState } from "react";
import type { QuestionAnswer } from "../../routes/api/contract.ts";
import { useWords } from "../words.ts";
import { isThin } from "./thinness.ts";

/** Nobody is interrupted in the middle of a word. */
const PAUSE_MS = 1500;

/** What would make a thin answer a founder's own, said once they pause. */
export function Nudge({ text, question }: { text: string; question: QuestionAnswer | null }) {
  const { nudge } = useWords("journey").chat;
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="nudge" aria-live="polite">
      {settled === text && isThin(text, question) && nudge}
    </p>
  );
}
