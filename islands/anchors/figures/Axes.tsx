import type { Figure } from "../../../routes/api/contract.ts";
import { fill, useWords } from "../../words.ts";

type Map = Extract<Figure, { kind: "map" }>;
type Friction = Extract<Figure, { kind: "friction" }>;

const SIDE = 300;
const SCALE = 10;

/** The positioning map; screen readers are told it as a list. */
export function PositionMap({ x, y, points }: Map) {
  const { onMap } = useWords("anchors").figures;
  const ends = { left: x[0], right: x[1], low: y[0], high: y[1] };
  const told = points.map((point) => fill(onMap, { ...ends, name: point.name, x: point.x, y: point.y }));
  return (
    <>
      <Told lines={told} />
      <div className="axes" aria-hidden="true">
        <p>{y[1]}</p>
        <svg viewBox={`-12 -12 ${SIDE + 160} ${SIDE + 24}`}>
          <path
            d={`M0 ${SIDE / 2}h${SIDE}M${SIDE / 2} 0v${SIDE}`}
            stroke="currentColor"
            strokeOpacity="0.4"
          />
          <rect width={SIDE} height={SIDE} fill="none" stroke="currentColor" strokeOpacity="0.4" />
          {points.map((point) => (
            <g key={point.name} transform={`translate(${place(point.x)} ${SIDE - place(point.y)})`}>
              <circle
                r="6"
                fill={point.own ? "currentColor" : "none"}
                stroke="currentColor"
                strokeWidth="1.5"
              />
              <text x="12" y="5">{point.name}</text>
            </g>
          ))}
        </svg>
        <p>{y[0]}</p>
        <p className="axis-ends">
          <span>{x[0]}</span>
          <span>{x[1]}</span>
        </p>
      </div>
    </>
  );
}

/** The friction axis, a line for each who stands on it; screen readers are told it as a list. */
export function FrictionAxis({ left, right, points }: Friction) {
  const { onAxis } = useWords("anchors").figures;
  return (
    <>
      <Told lines={points.map(({ name, at }) => fill(onAxis, { name, at, left, right }))} />
      <div className="axes" aria-hidden="true">
        <p className="axis-ends">
          <span>{left}</span>
          <span>{right}</span>
        </p>
        <svg viewBox={`-12 -4 ${SIDE + 160} ${points.length * 32 + 8}`}>
          {points.map((point, index) => (
            <g key={point.name} transform={`translate(0 ${index * 32 + 14})`}>
              <path d={`M0 0h${SIDE}M${SIDE / 2} -5v10`} stroke="currentColor" strokeOpacity="0.4" />
              <circle cx={place(point.at + 5)} r="6" fill="currentColor" />
              <text x={SIDE + 14} y="5">{point.name}</text>
            </g>
          ))}
        </svg>
      </div>
    </>
  );
}

function Told({ lines }: { lines: string[] }) {
  return <ul className="visually-hidden">{lines.map((line) => <li key={line}>{line}</li>)}</ul>;
}

function place(value: number): number {
  return (Math.min(SCALE, Math.max(0, value)) / SCALE) * SIDE;
}
