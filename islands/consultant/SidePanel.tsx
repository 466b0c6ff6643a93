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
  return (
    <aside className="consult-side">
      <h2>Quick Questions</h2>
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
      <h2>Quick Actions</h2>
      <ul className="quick-actions">
        <li>
          <button type="button" className="quiet" onClick={onClear}>Clear History</button>
        </li>
        <li>
          <a href="/anchors">Review Anchors</a>
        </li>
        <li>
          <a href="/documents">Download PDFs</a>
        </li>
      </ul>
    </aside>
  );
}
