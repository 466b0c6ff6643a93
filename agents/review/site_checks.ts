import type { Contradiction } from "../domain/claims.ts";
import { FIELD_IDS, type FieldId } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import type { PageReading } from "../domain/pages.ts";
import { type FoundNumber, numbersIn, overlapOf, source, valueOf } from "../text/text.ts";
import { ownPage, type Said, sentencesSaid } from "../anchors/words/answers.ts";

const NOT_CLAIMED: FieldId[] = ["company.links", "visual.colours", "voice.sample"];
const LONGEST = 160;

/** Sentences of the founder's own page that tell an answer again with another number, each pair once. */
export function siteChecks(state: JourneyState): Contradiction[] {
  const page = ownPage(state);
  if (page === null) return [];
  const answers = FIELD_IDS.filter((field) => !NOT_CLAIMED.includes(field))
    .flatMap((field) => sentencesSaid(state, field));
  const shown = page.sentences.filter((sentence) =>
    sentence.length <= LONGEST && !/[“”{}]/u.test(sentence) && numbersIn(sentence).length > 0
  );
  return shown.flatMap((sentence) => {
    const words = answers.find(({ quote }) => isToldOtherwise(quote, sentence));
    return words === undefined ? [] : [pairOf(page, sentence, words)];
  });
}

function pairOf(page: PageReading, sentence: string, words: Said): Contradiction {
  return {
    id: `site:${sentence.slice(0, 40)}`,
    this: words.mark,
    against: source(page, sentence),
    question: `“${bare(words.quote)}” stands against “${
      bare(sentence)
    }” on your own site. Which of the two holds today?`,
    settled: null,
  };
}

function bare(quote: string): string {
  return quote.replace(/[\s.!…。]+$/u, "");
}

function isToldOtherwise(said: string, shown: string): boolean {
  return sharesAWhole(said, shown) || namesItAlike(said, shown);
}

const ALIKE = 0.5;

/** "389 of 512 hunts found in 2025" and "In 2025 we found 379 of 512": one whole, two parts. */
function sharesAWhole(said: string, shown: string): boolean {
  const [ours, theirs] = [countsIn(said), countsIn(shown)];
  const [common] = ours.filter((number) => theirs.some((other) => sameValue(number, other)));
  if (common === undefined || overlapOf(said, shown) < ALIKE) return false;
  const [mine] = ours.filter((number) => isPartOf(said, number, common));
  const [other] = theirs.filter((number) => isPartOf(shown, number, common));
  return mine !== undefined && other !== undefined && !sameValue(mine, other);
}

/** True where the text says "part of whole". */
function isPartOf(text: string, part: FoundNumber, whole: FoundNumber): boolean {
  const behind = text.slice(part.index + part.text.length);
  return new RegExp(`^\\s(?:out )?of (?:the |our |all )*${whole.value.replace(/[.]/g, "\\.")}(?!\\d)`, "u")
    .test(behind);
}

const WORDS_BEFORE = 3;

/** The same three words before two numbers of the same thing: "every event for 90 days", "every event for 60 days". */
function namesItAlike(said: string, shown: string): boolean {
  return numbersIn(said).some((number) =>
    number.noun !== null &&
    numbersIn(shown).some((other) =>
      other.noun === number.noun && !sameValue(number, other) &&
      before(said, number) !== "" && before(said, number) === before(shown, other)
    )
  );
}

function before(text: string, { index }: FoundNumber): string {
  const words = text.slice(0, index).toLowerCase().split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== "");
  return words.length < WORDS_BEFORE ? "" : words.slice(-WORDS_BEFORE).join(" ");
}

function countsIn(text: string): FoundNumber[] {
  return numbersIn(text).filter(({ unit }) => unit === null);
}

function sameValue(one: FoundNumber, other: FoundNumber): boolean {
  return valueOf(one.value) === valueOf(other.value);
}
