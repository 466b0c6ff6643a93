import type { Asked, Model } from "../../agents/model/model.ts";
import { CONSULTATION } from "../../agents/consultant/consult.ts";
import { TurnAnswer } from "../../agents/interview/with_model/turn_answer.ts";
import type { Around } from "./operations.ts";
import { toSent } from "./sent_error.ts";
import type { Question, Reply, SentTask } from "./wire.ts";

/** Asks pages, feeds or the model for the worker, which says on the same port when it wants no answer any more. */
export async function answerQuestion(question: Question, port: MessagePort, around: Around): Promise<void> {
  const given = new AbortController();
  const reply = (message: Reply<unknown>) => port.postMessage(message);
  port.addEventListener("message", () => given.abort(), { once: true });
  port.start();
  const onText = (text: string, property: string) => reply({ kind: "words", text, property });
  try {
    reply({ kind: "answer", value: await answerTo(question, around, { onText, signal: given.signal }) });
  } catch (error) {
    reply({ kind: "failed", error: toSent(error) });
  }
}

function answerTo(question: Question, { model, research }: Around, asked: Asked): Promise<unknown> {
  switch (question.about) {
    case "page":
      return research.readPage(question.request);
    case "feed":
      if (research.feeds === undefined) throw new Error("No feeds are read here");
      return research.feeds.read(question.request);
    case "model":
      return askModel(model, question.task, asked);
  }
}

/** A schema cannot be copied from thread to thread: the form of each task is found by its name. */
function askModel(model: Model, { builtIn, ...task }: SentTask, asked: Asked): Promise<unknown> {
  switch (task.name) {
    case "turn":
      return model.answer(
        { ...task, schema: TurnAnswer, builtIn: () => TurnAnswer.parse(builtIn) },
        asked,
      );
    case "consultation":
      return model.answer(
        { ...task, schema: CONSULTATION, builtIn: () => CONSULTATION.parse(builtIn) },
        asked,
      );
    default:
      throw new Error(`No form is known for the task "${task.name}"`);
  }
}
