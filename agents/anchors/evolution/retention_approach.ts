import type { Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, numbersIn, phrasesIn, sentencesOf, wordCount } from "../../text/text.ts";
import { bestCurrent, currentAnswer, saidOrCorrected, sayCurrent } from "../words/current_answer.ts";
import { opening } from "../words/opening.ts";
import { buildSection, claim, fitting, NEEDS_NUMBER, paragraph, quoted, row, table } from "../section.ts";
import { messageRows } from "./lifecycle_messages.ts";
import { type Quiet, quietOf } from "./quiet.ts";
import { cellOf, type Said, sentenceOf } from "../words/answers.ts";

/** What keeps customers, why they leave, and what is said to them when, in the founder's own words. */
export function writeRetentionApproach(state: JourneyState, _now: Date): Section {
  const quiet = quietOf(state);
  const reasons = reasonsOf(state);
  const value = firstValueOf(state);
  return buildSection({
    id: "retention_approach",
    headline: headlineOf(state, quiet),
    blocks: [
      paragraph([...valueClaims(value), ...promiseClaims(state)]),
      table(["reason to leave", "early sign", "what saves it"], reasons.map(reasonRow)),
      table(["day", "what it must do", "in your words"], messageRows(state, quiet)),
    ],
    choice: choiceOf(state),
    deductions: [
      ...(value ? [] : ["the time to first value is unknown"]),
      ...(reasons.some((each) => each.spoken) ? [] : ["nobody has said why customers leave"]),
    ],
    raisedBy: "one call to each of the last three who left",
    openQuestions: [
      ...(value ? [] : [`${NEEDS_NUMBER}: how many days pass until the first result?`]),
      "What did the last one who left say, word for word?",
    ],
  });
}

function headlineOf(state: JourneyState, quiet: Quiet | null): Claim {
  const keeps = sentenceWith(state, "journey.quiet", KEEPS);
  if (keeps) {
    return claim(
      fitting(
        `You know what keeps them: ${sentenceOf(keeps)}`,
        "You know what keeps them, and it happens early.",
      ),
      keeps.mark,
    );
  }
  if (quiet) {
    return claim(
      fitting(
        `Who gets past this point stays: ${quoted(quiet.when, quiet.sentence)}`,
        "Who gets past the quiet days stays.",
      ),
      saidOrCorrected(state, "journey.quiet", quiet.when),
      assumption("look up how long the last ten who passed it stayed, 30 minutes"),
    );
  }
  return claim(
    "What keeps customers is not known yet, so nothing is promised here.",
    assumption("ask three customers why they are still here, three calls"),
  );
}

/** Words of those who stay. */
const KEEPS = /never (?:go quiet|leave)|(?:stay|stayed|come back|came back|everybody writes|keep)\b/iu;
/** Words of those who went: "cancelled", "gekündigt", "saíram". */
const LEFT =
  /\b(?:left|leaves?|cancel\w*|pause\w*|quit|stopped|sold|gekündigt|kündig\w*|saíram|partis|gik)\b/iu;
/** A span of time beside a first result. */
const VALUE =
  /\b(?:first|until|median)\b.*\b(?:days?|weeks?|hours?|minutes?|paid|result|use|order)\b|\b(?:days?|weeks?)\b.*\bfirst\b/iu;
/** What is promised to those who hesitate: a guarantee, a refund, a pause. */
const PROMISE = /guarantee|refund|free if|is free|money back|credit|pause until|no minimum|garant|kulanz/iu;

function sentenceWith(state: JourneyState, field: FieldId, subject: RegExp): Said | null {
  const sentence = sentencesOf(currentAnswer(state, field)).find((each) => subject.test(each));
  return sentence === undefined ? null : sayCurrent(state, field, sentence);
}

function firstValueOf(state: JourneyState): Said | null {
  for (const field of ["growth.numbers", "journey.quiet", "proof.best"] as const) {
    for (const sentence of sentencesOf(currentAnswer(state, field))) {
      const clause = sentence.split(/,\s/).find((each) => VALUE.test(each) && /\d/.test(each));
      if (clause !== undefined) return sayCurrent(state, field, clause);
    }
  }
  return null;
}

function valueClaims(value: Said | null): Claim[] {
  return [
    value ? claim(`The first value, and how long it takes: ${sentenceOf(value)}`, value.mark) : claim(
      `${NEEDS_NUMBER}: how many days pass until a new customer has the first result?`,
      assumption("note the day for the next three customers, no cost"),
    ),
  ];
}

function promiseClaims(state: JourneyState): Claim[] {
  for (const field of ["revenue.model", "difference.only", "messaging.objections"] as const) {
    const promise = sentenceWith(state, field, PROMISE);
    if (promise) {
      return [claim(`What you already promise those who hesitate: ${sentenceOf(promise)}`, promise.mark)];
    }
  }
  return [];
}

interface Reason {
  name: string;
  spoken: Said | null;
  sign: string;
  save: string;
}

function reasonsOf(state: JourneyState): Reason[] {
  const quiet = quietOf(state);
  const lost = lossesIn(state);
  const barrier = phrasesIn(currentAnswer(state, "customer.trigger_barrier"))[0];
  const wanted = opening(state, "customer.not_for", 16);
  const reasons: Reason[] = [
    ...(quiet
      ? [{
        name: "silence",
        spoken: sayCurrent(state, "journey.quiet", quiet.sentence),
        sign: quiet.day === null ? "nothing heard from them" : `nothing heard by day ${quiet.day}`,
        save: "a person asks one question on that day",
      }]
      : []),
    ...lost.map((spokenHere) => ({
      name: "left",
      spoken: spokenHere,
      sign: "fewer orders, questions or visits than the month before",
      save: "ask why once, note the answer, let go",
    })),
    ...(barrier === undefined ? [] : [{
      name: "old worry",
      spoken: { ...sayCurrent(state, "customer.trigger_barrier", barrier), whole: barrier },
      sign: "the same question comes back",
      save: "answer it with one case",
    }]),
    ...(wanted
      ? [{
        name: "never fitted",
        spoken: wanted,
        sign: "one of these at the first call",
        save: "none: say so, and name who fits",
      }]
      : []),
  ];
  return reasons.length > 0 ? reasons.slice(0, 5) : [{
    name: "unknown",
    spoken: null,
    sign: "nothing heard for a month",
    save: "one call with one question",
  }];
}

const RETURNED = /came back|come back|returned|kamen zurück|voltaram/iu;

/** What was said of those who left; a whole sentence where it gives the reason, else the clause with the number. */
function lossesIn(state: JourneyState): Said[] {
  for (const field of ["pitch.traction", "growth.numbers", "journey.quiet"] as const) {
    const sentence = sentencesOf(currentAnswer(state, field)).find((each) =>
      LEFT.test(each) && !RETURNED.test(each)
    );
    if (sentence === undefined) continue;
    const clause = sentence.split(/[,;:]\s/u).find((each) => LEFT.test(each)) ?? sentence;
    const told = wordCount(sentence) <= 20 && numbersIn(sentence).length < 4
      ? sentence
      : clause.replace(/[.!]+$/u, "").replace(/^and\s/iu, "");
    return [{ ...sayCurrent(state, field, told), whole: told }];
  }
  return [];
}

function reasonRow({ name, spoken: words, sign, save }: Reason): Row {
  return row(
    [words === null ? name : cellOf(words), sign, save],
    words?.mark ?? assumption("ring the last three who left, three calls"),
  );
}

function choiceOf(state: JourneyState): Choice | null {
  const values = bestCurrent(state, "identity.values", 16);
  const refused = opening(state, "customer.not_for", 16);
  if (!values && !refused) return null;
  return {
    chosen: values ? `keep those who are here by doing this: ${cellOf(values)}` : "keep those who fit",
    rejected: refused ? "holding on to those who never fitted" : "holding on to everybody",
    why: "a customer who fits passes the name on",
    gives_up: "the income they would have brought for a while",
    marks: [...(values ? [values.mark] : []), ...(refused ? [refused.mark] : [])],
  };
}
