import type { Figure } from "../../routes/api/contract.ts";
import { FrictionAxis, PositionMap } from "./AxisFigures.tsx";

/** A picture of a section: axes are drawn, and all else is told as a list. */
export function FigureView({ figure }: { figure: Figure }) {
  if (figure.kind === "palette") return <Palette entries={figure.entries} />;
  const isDrawn = figure.kind === "map" || figure.kind === "friction";
  return (
    <>
      {figure.kind === "map" && <PositionMap {...figure} />}
      {figure.kind === "friction" && <FrictionAxis {...figure} />}
      <FigureLines figure={figure} isHidden={isDrawn} />
    </>
  );
}

type Listed = Exclude<Figure, { kind: "palette" }>;

function FigureLines({ figure, isHidden }: { figure: Listed; isHidden: boolean }) {
  return (
    <dl className={isHidden ? "visually-hidden" : "figure"}>
      {linesOf(figure).map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function linesOf(figure: Listed): [name: string, value: string][] {
  switch (figure.kind) {
    case "map":
      return figure.points.map(({ name, x, y }) => [
        name,
        `${x} of 10 from ${figure.x[0]} to ${figure.x[1]}; ${y} of 10 from ${figure.y[0]} to ${figure.y[1]}`,
      ]);
    case "friction":
      return figure.points.map((
        { name, at },
      ) => [name, `${at} from ${figure.left} (−5) to ${figure.right} (+5)`]);
    case "bridge":
      return [["Now", figure.now], ...figure.planks.map(stepOf), ["Needed", figure.needed]];
    case "sliders":
      return figure.lines.map(({ a, b, at }) => [`${a} or ${b}`, at === 0 ? "open" : at < 0 ? a : b]);
    case "house":
      return [["Roof", figure.roof], ...figure.pillars.map(pillarOf), ["Ground", figure.ground]];
    case "effort":
      return figure.channels.map(({ name, hours, result, verdict }) => [
        name,
        `${hours} hours, ${result} came of it: ${verdict}`,
      ]);
    case "shares":
      return figure.parts.map(({ name, share }) => [name, `${share}% of ${figure.unit}`]);
    case "gantt":
      return figure.bars.map(({ name, from, to }) => [name, `${from} to ${to}`]);
    case "curve":
      return figure.stages.map(({ name, feeling }) => [name, `${feeling > 0 ? "+" : ""}${feeling}`]);
    case "loop":
      return figure.steps.map(stepOf);
    case "lanes":
      return figure.lanes.map(({ name, items }) => [name, items.join(" · ")]);
  }
}

function stepOf(text: string, index: number): [string, string] {
  return [String(index + 1), text];
}

function pillarOf({ name, proof }: { name: string; proof: string }): [string, string] {
  return [name, proof];
}

type PaletteEntries = Extract<Figure, { kind: "palette" }>["entries"];

function Palette({ entries }: { entries: PaletteEntries }) {
  return (
    <ul className="palette">
      {entries.map(({ role, hex, contrast, source }) => (
        <li key={role}>
          <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
            <rect width="40" height="40" rx="2" fill={hex} />
          </svg>
          <span>
            {role} {hex}, contrast {contrast}:1, {source}
          </span>
        </li>
      ))}
    </ul>
  );
}
