import { closed } from "../ledger/words.ts";
import { signed } from "../text/quantities.ts";
import { labelled, type Say } from "./labels.ts";
import type { Figure, PaletteEntry } from "../domain/figures.ts";

/** A picture in words, for whoever reads the strategy as text; "" for one that draws what a table beside it says. */
export function figureMarkdown(figure: Figure, say: Say): string {
  switch (figure.kind) {
    case "map":
      return lines([
        `- ${labelled("From left to right", `${figure.x[0]} (0) → ${figure.x[1]} (10)`, say)}`,
        `- ${labelled("From bottom to top", `${figure.y[0]} (0) → ${figure.y[1]} (10)`, say)}`,
        ...figure.points.map((point) => `- ${point.name}${say(": ")}→ ${point.x}, ↑ ${point.y}`),
      ]);
    case "friction":
      return lines([
        `- −5${say(": ")}${figure.left}`,
        `- +5${say(": ")}${figure.right}`,
        ...figure.points.map((point) => `- ${point.name}${say(": ")}${signed(point.at)}`),
      ]);
    case "bridge":
      return lines([
        `- ${labelled("Now", figure.now, say)}`,
        ...figure.planks.map((plank, at) => `- ${say("Plank")} ${at + 1}${say(": ")}${plank}`),
        `- ${labelled("Needed", figure.needed, say)}`,
      ]);
    case "palette":
      return lines(figure.entries.map((entry) => colourLine(entry, say)));
    case "house":
      return lines([
        `- ${labelled("Roof", figure.roof, say)}`,
        ...figure.pillars.map(({ name, proof }) =>
          `- ${labelled("Pillar", closed(name), say)}${
            proof === "" ? "" : ` ${labelled("Proof", closed(proof), say)}`
          }`
        ),
        `- ${labelled("Ground", figure.ground, say)}`,
      ]);
    case "curve":
      return lines(figure.stages.map((stage) => `- ${stage.name}${say(": ")}${signed(stage.feeling)}`));
    case "sliders":
      return lines(figure.lines.map((line) => sliderLine(line, say)));
    case "effort":
    case "shares":
    case "gantt":
    case "lanes":
      return "";
    case "loop":
      return `${figure.steps.join(" → ")} → ${figure.steps[0] ?? ""}`;
  }
}

function lines(list: string[]): string {
  return list.join("\n");
}

type Line = Extract<Figure, { kind: "sliders" }>["lines"][number];

function sliderLine({ a, b, at, reason }: Line, say: Say): string {
  const chosen = at === 0 ? `${a}${say(" or ")}${b}` : at < 0 ? a : b;
  return reason === undefined ? `- ${chosen}` : `- ${closed(chosen)} ${reason}`;
}

/** A colour that had to shift to be read as text has the shifted one beside it. */
function colourLine({ role, hex, text_hex, contrast, source }: PaletteEntry, say: Say): string {
  const text = role === "background" || text_hex === hex ? "" : `, ${say(`as text ${text_hex}`)}`;
  const readable = role === "background" ? "" : `, ${say(`contrast ${contrast.toFixed(2)}`)}`;
  return `- ${labelled(role, `${hex}${text}${readable}, ${source}`, say)}`;
}
