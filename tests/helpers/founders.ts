import { FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import { type FieldId, isFieldId } from "../../agents/domain/fields.ts";
import { type JourneyState, newJourney } from "../../agents/domain/journey.ts";
import { TRADEOFF_IDS } from "../../agents/domain/tradeoffs.ts";
import { candidatesFor } from "../../agents/interview/read_back/candidates.ts";
import { NOW } from "./case_state.ts";
import { readCase } from "./cases.ts";

type Answers = Partial<Record<FieldId, string>>;

/** A journey at its end, whose fields hold these answers, each in a turn of its own. */
export function founderWho(answers: Answers): JourneyState {
  return holding(answers, newJourney("journey-1", "Testwerk", "Ada"), "confirmed");
}

/** A journey under way, in which these answers were heard. */
export function journeyWith(answers: Answers): JourneyState {
  return holding(answers, newJourney("j", "Wheelyard", "Ann"), "heard");
}

function holding(answers: Answers, state: JourneyState, status: "confirmed" | "heard"): JourneyState {
  for (const [field, text] of Object.entries(answers)) {
    if (!isFieldId(field)) continue;
    state.fields[field].answers.push({ turn: `turn-${field}`, text, thin: false });
    state.fields[field].status = status;
  }
  return state;
}

/** One of the founders of `tests/cases`. */
export function founderOf(name: "tidewatch" | "ovenline"): Promise<JourneyState> {
  return Promise.resolve(founderWho(readCase(name).answers));
}

/** The names of the founders of `tests/cases/invented`. */
export const INVENTED = [...Deno.readDirSync(new URL("../cases/invented/", import.meta.url))]
  .map(({ name }) => name.replace(/\.json$/, "")).sort();

/** One of the invented founders as the interview leaves them: answers, choices, and the first of each read-back. */
export function inventedFounder(name: string): JourneyState {
  const text = Deno.readTextFileSync(new URL(`../cases/invented/${name}.json`, import.meta.url));
  const { answers, choices, registration } = JSON.parse(text);
  const state = founderWho(answers);
  state.company = registration.company_name;
  const reasons = TRADEOFF_IDS.map((id) => choices.reasons[id] ?? "").join("\n");
  state.fields["choices.tradeoffs"].answers.push({
    turn: "turn-choices.tradeoffs",
    text: reasons,
    thin: false,
  });
  state.fields["choices.tradeoffs"].status = "confirmed";
  for (const id of TRADEOFF_IDS) {
    state.decisions[id] = {
      side: choices[id],
      turn: "turn-choices.tradeoffs",
      reason: choices.reasons[id] ?? null,
    };
  }
  for (const type of FOUNDATION_ANCHORS) {
    const candidates = candidatesFor(type, state, NOW);
    state.readBacks[type] = { candidates, accepted: true, sentence: candidates[0] ?? null };
  }
  state.phase = "complete";
  return state;
}
