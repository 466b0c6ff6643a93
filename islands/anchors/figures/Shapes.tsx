import type { Figure } from "../../../routes/api/contract.ts";
import { useWords } from "../../words.ts";

type Of<Kind extends Figure["kind"]> = Extract<Figure, { kind: Kind }>;

/** What is believed now, the planks over the gap, and what must be believed. */
export function Bridge({ now, planks, needed }: Of<"bridge">) {
  const says = useWords("anchors").figures;
  return (
    <div className="figure-bridge">
      <dl>
        <div>
          <dt>{says.now}</dt>
          <dd>{now}</dd>
        </div>
        <div>
          <dt>{says.needed}</dt>
          <dd>{needed}</dd>
        </div>
      </dl>
      <svg viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 8h400" stroke="currentColor" strokeWidth="2" />
        <path
          d="M12 9c100 36 276 36 376 0M100 9v19M200 9v26M300 9v19"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.5"
        />
      </svg>
      <ol>{planks.map((plank, index) => <li key={index}>{plank}</li>)}</ol>
    </div>
  );
}

/** The messaging house: the core message as roof, pillars with their proof, the ground they stand on. */
export function House({ roof, pillars, ground }: Of<"house">) {
  return (
    <div className="figure-house">
      <svg viewBox="0 0 400 28" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 27 200 2 399 27z" fill="none" stroke="currentColor" />
      </svg>
      <p className="figure-roof">{roof}</p>
      <ul>
        {pillars.map(({ name, proof }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{proof}</span>
          </li>
        ))}
      </ul>
      <p className="figure-ground">{ground}</p>
    </div>
  );
}

/** Steps that feed the first again. */
export function Loop({ steps }: Of<"loop">) {
  const { again } = useWords("anchors").figures;
  return (
    <div className="figure-loop">
      <ol>{steps.map((step, index) => <li key={index}>{step}</li>)}</ol>
      <svg viewBox="0 0 24 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 94h18V6H3" fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </svg>
      <p>
        <span aria-hidden="true">↑</span> {again}
      </p>
    </div>
  );
}

/** What comes now, next and later, side by side. */
export function Lanes({ lanes }: Of<"lanes">) {
  return (
    <dl className="figure-lanes">
      {lanes.map(({ name, items }) => (
        <div key={name}>
          <dt>{name}</dt>
          {items.map((item, index) => <dd key={index}>{item}</dd>)}
        </div>
      ))}
    </dl>
  );
}
