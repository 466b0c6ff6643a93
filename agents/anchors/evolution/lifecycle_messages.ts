import type { Row } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, inference, phrasesIn, sentencesOf, wordCount } from "../../text/text.ts";
import { bestCurrent, currentAnswer, sayCurrent } from "../words/current_answer.ts";
import { objectionsOf } from "../words/objections.ts";
import { row } from "../section.ts";
import type { Quiet } from "./quiet.ts";
import { cellOf, type Said } from "../words/answers.ts";

/** What is said to a customer on the first day, in the quiet days, after a month and after three. */
export function messageRows(state: JourneyState, quiet: Quiet | null): Row[] {
  const sample = inQuotes(state).filter((sentence) => wordCount(sentence) >= LEAST_WORDS);
  const first = sample.find((sentence) => /\d/.test(sentence)) ?? sample[0];
  const closing = inQuotes(state).findLast((sentence) => wordCount(sentence) >= LEAST_WORDS);
  const answer = objectionsOf(state).find((each) => each.answer !== null)?.answer;
  const proof = bestCurrent(state, "proof.best", 18);
  const day = quiet?.day ?? null;
  return [
    message(
      "1",
      "show that something has happened already",
      first === undefined ? null : sayCurrent(state, "voice.sample", first),
    ),
    message(
      day === null ? "the first quiet day" : `${day}`,
      "ask one question and answer one worry",
      answer ? { ...sayCurrent(state, "messaging.objections", answer.quote), whole: answer.quote } : null,
    ),
    message("30", "put their first result beside somebody else's", proof),
    message(
      "90",
      "ask for one name",
      closing === undefined ? null : sayCurrent(state, "voice.sample", closing),
    ),
  ];
}

/** A signature is no sentence to ask with. */
const LEAST_WORDS = 3;

/** The sentences of the sample mail: inside its quotation marks where it has them. */
function inQuotes(state: JourneyState): string[] {
  const sample = currentAnswer(state, "voice.sample");
  const longest = phrasesIn(sample).reduce((best, phrase) => phrase.length > best.length ? phrase : best, "");
  return sentencesOf(wordCount(longest) > 8 ? longest : sample);
}

function message(day: string, does: string, words: Said | null): Row {
  if (words === null) {
    return row(
      [day, does, "open: no words of yours yet"],
      assumption("send one such message and keep the wording that is answered"),
    );
  }
  return row(
    [day, does, cellOf(words)],
    words.mark,
    inference("voice.sample", "the day is ours, the words are yours"),
  );
}
