import { askOrBuiltIn, type Gate } from "../../model/ask.ts";
import type { Model, Task } from "../../model/model.ts";

interface Waiting<T> {
  gate: Gate<T>;
  onText?: (text: string) => void;
  signal?: AbortSignal;
  /** How long the person waits for the first word, and between words, in milliseconds. */
  patienceMs: number;
}

/** An answer of many words that never ends is one that does not come. */
const LONGEST_ANSWER_MS = 90_000;

/** Asks as `askOrBuiltIn` does, for as long as the person waits; then the built-in answer stands. */
export async function askInTime<T>(
  model: Model,
  task: Task<T>,
  { gate, onText, signal, patienceMs }: Waiting<T>,
): ReturnType<typeof askOrBuiltIn<T>> {
  const over = new AbortController();
  let timer = setTimeout(() => over.abort(), patienceMs);
  const whole = setTimeout(() => over.abort(), patienceMs + LONGEST_ANSWER_MS);
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => over.abort(), patienceMs);
  };
  try {
    return await askOrBuiltIn(model, task, (value) => {
      goOn();
      return gate(value);
    }, {
      onText: (text) => {
        goOn();
        if (!over.signal.aborted) onText?.(text);
      },
      signal: AbortSignal.any([over.signal, ...signal === undefined ? [] : [signal]]),
    });
  } finally {
    clearTimeout(timer);
    clearTimeout(whole);
  }
}
