import { inventionsIn } from "./invented.ts";
import { addUsage, type Asked, type Model, ModelFailure, NO_USAGE, type Task, type Usage } from "./model.ts";

/** What is wrong with an answer, one sentence each; an empty list lets it pass. */
export type Gate<T> = (value: T) => string[];

const REFUSED = "did not pass the checks";

/** True for a note on an answer that came and was refused; false where no answer came at all. */
export function tellsOfRefusal(note: string): boolean {
  return note.includes(REFUSED);
}

interface Outcome<T> {
  value: T;
  by: "model" | "builtin";
  /** Why the built-in version stands where a model was asked, for people and without a word of the model's; or null. */
  note: string | null;
  usage: Usage;
}

type Attempt<T> =
  | { value: T; problems: string[]; usage: Usage }
  | { failure: string; usage: Usage };

/**
 * Asks the mind, checks its answer, asks once more with the problems named, and otherwise gives the built-in
 * answer with a note. Whatever the gate, what is spoken to a person (a task that streams) holds no number and no
 * name that is nowhere in its material. Never throws because of a model. Only the first try is streamed: what
 * is returned stands.
 */
export async function askOrBuiltIn<T>(
  model: Model,
  task: Task<T>,
  gate: Gate<T>,
  asked: Asked = {},
): Promise<Outcome<T>> {
  if (model.kind === "builtin") {
    return { value: task.builtIn(), by: "builtin", note: null, usage: NO_USAGE };
  }
  const known = `${task.prefix ?? ""}\n${task.instructions}\n${task.material}`;
  const spoken = task.streams !== undefined;
  const check: Gate<T> = (value) => [...gate(value), ...(spoken ? inventionsIn(value, known) : [])];
  const first = await attempt(model, task, check, asked);
  if ("failure" in first) return replaced(task, first.failure, first.usage);
  if (first.problems.length === 0) return byModel(first.value, first.usage);

  const second = await attempt(model, corrected(task, first), check, { ...asked, onText: undefined });
  const usage = addUsage(first.usage, second.usage);
  if ("failure" in second) return replaced(task, second.failure, usage);
  if (second.problems.length === 0) return byModel(second.value, usage);
  return replaced(task, `${model.name}'s answer ${REFUSED} twice`, usage);
}

async function attempt<T>(model: Model, task: Task<T>, gate: Gate<T>, asked: Asked): Promise<Attempt<T>> {
  try {
    const { value, usage } = await model.answer(task, asked);
    return { value, usage, problems: gate(value) };
  } catch (error) {
    if (error instanceof ModelFailure) return { failure: error.message, usage: error.usage };
    return { failure: "The model could not be asked.", usage: NO_USAGE };
  }
}

function corrected<T>(task: Task<T>, refused: { value: T; problems: string[] }): Task<T> {
  const problems = refused.problems.map((problem) => `- ${problem}`).join("\n");
  const material =
    `${task.material}\n\n<refused_answer>\n${JSON.stringify(refused.value)}\n</refused_answer>\n` +
    `Your answer above was refused for these reasons:\n${problems}\nWrite it again without them.`;
  return { ...task, material };
}

function byModel<T>(value: T, usage: Usage): Outcome<T> {
  return { value, by: "model", note: null, usage };
}

function replaced<T>(task: Task<T>, why: string, usage: Usage): Outcome<T> {
  return {
    value: task.builtIn(),
    by: "builtin",
    note: stoodIn(why),
    usage,
  };
}

/** For people: why the built-in strategist answered. */
export function stoodIn(why: string): string {
  return `${sentence(why)} The built-in strategist answered.`;
}

/** The same for words that came and were refused, and are not asked for again. */
export function refusedOnce(name: string): string {
  return stoodIn(`${name}'s words ${REFUSED}`);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
