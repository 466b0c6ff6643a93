import { type JourneyState, newJourney, type SpokenLanguage } from "../../../agents/domain/journey.ts";
import type { ConversedLanguage } from "../../../routes/words/conversed.ts";
import type { IncomingMessage, Surroundings, TurnOutcome } from "../../../agents/interview/turn_types.ts";
import { startJourney, takeTurn } from "../../../agents/master.ts";
import { createFounder } from "../../helpers/founder_replies.ts";
import { readSpokenCase } from "../../helpers/spoken_case.ts";
import { failedPage, surroundings } from "./player.ts";

/** Small English words: a text of ours that keeps one was not put into the language of the interview. */
const ENGLISH =
  /(?<![\p{L}\p{M}'’])(?:the|and|of|to|is|are|that|with|you|your|it|its|what|which|how|when|where|why|not|for|from|on|at|as|be|this|has|have|one|two|or|by|if|they|their|them|who|whom)(?![\p{L}\p{M}'’])/giu;
/** Those of them that are words of another language as well. */
const SHARED: Record<ConversedLanguage, string[]> = {
  de: [],
  fr: ["on", "as", "or"],
  es: ["has"],
  it: [],
  pt: ["as", "for"],
  nl: ["is", "of", "at", "have", "be"],
  ja: [],
};

/** The English words of a text outside quotation marks that are none of the language it should be in. */
export function englishIn(text: string, language: ConversedLanguage): string[] {
  const found = withoutQuotes(text).match(ENGLISH) ?? [];
  return found.filter((word) => !SHARED[language].includes(word.toLowerCase()));
}

export function withoutQuotes(text: string): string {
  return text.replace(/“[^”]*”/gsu, "“”");
}

type Answering = (
  question: NonNullable<JourneyState["question"]>,
  turn: number,
) => Omit<IncomingMessage, "id">;

/** The founder of a case, by name or path. */
export function founderOf(place: string): { company: string; answer: Answering } {
  const founder = readSpokenCase(place);
  const reply = createFounder(founder);
  return {
    company: founder.registration.company_name,
    answer(question) {
      const { text, choices } = reply(question);
      return { text, ...choices === undefined ? {} : { choices } };
    },
  };
}

/** No model, and pages that cannot be reached. */
const AROUND: Surroundings = surroundings({
  research: {
    readPage: (request) =>
      Promise.resolve({
        ...failedPage(request),
        failure: `The website at ${new URL(request.url).host} could not be reached.`,
      }),
  },
});

const MOST_TURNS = 140;

/** Every turn of a journey, the welcome first; `language` is what is spoken from the start. */
export async function playIn(
  { company, answer }: { company: string; answer: Answering },
  language?: SpokenLanguage,
): Promise<{ outcomes: TurnOutcome[]; sent: string[] }> {
  const state = newJourney("journey", company, "Test");
  let outcome = await startJourney(language === undefined ? state : { ...state, language }, AROUND);
  const [outcomes, sent] = [[outcome], [""]];
  for (let turn = 1; outcome.state.question !== null && turn < MOST_TURNS; turn++) {
    const message = { id: `turn-${turn}`, ...answer(outcome.state.question, turn) };
    outcome = await takeTurn(outcome.state, message, AROUND);
    outcomes.push(outcome);
    sent.push(message.text);
  }
  return { outcomes, sent };
}

/** One message more. */
export async function say(state: JourneyState, text: string): Promise<TurnOutcome> {
  return await takeTurn(state, { id: `turn-${state.turns + 1}`, text }, AROUND);
}
