import { ANY_SPAN, SPAN_OF } from "../../../text/rate_words.ts";
import type { Figure } from "./figure.ts";
import type { Ground } from "./ground.ts";
import { standingFigures } from "./known_figures.ts";
import { PARTS } from "./words.ts";

export type Amount = Pick<Figure, "value" | "upTo" | "unit" | "per" | "noun" | "isFraction">;

/** What a number may be worked out from. */
export interface Given {
  /** The sentence that it stands in. */
  sentence: string;
  /** The numbers of each cited sentence. */
  cited: readonly (readonly Amount[])[];
  /** The known numbers of the text. */
  told: readonly Figure[];
}

/** The numbers of some sentences, sentence by sentence. */
export function givenIn(sentences: readonly string[], ground: Ground): Amount[][] {
  const prices = ground.facts.prices.map(({ amount }) => amount);
  const money = { kind: "money", currency: ground.home } as const;
  return sentences.map((sentence) =>
    standingFigures(sentence, ground).filter((figure) => !isYear(figure)).map((figure) => {
      const isPrice = figure.unit.kind === "plain" && prices.includes(figure.value);
      return withRate(isPrice ? { ...figure, unit: money, noun: "" } : figure, sentence);
    })
  );
}

/** "300 boats in a year" come each year. */
export function withRate(figure: Figure, text: string): Figure {
  const span = IN_A_SPAN.exec(text.slice(figure.end))?.[1]?.toLowerCase() ?? "";
  return figure.per === null && span !== "" ? { ...figure, per: SPAN_OF.get(span) ?? null } : figure;
}

const IN_A_SPAN = new RegExp(
  `^(?:\\s\\p{L}+){0,2}\\s${PARTS.sourceOf("in_time")}\\s${PARTS.sourceOf("a")}\\s(${ANY_SPAN})(?!\\p{L})`,
  "iu",
);

/** "In 2021 two pubs": a year before a word reads like a count. */
function isYear({ text, unit }: Figure): boolean {
  return unit.kind === "plain" && /^(?:19|20)\d{2}$/.test(text.trim());
}

/** True for a single number that is no share. */
export function isAmount({ unit, isFraction, upTo }: Amount): boolean {
  return unit.kind !== "percent" && !isFraction && upTo === null;
}
