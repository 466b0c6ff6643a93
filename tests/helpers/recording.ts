import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One answer that a strong model gave, as it was written by hand. */
export interface RecordedAnswer {
  /** The task: "turn", "memo_truth", "part_market_analysis". */
  name: string;
  /** The end of what was asked, by which the same question is known again. */
  asked: string;
  /** How many messages of the founder's had been answered when this was. */
  after: number;
  answer: string;
}

/** A journey's answers in the order of their questions. */
export interface Recorded {
  /** When the journey began, ISO 8601 UTC: its dates and weeks are counted from there. */
  began: string;
  answers: RecordedAnswer[];
  /** What was answered to the questions that a correction raised after the end. */
  corrected: RecordedAnswer[];
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

/** What was recorded of a founder. Throws where nothing was. */
export function readRecording(founder: string): Recorded {
  return JSON.parse(readFileSync(recordingFile(founder), "utf8"));
}

/** True where a founder's journey was recorded. */
export function isRecorded(founder: string): boolean {
  return existsSync(recordingFile(founder));
}

const WRITING = /^(?:memo|judge|rethink|sentences|part|critic|mend)_|^(?:last_edit|revise)$/;

/** True for a question of the writing, which goes on beside the conversation; nobody waits for its answer. */
export function isOfWriting(name: string): boolean {
  return WRITING.test(name);
}

/** Gives each question its recorded answer: the one to the same question, else the next of its name, else null. */
export class Recording {
  #left: RecordedAnswer[];

  constructor(answers: RecordedAnswer[]) {
    this.#left = [...answers];
  }

  take(name: string, asked: string): RecordedAnswer | null {
    const ofName = this.#left.filter((each) => each.name === name);
    const found = ofName.find((each) => each.asked === asked) ?? ofName[0];
    if (found === undefined) return null;
    this.#left.splice(this.#left.indexOf(found), 1);
    return found;
  }

  /** Answers that nobody asked for: what was recorded no longer fits what is asked. */
  get left(): readonly RecordedAnswer[] {
    return this.#left;
  }
}
