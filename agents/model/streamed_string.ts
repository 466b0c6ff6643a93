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

/**
 * Reads one top-level string property out of JSON that arrives in pieces. Each call takes the next piece and gives the
 * part of the property's text that is new; each letter is looked at once, and the same key deeper down is passed over.
 */
export function streamedString(property: string): (piece: string) => string {
  const key = JSON.stringify(property).slice(1, -1);
  let depth = 0;
  /** Inside a string that is not the property's: its letters so far, and whether the next one is escaped. */
  let other: { letters: string; escaped: boolean } | null = null;
  let last = "";
  let awaits = false;
  let value: ArrivingText | null = null;

  function structure(letter: string): void {
    if (depth > 0 && letter === '"') {
      if (awaits) value = new ArrivingText();
      else other = { letters: "", escaped: false };
      return;
    }
    if (/\s/.test(letter)) return;
    awaits = letter === ":" && depth === 1 && last === key;
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
    if (inside.letters.length <= key.length) inside.letters += letter;
  }

  return (piece) => {
    let fresh = "";
    for (let at = 0; at < piece.length && !value?.ended; at++) {
      const letter = piece.charAt(at);
      if (value !== null) fresh += value.take(letter);
      else if (other !== null) skip(other, letter);
      else structure(letter);
    }
    return fresh;
  };
}
