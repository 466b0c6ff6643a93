import { A_OR_ONE } from "../../text/articles.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { LANGUAGES } from "../../text/lexicon.ts";
import type { PriceFact } from "../../domain/facts.ts";
import { isUnspaced } from "../../text/sentences.ts";
import { withoutParticles } from "../names/particles.ts";
import { rateBefore, rateBehind } from "../numbers/rates.ts";
import { amountsOf, type CellReading, type CellSetting, EDGES, type Words } from "./cell_readers.ts";

/** "立て直し：月あたり¥3,500": what it is for and what is counted stand before a Japanese amount. */
const JAPANESE_PRICE = /^(?:(?<thing>.+?)[：:]\s*)?(?<unit>[^：:]{1,12})あたり$/u;
const JAPANESE_ONCE = /^[（(]一回払い[）)]$/u;

/** "For a", "per", "each": what leads from an amount to what it is for. */
const FOR_A = new RegExp(
  `^${GRAMMAR.sourceOf("for", "per", "per_or_for")}\\s+(?:(?:${A_OR_ONE}|${
    GRAMMAR.sourceOf("the", "per")
  })\\s+)?`,
  "iu",
);

/** "£79 a month per site", "1500 one-off for onboarding", "45 small dog", "月あたり¥980", "着付け：¥8,000（一回払い）". */
export function readPriceCell(text: string, setting: CellSetting): CellReading<Words<PriceFact>> {
  const amounts = amountsOf(text, setting);
  const money = amounts.find(({ kind }) => kind === "money") ??
    (amounts.length === 1 ? amounts[0] : undefined);
  if (money === undefined || money.kind === "percent" || money.value <= 0) {
    return { why: `Type one amount and what it is for, such as "£79 a month per site".` };
  }
  const { per, thing, length } = rateBehind(text, money.end, LANGUAGES);
  const rest = withoutParticles(text.slice(money.end + length).replace(EDGES, "")).replace(FOR_A, "").replace(
    /^\((.*)\)$/su,
    "$1",
  ).replace(EACH_IN_JAPANESE, "");
  const before = withoutParticles(text.slice(0, money.index).replace(EDGES, ""));
  const priced = { amount: money.value, currency: money.kind === "money" ? money.currency : setting.home };
  const counted = JAPANESE_PRICE.exec(before)?.groups;
  if (counted?.unit !== undefined) {
    return {
      value: { ...priced, per: rateBefore(counted.unit) ?? counted.unit, for: counted.thing ?? null },
    };
  }
  if (JAPANESE_ONCE.test(rest)) return { value: { ...priced, per: "one-off", for: before || null } };
  return {
    value: {
      ...priced,
      per: per ?? (thing !== null && rest !== "" ? thing : null),
      for:
        [joined(before, rest), rest, per === null ? null : thing, before].find((each) =>
          each !== null && each !== ""
        ) ??
          (per === null ? thing : null),
    },
  };
}

/** "2万円ずつ", "1万5千円です": what ends the sentence says nothing of the thing. */
const EACH_IN_JAPANESE = /^(?:ずつ|です|でした)[、。]?/u;

/** "三日で18万円、四部屋まで": the thing stands on both sides of a Japanese amount. */
function joined(before: string, rest: string): string | null {
  return isUnspaced(before) && rest !== "" ? `${before.replace(/で$/u, "")}、${rest}` : null;
}
