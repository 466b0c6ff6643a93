import { fill, useWords } from "../words.ts";

/** The consultant before the first question. */
export function Welcome({ company }: { company: string }) {
  const { title, cards } = useWords("consultant").welcome;
  return (
    <div className="consult-welcome">
      <h2>{fill(title, { company })}</h2>
      <dl>
        {Object.entries(cards).map(([name, card]) => (
          <div key={name}>
            <dt>{card.title}</dt>
            <dd>{card.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
