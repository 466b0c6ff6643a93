import { ANY_SPAN, SPAN_OF } from "../../../text/rate_words.ts";
import { A_YEAR, isSpan } from "../../../text/spans.ts";
import type { Figure } from "./figure.ts";
import { figuresIn } from "./figures.ts";
import { type Ground, sentenceBehind } from "./ground.ts";
import type { KnownFigure } from "./known_figures.ts";
import { sameFigures } from "./same_figures.ts";
import { isSame } from "./rounding.ts";
import { PARTS, TIMES } from "./words.ts";

interface Cited {
  ids: readonly string[];
  ground: Ground;
}

/** "£79 a year" where £79 a month was said. */
export function wrongRate(figure: Figure, known: readonly KnownFigure[], cited: Cited): string[] {
  const { per } = figure;
  if (per === null) return [];
  const same = sameFigures(figure, figure.value, known);
  const rates = [...new Set(same.flatMap((each) => each.per ?? []))];
  const isSaid = rates.includes(per) ||
    same.some((each) => each.per === null && each.isOnlyMoney && each.times.has(per));
  if (isSaid || same.length === 0 || rates.length === 0 && figure.unit.kind !== "money") return [];
  if (rates.length === 0 && isRateSaidBefore(figure, cited)) return [];
  const said = rates.length === 0 ? "without a rate" : `a ${rates.join(" or a ")}`;
  return [`${figure.text.trim()} was said ${said}, not a ${per}: keep the rate, or show the sum.`];
}

/** "120 euros a month. Before, I gave 300 to a girl": the sentence right behind keeps the rate, where both are cited. */
function isRateSaidBefore({ value, per }: Figure, { ids, ground }: Cited): boolean {
  return ids.some((id) => {
    const [, turn = "", place = ""] = /^(A\d+)\.(\d+)$/.exec(id) ?? [];
    const before = `${turn}.${Number(place) - 1}`;
    if (turn === "" || !ids.includes(before)) return false;
    const [own, earlier] = [id, before].map((each) => figuresIn(sentenceBehind(each, ground) ?? "", ground));
    return own?.some((each) => isSame(each.value, value)) === true &&
      earlier?.some((each) => each.unit.kind === "money" && each.per === per) === true;
  });
}

/** "Once a quarter", "ogni mese": what comes once in each span of time. */
const ONCE = new RegExp(
  `(?:${TIMES.sourceOf("once_a")}|${PARTS.sourceOf("every")})\\s(?<span>${ANY_SPAN})(?!\\p{L})`,
  "giu",
);

/** True for the four of "four visits a year" where once a quarter was said. */
export function isOfRhythm({ value, per }: Figure, cited: readonly string[]): boolean {
  return per !== null && isSpan(per) &&
    cited.some((sentence) =>
      [...sentence.matchAll(ONCE)].some(({ groups }) => {
        const span = SPAN_OF.get(groups?.span?.toLowerCase() ?? "");
        return span !== undefined && span !== per &&
          isSame(value, A_YEAR[span] / A_YEAR[per]);
      })
    );
}
