import { NO_USAGE } from "../../agents/model/model.ts";
import { BusyError } from "../errors.ts";
import { answerQuestion } from "./answer_question.ts";
import type { Around, Input, Operation, Output } from "./operations.ts";
import { fromSent } from "./sent_error.ts";
import type { Commission, FromWorker, SentSurroundings } from "./wire.ts";

/** A worker that thinks beside the server's thread. */
export interface Thinker {
  /**
   * Does an operation in the worker. Throws NoWorkerError where the platform starts none, BusyError with a sentence where
   * too many wait, or where the worker stopped or took too long, and otherwise what the operation throws.
   */
  run<Name extends Operation>(name: Name, input: Input<Name>, around: Around): Promise<Output<Name>>;
  /** Ends the worker; what is under way is refused with a sentence. */
  close(): void;
}

export class NoWorkerError extends Error {
  override readonly name = "NoWorkerError";
}

export interface ThinkerOptions {
  /** Milliseconds that one operation may think, waiting for pages and models not counted: 60,000. */
  patience?: number;
  /** Milliseconds without work after which the worker ends and gives its memory back: 15,000. */
  idle?: number;
  /** Operations under way at once, of which all but one wait for a page or a model: 4. */
  most?: number;
  /** Operations that may wait for a place: 16. */
  mostWaiting?: number;
  /** The worker's module. */
  module?: URL;
}

const RETRY_SECONDS = 10;
const CROWDED = "Several long messages are being read at this moment. Please send yours again in a moment";
const STOPPED = "The reading was interrupted. What was sent is kept: please try again";
const CLOSED = "The server is stopping. What was sent is kept: please try again in a moment";

interface Asked<Name extends Operation> {
  operation: Name;
  input: Input<Name>;
  around: Around;
}

interface UnderWay {
  fail(error: Error): void;
}

interface Seat {
  worker: Worker;
  underWay: Set<UnderWay>;
}

/** One worker, started by the first long message and ended when nobody needs it. */
export function createThinker(options: ThinkerOptions = {}): Thinker {
  const { patience = 60_000, idle = 15_000, most = 4, mostWaiting = 16 } = options;
  const { module = new URL("./worker.ts", import.meta.url) } = options;
  const waiting: (() => void)[] = [];
  let taken = 0;
  let seat: Seat | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  async function takePlace(): Promise<void> {
    if (waiting.length >= mostWaiting) throw new BusyError(CROWDED, RETRY_SECONDS);
    if (taken >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else taken += 1;
  }

  function leavePlace(): void {
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else next();
  }

  function hire(): Seat | Error {
    if (closed) return new BusyError(CLOSED, RETRY_SECONDS);
    if (seat !== null) return seat;
    const worker = startWorker(module);
    if (worker instanceof Error) return worker;
    const hired: Seat = { worker, underWay: new Set() };
    hired.worker.addEventListener("error", (event) => {
      event.preventDefault();
      discard(hired, new BusyError(STOPPED, RETRY_SECONDS));
    });
    seat = hired;
    return hired;
  }

  /** Ends a worker with all that it has under way. */
  function discard(ended: Seat, error: Error): void {
    ended.worker.terminate();
    if (seat === ended) seat = null;
    for (const each of ended.underWay) each.fail(error);
  }

  function rest(at: Seat): void {
    clearTimeout(resting);
    if (at.underWay.size > 0) return;
    resting = setTimeout(() => {
      if (at.underWay.size === 0) discard(at, new BusyError(STOPPED, RETRY_SECONDS));
    }, idle);
  }

  function commission<Name extends Operation>(
    at: Seat,
    { operation, input, around }: Asked<Name>,
  ): Promise<Output<Name>> {
    const { port1: port, port2 } = new MessageChannel();
    const ended = Promise.withResolvers<Output<Name>>();
    const clock = thinkingClock(patience, () => discard(at, new BusyError(tooLong(patience), RETRY_SECONDS)));
    const stop = () => port.postMessage("stop");
    const underWay: UnderWay = {
      fail(error) {
        end();
        ended.reject(error);
        around.onLate?.(Promise.resolve({ failure: error.message, usage: NO_USAGE }));
      },
    };

    function end(): void {
      clock.stop();
      port.close();
      around.signal?.removeEventListener("abort", stop);
      at.underWay.delete(underWay);
      rest(at);
    }

    function hear({ data }: MessageEvent<FromWorker<Output<Name>>>): void {
      switch (data.kind) {
        case "status":
          return around.onStatus?.(data.step);
        case "text":
          return around.onText?.(data.text);
        case "question":
          clock.wait();
          return void answerQuestion(data.question, data.port, around).then(clock.goOn);
        case "done":
          if (data.isLast) end();
          else clock.stop();
          return ended.resolve(data.value);
        case "late":
          end();
          return around.onLate?.(Promise.resolve(data.told));
        case "failed":
          end();
          return ended.reject(fromSent(data.error));
      }
    }

    clearTimeout(resting);
    at.underWay.add(underWay);
    port.addEventListener("message", hear);
    port.start();
    if (around.signal?.aborted) stop();
    around.signal?.addEventListener("abort", stop, { once: true });
    const sent: Commission<Name> = { operation, input, around: sentSurroundings(around), port: port2 };
    at.worker.postMessage(sent, [port2]);
    return ended.promise;
  }

  function begin<Name extends Operation>(asked: Asked<Name>): Promise<Output<Name>> {
    const at = hire();
    return at instanceof Error ? Promise.reject(at) : commission(at, asked);
  }

  return {
    run: (operation, input, around) =>
      takePlace().then(() => begin({ operation, input, around }).finally(leavePlace)),
    close() {
      closed = true;
      if (seat !== null) discard(seat, new BusyError(CLOSED, RETRY_SECONDS));
      clearTimeout(resting);
    },
  };
}

function startWorker(module: URL): Worker | NoWorkerError {
  try {
    return new Worker(module, { type: "module" });
  } catch (error) {
    return new NoWorkerError(error instanceof Error ? error.message : String(error));
  }
}

function tooLong(patience: number): string {
  const seconds = Math.round(patience / 1000);
  return `Reading this took longer than ${seconds} seconds and was stopped. It is kept: send what matters in it as shorter messages`;
}

/** Ends what thinks for longer than it may; what waits for a page or a model does not think. */
function thinkingClock(patience: number, onEnd: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onEnd, patience);
  let waits = 0;
  let isOver = false;
  return {
    wait() {
      waits += 1;
      clearTimeout(timer);
    },
    goOn() {
      waits -= 1;
      if (waits === 0 && !isOver) timer = setTimeout(onEnd, patience);
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

function sentSurroundings({ model, research, ...around }: Around): SentSurroundings {
  const { now, sentences, patienceMs, isReading } = around;
  const { kind, name, contextTokens } = model;
  return {
    now,
    sentences,
    patienceMs,
    isReading,
    model: { kind, name, contextTokens },
    feedTemplates: research.feeds?.templates ?? null,
  };
}
