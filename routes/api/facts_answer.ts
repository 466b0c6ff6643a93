import type { JourneyState } from "../../agents/domain/journey.ts";
import { readFacts } from "../../agents/facts/read_facts.ts";
import { spokenRows, wholeWorksheet } from "../../agents/master.ts";
import type { FactsAnswer } from "./contract.ts";

/** Every fact that was read of a journey, and the worksheet's rows in its language. */
export function factsAnswer(state: JourneyState, now: Date): FactsAnswer {
  const sheet = readFacts(state, now);
  const { facts, unclear } = sheet;
  return { session_id: state.id, facts, unclear, worksheet: spokenRows(state, wholeWorksheet(sheet)) };
}
