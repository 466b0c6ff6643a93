import type { FactName, Facts, TextFact } from "../domain/facts.ts";
import { labelOf } from "../facts/worksheet.ts";
import { isAboutReaders } from "../plan/hooks.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { sentencesOf } from "../text/text.ts";
import type { AnswerLine } from "./answer.ts";
import { GENERIC_STEMS } from "./lines.ts";
import { type Outgoing, outgoing, outgoingIn, STANDARD } from "./outgoing.ts";
import type { Question } from "./question.ts";
import { withoutBusinessStems } from "./refusals.ts";
import { CUES } from "./words.ts";

/** Where somebody stands to whom a message goes, as the founder told of it. */
export interface Situation {
  /** True for somebody who fell silent: they know already who writes. */
  isSilent: boolean;
  /** The founder's sentences about it. */
  told: AnswerLine[];
  stems: ReadonlySet<string>;
}

const OTHERS: FactName[] = ["barrier", "trigger", "obstacle"];
/** A situation without a word of its own for it is known by so many telling words of the founder's. */
const LEAST = 2;
/** "Good", "not": words as short tell nothing of a moment. */
const LEAST_LETTERS = 4;
const MOST_TOLD = 3;
const MOST_SENT = 2;

/** The moment that a request for a message speaks of: silence, what holds people back or what sets them off. */
export function situationOf(question: Question): Situation | null {
  const { query, sheet: { facts }, silence } = question;
  const isSilent = CUES.isIn(query, "silent");
  const asked = tellingOf(withoutRequest(question), facts);
  const moments = [
    { name: "quiet" as const, sentences: aboutNothingElse(silence, facts) },
    ...OTHERS.map((name) => ({ name, sentences: sentencesOf((facts[name] as TextFact | null)?.text ?? "") })),
  ].map((each) => ({ ...each, stems: stemsOf(each.sentences.join(" ")) }))
    .filter(({ sentences }) => sentences.length > 0)
    .map((each) => ({ ...each, shared: sharedStems(asked, each.stems).length }))
    .toSorted((one, other) => other.shared - one.shared);
  const quiet = moments.find(({ name }) => name === "quiet");
  const [nearest] = moments.filter(({ shared }) => shared >= LEAST);
  const found = isSilent ? quiet : nearest;
  if (found === undefined) return null;
  const told = found.sentences.slice(0, MOST_TOLD).map((sentence): AnswerLine => ({
    text: `“${sentence.replace(/[“”]/gu, '"')}”`,
    kind: "said",
    from: labelOf(found.name),
  }));
  return { isSilent: found.name === "quiet", told, stems: found.stems };
}

/**
 * The founder's words for a message in this situation: first what speaks of the same as the request, then what customers
 * are to believe and what only the founder does, which may stand in any. The rest has to speak of the moment.
 */
export function wordsFor({ isSilent, stems: moment }: Situation, question: Question): Outgoing[] {
  const { stems, sheet: { facts } } = question;
  const asked = tellingOf(withoutRequest(question), facts);
  const told = tellingOf([...moment, ...stemsOf(facts.barrier?.text ?? "")], facts);
  const offered = facts.offering === null ? [] : sentencesOf(facts.offering.text);
  const others = outgoingIn(facts).filter(({ from }) => from !== OFFERING).map(withoutReaders);
  const near = [
    ...others.map((each) => ({
      each,
      asked: sharedStems(asked, each.stems).length,
      // A word that both have counts once.
      told: sharedStems(told.filter((stem) => sharedStems([stem], asked).length === 0), each.stems).length,
    })),
    // The words of an offering are those of the whole business, and tell all the same where the request names them.
    ...offered.map((text) => outgoing("offering", text)).map((each) => ({
      each,
      asked: sharedStems(stems, each.stems).length,
      told: 0,
    })),
  ].filter(({ each, asked, told }) =>
    each.text !== "" && bears(each) &&
    (asked + told >= LEAST || STANDARD.includes(each.from) || (!isSilent && asked > 0))
  );
  // An answer speaks of the moment itself, and not only the doubt that it meets.
  function bears({ from, text }: Outgoing): boolean {
    const all = [...withoutRequest(question), ...told];
    return !isSilent || from !== labelOf("objections") ||
      sharedStems(all, stemsOf(text)).some((stem) => stem.length >= LEAST_LETTERS);
  }
  const rankOf = ({ each, asked }: typeof near[number]) =>
    !isSilent || asked >= LEAST ? 2 : STANDARD.includes(each.from) ? 1 : 0;
  return near.toSorted((one, other) =>
    rankOf(other) - rankOf(one) || 2 * other.asked + other.told - 2 * one.asked - one.told
  ).map(({ each }) => each).slice(0, MOST_SENT);
}

const OFFERING = labelOf("offering");

/** Without the sentences that talk about customers: they go to one. */
function withoutReaders(each: Outgoing): Outgoing {
  const text = sentencesOf(each.text).filter((sentence) => !isAboutReaders(sentence)).join(" ");
  return { ...each, text };
}

/** "Write", "a mail": what is asked for says nothing of what it is about. */
function withoutRequest({ query, stems }: Question): string[] {
  const request = stemsOf(
    (["write", "mail"] as const).map((cue) => CUES.patternOf(cue).exec(query)?.[0] ?? "").join(" "),
  );
  return [...stems].filter((each) => !request.has(each));
}

function tellingOf(stems: Iterable<string>, facts: Facts): string[] {
  return withoutBusinessStems(stems, facts).filter((each) => !GENERIC_STEMS.has(each));
}

/** Without what the same answer said of prices and numbers, by the way. */
function aboutNothingElse(sentences: string[], { prices, measured, goal, capacity }: Facts): string[] {
  const others = [...prices, ...measured, goal, capacity].flatMap((fact) => fact?.quote ?? []);
  return sentences.filter((sentence) =>
    !others.some((quote) => sentence.includes(quote) || quote.includes(sentence))
  );
}
