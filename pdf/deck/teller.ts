import type { FieldId } from "../../agents/domain/fields.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { countWords, quoteStart, sentencesOf, shorten, spoken } from "./words.ts";

const NUMBER = /\d+(?:[.,:]\d+)*/g;
const LEAST_WORDS = 3;
const LEAST_HEADLINE = 4;

type Fits = (sentence: string) => boolean;

/** Gives out the founder's words for a deck, each sentence once and none with a number that was corrected. */
export class Teller {
  private readonly told: string[] = [];
  private readonly numbers: Set<string>;
  private readonly isCorrected: boolean;

  constructor(private readonly foundation: Foundation) {
    this.numbers = new Set(
      foundation.facts.flatMap((fact) => [fact.value, ...fact.text.match(NUMBER) ?? []]),
    );
    const answers = Object.values(foundation.answers);
    this.isCorrected = foundation.facts.some(({ mark }) =>
      mark.kind === "said" && !answers.some(({ text }) => text.includes(mark.quote))
    );
  }

  /** Remembers that a text, or the quotes in it, stand in the deck. */
  tell(text: string): void {
    const quotes = [...text.matchAll(/“([^”]+)”/g)].flatMap(([, quote]) => quote ?? []);
    for (const each of quotes.length > 0 ? quotes : [text]) {
      if (countWords(each) >= LEAST_WORDS) this.told.push(plain(each));
    }
  }

  /**
   * Whether a text may be said: it stands nowhere in the deck yet and, once a number was corrected, all of its numbers
   * stand in the fact table.
   */
  maySay(text: string): boolean {
    const words = plain(text);
    const isNew = !this.told.some((each) => each.includes(words) || words.includes(each));
    const isKnown = (number: string) => !this.isCorrected || this.numbers.has(number);
    return isNew && (text.match(NUMBER) ?? []).every(isKnown);
  }

  /** A headline whose quotes are not told yet, else the other one; it is told from then on. */
  headline(text: string, otherwise: string): string {
    const quotes = [...text.matchAll(/“([^”]+)”/g)].flatMap(([, quote]) => quote ?? []);
    const isUsable = text !== "" && this.maySay(text) && quotes.every((quote) => this.maySay(quote));
    const chosen = isUsable ? text : otherwise;
    this.tell(chosen);
    return chosen;
  }

  /** The next whole sentence of an answer of at least four and at most so many words, as the deck says it; else "". */
  sentence(field: FieldId, most: number, fits: Fits = () => true): string {
    const found = this.sentencesOf(field).find((each) => {
      const words = countWords(each);
      return words >= LEAST_HEADLINE && words <= most && fits(each) && this.maySay(each);
    });
    if (found === undefined) return "";
    this.tell(found);
    return spoken(found);
  }

  /** The next exact words of an answer, at most so many, in “ ” with … behind them where they were cut; else "". */
  quote(field: FieldId, most: number): string {
    const text = this.foundation.answers[field]?.text ?? "";
    const quote = quoteStart(text, most, (sentence) => this.maySay(sentence));
    if (quote !== "") this.tell(quote);
    return quote;
  }

  /** The next sentences of an answer, at most so many, each cut to so many words, as the deck says them. */
  sentences(field: FieldId, limits: { count: number; most: number }, fits: Fits = () => true): string[] {
    const given: string[] = [];
    for (const sentence of this.sentencesOf(field)) {
      if (given.length === limits.count) break;
      if (countWords(sentence) < LEAST_WORDS || !fits(sentence) || !this.maySay(sentence)) continue;
      this.tell(sentence);
      given.push(spoken(shorten(sentence, limits.most)));
    }
    return given;
  }

  private sentencesOf(field: FieldId): string[] {
    const text = this.foundation.answers[field]?.text ?? "";
    return text === "" ? [] : sentencesOf(text);
  }
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}%]+/gu, " ").trim();
}
