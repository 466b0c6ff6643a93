import type { FoundationAnchor } from "../domain/anchors.ts";
import type { Claim } from "../domain/claims.ts";
import type { FieldId } from "../domain/fields.ts";
import { type JourneyState, standingAnswer } from "../domain/journey.ts";
import { ASSUMPTIONS } from "./assumptions.ts";
import { tellingQuote } from "./telling.ts";

/** A formulation: our clause ends with a colon before the founder's words begin. */
type Formulation = [clause: (company: string) => string, from: FieldId];

/** In order of preference; the first three whose field was answered are offered. */
const FORMULATIONS: Record<FoundationAnchor, Formulation[]> = {
  truth: [
    [(company) => `${company} is built against one obstacle`, "market.obstacle"],
    [(company) => `Only ${company} can say this`, "difference.only"],
    [(company) => `The belief that ${company} has to change`, "customer.belief"],
    [(company) => `${company} arrives at one moment`, "customer.trigger_barrier"],
    [(company) => `What ${company} can prove`, "proof.best"],
    [(company) => `What ${company} is`, "offering.what"],
  ],
  expression: [
    [(company) => `${company} began with this`, "identity.why"],
    [(company) => `${company} keeps to this, whatever it costs`, "identity.values"],
    [(company) => `${company} sounds like this`, "voice.sample"],
    [(company) => `${company} knows what it will never become`, "identity.contrast"],
    [(company) => `${company} answers a doubt like this`, "messaging.objections"],
    [(company) => `What ${company} is`, "offering.what"],
  ],
  attention: [
    [(company) => `${company} goes where its customers already came from`, "channels.current"],
    [(company) => `${company} tells what others do not know`, "content.knowledge"],
    [(company) => `${company} waits for its moment`, "launch.moment"],
    [(company) => `${company} stays away from the rest`, "channels.refused"],
    [(company) => `${company} meets people where they already are`, "community.places"],
    [(company) => `The goal that earns the hours of ${company}`, "goal.twelve_months"],
  ],
  evolution: [
    [(company) => `${company} takes one step before the next`, "evolution.next"],
    [(company) => `${company} bets on this and says when it would be wrong`, "evolution.bet"],
    [(company) => `${company} repairs the place where people go quiet`, "journey.quiet"],
    [(company) => `${company} grows on this price`, "revenue.model"],
    [(company) => `${company} is going here`, "goal.twelve_months"],
    [(company) => `${company} starts from here`, "company.stage_region"],
  ],
};

const LONGEST_QUOTE = 22;
const HOW_MANY = 3;

/** Three different formulations of an anchor's one sentence, mostly in the founder's own words. */
export function candidatesFor(anchor: FoundationAnchor, state: JourneyState): Claim[] {
  const seen = new Set<string>();
  const spoken = FORMULATIONS[anchor].flatMap(([clause, field]) => {
    const claim = quoteClaim(state, clause(state.company), field);
    if (claim === null || seen.has(claim.text.split("“")[1] ?? "")) return [];
    seen.add(claim.text.split("“")[1] ?? "");
    return [claim];
  });
  const assumed = FORMULATIONS[anchor].map(([, field]) => assumedClaim(field));
  return [...spoken, ...assumed].slice(0, HOW_MANY);
}

function quoteClaim(state: JourneyState, clause: string, field: FieldId): Claim | null {
  const answer = standingAnswer(state, field);
  const corrected = state.corrections.filter((each) => each.field === field).map((each) => each.from);
  if (answer === null || state.fields[field].status === "assumed") return null;
  const quote = tellingQuote(field, withoutSentencesOf(answer.text, corrected), LONGEST_QUOTE);
  if (quote === "" || /[?？“”]|https?:|[{}]/.test(quote)) return null;
  const mark = { kind: "said", turn: answer.turn, field, quote } as const;
  return { text: `${clause}: “${quote}”`, marks: [mark] };
}

/** Sentences that carry a value corrected since are not quoted. */
function withoutSentencesOf(text: string, values: string[]): string {
  return text.split(/(?<=[.!?。])\s+/).filter((sentence) => !values.some((value) => sentence.includes(value)))
    .join(" ");
}

function assumedClaim(field: FieldId): Claim {
  const { text, test } = ASSUMPTIONS[field];
  return { text, marks: [{ kind: "assumption", test }] };
}
