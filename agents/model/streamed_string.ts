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
 * Reads top-level string properties out of JSON that arrives in pieces. Each call takes the next piece and gives what is
 * new of them, in the order in which they are shown: one that arrives too early waits until those before it have ended.
 * Each letter is looked at once, and the same key deeper down is passed over.
 */
export function streamedStrings(properties: readonly string[]): (piece: string) => StreamedWords[] {
  const scan = scannerOf(properties);
  const waiting = properties.map((property) => ({ property, text: "", ended: false }));
  let shown = 0;
  return (piece) => {
    for (const { property, text, ended } of scan(piece)) {
      const own = waiting.find((each) => each.property === property);
      if (own === undefined) continue;
      own.text += text;
      own.ended ||= ended;
    }
    const words: StreamedWords[] = [];
    for (let next = waiting[shown]; next !== undefined; next = waiting[++shown]) {
      if (next.text !== "") words.push({ property: next.property, text: next.text });
      next.text = "";
      if (!next.ended) break;
    }
    return words;
  };
}

interface ScannedWords extends StreamedWords {
  /** True once the property's closing quotation mark has come. */
  ended: boolean;
}

function scannerOf(properties: readonly string[]): (piece: string) => ScannedWords[] {
  const keys = new Map(properties.map((property) => [JSON.stringify(property).slice(1, -1), property]));
  const longest = Math.max(...[...keys.keys()].map((key) => key.length));
  let depth = 0;
  /** Inside a string that is no property's: its letters so far, and whether the next one is escaped. */
  let other: { letters: string; escaped: boolean } | null = null;
  let last = "";
  let awaited: string | null = null;
  let value: { property: string; arriving: ArrivingText } | null = null;

  function structure(letter: string): void {
    if (depth > 0 && letter === '"') {
      if (awaited !== null) value = { property: awaited, arriving: new ArrivingText() };
      else other = { letters: "", escaped: false };
      awaited = null;
      return;
    }
    if (/\s/.test(letter)) return;
    awaited = letter === ":" && depth === 1 ? keys.get(last) ?? null : null;
    if (letter !== ":") last = "";
    if (letter === "{" || (letter === "[" && depth > 0)) depth += 1;
    else if ((letter === "}" || letter === "]") && depth > 0) depth -= 1;
  }

  function skip(inside: { letters: string; escaped: boolean }, letter: string): void {
    if (!inside.escaped && letter === '"') {
      last = inside.letters;
      other = null;
      return;
    }
    inside.escaped = !inside.escaped && letter === "\\";
    if (inside.letters.length <= longest) inside.letters += letter;
  }

  return (piece) => {
    const words: ScannedWords[] = [];
    for (let at = 0; at < piece.length; at++) {
      const letter = piece.charAt(at);
      if (value !== null) {
        const { property, arriving }: { property: string; arriving: ArrivingText } = value;
        words.push({ property, text: arriving.take(letter), ended: arriving.ended });
        if (arriving.ended) [value, last] = [null, ""];
      } else if (other !== null) skip(other, letter);
      else structure(letter);
    }
    return words;
  };
}
