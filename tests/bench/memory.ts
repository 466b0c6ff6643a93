/**
 * Run as a program: a hundred questions to the consultant months later, on what was said, corrected, asked and answered,
 * and on what never was. Prints each that failed, then the share that held for each kind, and how often a corrected fact
 * came back.
 *
 *   deno run -A tests/bench/memory.ts
 */
import { buildFoundation } from "../../agents/foundation.ts";
import { consult } from "../../agents/consultant/consult.ts";
import type { Remembered } from "../../agents/consultant/advice.ts";
import type { JourneyState } from "../../agents/domain/journey.ts";
import { changeFacts } from "../../agents/master.ts";
import { builtInModel } from "../../agents/model/builtin.ts";
import { caseState } from "../helpers/case_state.ts";
import {
  ASKED_ON,
  MEMORY_QUESTIONS,
  type MemoryKind,
  type MemoryQuestion,
  SESSIONS,
} from "./memory_questions.ts";

export interface MemoryAnswer {
  question: MemoryQuestion;
  answer: string;
  holds: boolean;
  /** True where something that was corrected came back as if it stood. */
  isStale: boolean;
}

/** Plays the sessions, then asks every question, each as if it were the next. */
export async function askAll(): Promise<MemoryAnswer[]> {
  let state = caseState("tidewatch");
  const memory: Remembered[] = [];
  for (const { on, asks, corrects } of SESSIONS) {
    for (const [minute, query] of asks.entries()) {
      const at = new Date(`${on}T10:0${minute}:00.000Z`);
      const answer = await answerTo(state, { query, memory, now: at });
      memory.push({ id: `${on}-${minute}`, query, answer, at: at.toISOString() });
    }
    const now = new Date(`${on}T11:00:00.000Z`);
    const surroundings = {
      model: builtInModel,
      research: { readPage: () => Promise.reject(new Error()) },
      now,
    };
    for (const [id, value] of Object.entries(corrects)) {
      state = changeFacts(state, { cells: { [id]: value }, turn: `${on} ${id}` }, surroundings).state;
    }
  }
  const now = new Date(`${ASKED_ON}T10:00:00.000Z`);
  const answers: MemoryAnswer[] = [];
  for (const question of MEMORY_QUESTIONS) {
    const answer = await answerTo(state, { query: question.asks, memory, now });
    answers.push({
      question,
      answer,
      holds: question.holds.every((each) => each.test(answer)) && question.never?.test(answer) !== true,
      isStale: question.kind === "change" && question.never?.test(answer) === true,
    });
  }
  return answers;
}

async function answerTo(
  state: JourneyState,
  { query, memory, now }: { query: string; memory: Remembered[]; now: Date },
): Promise<string> {
  const foundation = buildFoundation({ state, anchors: {}, now, version: 1, mind: builtInModel.name });
  return (await consult({ foundation, query, memory, state, surroundings: { model: builtInModel } }))
    .consultation;
}

/** "recall 20 of 20", a line a kind. */
function memoryTable(answers: MemoryAnswer[]): string {
  const kinds: MemoryKind[] = ["recall", "change", "time", "sessions", "abstention"];
  const line = (name: string, own: MemoryAnswer[]) =>
    `${name.padEnd(12)}${own.filter(({ holds }) => holds).length} of ${own.length}`;
  return [
    ...kinds.map((kind) => line(kind, answers.filter(({ question }) => question.kind === kind))),
    line("all", answers),
    `corrected facts that came back: ${answers.filter(({ isStale }) => isStale).length}`,
  ].join("\n");
}

if (import.meta.main) {
  const answers = await askAll();
  for (const { question, answer, holds } of answers) {
    if (!holds) {
      console.log(`${question.kind}: ${question.asks}\n   ${answer.replaceAll("\n", "\n   ").slice(0, 400)}`);
    }
  }
  console.log(memoryTable(answers));
}
