/**
 * A reader of texts that remembers what it read: writers look at the same answers hundreds of times over.
 * Holds the newest `most` texts; every caller gets a list of its own.
 */
export function remembered<T>(read: (text: string) => T[], most = 2_000): (text: string) => T[] {
  const known = new Map<string, T[]>();
  return function readOnce(text) {
    let found = known.get(text);
    if (found === undefined) {
      found = read(text);
      if (known.size >= most) known.delete(known.keys().next().value ?? "");
      known.set(text, found);
    }
    return [...found];
  };
}
