import type { RivalFact } from "../../../domain/facts.ts";
import { lexiconsOf, phrasesPattern } from "../../../text/lexicon.ts";

/** How many of the deals that were lost went to one rival or to no one, as the founder counted them. */
export interface Loss {
  rival: RivalFact;
  /** Its place in the list of rivals, for the id of the fact. */
  at: number;
  count: number;
  of: number;
}

const LOST =
  /(?<!\p{L})(?:los[et]s?|losing|loss(?:es)?|verl(?:ier|or)\p{L}*|perd\p{L}*|pers[oiae]|perso|verlie[sz]\p{L}*)(?!\p{L})|失注|失い|負け/iu;

const NUMBERS = new Map(
  lexiconsOf().flatMap(({ numbers }) => [...numbers]).filter(([, value]) => value >= 1),
);
const NUMBER = `(\\d{1,4}(?![\\d.,%])|${phrasesPattern([...NUMBERS.keys()])})`;
/** "8 of 10", "five out of ten", "5 von 10", "10件中5件". */
const SHARE = new RegExp(
  `${NUMBER}\\s+(?:out of|of|in|von|aus|sur|de|su|van de|van|em|di)\\s+(?:the |den |les )?${NUMBER}`,
  "iu",
);
const EASTERN_SHARE = /(\d{1,4})\s?(?:件|社|人)?\s?中\s?(\d{1,4})/u;
/** "Of ten we lose, five …": what all the counts of the answer are counted from. */
const WHOLE = new RegExp(
  `(?:out of|of|von|sur|de|su|van|em)\\s+(?:every |the )?${NUMBER}(?:[^,.;:]{0,40},\\s*|[^.;:]{0,40}?(?:${LOST.source})[,\\s]+)${NUMBER}`,
  "iu",
);

/**
 * The losses that were counted, most first. A count is taken only from the words that were read as this rival, beside
 * a word of losing; all of an answer's counts together never exceed the whole.
 */
export function lossesOf(rivals: RivalFact[]): Loss[] {
  const whole = wholeOf(rivals);
  const found = rivals.flatMap((rival, at) => {
    const loss = countedIn(rival, rivals, whole);
    return loss === null ? [] : [{ rival, at, ...loss }];
  });
  const of = found[0]?.of ?? 0;
  const isSound = found.every((each) => each.of === of) &&
    found.reduce((sum, { count }) => sum + count, 0) <= of;
  return isSound ? found.toSorted((a, b) => b.count - a.count) : [];
}

/** The whole that the first rival's words name, and the turn in which they stand. */
function wholeOf(rivals: RivalFact[]): { of: number; turn: string } | null {
  for (const { quote, turn } of rivals) {
    const match = LOST.test(quote) ? WHOLE.exec(quote) : null;
    if (match !== null) return { of: valueOf(match[1]), turn };
  }
  return null;
}

function countedIn(
  rival: RivalFact,
  all: RivalFact[],
  whole: ReturnType<typeof wholeOf>,
): { count: number; of: number } | null {
  const { quote, turn } = rival;
  const isShared = all.some((other) => other !== rival && other.turn === turn && other.quote === quote);
  if (isShared) return null;
  const share = SHARE.exec(quote);
  const eastern = EASTERN_SHARE.exec(quote);
  if (LOST.test(quote)) {
    const opening = WHOLE.exec(quote);
    if (opening !== null) return sound(valueOf(opening[2]), valueOf(opening[1]));
    if (eastern !== null) return sound(Number(eastern[2]), Number(eastern[1]));
    if (share !== null) return sound(valueOf(share[1]), valueOf(share[2]));
  }
  if (whole === null || whole.turn !== turn) return null;
  const first = new RegExp(`^${NUMBER}(?!\\p{L})`, "iu").exec(quote.trim());
  return first === null ? null : sound(valueOf(first[1]), whole.of);
}

function sound(count: number, of: number): { count: number; of: number } | null {
  return Number.isInteger(count) && Number.isInteger(of) && count >= 1 && count <= of && of >= 3
    ? { count, of }
    : null;
}

function valueOf(typed = ""): number {
  return NUMBERS.get(typed.toLowerCase()) ?? Number(typed);
}
