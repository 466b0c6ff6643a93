import { clauseSpans } from "../../facts/statements/clauses.ts";
import { languageIn, languagesOf } from "../../text/language.ts";
import { type Language } from "../../text/lexicon.ts";
import { namedFrom, speaksOfSomebodyNamed } from "../../plan/hooks.ts";
import { isUnspaced, sentencesOf, wordCount } from "../../text/text.ts";
import { QUOTE_WORDS } from "../hearing/heard_words.ts";

const SHORTEST = 3;
/** What joins a clause to the words before it and leaves its order as it is. */
const JOINED: Record<Language, RegExp> = {
  en: /^(?:and|or|but),?\s+/iu,
  de: /^(?:und|oder|aber),?\s+/iu,
  fr: /^(?:et|ou|mais),?\s+/iu,
  es: /^(?:y|o|pero),?\s+/iu,
  it: /^(?:e|o|ma),?\s+/iu,
  pt: /^(?:e|ou|mas),?\s+/iu,
  nl: /^(?:en|of|maar),?\s+/iu,
  ja: /^(?:そして|また|それと|それから|それに|あと(?!で))、?/u,
};

/** A sentence or an opening of fewer words ("my brother, 1998") is passed over for a longer one behind it. */
const SHORTEST_OPENING = 5;

/**
 * The words of a fact that can be said in one breath: all of them, else a sentence of theirs, else the opening of a sentence,
 * else its longest run of clauses, each time the earliest that fits in `most` words. Null where nothing does.
 */
export function headingOf(text: string, most: number): string | null {
  const sentences = sentencesOf(text);
  const fitting = [text, ...sentences.map((_, at) => withName(text, sentences, at))].map(bare)
    .filter((each) => fits(each, most));
  const whole = fitting.filter((each) =>
    each === bare(text) || isUnspaced(each) || wordCount(each) >= SHORTEST_OPENING
  );
  const heading = whole.find((each) => bare(text).startsWith(each) || !speaksOfSomebodyNamed(each)) ??
    whole[0] ?? fitting[0];
  if (heading !== undefined) return heading;
  for (const sentence of sentences) {
    const run = longestRun(sentence, most);
    if (run !== null) return run;
  }
  return null;
}

/** A sentence with the short one before it that says of whom it is told. */
function withName(text: string, sentences: string[], at: number): string {
  const [first = "", last = ""] = [sentences[namedFrom(sentences, at)], sentences[at]];
  const from = text.indexOf(first);
  return text.slice(from, text.indexOf(last, from) + last.length);
}

function fits(text: string, most: number): boolean {
  const count = wordCount(text);
  return count >= SHORTEST && count <= most && !/[?？“”{}]|https?:/u.test(text) &&
    text.split("(").length === text.split(")").length;
}

/** Clauses that stand side by side: as many as fit, from the first that can begin. */
function longestRun(sentence: string, most: number): string | null {
  const said = clauseSpans(sentence, languagesOf(sentence));
  const spans = said.length > 1 ? said : dictatedSpans(sentence);
  const runs = spans.flatMap((first, at) =>
    spans.slice(at).filter((last) => last === first || isClause(sentence.slice(last.from, last.to)))
      .map((last) => bare(sentence.slice(first.from, last.to)))
  ).filter((run) => fits(run, most) && !BARE_SUBJECT.test(run) && !GOES_ON_BEHIND.test(run)).toSorted((
    one,
    other,
  ) => wordCount(other) - wordCount(one));
  const opening = runs.find((run) => bare(sentence).startsWith(run) && wordCount(run) >= SHORTEST_OPENING);
  return opening ?? runs[0] ?? null;
}

/** "Ce qui déclenche l'appel", "what holds them back": what it is stands behind the comma. */
const BARE_SUBJECT = new RegExp(`^${QUOTE_WORDS.sourceOf("only_announces")}\\s[^,;:]*$`, "iu");

/** "電話が増えるので", "だめにしたときは", "来年の4月から": a Japanese clause says with its end that it goes on. */
const GOES_ON_BEHIND =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}](?:ので|のに|から|けど|けれど|まで|までに|たら|れば|ながら|[がとはにをでもてへやか])$/u;

const SHORTEST_CLAUSE = 4;

/** "; le jour dit" opens what was left out, and closes nothing. */
function isClause(text: string): boolean {
  return wordCount(text) >= SHORTEST_CLAUSE;
}

/** Where a dictated sentence without a comma goes on with somebody new: "we make it ourselves and it lies in a pit". */
const GOES_ON = new RegExp(
  `\\s+(?=${QUOTE_WORDS.sourceOf("goes_on")}\\s+${QUOTE_WORDS.sourceOf("somebody_new")}(?:['’]\\p{L}+)?\\s)`,
  "giu",
);

function dictatedSpans(sentence: string): { from: number; to: number }[] {
  const cuts = [...sentence.matchAll(GOES_ON)].map(({ index, 0: blank }) => ({
    index,
    end: index + blank.length,
  }));
  return [...cuts, { index: sentence.length, end: sentence.length }].map(({ index }, at) => ({
    from: cuts[at - 1]?.end ?? 0,
    to: index,
  }));
}

/** Without what only joins it to the words before, and without the stop at its end. */
function bare(text: string): string {
  const plain = text.trim().replace(/^[\s,;:–—-]+/u, "");
  const language = languageIn(text);
  return (language === null ? plain : plain.replace(JOINED[language], "")).replace(/[\s.,;:!…。]+$/u, "");
}
