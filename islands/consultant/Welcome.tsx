const CARDS: [title: string, text: string][] = [
  ["It knows your foundation", "Every answer names the decisions and the numbers of yours that it rests on."],
  [
    "It remembers",
    "Earlier questions and answers count. In Settings you can read, correct, pause and delete them.",
  ],
  ["It disagrees", "Ask for something you decided against, and it says so before it answers."],
  ["It says how sure it is", "The confidence is computed from what was said and sourced, never felt."],
];

/** The consultant before the first question. */
export function Welcome({ company }: { company: string }) {
  return (
    <div className="consult-welcome">
      <h2>What do you want to decide about {company}?</h2>
      <dl>
        {CARDS.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
