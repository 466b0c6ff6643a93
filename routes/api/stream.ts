import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { failureOf, sentenceOf } from "../errors.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import type { ConsultAnswer, StreamEvent, TurnAnswer } from "./contract.ts";

const KEEP_ALIVE_MS = 15_000;
const RESTARTING = "Holdfast is restarting. What you wrote is kept: reload in a moment.";

export type Emit = (event: StreamEvent) => void;

/** Work that tells how it gets on, and ends whether or not anybody listens. */
export type Work<Answer> = (emit: Emit) => Promise<Answer>;

/**
 * Answers with JSON, or with an event stream where the client asks for one. The work runs on when the client
 * goes away, and a server that is about to stop ends the stream with a sentence.
 */
export async function answerWith<Answer extends TurnAnswer | ConsultAnswer>(
  c: Context<AppEnv>,
  deps: AppDeps,
  work: Work<Answer>,
): Promise<Response> {
  if (!c.req.header("accept")?.includes("text/event-stream")) {
    return c.json(await deps.background.hold(work(() => {})));
  }
  c.header("x-accel-buffering", "no");
  const response = streamSSE(c, async function stream(stream) {
    let written: Promise<unknown> = Promise.resolve();
    const write = ({ event, data }: StreamEvent) => {
      written = written.then(() => stream.writeSSE({ event, data: JSON.stringify(data) }));
    };
    const keepAlive = setInterval(() => stream.write(": still at work\n\n"), KEEP_ALIVE_MS);
    try {
      const answer = deps.background.hold(work(write));
      write(await endOf(answer, deps, c.var.requestId));
      await written;
    } finally {
      clearInterval(keepAlive);
    }
  });
  // Hono keeps the connection open, also for whoever asked for its end.
  response.headers.delete("connection");
  return response;
}

async function endOf(
  answer: Promise<TurnAnswer | ConsultAnswer>,
  deps: AppDeps,
  request: string,
): Promise<StreamEvent> {
  const stopping = Promise.withResolvers<StreamEvent>();
  const restart = () => stopping.resolve({ event: "error", data: { detail: RESTARTING } });
  deps.stopping.addEventListener("abort", restart);
  try {
    return await Promise.race([answer.then(doneOf, errorOf), stopping.promise]);
  } finally {
    deps.stopping.removeEventListener("abort", restart);
  }

  function errorOf(error: unknown): StreamEvent {
    const failure = failureOf(error);
    if (failure.status >= 500) {
      const text = error instanceof Error ? error.stack ?? error.message : String(error);
      deps.log("error", "stream failed", { request, error: text });
    }
    return { event: "error", data: { detail: sentenceOf(failure) } };
  }
}

function doneOf(data: TurnAnswer | ConsultAnswer): StreamEvent {
  return { event: "done", data };
}
