import { type Model, ModelFailure, NO_USAGE, type Task, type Usage } from "../../model/model.ts";
import { type Speaker } from "./speaker.ts";

/** What came of a call, in time or later; `spokenBy` names the model that answered, of a mind that has several. */
export type Told<T> =
  | { value: T; usage: Usage; spokenBy: string }
  /** `failure` is a sentence for people. */
  | { failure: string; usage: Usage };

/** An answer that came in time, or one that may still come. */
export type Called<T> = Told<T> | { late: Promise<Told<T>> };

/** How long words may come once the first has come, in milliseconds. */
const LONGEST_SPEECH_MS = 60_000;

interface Calling {
  speaker: (onWord: () => void) => Speaker;
  /** How long the founder waits for the first word, and between words, in milliseconds; 0 waits for nothing. */
  patienceMs: number;
  signal?: AbortSignal;
}

/**
 * Asks a model once and waits for it as long as the founder does. A call that takes longer goes on by itself: it speaks no
 * more, and its answer is handed over when it comes. Never throws.
 */
export async function callModel<T>(
  model: Model,
  task: Task<T>,
  { speaker: speakerWith, patienceMs, signal }: Calling,
): Promise<Called<T> & { speaker: Speaker }> {
  const silence = Promise.withResolvers<"silence">();
  let timer = setTimeout(() => silence.resolve("silence"), patienceMs);
  let whole: ReturnType<typeof setTimeout> | undefined;
  const speaker = speakerWith(() => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.resolve("silence"), patienceMs);
    whole ??= setTimeout(() => silence.resolve("silence"), LONGEST_SPEECH_MS);
  });
  const call = told(model, task, { speaker, signal });
  const first = await Promise.race([call, silence.promise]);
  clearTimeout(timer);
  clearTimeout(whole);
  if (first !== "silence") return { ...first, speaker };
  speaker.silence();
  return { late: call, speaker };
}

async function told<T>(
  model: Model,
  task: Task<T>,
  { speaker, signal }: { speaker: Speaker; signal?: AbortSignal },
): Promise<Told<T>> {
  try {
    const { value, usage, model: spokenBy = model.name } = await model.answer(task, {
      onText: (words, property) => speaker.hear(words, property),
      signal,
    });
    return { value, usage, spokenBy };
  } catch (error) {
    return error instanceof ModelFailure
      ? { failure: error.message, usage: error.usage }
      : { failure: "The model could not be asked", usage: NO_USAGE };
  }
}
