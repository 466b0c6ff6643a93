import type { QuestionAnswer } from "../../routes/api/contract.ts";

interface Props {
  question: QuestionAnswer;
  /** False before the first answer: there is nothing to go back to. */
  hasAnswered: boolean;
  onSay: (words: string) => void;
}

/** What can be said about the question instead of answering it, in reach of a thumb. */
export function QuickActs({ question, hasAnswered, onSay }: Props) {
  const acts = [
    { label: "Explain", words: "What do you mean?", isShown: true },
    { label: "Example", words: "Can you give me an example?", isShown: true },
    { label: "Back", words: "Go back", isShown: hasAnswered },
    { label: "Skip", words: "Skip this one", isShown: question.skippable },
  ];
  return (
    <ul className="quick-acts" aria-label="About this question">
      {acts.filter(({ isShown }) => isShown).map(({ label, words }) => (
        <li key={label}>
          <button type="button" onClick={() => onSay(words)}>{label}</button>
        </li>
      ))}
    </ul>
  );
}
