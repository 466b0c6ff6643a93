import { withoutArticle } from "../text/articles.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { type Answer, type AnswerLine, missing, short } from "./answer.ts";
import { fill } from "./frames/frames.ts";
import type { Question } from "./question.ts";
import { specificStemsOf } from "./question.ts";
import { namesIn } from "../text/names.ts";
import { CALENDAR, clauseAbout } from "./lines.ts";
import { hasCue, LANGUAGES } from "../text/lexicon.ts";
import { CUES, QUOTED } from "./words.ts";

/** Of the words that a question tells, so many have to stand in a sentence. */
const ENOUGH = 0.5;
/** A word that more sentences have says nothing of what is meant. */
const RARE = 2;
const MOST = 3;

/**
 * The founder's sentences that speak of what a text names, the nearest, in the order in which they were said. A name is
 * enough, of other words half; words that stand in many sentences say nothing.
 */
export function spokenOf({ said }: Pick<Question, "said">, text: string): string[] {
  const wanted = new Set([...specificStemsOf(text)].filter((each) => !CALENDAR.has(each)));
  if (wanted.size === 0) return [];
  const inside = text.replace(/^\P{L}*\p{L}+/u, (first) => first.toLowerCase());
  const names = stemsOf(namesIn(inside).join(" "));
  const sentences = [...new Set(said)].filter((sentence) => !/[?？]\s*$/u.test(sentence));
  const found = sentences.map((sentence) => ({ sentence, shared: sharedStems(wanted, stemsOf(sentence)) }));
  const times = Map.groupBy(found.flatMap(({ shared }) => shared), (stem) => stem);
  const isRare = (stem: string) => (times.get(stem)?.length ?? 0) <= RARE;
  const near = found.filter(({ sentence, shared }) =>
    (shared.some(isRare) ||
      sharedStems(shared, names).length > 0 && hasCue(sentence, LANGUAGES, "negation", "refusal")) &&
    (shared.length >= ENOUGH * wanted.size || sharedStems(shared, names).length > 0)
  );
  const most = Math.max(0, ...near.map(({ shared }) => shared.length));
  return near.filter(({ shared }) => shared.length === most).slice(0, MOST).map(({ sentence }) => sentence);
}

const SAID = new RegExp(`\\s${QUOTED.sourceOf("said_last")}$`, "iu");

/** A sentence as an answer prints it; of a long one the clauses that speak of it. */
export function spokenLine(sentence: string, { query }: Pick<Question, "query">): AnswerLine {
  return { text: `“${clauseAbout(sentence, query).replace(/[“”]/gu, '"')}”`, kind: "said" };
}

/** "What did I say about the oven": the sentences themselves, or that there is none; null where that is not asked. */
export function saidAbout(question: Question): Answer | null {
  const { query, say } = question;
  const cue = CUES.patternOf("saidAbout").exec(query);
  if (cue === null) return null;
  const rest = `${query.slice(0, cue.index)} ${query.slice(cue.index + cue[0].length)}`;
  const name = rest.replace(/[“”‘’?？!¿¡.。]/gu, "").trim().replace(SAID, "");
  const words = withoutArticle(name.toLowerCase(), LANGUAGES);
  const exact = question.said.filter((sentence) => sentence.toLowerCase().includes(words));
  const sentences = words !== "" && exact.length > 0
    ? [...new Set(exact)].slice(0, MOST)
    : spokenOf(question, name);
  return sentences.length > 0
    ? short(...sentences.map((sentence) => spokenLine(sentence, { query: name })))
    : short(missing(fill(say.unsaidAbout, { name: `‘${name}’` })));
}
