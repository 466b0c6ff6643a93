import type { ReactNode } from "react";
import type { Figure } from "../../../routes/api/contract.ts";
import { fill, useWords } from "../../words.ts";

type Of<Kind extends Figure["kind"]> = Extract<Figure, { kind: Kind }>;

/** Bars are drawn in hundredths of their line, and stretch with it. */
const WHOLE = 100;
const THICK = 6;

/** Where each trade-off was decided: a dot on the side taken, in the middle while it is open. */
export function Sliders({ lines }: Of<"sliders">) {
  const { stillOpen } = useWords("anchors").figures;
  return (
    <ul className="figure-rows figure-sliders">
      {lines.map(({ a, b, at, reason }) => (
        <li key={`${a} ${b}`}>
          <Side name={a} isTaken={at < 0} />
          <svg viewBox="0 0 100 14" aria-hidden="true">
            <path d="M7 7h86" stroke="currentColor" strokeOpacity="0.35" />
            <circle
              cx={50 + at * 43}
              cy="7"
              r="5"
              fill={at === 0 ? "none" : "currentColor"}
              stroke="currentColor"
            />
          </svg>
          <Side name={b} isTaken={at > 0} />
          {at === 0 && <span className="visually-hidden">{stillOpen}</span>}
          {reason !== undefined && <span className="figure-reason">{reason}</span>}
        </li>
      ))}
    </ul>
  );
}

function Side({ name, isTaken }: { name: string; isTaken: boolean }) {
  const { chosen } = useWords("anchors").figures;
  return isTaken
    ? (
      <strong>
        {name}
        <span className="visually-hidden">{chosen}</span>
      </strong>
    )
    : <span>{name}</span>;
}

/** Hours that go into each channel. */
export function Effort({ channels }: Of<"effort">) {
  const { effort } = useWords("anchors").figures;
  const most = Math.max(1, ...channels.map(({ hours }) => hours));
  return (
    <ul className="figure-rows">
      {channels.map(({ name, hours, result, verdict }) => (
        <Row key={name} name={name} told={fill(effort, { hours, result, verdict })}>
          {hours > 0 && <Bar from={0} width={(hours / most) * WHOLE} />}
        </Row>
      ))}
    </ul>
  );
}

/** How a whole is divided. */
export function Shares({ unit, parts }: Of<"shares">) {
  const says = useWords("anchors").figures;
  return (
    <ul className="figure-rows">
      {parts.map(({ name, share }) => (
        <Row
          key={name}
          name={name}
          told={unit.startsWith("%") ? `${share}${unit}` : fill(says.share, { share, unit })}
        >
          <Bar from={0} width={share} />
        </Row>
      ))}
    </ul>
  );
}

/** What happens when, from the first day shown to the last. */
export function Gantt({ from, to, bars }: Of<"gantt">) {
  const { days } = useWords("anchors").figures;
  const start = Date.parse(from);
  const length = Math.max(1, Date.parse(to) - start);
  const place = (day: string) => ((Date.parse(day) - start) / length) * WHOLE;
  return (
    <ul className="figure-rows">
      {bars.map((bar, index) => (
        <Row
          key={index}
          name={bar.name}
          told={bar.from === bar.to ? bar.from : fill(days, { from: bar.from, to: bar.to })}
        >
          <Bar from={place(bar.from)} width={place(bar.to) - place(bar.from)} />
        </Row>
      ))}
    </ul>
  );
}

function Row({ name, told, children }: { name: string; told: string; children: ReactNode }) {
  return (
    <li>
      <span className="figure-name">{name}</span>
      <svg
        className="figure-bar"
        viewBox={`0 0 ${WHOLE} ${THICK}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 ${THICK / 2}h${WHOLE}`} stroke="currentColor" strokeOpacity="0.2" strokeWidth="0.8" />
        {children}
      </svg>
      <span className="figure-told">{told}</span>
    </li>
  );
}

/** A day or an hour is still seen beside a year. */
const LEAST = 1.5;

function Bar({ from, width }: { from: number; width: number }) {
  const x = Math.min(WHOLE - LEAST, Math.max(0, from));
  return (
    <rect
      x={x}
      width={Math.min(WHOLE - x, Math.max(LEAST, width))}
      height={THICK}
      fill="currentColor"
    />
  );
}
