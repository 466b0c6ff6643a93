import { closed } from "../ledger/words.ts";
import { signed } from "../text/quantities.ts";
import type { Say } from "./in_language.ts";
import type { Figure, PaletteEntry } from "../domain/figures.ts";

/** A picture in words, for whoever reads the strategy as text; "" for one that draws what a table beside it says. */
export function figureMarkdown(figure: Figure, say: Say): string {
  switch (figure.kind) {
    case "map":
      return lines([
        `From left to right: ${figure.x[0]} → ${figure.x[1]}. From bottom to top: ${figure.y[0]} → ${
          figure.y[1]
        }.`,
        ...figure.points.map((point) => `- ${point.name}: ${point.x} across, ${point.y} up, of 10`),
      ]);
    case "friction":
      return lines([
        `−5 is ${figure.left}; +5 is ${figure.right}.`,
        ...figure.points.map((point) => `- ${point.name}: ${signed(point.at)}`),
      ]);
    case "bridge":
      return lines([
        `- ${say("Now")}: ${figure.now}`,
        ...figure.planks.map((plank, at) => `- ${say("Plank")} ${at + 1}: ${plank}`),
        `- ${say("Needed")}: ${figure.needed}`,
      ]);
    case "palette":
      return lines(figure.entries.map(colourLine));
    case "house":
      return lines([
        `- Roof: ${figure.roof}`,
        ...figure.pillars.map(({ name, proof }) =>
          `- Pillar: ${closed(name)}${proof === "" ? "" : ` Proof: ${closed(proof)}`}`
        ),
        `- Ground: ${figure.ground}`,
      ]);
    case "curve":
      return lines(figure.stages.map((stage) => `- ${stage.name}: ${signed(stage.feeling)}`));
    case "sliders":
      return lines(figure.lines.map(sliderLine));
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

function sliderLine({ a, b, at, reason }: Extract<Figure, { kind: "sliders" }>["lines"][number]): string {
  const chosen = at === 0 ? `${a} or ${b}` : at < 0 ? a : b;
  return reason === undefined ? `- ${chosen}` : `- ${closed(chosen)} ${reason}`;
}

/** A colour that had to shift to be read as text has the shifted one beside it. */
function colourLine({ role, hex, text_hex, contrast, source }: PaletteEntry): string {
  const text = role === "background" || text_hex === hex ? "" : `, as text ${text_hex}`;
  const readable = role === "background" ? "" : `, contrast ${contrast.toFixed(2)}`;
  return `- ${role}: ${hex}${text}${readable}, ${source}`;
}
