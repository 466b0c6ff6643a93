import { CHANNEL_KINDS, type ChannelKind, CHANNELS } from "./words.ts";

/** The kind of a channel by its name, in any of the languages; null where the name does not say. */
export function kindOfChannel(name: string): ChannelKind | null {
  return CHANNEL_KINDS.find((kind) => CHANNELS.isIn(name, kind)) ?? null;
}

/** What there is to do where nobody can post: the words of the entry are said, shown or handed over there. */
const TASKS: Partial<Record<ChannelKind, string>> = {
  phone: "say it on the phone",
  word: "ask a customer to pass it on",
  person: "tell them",
  event: "take it there",
  press: "offer it to them",
  listing: "put it in your entry",
  place: "put it up",
};

/** What is to be done in a channel where nobody can post; null where one can, and where the name does not say. */
export function taskFor(name: string): string | null {
  const kind = kindOfChannel(name);
  return kind === null ? null : TASKS[kind] ?? null;
}

/** True for a format of an entry that is done and not posted. */
export function isTask(format: string): boolean {
  return Object.values(TASKS).includes(format);
}

/** True where somebody can be asked: a person, or customers who speak of it. */
export function canBeAsked(name: string): boolean {
  const kind = kindOfChannel(name);
  return kind === "person" || kind === "word" || kind === "phone";
}
