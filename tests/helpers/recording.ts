import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One answer that a strong model gave, as it was written by hand. */
export interface RecordedAnswer {
  /** The task: "turn", "memo_truth", "part_market_analysis". */
  name: string;
  /** The end of what was asked, by which the same question is known again. */
  asked: string;
  answer: string;
}

/** How much of the end of a question tells it from others of its name. */
const TAIL = 240;

/** The end of a request's last message, without what differs between two runs. */
export function tailOf(messages: { content?: unknown }[]): string {
  const { content } = messages.at(-1) ?? {};
  return typeof content === "string" ? content.slice(-TAIL).replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1") : "";
}

export function recordingFile(founder: string): string {
  return fileURLToPath(new URL(`../recordings/${founder}.json`, import.meta.url));
}

/** The answers recorded for a founder, in the order in which they were given; none where nothing was recorded. */
export function readRecording(founder: string): RecordedAnswer[] {
  const file = recordingFile(founder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

/** Gives each question its recorded answer: the one to the same question, else the next of its name, else null. */
export class Recording {
  #left: RecordedAnswer[];

  constructor(answers: RecordedAnswer[]) {
    this.#left = [...answers];
  }

  take(name: string, asked: string): string | null {
    const ofName = this.#left.filter((each) => each.name === name);
    const found = ofName.find((each) => each.asked === asked) ?? ofName[0];
    if (found === undefined) return null;
    this.#left.splice(this.#left.indexOf(found), 1);
    return found.answer;
  }

  /** Answers that nobody asked for: what was recorded no longer fits what is asked. */
  get left(): readonly RecordedAnswer[] {
    return this.#left;
  }
}
