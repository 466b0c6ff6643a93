import { cell } from "../section.ts";
import type { PlannedChannel } from "./channel_plan.ts";

/** The channel's name as printed: the founder's words in marks, ours without. */
export function printedName(channel: Pick<PlannedChannel, "name" | "label" | "assumed">): string {
  return channel.assumed || channel.label !== channel.name ? channel.label : cell(channel.name);
}
