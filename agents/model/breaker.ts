/** Stops asking a server that failed five times in a row; after a rest one call may try again. */
export class Breaker {
  #failures = 0;
  #openUntil = 0;

  constructor(
    private readonly limit = 5,
    private readonly restMs = 30_000,
    private readonly clock = Date.now,
  ) {}

  isOpen(): boolean {
    return this.#failures >= this.limit && this.clock() < this.#openUntil;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= this.limit) this.#openUntil = this.clock() + this.restMs;
  }
}
