import type { Evidence, TextFact } from "../../domain/facts.ts";
import { opensWith } from "../../facts/passages/items.ts";
import { languageIn, languagesOf } from "../../text/language.ts";
import { contentWords, stem } from "../../text/text.ts";
import { clausesOf } from "./clauses_of.ts";
import { type Conflict, conflictOf, type Ground } from "./conflict.ts";
import { isOfOthers } from "./planned.ts";
import { refusalConflict } from "./refusal_conflict.ts";
import { sharedTopic, topicOf } from "./topics.ts";
import { WORDS } from "./words.ts";

/** Sentences in which somebody is wanted; the offering says what is done, not whom the next year is for. */
const WANTED_IN = [
  "goal.twelve_months",
  "evolution.next",
  "evolution.bet",
  "launch.moment",
  "revenue.model",
];

/** People who are turned away in one place and aimed at in another. */
export function refusedAudience(ground: Ground): Conflict[] {
  const { not_for } = ground.sheet.facts;
  return not_for.flatMap((refused) => [...ownSentence(ground, refused), ...plannedFor(ground, refused)]);
}

/** "the dogs nobody else will have" beside "dogs over 30kg": all of a thing are claimed, some of it are refused. */
function ownSentence(ground: Ground, refused: TextFact): Conflict[] {
  return ground.sentences.flatMap((sentence) => {
    const [mark] = sentence.marks;
    if (mark?.kind !== "said" || !mark.field.startsWith("confirm.") || refuses(mark.quote)) return [];
    if (!WORDS.isIn(mark.quote, "everybody") || sharedTopic(refused.text, mark.quote) === 0) return [];
    const own: Evidence = { quote: mark.quote, turn: mark.turn, field: mark.field, state: "confirmed" };
    return conflictOf({
      id: `audience:${mark.field}`,
      a: refused,
      b: own,
      weight: 4,
      binding: "a",
      ask: "What holds when one of them asks?",
    });
  });
}

/** "Nobody else" claims everything; any other refusal in the sentence narrows it again. */
function refuses(quote: string): boolean {
  return WORDS.isIn(quote.replace(WORDS.patternOf("everybody"), " "), "refuses");
}

function plannedFor(ground: Ground, refused: TextFact): Conflict[] {
  if (WORDS.isIn(refused.text, "except")) return [];
  const offered = topicOf(ground.sheet.facts.offering?.quote ?? "");
  const languages = languagesOf(refused.text);
  // "Loft conversions on listed buildings": only some of them are refused.
  const isPart = (rest: string) =>
    NARROWED.test(rest) || opensWith(rest.trimStart(), languages, "prepositions");
  const pairs = pairsIn(refused.text, isPart).filter((pair) =>
    !pair.split(" ").every((word) => offered.has(word))
  );
  const plan = ground.said.find(({ quote, field }) =>
    WANTED_IN.includes(field) && !isRefusal(quote, refused.text) &&
    clausesOf(quote).some((clause) =>
      !isOfOthers(clause, (opening) => sharedTopic(opening, refused.text) > 0) &&
      pairsIn(clause).some((pair) => pairs.includes(pair))
    )
  );
  if (plan === undefined) return [];
  const step = ground.sheet.facts.next.find(({ text }) => plan.quote.includes(text));
  return refusalConflict({
    id: `audience:${plan.field}`,
    fact: "not_for",
    refused,
    plan,
    ifRefused: step === undefined ? [] : [{ fact: "next", part: null, row: step.text, value: "" }],
  });
}

/** In Portuguese "no" is "in the". */
function isRefusal(quote: string, refused: string): boolean {
  const isPortuguese = [quote, refused].some((text) => languageIn(text) === "pt");
  const words = isPortuguese ? quote.replace(/(?<!\p{L})no(?!\p{L})/giu, " ") : quote;
  return WORDS.isIn(words, "refuses");
}

/** "Care homes with more than 60 beds": only some of them are meant. */
const NARROWED = new RegExp(
  `^ ${WORDS.sourceOf("narrowing", "narrowing_audience")}`,
  "iu",
);
const ANYBODY = new RegExp(`^${WORDS.sourceOf("anybody_word")}$`, "iu");

/** "investor chains": two telling words side by side, as stems; one alone may mean anything. */
function pairsIn(sentence: string, isPart = (rest: string) => NARROWED.test(rest)): string[] {
  const pairs = [...sentence.matchAll(/(?=(?<![\p{L}\d])(\p{L}{4,}) (\p{L}{4,})(?!\p{L}))/gu)];
  return pairs.filter((pair) => !isPart(sentence.slice(pair.index + `${pair[1]} ${pair[2]}`.length)))
    .map(([, one = "", other = ""]) => [one, other])
    .filter((pair) => contentWords(pair.join(" ")).length === 2 && !pair.some((word) => ANYBODY.test(word)))
    .map((pair) => pair.map(stem).toSorted().join(" "));
}
