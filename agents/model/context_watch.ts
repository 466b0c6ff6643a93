/** A prompt this long is counted well enough by its letters to be compared. */
const COMPARABLE_TOKENS = 1_500;
/** No tokenizer in use needs fewer tokens than this share of our own rough count. */
const LEAST_SHARE = 0.55;
/** No server in use has a shorter context: what is below it is a miscount. */
const SHORTEST_CONTEXT = 1_500;

/** Notices a server that cuts prompts to its context: it says so nowhere but in what it counts. */
export class ContextWatch {
  #mostRead = 0;

  /** `tokens` is the context that was set, or null. */
  constructor(public tokens: number | null) {}

  /**
   * Compares what was sent, by our own count, with what the server says it read. True where it cut the prompt; `tokens`
   * is then what it read, unless it once read more: such a server counts only what it had not read before.
   */
  wasCut(sent: number, read: number): boolean {
    const before = this.#mostRead;
    this.#mostRead = Math.max(before, read);
    const isShort = sent >= COMPARABLE_TOKENS && read < sent * LEAST_SHARE;
    if (!isShort || read < SHORTEST_CONTEXT || read < before * 0.9) return false;
    this.tokens = Math.min(this.tokens ?? read, read);
    return true;
  }
}
