import type { FieldId } from "../../domain/fields.ts";
import { type Asking, type Askings, example, ladder } from "../asking/asking.ts";

/** The fixed probes of the craft, where one fits the field; otherwise one cut for it. At most two each. */
const PROBES: Partial<Record<FieldId, Askings>> = {
  "offering.what": () => [
    example("What did the last customer hold in their hands when they had paid?", WHY.deed),
    ladder("Which rival could put this sentence on their homepage tomorrow?", WHY.rival),
  ],
  "customer.last_three": () => [
    example("Which of the last three would you turn away another time?", WHY.case),
    example("What was the newest customer doing on the day before they bought?", WHY.case),
  ],
  "goal.twelve_months": () => [
    ladder("How many customers, by the end of which month, would that be?", WHY.number),
    ladder("At what figure would you call the year lost?", WHY.number),
  ],
  "market.alternative": () => [
    example("For one customer you can name, what would Tuesday look like without you?", WHY.case),
    ladder("How did they manage in the year before you existed?", WHY.case),
  ],
  "market.rivals": () => [
    example("Who got the last customer that you lost?", WHY.case),
    ladder("Which of them is cheaper, by about how much?", WHY.number),
  ],
  "market.obstacle": () => [
    example("At the last customer who said no, who said it with which words?", WHY.case),
    ladder("What would they lose on the day they said yes?", WHY.reason),
  ],
  "customer.belief": () => [
    ladder("What do your best customers believe that most of the market thinks is wrong?", WHY.reason),
    example("Which sentence of theirs shows what they think before they buy?", WHY.case),
  ],
  "customer.not_for": () => [
    example("Which of your last three customers would you turn away another time?", WHY.case),
    example("What kind of buyer left unhappy, for which reason?", WHY.reason),
  ],
  "difference.only": () => [
    example("What did you do for the last customer that a cheaper rival would have refused?", WHY.deed),
    ladder("Which rival could print that same claim on their homepage tomorrow?", WHY.rival),
  ],
  "proof.best": () => [
    example("At one customer you can name, what was counted before you came, then after?", WHY.number),
    ladder("How many of your customers stayed longer than a year?", WHY.number),
  ],
  "identity.values": () => [
    example("What paying work did you refuse this year?", WHY.deed),
    ladder("How much did keeping a promise last cost you?", WHY.number),
  ],
  "identity.contrast": () => [
    ladder("What exactly does that brand do that you never would?", WHY.reason),
    example("Which shop or company would you hate to be mistaken for?", WHY.case),
  ],
  "voice.sample": () => [
    example("How did your last message to a customer begin?", WHY.deed),
    ladder("With which words do you say no to somebody you like?", WHY.deed),
  ],
  "messaging.objections": () => [
    example("Which objection did you hear last, from whom?", WHY.case),
    ladder("How do you answer somebody who says it costs too much?", WHY.reason),
  ],
  "channels.current": () => [
    example("How did the last five customers hear of you, one word each?", WHY.number),
    ladder("Through whom did the very first customer come?", WHY.case),
  ],
  "channels.capacity": () => [
    ladder("How many hours did it take last week?", WHY.number),
    ladder("What did you spend on it last month?", WHY.number),
  ],
  "channels.refused": () => [
    example("Which advert or platform did you try once, then stop?", WHY.case),
    ladder("On what would you never spend a single hour?", WHY.reason),
  ],
  "content.knowledge": () => [
    example("Which mistake do beginners in your trade make first?", WHY.case),
    ladder("How many ways can this work go wrong, to name a few?", WHY.number),
  ],
  "revenue.model": () => [
    ladder("What did the last customer pay, to the cent?", WHY.number),
    ladder("How often does money arrive from one customer?", WHY.number),
  ],
  "journey.quiet": () => [
    example("Which customer stopped answering last, on about which day?", WHY.case),
    ladder("Of those who left, how many were gone within a month?", WHY.number),
  ],
  "evolution.next": () => [
    ladder("What would have to be true before you took that step?", WHY.reason),
    example("Which step is asked for often, yet has to wait?", WHY.case),
  ],
  "evolution.bet": () => [
    ladder("Below which number would you stop?", WHY.number),
    ladder("On which day will you look at it again?", WHY.number),
  ],
  "identity.why": () => [
    example("Which day or which person made you begin?", WHY.case),
    ladder("What did it cost somebody when nobody did this?", WHY.reason),
  ],
  "customer.trigger_barrier": () => [
    example("For your newest customer, what changed in the week before?", WHY.case),
    ladder("What nearly stopped them?", WHY.reason),
  ],
  "company.stage_region": () => [
    ladder("How many customers paid you last month, in which town?", WHY.number),
    ladder("Who works on this besides you?", WHY.number),
  ],
  "pitch.team": () => [
    ladder("How many days a week does each of you give to it?", WHY.number),
    ladder("What did you do in the years before this?", WHY.case),
  ],
};

const WHY = {
  deed: "A deed can be checked, a comparison cannot.",
  case: "One real case is worth more than a rule.",
  number: "A number holds where a word gives way.",
  reason: "A reason can be answered; an opinion cannot.",
  rival: "Whatever a rival can print as well is no difference.",
};

/** How a thin answer of a field is probed; empty for fields that are never probed. */
export function probesFor(field: FieldId, weave: Parameters<Askings>[0]): Asking[] {
  return PROBES[field]?.(weave) ?? [];
}
