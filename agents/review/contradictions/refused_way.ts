import { isAnothersWish } from "../../facts/statements/reported.ts";
import { languagesOf } from "../../text/language.ts";
import { moneyIn } from "../../text/quantities.ts";
import { isSameWord } from "../../text/stems.ts";
import { stem } from "../../text/text.ts";
import { clausesOf } from "./clauses_of.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { namesWay, type WayKind, WAYS_IN_CLAUSE, WAYS_NAMED, withoutWay } from "./kinds.ts";
import { isHabit, isOfOthers, isRefusing, PLANNED_IN, refusedRowsIn, strikesIn } from "./planned.ts";
import { inOneClause, type RefusedAndDone } from "./way_in_clause.ts";
import { rivalNamed } from "./topics.ts";
import { WORDS } from "./words.ts";

/** Where somebody says how they will not work. */
export const WAYS_REFUSED_IN: readonly string[] = [
  "offering.what",
  "difference.only",
  "identity.values",
  "identity.contrast",
  "channels.refused",
  "customer.not_for",
];

const PLANS = [...PLANNED_IN, "community.places"];
/** Where what is done is told beside what it brought: only a habit is a plan. */
const HABITS_IN = ["channels.current", "growth.numbers"];

/** A way of working that is refused in one of its names, and planned in another. */
export function refusedWay(ground: Ground): Conflict[] {
  const refusals = ground.said.filter(({ field, quote }) =>
    WAYS_REFUSED_IN.includes(field) && isRefusing(quote)
  );
  const ways: [WayKind, RefusedAndDone][] = [
    ...WAYS_NAMED.map((kind): [WayKind, RefusedAndDone] => [kind, anywhere(ground, refusals, kind)]),
    ...WAYS_IN_CLAUSE.map((kind): [WayKind, RefusedAndDone] => [
      kind,
      inOneClause(ground, { refusals, plannedIn: PLANS, kind }),
    ]),
  ];
  return ways.flatMap(([kind, { refusal, plan }]) =>
    refusal === undefined || plan === undefined ? [] : against(ground, `way:${kind}`, refusal, plan)
  );
}

function anywhere(ground: Ground, refusals: Said[], kind: WayKind): RefusedAndDone {
  return {
    refusal: refusals.find(({ quote }) => namesWay(quote, kind)),
    plan: ground.said.find((said) =>
      (PLANS.includes(said.field) || HABITS_IN.includes(said.field) && isOwnHabit(ground, said, kind)) &&
      namesWay(said.quote, kind) && !isRefusing(withoutWay(said.quote, kind))
    ),
  };
}

function isOwnHabit(ground: Ground, { quote }: Said, kind: WayKind): boolean {
  const languages = languagesOf(quote);
  const isOthers = clausesOf(quote).some((clause) =>
    namesWay(clause, kind) && isOfOthers(clause, (opening) => namesWay(opening, kind))
  );
  return !isOthers && isHabit(quote, languages) && !isAnothersWish(quote, languages) &&
    !rivalNamed(ground, quote);
}

const MONEY_FROM =
  /(?<!\p{L})(?:money|geld|argent|dinero|soldi|denaro|dinheiro)\s(?:from|off|von|vom|de|des|du|del|dai|dagli|da|dos|das|di|van)\s(?:the\s|den\s|la\s|las\s|los\s|les\s|de\s)?(?<payer>\p{L}{4,})/iu;
const PAYS = new RegExp(`^${WORDS.sourceOf("pays")}$`, "iu");
/** Who pays stands right before the word, or a word or two away: "roofers now pay". */
const MOST_BETWEEN = 2;

/** True where a text is of money that somebody pays or offers, of whom "money from them" speaks. */
export function takesMoneyFrom(text: string, moneyFrom: string): boolean {
  const payer = MONEY_FROM.exec(moneyFrom)?.groups?.["payer"];
  return payer !== undefined && isPaidBy(text, payer);
}

const MOST_BEFORE_SUM = 4;

function isPaidBy(quote: string, payer: string): boolean {
  const words = quote.match(/\p{L}+|\p{Sc}?\d[\d.,’']*/gu) ?? [];
  return moneyIn(quote).length > 0 && words.some((word, at) =>
    PAYS.test(word) &&
    words.slice(Math.max(0, at - MOST_BETWEEN - 1), at).some((before) => isSame(before, payer)) &&
    words.slice(at + 1, at + 1 + MOST_BEFORE_SUM).some((behind) => /\d/.test(behind))
  );
}

function isSame(one: string, other: string): boolean {
  const words = [one.toLowerCase(), other.toLowerCase()] as const;
  return isSameWord(...words) || stem(words[0]) === stem(words[1]);
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
    changes: { first: strikesIn(ground, plan, refusal), second: refusedRowsIn(ground, refusal) },
  });
}
