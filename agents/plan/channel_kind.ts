import { weekdaysIn } from "./named_weekdays.ts";
import { CHANNEL_KINDS, type ChannelKind, CHANNELS } from "./words.ts";

/** The kind of a channel by its name, in any of the languages; null where the name does not say. */
export function kindOfChannel(name: string): ChannelKind | null {
  return CHANNEL_KINDS.find((kind) => CHANNELS.isIn(name, kind)) ?? null;
}

/** Who came through others came because somebody spoke to them. */
const ASK_ONE = "ask a customer to pass it on";
const ON_ITS_DAY = "take it there";

/** What there is to do where nobody can post: the words of the entry are said, shown or handed over there. */
const TASKS: Partial<Record<ChannelKind, string>> = {
  phone: "say it on the phone",
  word: ASK_ONE,
  told: ASK_ONE,
  visit: "call on two and say it",
  person: "tell them",
  event: "have it ready for the next one",
  press: "offer it to them",
  listing: "put it in your entry",
  place: "put it up",
};

/** What is to be done in a channel where nobody can post; null where one can, and where the name does not say. */
export function taskFor(name: string): string | null {
  const kind = kindOfChannel(name);
  // Of a fair the day is known only where its name says the weekday: before it there is something to prepare.
  if (kind === "event" && weekdaysIn(name).length > 0) return ON_ITS_DAY;
  return kind === null ? null : TASKS[kind] ?? null;
}

/** True for a format of an entry that is done and not posted. */
export function isTask(format: string): boolean {
  return format === ON_ITS_DAY || Object.values(TASKS).includes(format);
}

const ASKED: ReadonlySet<ChannelKind | null> = new Set<ChannelKind>([
  "person",
  "word",
  "told",
  "phone",
  "visit",
]);

/** True where somebody can be asked: a person, or customers who speak of it. */
export function canBeAsked(name: string): boolean {
  return ASKED.has(kindOfChannel(name));
}
