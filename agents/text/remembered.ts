const MOST_CHARACTERS = 1_000_000;

/**
 * A reader of texts that remembers what it read: writers look at the same answers hundreds of times over.
 * Holds the newest `most` texts, and at most a million characters of them; every caller gets a list of its own.
 */
export function remembered<T>(read: (text: string) => T[], most = 2_000): (text: string) => T[] {
  const readOnce = rememberedValue(read, most);
  return function readCopy(text) {
    return [...readOnce(text)];
  };
}

/** The same for readers whose result nobody can change: a number, a word, or a list that callers only read. */
export function rememberedValue<T>(read: (text: string) => T, most = 2_000): (text: string) => T {
  const known = new Map<string, T>();
  let characters = 0;
  return function readOnce(text) {
    const found = known.get(text);
    if (found !== undefined) return found;
    const fresh = read(text);
    known.set(text, fresh);
    characters += text.length;
    for (const oldest of known.keys()) {
      if (known.size <= most && characters <= MOST_CHARACTERS) break;
      known.delete(oldest);
      characters -= oldest.length;
    }
    return fresh;
  };
}
