/** The text of one JSON string that arrives letter by letter; escapes and pairs cut in half wait for their rest. */
class ArrivingText {
  #escape = "";
  #high = "";
  ended = false;

  /** Takes one letter and gives what it adds to the text. */
  take(letter: string): string {
    if (this.#escape !== "") {
      this.#escape += letter;
      if (this.#escape.length < (this.#escape[1] === "u" ? 6 : 2)) return "";
      const decoded = decodedEscape(this.#escape);
      this.#escape = "";
      return this.#paired(decoded);
    }
    if (letter === "\\") this.#escape = letter;
    else if (letter === '"') this.ended = true;
    else return this.#paired(letter < " " ? " " : letter);
    return "";
  }

  #paired(unit: string): string {
    const whole = this.#high + unit;
    this.#high = "";
    if (!/[\uD800-\uDBFF]$/.test(whole)) return whole;
    this.#high = whole.slice(-1);
    return whole.slice(0, -1);
  }
}

function decodedEscape(escape: string): string {
  try {
    const text: unknown = JSON.parse(`"${escape}"`);
    return typeof text === "string" ? text : "";
  } catch {
    return escape.slice(1);
  }
}

/** New words of one of several properties. */
export interface StreamedWords {
  property: string;
  text: string;
}

/**
 * Reads top-level string properties out of JSON that arrives in pieces, in the order in which they are shown: each waits
 * until the one before it has ended. Takes the next piece and gives what is new; each letter is looked at once, and the
 * same key deeper down is passed over.
 */
export function streamedStrings(properties: readonly string[]): (piece: string) => StreamedWords[] {
  const wanted = properties.map((property) => ({ property, waiting: "", ended: false }));
  const longest = Math.max(...properties.map((property) => property.length));
  let depth = 0;
  let last = "";
  /** The property whose value comes next, and the one whose text is arriving. */
  let awaited: typeof wanted[number] | undefined;
  let arriving: { into: typeof wanted[number]; text: ArrivingText } | null = null;
  let skipped: { letters: string; escaped: boolean } | null = null;
  let shown = 0;

  function structure(letter: string): void {
    if (/\s/.test(letter)) return;
    if (depth > 0 && letter === '"') {
      if (awaited === undefined) skipped = { letters: "", escaped: false };
      else arriving = { into: awaited, text: new ArrivingText() };
      awaited = undefined;
      return;
    }
    if (awaited !== undefined) awaited.ended = true;
    const isKey = letter === ":" && depth === 1;
    awaited = isKey ? wanted.find(({ property, ended }) => property === last && !ended) : undefined;
    last = "";
    if (letter === "{" || (letter === "[" && depth > 0)) depth += 1;
    else if ((letter === "}" || letter === "]") && depth > 0) depth -= 1;
  }

  function skip(inside: { letters: string; escaped: boolean }, letter: string): void {
    if (!inside.escaped && letter === '"') {
      last = inside.letters;
      skipped = null;
      return;
    }
    inside.escaped = !inside.escaped && letter === "\\";
    if (inside.letters.length <= longest) inside.letters += letter;
  }

  function arrive({ into, text }: NonNullable<typeof arriving>, letter: string): void {
    into.waiting += text.take(letter);
    if (!text.ended) return;
    into.ended = true;
    arriving = null;
  }

  function* ready(): Generator<StreamedWords> {
    for (let next = wanted[shown]; next !== undefined; next = wanted[++shown]) {
      if (next.waiting !== "") yield { property: next.property, text: next.waiting };
      next.waiting = "";
      if (!next.ended) return;
    }
  }

  return (piece) => {
    for (let at = 0; at < piece.length && shown < wanted.length; at++) {
      const letter = piece.charAt(at);
      if (arriving !== null) arrive(arriving, letter);
      else if (skipped !== null) skip(skipped, letter);
      else structure(letter);
    }
    return [...ready()];
  };
}
