import { FOUNDATION_ANCHORS } from "./domain/anchors.ts";
import { FIELD_IDS, FIELDS } from "./domain/fields.ts";
import { type JourneyState, progressOf } from "./domain/journey.ts";
import { offeredSentences } from "./interview/read_back/offered_sentences.ts";
import { leaveContradiction, openContradiction } from "./interview/contradictions/settle.ts";
import { joinParts } from "./interview/asking/compose.ts";
import { CLOSING, conclude, openQuestion } from "./interview/conclude.ts";
import { acceptReadBack } from "./interview/read_back/confirming.ts";
import { assume, confirmPhase, draftOf } from "./interview/draft.ts";
import { agentOf } from "./interview/asking/hand_over.ts";
import { decideNext } from "./interview/asking/next.ts";
import { isOpen, minutesLeft, MOST_TURNS, questionsLeft } from "./interview/asking/pace.ts";
import type { IncomingMessage, Surroundings, TurnOutcome } from "./interview/turn_types.ts";
import { leftIn } from "./interview/quarterly/ask_next.ts";
import { takeReviewTurn } from "./interview/quarterly/hold_review.ts";
import { readingOnce } from "./interview/hearing/reading.ts";
import { spokenTo } from "./interview/language/spoken.ts";
import { IN_ENGLISH, languageAsked, speakFrom } from "./interview/language/choose_language.ts";
import { takeTurnWithModel } from "./interview/with_model/take_turn.ts";
import { computeTurn } from "./interview/compute_turn.ts";
import { withoutLongRuns } from "./text/long_runs.ts";
import { readablePart } from "./text/readable.ts";

export { beginIn } from "./interview/language/choose_language.ts";
export { changeFacts, textOfCells } from "./interview/changing/change_facts.ts";
export { changeFeeds } from "./interview/changing/change_feeds.ts";
export { beginReview } from "./interview/quarterly/hold_review.ts";
export { keepPlan, planNow } from "./interview/quarterly/keep_plan.ts";
export { withoutTurn } from "./interview/commands/withdraw_turn.ts";
export { journeyMetadata } from "./interview/metadata.ts";
export { takeLateReading } from "./interview/with_model/late_reading.ts";
export {
  interviewLanguages,
  languageOfAdvice,
  languageOfReply,
  languageOfWords,
} from "./interview/language/turn_languages.ts";
export { spokenRows, spokenTo } from "./interview/language/spoken.ts";
export { minutesLeft } from "./interview/asking/pace.ts";
export { type WaitingQuestion, waitingQuestion } from "./interview/asking/waiting_question.ts";
export { wholeWorksheet, worksheetShown } from "./interview/worksheet_shown.ts";

/** What one gets, said before the first question. */
const WITH_MODEL = "Every sentence of your strategy will rest on your own words.";
const WITHOUT_MODEL =
  "You get your facts in your own words, the sums, your choices and a plan within your hours, each with its evidence. No AI model is set up here, so nothing beyond that is written.";

/** Opens a journey: the welcome and the first question. Asks no model. */
export async function startJourney(state: JourneyState, surroundings: Surroundings): Promise<TurnOutcome> {
  const draft = draftOf(state, { id: "", text: "" }, surroundings.now);
  const name = state.founder === "" ? "" : `, ${state.founder}`;
  draft.lines.push(
    `Welcome${name}. About ${MOST_TURNS} questions, an hour if you answer fully. ${
      surroundings.model.kind === "builtin" ? WITHOUT_MODEL : WITH_MODEL
    }`,
  );
  if (state.isLanguageGuessed === true) draft.lines.push(IN_ENGLISH);
  return await conclude(draft, decideNext(draft), surroundings);
}

/** One line of where the journey stands, and the open question again. Changes nothing. */
export function resumeJourney(state: JourneyState): { reply: string; agent: string } {
  const standing = state.review === undefined ? standingLine(state) : reviewLine(leftIn(state.review));
  const reply = state.question === null ? CLOSING : joinParts([standing, openQuestion(state)]);
  return { reply: spokenTo(state, reply), agent: agentOf(state.phase) };
}

function standingLine(state: JourneyState): string {
  const count = questionsLeft(state);
  return `${progressOf(state)}% done; ${count} ${count === 1 ? "question" : "questions"} left, about ${
    minutesLeft(state)
  } minutes.`;
}

function reviewLine(left: number): string {
  return `Your review is open; ${left} ${left === 1 ? "question" : "questions"} left.`;
}

/** Takes one message of the founder's: hears it, moves the journey by code, and puts the next question. */
export async function takeTurn(
  state: JourneyState,
  typed: IncomingMessage,
  surroundings: Surroundings,
): Promise<TurnOutcome> {
  const { read, rest } = readablePart(withoutLongRuns(typed.text.trim()));
  const message = { ...typed, text: read, ...(rest === "" ? {} : { beyond: rest }) };
  const language = surroundings.model.kind === "builtin" ? languageAsked(message.text) : null;
  if (language !== null && message.cells === undefined) {
    return await conclude(
      speakFrom(state, message, { language, now: surroundings.now }),
      "stay",
      surroundings,
    );
  }
  if (state.review !== undefined && message.text !== "" && message.cells === undefined) {
    return await takeReviewTurn(state, message, surroundings);
  }
  // A turn with a model is worked out more than once: pages are read, and steps told, only once.
  const once = { ...surroundings, research: readingOnce(surroundings.research) };
  const byRules = await computeTurn(state, message, { surroundings: once });
  if ("finish" in byRules) return await finishJourney(byRules.finish, message.id, surroundings);
  if (!byRules.isHeard || surroundings.model.kind === "builtin" || state.question === null) {
    return await conclude(byRules.draft, byRules.decided, once);
  }
  const quiet = { ...once, onStatus: undefined };
  return await takeTurnWithModel({
    state,
    byRules,
    computeTurn: async (verdict) => {
      const worked = await computeTurn(state, message, { surroundings: quiet, verdict });
      return "finish" in worked ? byRules : worked;
    },
  }, once);
}

/** Completes a journey at once: whatever is missing becomes an assumption with its cheapest test. */
export async function finishJourney(
  state: JourneyState,
  messageId: string,
  surroundings: Surroundings,
): Promise<TurnOutcome> {
  const draft = draftOf(state, { id: messageId, text: "" }, surroundings.now);
  const { sentences = {} } = surroundings;
  const contradiction = openContradiction(draft.state);
  if (contradiction !== null) leaveContradiction(draft, contradiction);
  const missing = FIELD_IDS.filter((field) => isOpen(draft.state, field));
  for (const field of missing) assume(draft.state, field);
  for (const anchor of FOUNDATION_ANCHORS) {
    const readBack = draft.state.readBacks[anchor];
    if (readBack?.accepted) continue;
    const byModel = sentences[anchor] ?? [];
    const candidates = offeredSentences(draft.state, { anchor, byModel, now: draft.now });
    acceptReadBack(draft, anchor, {
      readBack: { ...readBack, candidates, accepted: false, sentence: null },
      answer: { kind: "picked", at: 0 },
    });
  }
  confirmPhase(draft.state, "pitch_deck_creation");
  draft.rewrite.add("pitchDeck");
  draft.state.phase = "complete";
  draft.lines.push(
    missing.length === 0
      ? "Finished as it stood."
      : `Finished with assumptions: ${
        missing.map((field) => FIELDS[field].label.toLowerCase()).join(", ")
      }. Each has its cheapest test.`,
    CLOSING,
  );
  return await conclude(draft, null, surroundings);
}
