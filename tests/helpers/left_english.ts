import { lettersIn } from "../../agents/text/letters.ts";

/** Where Latin letters stand against others without a blank. */
const SCRIPTS =
  /(?<=[\p{sc=Latin}\d])(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])(?=[\p{sc=Latin}\d])/gu;

/** So many words one behind the other that somebody said are theirs; fewer could stand in a sentence of ours. */
const STRETCH = 3;
const FUNCTION_WORDS =
  "of the if they per at is are for after before when what which how many who whom left until from to with by each more less and or not nothing an it your you than that this has have its today be on";

/** Which words of a text are English of ours, once what others said and named is taken out. */
export class LeftEnglish {
  readonly #said: string;
  readonly #names: string[];
  readonly #ours: Set<string>;

  /** `said`: founder's words and pages, `names`: of their facts, `words`: our labels by what they are called in a language. */
  constructor(said: string[], names: string[], words: Record<string, string>) {
    this.#said = ` ${said.map(lettersIn).join(" | ")} `;
    this.#names = [...new Set(names.map(lettersIn))].toSorted((one, other) => other.length - one.length);
    const theirs = new Set(vocabulary(Object.values(words)));
    this.#ours = new Set(
      vocabulary([...Object.keys(words), FUNCTION_WORDS]).filter((word) => !theirs.has(word)),
    );
  }

  in(text: string): string[] {
    const bare = text.replace(SCRIPTS, " | ").replace(/“[^”]*”|"[^"]*"|#[0-9A-Fa-f]{6}|https?:\S+/gu, " | ");
    return bare.split(/(?<=[.!?…。])\s|\n|\s–\s|, | · |; |[|:：()]/u).flatMap((piece) =>
      this.#inPiece(lettersIn(piece))
    );
  }

  #inPiece(piece: string): string[] {
    if (this.#isSaid(piece)) return [];
    const unnamed = this.#names.reduce(
      (left, name) => ` ${left} `.replaceAll(` ${name} `, " | ").trim(),
      piece,
    );
    return unnamed.split("|").flatMap((part) => this.#withoutStretches(part.trim().split(" ")))
      .filter((word) => this.#ours.has(word));
  }

  #withoutStretches(words: string[]): string[] {
    const gone = new Set<number>();
    for (const at of words.keys()) {
      for (let end = words.length; end - at >= STRETCH; end -= 1) {
        if (!this.#isSaid(words.slice(at, end).join(" "))) continue;
        for (let word = at; word < end; word += 1) gone.add(word);
      }
    }
    return words.filter((_, at) => !gone.has(at));
  }

  #isSaid(words: string): boolean {
    return words === "" || this.#said.includes(` ${words} `);
  }
}

function vocabulary(texts: string[]): string[] {
  return texts.flatMap((text) => text.replace(SCRIPTS, " ").toLowerCase().match(/\p{L}{2,}/gu) ?? []);
}
