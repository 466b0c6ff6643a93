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
  return rememberedBy((text) => text, read, most);
}

/** The same for readers of more than a text: two things with the same key are read once. */
export function rememberedBy<In, Out>(
  keyOf: (read: In) => string,
  read: (from: In) => Out,
  most: number,
): (from: In) => Out {
  const known = new Map<string, Out>();
  let characters = 0;

  function forgetOldest(): void {
    for (const oldest of known.keys()) {
      if (known.size <= most && characters <= MOST_CHARACTERS) return;
      known.delete(oldest);
      characters -= oldest.length;
    }
  }
  return function readOnce(from) {
    const key = keyOf(from);
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = read(from);
    known.set(key, fresh);
    characters += key.length;
    if (known.size > most || characters > MOST_CHARACTERS) forgetOldest();
    return fresh;
  };
}
