import type { FoundationAnchor } from "../domain/anchors.ts";
import type { Claim, Mark } from "../domain/claims.ts";
import type { FieldId } from "../domain/fields.ts";
import { type JourneyState, standingAnswer } from "../domain/journey.ts";
import { ASSUMPTIONS } from "./assumptions.ts";
import { wordCount } from "../text/text.ts";
import { headingIn } from "./headings.ts";

/** A formulation: our clause ends with a colon before the founder's words begin. */
interface Formulation {
  clause: (company: string) => string;
  /** The clause where a second quote fits. */
  both?: string;
  /** The answers whose words follow, one quote from each; the second only where it fits. */
  from: [FieldId, FieldId?];
}

function says(clause: (company: string) => string, from: FieldId): Formulation {
  return { clause, from: [from] };
}

/** In order of preference; the first three whose field was answered are offered. */
const FORMULATIONS: Record<FoundationAnchor, Formulation[]> = {
  truth: [
    {
      clause: (company) => `${company} answers one thing`,
      both: "One obstacle, one moment",
      from: ["market.obstacle", "customer.trigger_barrier"],
    },
    says((company) => `What sets ${company} apart`, "difference.only"),
    says((company) => `The belief ${company} stands on`, "customer.belief"),
    says((company) => `${company} comes at one moment`, "customer.trigger_barrier"),
    says((company) => `What ${company} can prove`, "proof.best"),
    says((company) => `What ${company} is`, "offering.what"),
  ],
  expression: [
    says((company) => `Why ${company} exists`, "identity.why"),
    says((company) => `${company} keeps to this, even when it costs`, "identity.values"),
    says((company) => `What ${company} will never become`, "identity.contrast"),
    says((company) => `${company} sounds like this`, "voice.sample"),
    says((company) => `How ${company} answers a doubt`, "messaging.objections"),
    says((company) => `What ${company} is`, "offering.what"),
  ],
  attention: [
    says((company) => `${company} goes where its customers already came from`, "channels.current"),
    says((company) => `${company} tells what it knows from the inside`, "content.knowledge"),
    says((company) => `${company} waits for its moment`, "launch.moment"),
    says((company) => `${company} stays away from the rest`, "channels.refused"),
    says((company) => `${company} meets people where they already are`, "community.places"),
    says((company) => `The goal that earns the hours of ${company}`, "goal.twelve_months"),
  ],
  evolution: [
    says((company) => `${company} grows in one order`, "evolution.next"),
    says((company) => `${company} says beforehand when it would be wrong`, "evolution.bet"),
    says((company) => `${company} repairs the place where it goes quiet`, "journey.quiet"),
    says((company) => `${company} grows on this price`, "revenue.model"),
    says((company) => `${company} is going here`, "goal.twelve_months"),
    says((company) => `${company} starts from here`, "company.stage_region"),
  ],
};

/** A sentence that heads an anchor must be said in one breath. */
const LONGEST = 24;
const HOW_MANY = 3;

/** Three different formulations of an anchor's one sentence, mostly in the founder's own words. */
export function candidatesFor(anchor: FoundationAnchor, state: JourneyState): Claim[] {
  const used: string[] = [];
  const spoken = FORMULATIONS[anchor].flatMap((formulation) => {
    const claim = spokenClaim(state, formulation, used);
    return claim === null ? [] : [claim];
  });
  const assumed = FORMULATIONS[anchor].map(({ from: [field] }) => assumedClaim(field));
  return [...spoken, ...assumed].slice(0, HOW_MANY);
}

function spokenClaim(state: JourneyState, { clause, from, both }: Formulation, used: string[]): Claim | null {
  const lead = clause(state.company);
  const [first, second] = from;
  const main = quoteFrom(state, first, LONGEST - wordCount(lead));
  if (main === null || used.includes(main.quote)) return null;
  const other = second === undefined || both === undefined ? null : quoteFrom(state, second, LONGEST_SECOND);
  const words = other === null ? 0 : wordCount(`${both} ${main.quote} ${other.quote}`);
  const isPair = other !== null && words <= LONGEST && !main.quote.includes(other.quote);
  const marks = isPair ? [main, other] : [main];
  used.push(...marks.map((mark) => mark.quote));
  const quotes = marks.map((mark) => `“${mark.quote}”`).join(", ");
  return { text: `${isPair ? both : lead}: ${quotes}`, marks };
}

/** A second quote that is the best one in this many words, or none. */
const LONGEST_SECOND = 10;
type Said = Extract<Mark, { kind: "said" }>;

/** The words of an answer that could head an anchor, or null where none fit. */
function quoteFrom(state: JourneyState, field: FieldId, most: number): Said | null {
  const answer = standingAnswer(state, field);
  const corrected = state.corrections.filter((each) => each.field === field).map((each) => each.from);
  if (answer === null || state.fields[field].status === "assumed") return null;
  const text = withoutSentencesOf(answer.text, corrected);
  const quote = headingIn(field, text, most);
  return quote === null || !answer.text.includes(quote)
    ? null
    : { kind: "said", turn: answer.turn, field, quote };
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
