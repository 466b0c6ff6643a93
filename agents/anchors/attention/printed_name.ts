import { wordCount } from "../../text/text.ts";
import { cell } from "../section.ts";
import type { PlannedChannel } from "./channel_plan.ts";

/** The channel's name as printed: the founder's words in marks, ours without. */
export function printedName(channel: Pick<PlannedChannel, "name" | "label" | "assumed">): string {
  return channel.assumed || channel.label !== channel.name ? channel.label : cell(channel.name);
}

const LONG = 5;

/** A channel beside its place in the plan, which stands alone where the name is long: "the focus channel: letters". */
export function placedName(place: string, channel: PlannedChannel): string {
  const name = printedName(channel);
  return wordCount(name) < LONG ? `the ${place}: ${name}` : `the ${place}`;
}
