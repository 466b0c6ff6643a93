import { builtInModel } from "../../agents/model/builtin.ts";
import type { Answered, Asked, Model, Task } from "../../agents/model/model.ts";
import type { FeedReading } from "../../agents/domain/feeds.ts";
import type { PageReading } from "../../agents/domain/pages.ts";
import type { Around, Operation, Output } from "./operations.ts";
import { fromSent } from "./sent_error.ts";
import type { FromWorker, Question, Reply, SentSurroundings } from "./wire.ts";

/** The surroundings as the worker has them: whatever needs the network or the model is asked through the port. */
export function surroundingsOver(port: MessagePort, around: SentSurroundings, signal: AbortSignal): Around {
  const { model, feedTemplates, ...data } = around;
  const say = (message: FromWorker<Output<Operation>>) => port.postMessage(message);
  return {
    ...data,
    signal,
    model: modelOver(port, model),
    research: {
      readPage: (request) => ask<PageReading>(port, { about: "page", request }),
      ...feedTemplates === null ? {} : {
        feeds: {
          templates: feedTemplates,
          read: (request) => ask<FeedReading>(port, { about: "feed", request }),
        },
      },
    },
    onStatus: (step) => say({ kind: "status", step }),
    onText: (text) => say({ kind: "text", text }),
  };
}

function modelOver(port: MessagePort, { kind, name, contextTokens }: SentSurroundings["model"]): Model {
  if (kind === "builtin") return builtInModel;
  return {
    kind,
    name,
    contextTokens,
    answer<T>({ schema: _, builtIn, ...task }: Task<T>, asked?: Asked) {
      const sent = { ...task, builtIn: builtIn() };
      return ask<Answered<T>>(port, { about: "model", task: sent }, asked);
    },
  };
}

function ask<Value>(
  port: MessagePort,
  question: Question,
  { onText, signal }: Pick<Asked, "onText" | "signal"> = {},
): Promise<Value> {
  const { port1: mine, port2: theirs } = new MessageChannel();
  const answered = Promise.withResolvers<Value>();
  mine.addEventListener("message", ({ data }: MessageEvent<Reply<Value>>) => {
    if (data.kind === "words") return onText?.(data.text, data.property);
    mine.close();
    if (data.kind === "answer") answered.resolve(data.value);
    else answered.reject(fromSent(data.error));
  });
  mine.start();
  const message: FromWorker<never> = { kind: "question", question, port: theirs };
  port.postMessage(message, [theirs]);
  const stop = () => mine.postMessage("stop");
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });
  return answered.promise;
}
