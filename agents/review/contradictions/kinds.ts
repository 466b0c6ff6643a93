import { NUMBER } from "../../text/quantities.ts";
import { topicOf } from "./topics.ts";
import { PEOPLE, WAYS, WORDS } from "./words.ts";

/** Kinds of buyers, and ways of working, that are told by any of their names. */
export type BuyerKind = "schools" | "companies" | "resellers";
export type WayKind =
  | "doors"
  | "coldCalls"
  | "pieceRate"
  | "lockIn"
  | "outsourcing"
  | "subscriptions"
  | "outsideMoney"
  | "hiring"
  | "fairs"
  | "credit"
  | "finders"
  | "salesPeople";

const BUYER_KINDS: BuyerKind[] = ["schools", "companies", "resellers"];

/** Ways of working that one sentence names and refuses, wherever in it. */
export const WAYS_NAMED: WayKind[] = ["doors", "coldCalls", "pieceRate"];
/** Ways of working whose names are everyday words: refused only where one clause refuses and names them. */
export const WAYS_IN_CLAUSE: WayKind[] = [
  "lockIn",
  "outsourcing",
  "subscriptions",
  "outsideMoney",
  "hiring",
  "fairs",
  "credit",
  "finders",
  "salesPeople",
];

/** "Forty employees": they come from a company. */
const BRINGS_STAFF = new RegExp(
  `(?<!\\p{L})${NUMBER}\\s${PEOPLE.sourceOf("staff")}|${WORDS.sourceOf("staff_of")}\\d+`,
  "iu",
);

/** True where a text names this kind of buyer, by any of its names, or by the staff that it brings. */
export function namesBuyers(text: string, kind: BuyerKind): boolean {
  return PEOPLE.isIn(text, kind) || (kind === "companies" && BRINGS_STAFF.test(text));
}

const AIMED = new RegExp(`${WORDS.sourceOf("aimed_at")}\\s(?:\\p{L}+\\s)?$`, "iu");
/** "Schools with a garden": only some of them are meant. */
const NARROWED = new RegExp(`^\\s${WORDS.sourceOf("narrowing")}`, "iu");

/** True for something that is meant for this kind of buyer, and for all of them: "classes for companies". */
export function isForBuyers(text: string, kind: BuyerKind): boolean {
  const found = PEOPLE.patternOf(kind).exec(text);
  if (found === null) return false;
  const behind = text.slice(found.index + found[0].length);
  const isAimed = AIMED.test(text.slice(0, found.index)) || WORDS.opens(behind, "aimed_behind") ||
    WORDS.isIn(found[0], "shelf");
  return isAimed && !NARROWED.test(behind);
}

/** "I ring shops that don't know me". */
const CALLS_STRANGERS = new RegExp(
  `${WORDS.sourceOf("call")}(?:\\s[^\\s.;]+){0,8}\\s${WORDS.sourceOf("who_know_us_not")}`,
  "iu",
);

/** "Put them on so much a box", but not "so much a month". */
const PAYS_BY_PIECE = new RegExp(
  `${WORDS.sourceOf("pays_for_work")}(?:\\s[^\\s.;]+){0,6}\\s${WORDS.sourceOf("so_much_each")}\\s` +
    `(?!${WORDS.sourceOf("spans_of_work")})\\p{L}+`,
  "iu",
);

/** Ways of working that sentences show without a name for them. */
const SHOWN_BY: Partial<Record<WayKind, RegExp>> = {
  coldCalls: CALLS_STRANGERS,
  pieceRate: PAYS_BY_PIECE,
};

/** The lists of names that words.ts holds. */
type WayName = Parameters<typeof WAYS.isIn>[1];
/** Names that a way of working has only where it is refused ("sign anything"), or only where it is done. */
const ONLY_REFUSED: Partial<Record<WayKind, WayName>> = { lockIn: "lockIn_refused" };
const ONLY_DONE: Partial<Record<WayKind, WayName>> = {
  lockIn: "lockIn_done",
  hiring: "hiring_done",
  fairs: "fairs_done",
  credit: "credit_done",
  finders: "finders_done",
};

/** True where a text names this way of working, by any of its names. */
export function namesWay(text: string, kind: WayKind): boolean {
  return WAYS.isIn(text, kind) || (SHOWN_BY[kind]?.test(text) ?? false);
}

/** The same by the names that it also has where it is refused. */
export function namesRefusedWay(text: string, kind: WayKind): boolean {
  return namesWay(text, kind) || isIn(text, ONLY_REFUSED[kind]);
}

/** The same by the names that it also has where it is done. */
export function namesDoneWay(text: string, kind: WayKind): boolean {
  return namesWay(text, kind) || isIn(text, ONLY_DONE[kind]);
}

/** A text without the names that a way of working has where it is done: "the rest when" asks for nothing. */
export function withoutDoneWay(text: string, kind: WayKind): string {
  const done = ONLY_DONE[kind];
  return done === undefined
    ? withoutWay(text, kind)
    : withoutWay(text, kind).replace(WAYS.patternOf(done), " ");
}

function isIn(text: string, name: WayName | undefined): boolean {
  return name !== undefined && WAYS.isIn(text, name);
}

/** A text without the names of one way of working. */
export function withoutWay(text: string, kind: WayKind): string {
  const rest = text.replace(WAYS.patternOf(kind), " ");
  const shown = SHOWN_BY[kind];
  return shown === undefined ? rest : rest.replace(shown, " ");
}

/** Where a refusal's reasons begin, or what it says of the refused. */
const REASON = /[,;(–—。、.]|:(?!\d)|\s-\s/u;

/** The beginning of a refusal, up to its reasons: "Les écoles" of "Les écoles, depuis l'an dernier c'est fini". */
export function refusedPart(text: string): string {
  return text.split(REASON).find((part) => /\p{L}/u.test(part))?.trim() ?? text;
}

/** The kind of buyer that a refusal turns away whole; null where only some of them are, or another kind is. */
export function refusedBuyers(refusal: string): BuyerKind | null {
  const part = refusedPart(refusal);
  return BUYER_KINDS.find((kind) =>
    PEOPLE.isIn(part, kind) && topicOf(part.replace(PEOPLE.patternOf(kind), " ")).size === 0
  ) ?? null;
}
