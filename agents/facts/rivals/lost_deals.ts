import { GRAMMAR } from "../../text/grammar_words.ts";
import type { RivalFact } from "../../domain/facts.ts";
import { lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import type { Sentence } from "../statements/statement.ts";
import { NUMBER_WORDS, RIVALS } from "../words.ts";

/** How many of the lost deals went to a rival, and of how many. */
type Lost = NonNullable<RivalFact["lost"]>;

const LOST = RIVALS.sourceOf("loses", "loss");
const LOSING = new RegExp(LOST, "iu");

const NUMBERS = new Map(
  lexiconsOf().flatMap(({ numbers }) => [...numbers]).filter(([, value]) => value >= 1),
);
const NUMBER = `((?<![\\d\\p{Sc}])\\d{1,4}(?![\\d.,%])|${phrasesPattern([...NUMBERS.keys()])})`;

/** "8 of 10", "five out of ten", "5 von 10". */
const OF = GRAMMAR.sourceOf("of", "out_of");
const THE = GRAMMAR.sourceOf("the");
const SHARE = new RegExp(
  `${NUMBER}\\s+(?:${OF}|${NUMBER_WORDS.sourceOf("odds")})\\s+(?:${THE}\\s+)?${NUMBER}`,
  "iu",
);
/** "10件中5件". */
const EASTERN_SHARE = /(\d{1,4})\s?(?:件|社|人)?\s?中\s?(\d{1,4})/u;
/** "Of ten we lose, five …": what the counts behind it are counted from. */
const WHOLE = new RegExp(
  `${OF}\\s+(?:(?:${THE}|${
    GRAMMAR.sourceOf("every")
  })\\s+)?${NUMBER}[^.;:]{0,40}?${LOST}[^.;:]{0,20}?(?=${NUMBER})`,
  "iu",
);
const FIRST = new RegExp(`^(?:${GRAMMAR.sourceOf("and")}\\s)?${NUMBER}(?!\\p{L})`, "iu");

/** True for a sentence that counts lost deals against their whole. */
export function countsLosses(text: string): boolean {
  return LOSING.test(text) && [WHOLE, SHARE, EASTERN_SHARE].some((pattern) => pattern.test(text));
}

/** Fewer lost deals are no share. */
const FEW = 3;

/**
 * The rivals with what the founder counted of lost deals: "of ten we lose, five do nothing, one goes to Nory", "the
 * notebook, that's 8 of 10 lost deals". Nothing where counts do not fit together.
 */
export function withLosses(rivals: RivalFact[], sentences: Sentence[]): RivalFact[] {
  const losing = sentences.filter(({ text }) => LOSING.test(text));
  const counted = rivals.map((rival) => ({ rival, lost: firstCount(rival, rivals, losing) }));
  const found = counted.flatMap(({ lost }) => lost ?? []);
  const [first] = found;
  const sum = found.reduce((total, { count }) => total + count, 0);
  const isSound = first !== undefined && found.every(({ of }) => of === first.of) && sum <= first.of;
  return isSound ? counted.map(({ rival, lost }) => lost === null ? rival : { ...rival, lost }) : rivals;
}

function firstCount(rival: RivalFact, all: RivalFact[], losing: Sentence[]): Lost | null {
  for (const { text } of losing) {
    const lost = WHOLE.test(text) ? partOf(rival, text) : shareOf(rival, all, text);
    if (lost !== null) return lost;
  }
  return null;
}

/** "…, five do nothing, …": the number that opens the part in which the rival is named. */
function partOf({ name }: RivalFact, sentence: string): Lost | null {
  const whole = WHOLE.exec(sentence);
  if (whole === null) return null;
  const parts = sentence.slice(whole.index + whole[0].length).split(/[,;]\s*/u);
  const part = parts.find((each) => each.toLowerCase().includes(name.toLowerCase()));
  return lostOf(FIRST.exec(part?.trim() ?? "")?.[1], whole[1]);
}

/** "8 of 10 lost deals" speaks of whom its sentence names: of one rival, or of the status quo in several words. */
function shareOf(rival: RivalFact, all: RivalFact[], sentence: string): Lost | null {
  const named = all.filter(({ name }) => sentence.includes(name));
  const isOne = named.length === 1 || named.every(({ kind }) => kind === "status_quo");
  if (!isOne || named[0] !== rival) return null;
  const eastern = EASTERN_SHARE.exec(sentence);
  if (eastern !== null) return lostOf(eastern[2], eastern[1]);
  const share = SHARE.exec(sentence);
  return share === null ? null : lostOf(share[1], share[2]);
}

function lostOf(count: string | undefined, of: string | undefined): Lost | null {
  const lost = { count: valueOf(count), of: valueOf(of) };
  const isWhole = Number.isInteger(lost.count) && Number.isInteger(lost.of);
  return isWhole && lost.count >= 1 && lost.count <= lost.of && lost.of >= FEW ? lost : null;
}

function valueOf(typed = ""): number {
  return NUMBERS.get(typed.toLowerCase()) ?? (typed === "" ? NaN : Number(typed));
}
