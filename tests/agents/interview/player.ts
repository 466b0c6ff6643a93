import { startJourney, takeTurn } from "../../../agents/master.ts";
import { type JourneyState, newJourney } from "../../../agents/domain/journey.ts";
import { NOTHING_READ, type PageReading, type Research } from "../../../agents/domain/pages.ts";
import { TRADEOFF_IDS } from "../../../agents/domain/tradeoffs.ts";
import { builtInModel } from "../../../agents/model/builtin.ts";
import type { IncomingMessage, Surroundings, TurnOutcome } from "../../../agents/interview/turn_types.ts";
import { type Addresses, type Case, withAddresses } from "../../helpers/cases.ts";

export { readCase } from "../../helpers/cases.ts";

/** A founder who answers by looking at the open question, as a program outside would. */
export interface Founder {
  company: string;
  answer(question: NonNullable<JourneyState["question"]>, state: JourneyState): Omit<IncomingMessage, "id">;
}

export interface Played {
  state: JourneyState;
  outcomes: TurnOutcome[];
  messages: IncomingMessage[];
}

export const NOW = new Date("2026-11-20T09:00:00Z");

export function failedPage(request: Parameters<Research["readPage"]>[0], now = NOW): PageReading {
  return {
    role: request.role,
    label: request.label,
    url: request.url,
    final_url: request.url,
    read_at: now.toISOString(),
    failure: "the address does not answer",
    ...NOTHING_READ,
  };
}

/** No model, no page that answers, and one day, unless given. */
export function surroundings({ now = NOW, ...over }: Partial<Surroundings> = {}): Surroundings {
  const research: Research = { readPage: (request) => Promise.resolve(failedPage(request, now)) };
  return { model: builtInModel, research, now, ...over };
}

/** Plays until the journey is complete, or fails after `most` turns. */
export async function play(founder: Founder, most = 140, around = surroundings()): Promise<Played> {
  const first = await startJourney(newJourney("journey", founder.company, "Test"), around);
  const outcomes = [first];
  const messages: IncomingMessage[] = [];
  let { state } = first;
  while (state.phase !== "complete") {
    if (messages.length >= most) {
      throw new Error(`Not complete after ${most} turns, at ${state.question?.field}`);
    }
    if (state.question === null) throw new Error(`No question although the phase is ${state.phase}`);
    const message = { id: `turn-${messages.length + 1}`, ...founder.answer(state.question, state) };
    messages.push(message);
    const outcome = await takeTurn(state, message, around);
    outcomes.push(outcome);
    state = outcome.state;
  }
  return { state, outcomes, messages };
}

/** The founder of a case: thin answers first, then full ones; choices by the map; read-backs by the phase. */
export function founderOf(theCase: Case, links: Addresses = LINKS): Founder {
  const thinSent = new Set<string>();
  return {
    company: theCase.registration.company_name,
    answer(question, state) {
      if (question.choices !== undefined) {
        const { reasons, ...choices } = theCase.choices;
        return { text: TRADEOFF_IDS.map((id) => reasons[id]).join(" "), choices };
      }
      if (question.technique === "confirm") {
        return { text: theCase.confirm[state.phase.replace("_anchor_analysis", "")] ?? "Yes, the first." };
      }
      const thin = theCase.thin[question.field];
      if (thin !== undefined && !thinSent.has(question.field)) {
        thinSent.add(question.field);
        return { text: thin };
      }
      const full = theCase.answers[question.field] ?? "";
      return { text: withAddresses(full, links) };
    },
  };
}

const LINKS = {
  OWN: "http://127.0.0.1:1/own.html",
  RIVAL1: "http://127.0.0.1:1/rival1.html",
  RIVAL2: "http://127.0.0.1:1/rival2.html",
};
