import { CannotDrawError, DrawingError } from "../agents/domain/errors.ts";
import type { OnStep, RenderRequest, RenderResult } from "./render.tsx";
import type { WorkerAnswer, WorkerRequest } from "./render_worker.ts";

export interface Renderer {
  /**
   * Makes a document in a worker. Rejects with an Error whose message a person understands, also once `signal`
   * aborts: then its seat is free at once.
   */
  render(request: RenderRequest, onStep: OnStep, signal?: AbortSignal): Promise<RenderResult>;
  /** Lets a worker load fonts and engine before somebody orders; whoever may order soon is not kept waiting. */
  prepare(): void;
  /** Ends the workers; renders under way are rejected. */
  close(): void;
}

interface Options {
  /** Renders at once; others wait their turn. */
  most?: number;
  /** Milliseconds without a sign of life from its work after which a worker is given up and replaced. */
  patience?: number;
  /**
   * Documents after which a worker is replaced, in case its engine leaks. Measured over 62 documents of one worker, the
   * process swung between 250 and 374 MB from the eighth on; and a new worker takes three times as long for its first.
   */
  lifetime?: number;
  /** Milliseconds without work after which a worker ends and gives back its memory, 100 MB and more. */
  idle?: number;
  /** The worker's module. */
  module?: URL;
}

interface Job {
  request: RenderRequest;
  onStep: OnStep;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
}

interface Seat {
  worker: Worker | null;
  job: Job | null;
  /** Ends the worker: too long at its job, or too long without one. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Documents that this worker has drawn. */
  drawn: number;
}

const NO_WORKER = "Documents cannot be drawn here: this platform starts no workers";
const STOPPED = "The document was stopped before it was finished.";
const NOT_DRAWN = "The document could not be drawn. Please try again";

/**
 * Renders documents in workers that share nothing with the server: at most two at once, 60 s a step. Where the platform
 * starts no workers each is rejected with a CannotDrawError.
 */
export function createRenderer(options: Options = {}): Renderer {
  const { most = 2, patience = 60_000, lifetime = 100, idle = 60_000 } = options;
  const { module = new URL("./render_worker.ts", import.meta.url) } = options;
  const seats: Seat[] = Array.from({ length: most }, () => ({
    worker: null,
    job: null,
    timer: undefined,
    drawn: 0,
  }));
  const waiting: Job[] = [];
  let jobs = 0;
  let closed = false;

  function dismissJob(seat: Seat): Job | null {
    const { job } = seat;
    clearTimeout(seat.timer);
    seat.job = null;
    return job;
  }

  function discard(seat: Seat, reason: string): void {
    seat.worker?.terminate();
    seat.worker = null;
    dismissJob(seat)?.reject(new DrawingError(reason));
    next();
  }

  function hear(seat: Seat, answer: WorkerAnswer): void {
    if (!seat.job || answer.id !== jobId(seat)) return;
    if (answer.kind === "step") {
      giveTime(seat);
      return seat.job.onStep(answer.step, answer.progress);
    }
    const job = dismissJob(seat);
    if (answer.kind === "done") {
      const { bytes, pageCount, replaced } = answer;
      job?.resolve({ bytes, pageCount, replaced });
    } else job?.reject(new DrawingError(NOT_DRAWN, { cause: answer.message }));
    seat.drawn += 1;
    if (seat.drawn >= lifetime) renew(seat);
    rest(seat);
    next();
  }

  /** From each sign of life on: a machine that is busy makes all of them late. */
  function giveTime(seat: Seat): void {
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => discard(seat, notInTime(patience)), patience);
  }

  /** Waits for work, but not for ever. */
  function rest(seat: Seat): void {
    seat.timer = setTimeout(() => discard(seat, STOPPED), idle);
  }

  /** A new worker at once, so that it has loaded what it needs before it is asked. */
  function renew(seat: Seat): void {
    seat.worker?.terminate();
    seat.worker = hire(seat);
  }

  const ids = new Map<Seat, number>();
  function jobId(seat: Seat): number {
    return ids.get(seat) ?? 0;
  }

  function hire(seat: Seat): Worker {
    const worker = new Worker(module, { type: "module" });
    seat.drawn = 0;
    worker.addEventListener("message", (event: MessageEvent<WorkerAnswer>) => hear(seat, event.data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (seat.worker === worker) {
        discard(seat, "The document could not be drawn: what draws it stopped. Please try again");
      }
    });
    return worker;
  }

  function next(): void {
    const free = seats.filter(({ job }) => job === null);
    const seat = free.find(({ worker }) => worker !== null) ?? free[0];
    if (!seat || closed) return;
    const job = waiting.shift();
    if (!job) return;
    clearTimeout(seat.timer);
    seat.job = job;
    try {
      seat.worker ??= hire(seat);
    } catch (error) {
      return refuse(seat, error);
    }
    jobs += 1;
    ids.set(seat, jobs);
    giveTime(seat);
    seat.worker.postMessage({ id: jobs, request: job.request } satisfies WorkerRequest);
  }

  function refuse(seat: Seat, error: unknown): void {
    const why = error instanceof Error ? error.message : String(error);
    dismissJob(seat)?.reject(new CannotDrawError(`${NO_WORKER} (${why})`));
    next();
  }

  function stop(job: Job): void {
    const seat = seats.find((each) => each.job === job);
    if (seat) return discard(seat, STOPPED);
    const place = waiting.indexOf(job);
    if (place !== -1) waiting.splice(place, 1);
    job.reject(new Error(STOPPED));
  }

  return {
    render: (request, onStep, signal) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error("Documents are no longer made: the server is stopping."));
        if (signal?.aborted) return reject(new Error(STOPPED));
        const job = { request, onStep, resolve, reject };
        signal?.addEventListener("abort", () => stop(job), { once: true });
        waiting.push(job);
        next();
      }),
    prepare() {
      const [seat] = seats;
      if (closed || !seat || seats.some(({ worker }) => worker !== null)) return;
      try {
        seat.worker = hire(seat);
      } catch {
        // Whoever orders is told why.
        return;
      }
      rest(seat);
    },
    close() {
      closed = true;
      for (const seat of seats) discard(seat, "The document was not finished: the server is stopping.");
      for (const job of waiting.splice(0)) {
        job.reject(new Error("The document was not begun: the server is stopping."));
      }
    },
  };
}

function notInTime(patience: number): string {
  return `Drawing the document stood still for ${
    patience / 1000
  } seconds, perhaps because the server is very busy. Please try again`;
}
