import type { Facts } from "../domain/facts.ts";
import { namesRefusedWay, namesWay, WAYS_NAMED } from "../review/contradictions/kinds.ts";
import { languagesOf } from "../text/language.ts";
import { LANGUAGES, phrasesOf, phrasesPattern } from "../text/lexicon.ts";
import { isSameWord, stemsOf } from "../text/stems.ts";
import { GENERIC_STEMS, type Line } from "./lines.ts";
import { limitsIn } from "./measures.ts";
import type { Question } from "./question.ts";
import { isRefusalLine, listedIn, withoutBusinessStems, withoutReasons } from "./refusals.ts";
import { PROPOSALS } from "./words.ts";

/** Kinds of parties and of deals that go by many names. */
const KINDS = ["minors", "chains", "own_label"] as const;
const MOST = 2;
/** "Television and livestreams" are two things. */
const JOINING = new RegExp(`\\s(?:${phrasesPattern(phrasesOf(LANGUAGES, "joiners"))})\\s`, "iu");

/**
 * What the founder refuses and a question may be a case of, which only the founder can tell: it names the same kind in
 * another word ("grade 11 kids" beside "teenagers"), in a compound ("Pharmabetrieb" beside "Pharma"), or the refused
 * itself without what narrows it ("a care home" beside "care homes that want a flat rate").
 */
export function refusalsOfItsKind({ query, stems, lines, sheet, home }: Question): Line[] {
  const asked = withoutBusinessStems(stems, sheet.facts).filter((each) => !GENERIC_STEMS.has(each));
  return lines.filter((line) => {
    const { from, value } = line;
    if (!isRefusalLine(line)) return false;
    // Where a number says who is refused, numbers decide.
    if (limitsIn(value, home).length > 0) return false;
    const things = [withoutReasons(value), ...listedIn(value)].flatMap((each) => each.split(JOINING));
    return things.some((thing) =>
      sharesKind(thing, query) ||
      (from !== "values" && (isLed(thing, asked, sheet.facts) || isCompound(thing, asked, query)))
    );
  }).slice(0, MOST);
}

function sharesKind(refused: string, query: string): boolean {
  return KINDS.some((kind) => PROPOSALS.isIn(refused, kind) && PROPOSALS.isIn(query, kind)) ||
    WAYS_NAMED.some((way) => namesRefusedWay(refused, way) && namesWay(query, way));
}

/** The first telling word of a refusal is what is refused; what follows narrows it. */
function isLed(refused: string, asked: string[], facts: Facts): boolean {
  const leading = [...stemsOf(refused)].find((each) => !GENERIC_STEMS.has(each));
  return leading !== undefined && withoutBusinessStems([leading], facts).length > 0 &&
    asked.some((each) => isSameWord(each, leading));
}

const LEAST_LETTERS = 5;
/** So many letters more make another word of it, and no ending. */
const LEAST_MORE = 3;
/** An ending goes before the second half: "Fernsehen", "Fernsehsender". */
const LONGEST_ENDING = 2;

/** German and Dutch write a kind and what it is a kind of as one word. */
function isCompound(refused: string, asked: string[], query: string): boolean {
  if (!languagesOf(query).some((language) => language === "de" || language === "nl")) return false;
  const [leading = ""] = [...stemsOf(refused)].map(bareLetters);
  return asked.map(bareLetters).some((word) => isHalfOf(leading, word) || isHalfOf(word, leading));
}

function isHalfOf(half: string, whole: string): boolean {
  if (half.length < LEAST_LETTERS || whole.length < half.length + LEAST_MORE - LONGEST_ENDING) return false;
  const bare = half.slice(0, Math.max(LEAST_LETTERS, half.length - LONGEST_ENDING));
  if (whole.endsWith(half) || whole.endsWith(bare)) return true;
  let shared = 0;
  while (shared < half.length && half[shared] === whole[shared]) shared++;
  return shared >= LEAST_LETTERS && shared >= half.length - LONGEST_ENDING &&
    whole.length >= shared + LEAST_MORE;
}

function bareLetters(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
