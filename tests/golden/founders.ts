import { FIELD_IDS } from "../../agents/domain/fields.ts";
import { type JourneyState, newJourney } from "../../agents/domain/journey.ts";
import { firstNameOf } from "../../agents/text/first_name.ts";
import { caseState } from "../helpers/case_state.ts";
import { CASES } from "../helpers/cases.ts";
import { INVENTED, inventedFounder } from "../helpers/founders.ts";
import { interviewed } from "../helpers/play_without_server.ts";
import { readSpokenCase, type SpokenCase } from "../helpers/spoken_case.ts";

/** The founders of tests/cases that were written down as they type. */
export const SPOKEN = ["closewell", "muddy-paws"] as const;

/** Everybody whose strategy is kept, by name. */
export const GOLDEN_NAMES = [...CASES, ...SPOKEN, ...INVENTED];

const ANSWERS = ["answer", "thin", "correction"];

/** A journey at its end and the questions for the consultant. */
export interface GoldenFounder {
  state: JourneyState;
  questions: string[];
  /** All that the founder may have said. */
  said: string[];
}

const played = new Map<string, Promise<GoldenFounder>>();

/** The finished journey of a founder of tests/cases, without a server: the same at each call, and the caller's own. */
export async function goldenFounder(name: string): Promise<GoldenFounder> {
  const founder = played.get(name) ?? playGolden(name);
  played.set(name, founder);
  return structuredClone(await founder);
}

async function playGolden(name: string): Promise<GoldenFounder> {
  const founder = readSpokenCase(name);
  const questions = founder.consult.map(({ q }) => q);
  const lines = [...Object.values(founder.says), ...Object.values(founder.confirm)].flat();
  const said = [...lines.map(({ text }) => text), founder.choices.in_words];
  if (CASES.some((each) => each === name)) return { state: caseState(name), questions, said };
  if (INVENTED.includes(name)) return { state: inventedFounder(name), questions, said };
  return { state: await playInProcess(founder), questions, said };
}

/** Plays a whole journey with no server and no pages. */
export async function playInProcess(founder: SpokenCase): Promise<JourneyState> {
  return (await interviewed(founder)).state;
}

/** A journey that holds a founder's answers and nothing else of the interview: what the readers get at best. */
export function answersAlone(founder: SpokenCase): JourneyState {
  const { company_name, full_name } = founder.registration;
  const state = newJourney(`journey-${founder.id}`, company_name, firstNameOf(full_name));
  for (const field of FIELD_IDS) {
    const lines = (founder.says[field] ?? []).filter(({ act }) => ANSWERS.includes(act));
    for (const [at, { act, text }] of lines.entries()) {
      state.fields[field].answers.push({ turn: `turn-${field}-${at + 1}`, text, thin: act === "thin" });
      state.fields[field].status = "heard";
    }
  }
  return state;
}
