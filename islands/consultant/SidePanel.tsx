import { useWords } from "../words.ts";

/** Suggestions of one kind. Clicking one fills the input. */
export interface QuickQuestions {
  category: string;
  questions: string[];
}

interface Props {
  quick: QuickQuestions[];
  onPick: (question: string) => void;
  onClear: () => void;
}

/** Quick Questions and Quick Actions. */
export function SidePanel({ quick, onPick, onClear }: Props) {
  const { side } = useWords("consultant");
  return (
    <aside className="consult-side">
      <h2>{side.questions}</h2>
      {quick.map(({ category, questions }) => (
        <details key={category}>
          <summary>{category}</summary>
          <ul>
            {questions.map((question) => (
              <li key={question}>
                <button type="button" className="quiet" onClick={() => onPick(question)}>{question}</button>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <h2>{side.actions}</h2>
      <ul className="quick-actions">
        <li>
          <button type="button" className="quiet" onClick={onClear}>{side.clear}</button>
        </li>
        <li>
          <a href="/anchors">{side.anchors}</a>
        </li>
        <li>
          <a href="/documents">{side.documents}</a>
        </li>
      </ul>
    </aside>
  );
}
