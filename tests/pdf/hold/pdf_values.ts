/** A reference to an object, by its number. */
export interface Reference {
  object: number;
}
export type Value =
  | number
  | boolean
  | null
  | { name: string }
  | { string: string }
  | Reference
  | Value[]
  | Dictionary;
export type Dictionary = Map<string, Value>;

const BLANK = /[\0\t\n\f\r ]*/y;
const NAME = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const REFERENCE = /(\d+) (\d+) R(?![A-Za-z])/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const WORD = /true|false|null/y;
const HEX = /<([0-9A-Fa-f\s]*)>/y;

/** Reads one PDF value after another from a text of single bytes (ISO 32000-1, 7.3); throws on anything else. */
export class ValueReader {
  constructor(private readonly text: string, public at: number) {}

  /** Goes on behind a token; says whether it stood here. */
  skip(token: string): boolean {
    this.match(BLANK);
    if (!this.text.startsWith(token, this.at)) return false;
    this.at += token.length;
    return true;
  }

  value(): Value {
    if (this.skip("<<")) return this.dictionary();
    if (this.skip("[")) return this.array();
    if (this.skip("(")) return this.literal();
    const hex = this.match(HEX);
    if (hex) return { string: hex[1] ?? "" };
    const name = this.match(NAME);
    if (name) return { name: name[0].slice(1) };
    const reference = this.match(REFERENCE);
    if (reference) return { object: Number(reference[1]) };
    const number = this.match(NUMBER);
    if (number) return Number(number[0]);
    const word = this.match(WORD);
    if (word) return word[0] === "null" ? null : word[0] === "true";
    throw new Error(`no value at byte ${this.at}: "${this.text.slice(this.at, this.at + 20)}"`);
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private dictionary(): Dictionary {
    const entries: Dictionary = new Map();
    while (!this.skip(">>")) {
      const key = this.value();
      if (!isName(key)) throw new Error(`no name as a key before byte ${this.at}`);
      if (entries.has(key.name)) throw new Error(`the key "${key.name}" stands twice before byte ${this.at}`);
      entries.set(key.name, this.value());
    }
    return entries;
  }

  private array(): Value[] {
    const values: Value[] = [];
    while (!this.skip("]")) values.push(this.value());
    return values;
  }

  private literal(): { string: string } {
    const start = this.at;
    for (let depth = 1; depth > 0; this.at += 1) {
      const sign = this.text[this.at];
      if (sign === undefined) throw new Error(`a string is not closed from byte ${start}`);
      if (sign === "\\") this.at += 1;
      else if (sign === "(") depth += 1;
      else if (sign === ")") depth -= 1;
    }
    return { string: this.text.slice(start, this.at - 1) };
  }
}

export function isName(value: Value | undefined): value is { name: string } {
  return typeof value === "object" && value !== null && "name" in value;
}

export function isReference(value: Value | undefined): value is Reference {
  return typeof value === "object" && value !== null && "object" in value;
}
