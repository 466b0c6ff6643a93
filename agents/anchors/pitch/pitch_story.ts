import type { Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, sentencesOf } from "../../text/text.ts";
import { bestCurrent, currentAnswer, saidOrCorrected } from "../words/current_answer.ts";
import { obstacleWords, opening, refusalWords } from "../words/opening.ts";
import { buildSection, claim, fitting, NEEDS_NUMBER, paragraph, quoted, row, table } from "../section.ts";
import { cellOf, type Said, sentenceOf } from "../words/answers.ts";

const BEATS: { name: string; field: FieldId; question: string }[] = [
  { name: "what it is", field: "offering.what", question: "what do you do, in one sentence?" },
  { name: "why it exists", field: "identity.why", question: "why do you do this?" },
  { name: "the problem", field: "market.obstacle", question: "what is the one thing in the way?" },
  { name: "without it", field: "market.alternative", question: "what would they use if you vanished?" },
  { name: "why now", field: "customer.trigger_barrier", question: "what makes somebody start?" },
  { name: "only here", field: "difference.only", question: "what would a rival refuse to do?" },
  { name: "the proof", field: "proof.best", question: "which number or story convinces a sceptic?" },
];

/** The story of the deck as beats, each in the founder's words. */
export function writePitchStory(state: JourneyState): Section {
  const missing = BEATS.filter(({ field }) => currentAnswer(state, field) === "");
  return buildSection({
    id: "pitch_story",
    headline: headlineOf(state),
    blocks: [
      paragraph(whyClaims(state)),
      table(["beat", "in your words"], BEATS.map((beat) => beatRow(state, beat))),
    ],
    choice: choiceOf(state),
    deductions: missing.slice(0, 3).map(({ name }) => `no words for ${name}`),
    raisedBy: missing[0]?.question ?? "telling it once to somebody who does not know the trade",
    openQuestions: missing.map(({ question }) => question.charAt(0).toUpperCase() + question.slice(1)).slice(
      0,
      3,
    ),
  });
}

function headlineOf(state: JourneyState): Claim {
  const truth = state.readBacks.truth?.accepted ? state.readBacks.truth.sentence : null;
  if (truth) {
    return claim(
      fitting(truth.text, "The story is the sentence you picked for your place in the market."),
      ...truth.marks,
    );
  }
  const obstacle = obstacleWords(state, 13);
  if (obstacle) {
    return claim(
      fitting(
        `One thing stands in the way: ${sentenceOf(obstacle)}`,
        "One thing stands in the way, and you named it.",
      ),
      obstacle.mark,
    );
  }
  const offering = opening(state, "offering.what", 12);
  if (offering) {
    return claim(
      fitting(`It begins with what you do: ${sentenceOf(offering)}`, "It begins with what you do."),
      offering.mark,
    );
  }
  return claim(
    "There is no story yet, because nothing was said about the problem.",
    assumption("tell it to one friend and write down what was asked, ten minutes"),
  );
}

function whyClaims(state: JourneyState): Claim[] {
  return sentencesOf(currentAnswer(state, "identity.why")).slice(0, 3)
    .map((sentence, at) =>
      claim(
        at === 0 ? `It starts here: ${quoted(sentence)}` : quoted(sentence),
        saidOrCorrected(state, "identity.why", sentence),
      )
    );
}

function beatRow(state: JourneyState, { name, field, question }: typeof BEATS[number]): Row {
  const words = wordsFor(state, field);
  if (words === null) {
    return row(
      [name, `${NEEDS_NUMBER.replace("number", "words")}: ${question}`],
      assumption(`answer it aloud in one minute and write it down: ${question}`),
    );
  }
  return row([name, cellOf(words)], words.mark);
}

function wordsFor(state: JourneyState, field: FieldId): Said | null {
  if (field === "market.obstacle") return obstacleWords(state, 24);
  if (field === "difference.only") return refusalWords(state, field, 24);
  return field === "proof.best" || field === "identity.why"
    ? bestCurrent(state, field, 24)
    : opening(state, field, 26);
}

function choiceOf(state: JourneyState): Choice | null {
  const contrast = refusalWords(state, "identity.contrast");
  const difference = refusalWords(state, "difference.only");
  if (difference === null) return null;
  return {
    chosen: `the deck stands on this: ${cellOf(difference)}`,
    rejected: contrast
      ? `any likeness with this: ${cellOf(contrast)}`
      : "the words everybody in the category uses",
    why: "it is the sentence a rival would refuse to say",
    gives_up: "listeners who look for what they already know",
    marks: [
      difference.mark,
      ...(contrast ? [contrast.mark] : []),
    ],
  };
}
