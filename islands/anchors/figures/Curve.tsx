import type { Figure } from "../../../routes/api/contract.ts";

const STEP = 64;
const HIGH = 96;
const EDGE = 14;

/** How a customer feels from stage to stage; the numbers on the line are those of the list below it. */
export function Curve({ stages }: Extract<Figure, { kind: "curve" }>) {
  const points = stages.map(({ feeling }, index) => ({
    x: STEP * (index + 0.5),
    y: HIGH / 2 - (Math.max(-2, Math.min(2, feeling)) / 2) * (HIGH / 2 - EDGE),
  }));
  return (
    <div className="figure-curve">
      <svg viewBox={`0 0 ${STEP * stages.length} ${HIGH}`} aria-hidden="true">
        <path d={`M0 ${HIGH / 2}h${STEP * stages.length}`} stroke="currentColor" strokeOpacity="0.3" />
        <path d={bent(points)} fill="none" stroke="currentColor" strokeWidth="1.5" />
        {points.map(({ x, y }, index) => (
          <g key={index}>
            <circle className="figure-node" cx={x} cy={y} r="11" stroke="currentColor" />
            <text x={x} y={y + 4} textAnchor="middle">{index + 1}</text>
          </g>
        ))}
      </svg>
      <ol className="figure-stages">
        {stages.map(({ name, feeling }, index) => (
          <li key={name}>
            <span>{index + 1}. {name}</span> <span>{signed(feeling)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A line that leaves and reaches each point level. */
function bent(points: { x: number; y: number }[]): string {
  return points.map(({ x, y }, index) => {
    const before = points[index - 1];
    if (!before) return `M${x} ${y}`;
    const middle = (before.x + x) / 2;
    return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  }).join("");
}

function signed(feeling: number): string {
  if (feeling === 0) return "0";
  return feeling > 0 ? `+${feeling}` : `−${Math.abs(feeling)}`;
}
