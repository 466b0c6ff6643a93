import { rememberedValue } from "../../../text/remembered.ts";
import { CHANNEL_KINDS, type ChannelKind, CHANNELS } from "./words.ts";

/** Each kind of channel that a text names. */
export const channelKindsIn: (text: string) => readonly ChannelKind[] = rememberedValue((text) =>
  CHANNEL_KINDS.filter((kind) => CHANNELS.isIn(text, kind))
);
