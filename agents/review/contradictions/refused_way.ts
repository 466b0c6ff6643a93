import type { TextFact } from "../../domain/facts.ts";
import { moneyIn } from "../../text/quantities.ts";
import { isSameWord } from "../../text/stems.ts";
import { stem } from "../../text/text.ts";
import { type Conflict, conflictOf, type Ground, type RowChange, type Said } from "./conflict.ts";
import { namesWay, WAY_KINDS, type WayKind, withoutWay } from "./kinds.ts";
import { isRefusing, PLANNED_IN, strikesIn } from "./planned.ts";

/** Where somebody says how they will not work. */
const REFUSED_IN = [
  "offering.what",
  "difference.only",
  "identity.values",
  "identity.contrast",
  "channels.refused",
  "customer.not_for",
];

const PLANS = [...PLANNED_IN, "community.places"];

/** A way of working that is refused in one of its names, and planned in another. */
export function refusedWay(ground: Ground): Conflict[] {
  const refusals = ground.said.filter(({ field, quote }) => REFUSED_IN.includes(field) && isRefusing(quote));
  return [...WAY_KINDS.flatMap((kind) => ofKind(ground, refusals, kind)), ...moneyRefused(ground, refusals)];
}

function ofKind(ground: Ground, refusals: Said[], kind: WayKind): Conflict[] {
  const refusal = refusals.find(({ quote }) => namesWay(quote, kind));
  const plan = ground.said.find(({ field, quote }) =>
    PLANS.includes(field) && namesWay(quote, kind) && !isRefusing(withoutWay(quote, kind))
  );
  return refusal === undefined || plan === undefined ? [] : against(ground, `way:${kind}`, refusal, plan);
}

const NO_MONEY_FROM =
  /(?<!\p{L})(?:no|never|not|n['’]t|kein(?:erlei)?|nie|pas|jamais|aucun|ningún|nunca|nessun|non|mai|nenhum|não|geen|nooit)(?:\s[\p{L}’']+){0,2}?\s(?:d['’])?(?:money|geld|argent|dinero|soldi|denaro|dinheiro)\s(?:from|off|von|vom|de|des|du|del|dai|dagli|da|dos|das|di|van)\s(?:the\s|den\s|la\s|las\s|los\s|les\s|de\s)?(\p{L}{4,})/iu;
const PAYS =
  /^(?:pays?|paid|paying|zahl(?:t|en)|bezahl(?:t|en)|pai?ent|paye|payent|pagan?|pagano|pagam|betaalt|betalen)$/iu;
/** Who pays stands right before the word, or a word or two away: "roofers now pay". */
const MOST_BETWEEN = 2;

/** Money that is never taken from somebody, and a price that exactly they pay. */
function moneyRefused(ground: Ground, refusals: Said[]): Conflict[] {
  for (const refusal of refusals) {
    const payer = NO_MONEY_FROM.exec(refusal.quote)?.[1];
    if (payer === undefined) continue;
    const plan = ground.said.find(({ field, quote }) =>
      PLANNED_IN.includes(field) && moneyIn(quote).length > 0 && isPaidBy(quote, payer) && !isRefusing(quote)
    );
    if (plan !== undefined) return against(ground, "way:money", refusal, plan);
  }
  return [];
}

function isPaidBy(quote: string, payer: string): boolean {
  const words = quote.match(/\p{L}+/gu) ?? [];
  return words.some((word, at) =>
    PAYS.test(word) &&
    words.slice(Math.max(0, at - MOST_BETWEEN - 1), at).some((before) => isSame(before, payer))
  );
}

function isSame(one: string, other: string): boolean {
  return isSameWord(stem(one.toLowerCase()), stem(other.toLowerCase()));
}

function against(ground: Ground, id: string, refusal: Said, plan: Said): Conflict[] {
  if (refusal.turn === plan.turn) return [];
  return conflictOf({
    id,
    a: refusal,
    b: plan,
    weight: 4,
    binding: "a",
    ask: "Which of the two holds from now on?",
    changes: { first: strikesIn(ground, plan), second: struck(ground, refusal) },
  });
}

/** The rows that carry the refusal: they go if the plan holds. */
function struck({ sheet: { facts } }: Ground, refusal: Said): RowChange[] {
  const rows = (["values", "refused_channels", "not_for"] as const).flatMap((fact) =>
    facts[fact].map((row: TextFact) => ({ fact, row }))
  );
  return rows.filter(({ row }) => row.turn === refusal.turn && refusal.quote.includes(row.text))
    .map(({ fact, row }) => ({ fact, part: null, row: row.text, value: "" }));
}
