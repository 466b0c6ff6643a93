import { FIELD_IDS, type FieldId } from "../../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { distinctiveTerms, rememberedValue, stem, wordCount } from "../../text/text.ts";
import { STOP_WORDS } from "../../text/words.ts";
import { rivalNames } from "../words/rivals.ts";

const NOT_THEIRS: FieldId[] = [
  "company.links",
  "pitch.raise",
  "choices.tradeoffs",
  "channels.refused",
  "identity.contrast",
];

/** The founder's own terms, strongest first: no rival's name, no web address, at most four words each. */
export function ownTerms(state: JourneyState, most: number): string[] {
  const texts = FIELD_IDS.filter((field) => !NOT_THEIRS.includes(field)).map((field) =>
    typedAnswer(state, field)
  );
  const rivals = rivalNames(state).map((name) => name.toLowerCase());
  return termsIn(JSON.stringify({ texts, rivals })).slice(0, most);
}

interface Spoken {
  texts: string[];
  rivals: string[];
}

/** Terms are weighed over all answers together: the same answers are weighed once. */
const termsIn = rememberedValue(weighTerms, 20);

function weighTerms(spoken: string): string[] {
  const { texts, rivals }: Spoken = JSON.parse(spoken);
  return distinctiveTerms(texts)
    .filter((term) => !isTalk(term) && wordCount(term) <= 4 && !/https?:|[/@#\d]/.test(term))
    .filter((term) =>
      !rivals.some((name) => term.toLowerCase().includes(name) || name.includes(term.toLowerCase()))
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .filter((term, at, all) => !all.slice(0, at).some((stronger) => covers(stronger, term)));
}

/** A phrase that begins or ends in a grammar word is somebody talking, not a term. */
function isTalk(term: string): boolean {
  const words = term.toLowerCase().replace(/[?!.]+$/, "").split(" ");
  return words.length > 1 && [words[0], words.at(-1)].some((word) => STOP_WORDS.has(word ?? ""));
}

/** Terms of several words first, then plain words, then names: a name is known, a term has to be learnt. */
function rank(term: string): number {
  if (wordCount(term) > 1) return 0;
  return /^\p{Lu}/u.test(term) ? 2 : 1;
}

function covers(stronger: string, term: string): boolean {
  const [long, short] = [stronger.toLowerCase(), term.toLowerCase()];
  const touches = long.split(" ").at(-1) === short.split(" ")[0] ||
    long.split(" ")[0] === short.split(" ").at(-1);
  if (touches && wordCount(short) > 1 && wordCount(long) > 1) return true;

  return long.split(" ").includes(short) ||
    stem(long.split(" ").at(-1) ?? "") === stem(short.split(" ").at(-1) ?? "") &&
      wordCount(long) === wordCount(short) && long.slice(0, 5) === short.slice(0, 5);
}
