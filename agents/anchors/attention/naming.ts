import { contentWords, stem } from "../../text/text.ts";

interface Named {
  name: string;
}

/** The channels that a text names, the first named first; more than half of a name's words must be there. */
export function namedIn<T extends Named>(channels: T[], text: string): T[] {
  const words = stemsOf(text);
  return inOrder(channels, ({ name }) => placeOf(name, words));
}

/** True if a text names the channel, by more than half of the words of its name. */
export function namesChannel(text: string, name: string): boolean {
  return placeOf(name, stemsOf(text)) < Infinity;
}

/** "Counter and WhatsApp before Instagram": what stands behind such a word comes after, or not at all. */
const BEHIND =
  /(?<!\p{L})(?:before|rather than|instead of|ahead of|not|never|then|over|vor|statt|avant|plutôt que|antes que|antes de|em vez)(?!\p{L})/iu;

/** The channels that these sentences put first: by their names, or by a word that no other channel has. */
export function preferredIn<T extends Named>(channels: T[], sentences: string[]): T[] {
  const words = stemsOf(sentences.map((sentence) => sentence.split(BEHIND)[0] ?? "").join(" "));
  const stems = channels.map(({ name }) => new Set(stemsOf(name)));
  const isOwn = (word: string) => stems.filter((each) => each.has(word)).length === 1;
  return inOrder(channels, ({ name }) => {
    const own = stemsOf(name).filter(isOwn).map((word) => words.indexOf(word)).filter((place) => place >= 0);
    return Math.min(placeOf(name, words), ...own);
  });
}

function stemsOf(text: string): string[] {
  return contentWords(text).map(stem);
}

function inOrder<T>(channels: T[], place: (channel: T) => number): T[] {
  return channels.map((channel) => ({ channel, at: place(channel) })).filter(({ at }) => at < Infinity)
    .sort((one, other) => one.at - other.at).map(({ channel }) => channel);
}

/** Where a name stands among words, Infinity where half of it or more is missing. */
function placeOf(name: string, words: string[]): number {
  const own = stemsOf(name);
  const found = own.map((word) => words.indexOf(word)).filter((at) => at >= 0);
  return found.length * 2 > own.length ? Math.min(...found) : Infinity;
}
