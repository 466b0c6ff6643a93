import words from "./channel_words.json" with { type: "json" };
import { phrasesPattern } from "../text/lexicon.ts";

/** What a channel is: where one posts, whom one meets, or what one does. */
export type ChannelKind = keyof typeof words;

/** Looked for in this order: who posts in a group of neighbours posts, and who is phoned by a harbour master is phoned. */
const ORDER: ChannelKind[] = [
  "mail",
  "feed",
  "own",
  "phone",
  "word",
  "person",
  "event",
  "press",
  "listing",
  "place",
];

const PATTERNS = ORDER.map((kind): [ChannelKind, RegExp] => {
  const all = [...new Set(Object.values(words[kind]).flat())];
  return [kind, new RegExp(phrasesPattern(all), "iu")];
});

/** The kind of a channel by its name, in any of the languages; null where the name does not say. */
export function kindOfChannel(name: string): ChannelKind | null {
  return PATTERNS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
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
