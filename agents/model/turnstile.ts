interface Waiting {
  enter: () => void;
  patient: boolean;
}

/**
 * Lets a number of calls through at once; the rest wait in order. Patient work, for which nobody waits, leaves one place
 * free where there are several, so that a conversation never stands behind it.
 */
export class Turnstile {
  #under = 0;
  #patientUnder = 0;
  #waiting: Waiting[] = [];

  constructor(private places: number) {}

  /** Another number of places from now on; what is under way goes on. */
  resize(places: number): void {
    this.places = places;
    this.#admit();
  }

  /** How many pieces of patient work go at once. */
  get patientPlaces(): number {
    return Math.max(1, this.places - 1);
  }

  /** Runs the work when a place is free. Rejects with the signal's reason if it gives up waiting. */
  async pass<T>(
    work: () => Promise<T>,
    { signal, patient = false }: { signal?: AbortSignal; patient?: boolean } = {},
  ): Promise<T> {
    await this.#enter(patient, signal);
    try {
      return await work();
    } finally {
      this.#under -= 1;
      if (patient) this.#patientUnder -= 1;
      this.#admit();
    }
  }

  #enter(patient: boolean, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        patient,
        enter: () => {
          signal?.removeEventListener("abort", giveUp);
          resolve();
        },
      };
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#waiting.push(waiting);
      this.#admit();
    });
  }

  #admit(): void {
    const mayEnter = ({ patient }: Waiting) =>
      this.#under < this.places && !(patient && this.#patientUnder >= this.patientPlaces);
    for (let next = this.#waiting.find(mayEnter); next !== undefined; next = this.#waiting.find(mayEnter)) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#under += 1;
      if (next.patient) this.#patientUnder += 1;
      next.enter();
    }
  }
}

/** Over the whole process, whatever the server (quality, "The model misbehaves"). */
export const CALLS_AT_ONCE = new Turnstile(8);

/** How many questions for which nobody waits may be under way at once: a place stays free for conversations. */
export function patientCallsAtOnce(): number {
  return CALLS_AT_ONCE.patientPlaces;
}
