import { z } from "zod";
import type { WrittenPartId } from "../../../strategy/written.ts";
import { type Strategy, StrategySchema } from "../../../strategy/strategy.ts";
import { askedForm, type Omitted } from "../asked/form.ts";

/** How a model's version of a part is asked for and laid over the rules'. */
export interface PartShape {
  schema: z.ZodType;
  /** Places that code alone fills: facts, addresses, pictures, what was calculated from pages. */
  omitted: Omitted;
  /** Lists whose rows are the rules': the model's words stand in the row of the same name. */
  keyed: Readonly<Record<string, string>>;
  /** Lists whose shares come to a hundred: where a row falls, the others take its share. */
  whole: readonly string[];
  /** Words that a row does not live by: one that did not pass stands empty. */
  spare: readonly string[];
  /** Structures of which a leaf that did not pass is the rules': both tell the same thing of the same founder. */
  joined: readonly string[];
}

/** Unknowns are facts that are missing: code knows which. */
const FRAME = ["unknowns"];

const OWN: { [Id in keyof Strategy]?: Partial<Omit<PartShape, "schema">> } = {
  market_analysis: { omitted: ["alternatives.url", "alternatives.read_at"], keyed: { alternatives: "name" } },
  cultural_opportunities: { omitted: ["trends", "region"] },
  consumer_insights: { joined: ["belief"] },
  strategic_synthesis: {
    omitted: ["swap", "tradeoffs.side"],
    keyed: { tradeoffs: "id" },
    spare: ["actions.serves"],
  },
  visual_direction: { omitted: ["palette"] },
  channel_strategy: { omitted: ["channels.count", "channels.share"], keyed: { channels: "name" } },
  strategic_messaging: { joined: ["hero"] },
  content_approach: { whole: ["pillars"], spare: ["series.rhythm"] },
  launch_tactics: {
    omitted: ["plan.ends"],
    spare: ["plan.owner", "plan.done_when", "experiments.measure", "experiments.stop_when"],
  },
  growth_strategy: { omitted: ["measured", "prices"] },
  deck: { omitted: ["kicker", "picture", "picture_marks"], keyed: { "": "id" } },
  calendar: {
    omitted: [
      "date",
      "channel",
      "format",
      "pillar",
      "section",
      "proof",
      "minutes",
      "owner",
      "metric",
      "cultural_moment",
      "open",
    ],
    keyed: { "": "uid" },
  },
};

/** The shape of a part: its schema as stored, what is not asked for, and which of its lists are the rules'. */
export function shapeOf(id: WrittenPartId): PartShape {
  const { omitted = [], keyed = {}, whole = [], spare = [], joined = [] } = OWN[id] ?? {};
  const schema: z.ZodType = StrategySchema.shape[id];
  return { schema, omitted: [...FRAME, ...omitted], keyed, whole, spare, joined };
}

/** What the rules' row of a keyed list is called: stable over re-makes, also where the thirty days begin on another day. */
export function keyOf(row: Record<string, unknown>, key: string): string {
  const name = key === "uid" ? [row.hook, row.look_for].find((each) => each !== "") : row[key];
  return String(name).trim().toLowerCase();
}

/** What a model is asked for where it writes a part: an object, also where the part is a list. */
export function askedFormOf(id: WrittenPartId): z.ZodType {
  const { schema, omitted } = shapeOf(id);
  const form = askedForm(schema, omitted);
  return isList(id) ? z.object({ [LIST]: form }) : form;
}

/** The name under which a part that is a list is asked for. */
export const LIST = "items";

/** True for the deck and the thirty days: lists of slides and of entries. */
export function isList(id: WrittenPartId): boolean {
  return id === "deck" || id === "calendar";
}
