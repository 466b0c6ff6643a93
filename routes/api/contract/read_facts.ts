/** What was read of a founder's answers, as the wire shows it. It is the domain's own, and compiles only while it is. */
import { z } from "zod";
import {
  FACT_NAMES,
  type Facts as DomainFacts,
  type UnclearFact as DomainUnclear,
} from "../../../agents/domain/facts.ts";
import type { Same } from "./text.ts";

const EVIDENCE = {
  quote: z.string().describe("An exact stretch of the turn"),
  turn: z.string().describe("The id of the founder's message"),
  field: z.string().describe(
    "The field, or the read-back such as confirm.truth, that stood open in that turn",
  ),
  state: z.enum(["read", "confirmed", "corrected"]),
  thin: z.boolean().optional().describe("True where every rival could say the same words"),
  beside: z.object({ quote: z.string(), turn: z.string() }).optional()
    .describe("Of a fact of which one part was corrected: what was said of the others"),
};

const words = z.string().nullable();
const amount = z.number().nullable();
const Money = z.object({ amount: z.number(), currency: words.describe("ISO 4217") });

const TextFact = z.object({
  ...EVIDENCE,
  text: z.string().describe(
    "After a correction it has the new value and is no longer an exact stretch of the turn",
  ),
  wanted: z.boolean().optional().describe("True for the customer whom the founder would have more of"),
});
const GoalFact = z.object({
  ...EVIDENCE,
  metric: words,
  target: amount,
  unit: words,
  by: words.describe("An ISO date"),
  baseline: amount,
});
const RivalFact = z.object({
  ...EVIDENCE,
  name: z.string(),
  kind: z.enum(["company", "status_quo"]),
  url: words,
  lost: z.object({ count: z.number(), of: z.number() }).optional()
    .describe("Of so many deals that were lost, how many went there; absent where nobody counted"),
  said: z.object({ quote: z.string(), turn: z.string(), field: z.string() }).optional()
    .describe("What the founder says of it alone; absent where they only name it"),
});
const ObjectionFact = z.object({ ...EVIDENCE, says: z.string(), answer: words });
const ColourFact = z.object({
  ...EVIDENCE,
  hex: words.describe("#RRGGBB, or null where only a name was said"),
  name: words,
  wanted: z.boolean().describe("False for a colour that the founder refuses"),
});
const ChannelFact = z.object({
  ...EVIDENCE,
  name: z.string(),
  count: amount.describe("Customers it brought"),
  share: amount.describe("Its share of all customers in percent, where that was said instead"),
});
const CapacityFact = z.object({ ...EVIDENCE, hours_a_week: amount, money_a_month: Money.nullable() });
const MomentFact = z.object({
  ...EVIDENCE,
  on: words.describe("An ISO date"),
  season: words,
  text: z.string(),
});
const PriceFact = z.object({
  ...EVIDENCE,
  amount: z.number(),
  currency: words,
  per: words.describe("month, one-off, visit; null where it was not said"),
  for: words.describe("What is paid for"),
});
const MeasureFact = z.object({ ...EVIDENCE, name: z.string(), value: z.number(), unit: words });
const BetFact = z.object({
  ...EVIDENCE,
  metric: words,
  target: amount,
  by: words,
  reverses: TextFact.nullable().describe("What the founder does if the bet is lost"),
});
const RaiseFact = z.object({
  ...EVIDENCE,
  raising: z.boolean(),
  amount,
  currency: words,
  already: Money.nullable(),
  use: z.array(z.object({ for: z.string(), share: amount, amount })).describe("Shares in percent"),
});
const TeamFact = z.object({ ...EVIDENCE, who: z.string(), past: words });

const text = TextFact.nullable();
const texts = z.array(TextFact);

/** All facts of a journey; null or an empty list where nothing was said. */
export const Facts = z.object({
  offering: text,
  region: text,
  alternative: text,
  obstacle: text,
  trigger: text,
  barrier: text,
  belief_now: text,
  belief_needed: text,
  only_we: text,
  proof: text,
  why: text,
  never_become: text,
  voice_sample: text,
  quiet: text,
  customers: texts,
  not_for: texts,
  values: texts,
  refused_channels: texts,
  knowledge: texts,
  places: texts,
  next: texts,
  goal: GoalFact.nullable(),
  rivals: z.array(RivalFact),
  objections: z.array(ObjectionFact),
  colours: z.array(ColourFact),
  channels: z.array(ChannelFact),
  capacity: CapacityFact.nullable(),
  moment: MomentFact.nullable(),
  prices: z.array(PriceFact),
  measured: z.array(MeasureFact),
  traction: z.array(MeasureFact),
  bet: BetFact.nullable(),
  raise: RaiseFact.nullable(),
  team: z.array(TeamFact),
});
export type Facts = z.infer<typeof Facts>;
export const areFactsAsRead: Same<Facts, DomainFacts> = true;

/** Something that was said but cannot be read for certain: it fills nothing until the founder has answered. */
export const UnclearFact = z.object({
  fact: z.enum(FACT_NAMES),
  quote: z.string(),
  turn: z.string(),
  field: z.string(),
  part: z.string().optional().describe(
    "The part that it would fill (money_a_month), where only that part is unclear",
  ),
  question: z.string().describe("What would settle it, asked of the founder"),
  proposed: z.string().optional().describe("What was read of it; absent where nothing was"),
});
export type UnclearFact = z.infer<typeof UnclearFact>;
export const isUnclearAsRead: Same<UnclearFact, DomainUnclear> = true;
