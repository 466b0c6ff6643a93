import { Inline } from "../journey/markup.tsx";

/** Lines with the name of each before it. */
export function NamedLines({ lines }: { lines: { name: string; text: string }[] }) {
  return (
    <dl className="choice-made">
      {lines.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Inline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
