import { type Amount, amountsIn } from "../text/amounts.ts";
import { languageIn } from "../text/language.ts";
import { type Language, LANGUAGES } from "../text/lexicon.ts";
import { PER, UNIT_OF } from "../text/rate_words.ts";
import { stem } from "../text/text.ts";
import { PROPOSALS } from "./words.ts";

/** A number with what it counts: 40 "kg", 380 "berth"; money has its currency, a share "%". */
export interface Measure {
  value: number;
  unit: string;
  kind: Amount["kind"];
  /** "month" in "€320 a month", "site" in "£69 a site", else null. */
  per: string | null;
  /** An exact stretch: "40kg", "80 quid". */
  text: string;
}

/** A limit that a refusal or an offer names: over 30 kg is refused, or from 30 kg on. */
export interface Limit {
  value: number;
  unit: string;
  /** True where what lies above the value is refused, false where what lies below is. */
  above: boolean;
}

/** The numbers of a text with their units, in its order. */
export function measuresIn(text: string, home: string | null): Measure[] {
  return amountsIn(text, { languages: languagesOf(text), home })
    .filter(({ isArticle, isPosition, isFraction }) => !isArticle && !isPosition && !isFraction)
    .map((amount) => {
      const behind = /^[\s-]?(\p{L}{1,20})/u.exec(text.slice(amount.end))?.[1] ?? "";
      const unit = amount.kind === "money"
        ? amount.currency ?? "money"
        : amount.kind === "percent"
        ? "%"
        : stem(behind);
      const counted = amount.kind === "number" && behind !== ""
        ? text.slice(amount.index, amount.end + 1 + behind.length)
        : "";
      const exact = counted === "" ? amount.text : counted.replace(/[^\p{L}]+$/u, "");
      return {
        value: amount.value,
        unit,
        kind: amount.kind,
        per: perBehind(text.slice(amount.end)),
        text: exact.trim(),
      };
    });
}

function languagesOf(text: string): readonly Language[] {
  const language = languageIn(text);
  return language === null || language === "en"
    ? ["en", ...LANGUAGES.filter((each) => each === "ja")]
    : [language, "en"];
}

const RATE = new RegExp(`^\\s?${PER}\\s?(\\p{L}+)`, "iu");

function perBehind(after: string): string | null {
  const word = RATE.exec(after)?.[1]?.toLowerCase();
  return word === undefined ? null : UNIT_OF.get(word) ?? word;
}

const IS_ABOVE = beforeNumber("above");
const IS_BELOW = beforeNumber("below");

function beforeNumber(kind: "above" | "below"): RegExp {
  return new RegExp(`${PROPOSALS.sourceOf(kind)}\\s*(?:\\p{L}+\\s)?$`, "iu");
}

/** Limits of a text that refuses: "dogs over 30kg" refuses more than 30 kg, "fewer than 6 sites" less than 6 sites. */
export function limitsIn(text: string, home: string | null): Limit[] {
  return measuresIn(text, home).flatMap(({ value, unit, text: typed }) => {
    const before = text.slice(0, Math.max(0, text.indexOf(typed)));
    const above = IS_ABOVE.test(before);
    if (!above && !IS_BELOW.test(before)) return [];
    return [{ value, unit, above }];
  });
}

/** The units that pass quickly: two numbers of hours or days say nothing unless they speak of the same thing. */
const TIMES = new Set([...UNIT_OF.keys()].map(stem));

/** The number of a question that a limit refuses, or null. Money and time count only where the subject is shared. */
export function beyond(limit: Limit, measures: Measure[], sharesSubject: boolean): Measure | null {
  const isLoose = TIMES.has(limit.unit) || limit.unit === "%" || /^[A-Z]{3}$|^money$/.test(limit.unit);
  if (limit.unit === "" || (isLoose && !sharesSubject)) return null;
  return measures.find(({ value, unit }) =>
    unit === limit.unit && (limit.above ? value > limit.value : value < limit.value)
  ) ?? null;
}
