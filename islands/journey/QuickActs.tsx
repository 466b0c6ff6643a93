import type { QuestionAnswer } from "../../routes/api/contract.ts";
import { useWords } from "../words.ts";

interface Props {
  question: QuestionAnswer;
  /** False before the first answer: there is nothing to go back to. */
  hasAnswered: boolean;
  onSay: (words: string) => void;
}

/** What can be said about the question instead of answering it, in reach of a thumb. */
export function QuickActs({ question, hasAnswered, onSay }: Props) {
  const { title, explain, example, back, skip } = useWords("journey").acts;
  const acts = [explain, example, ...hasAnswered ? [back] : [], ...question.skippable ? [skip] : []];
  return (
    <ul className="quick-acts" aria-label={title}>
      {acts.map(({ label, sends }) => (
        <li key={label}>
          <button type="button" onClick={() => onSay(sends)}>{label}</button>
        </li>
      ))}
    </ul>
  );
}
