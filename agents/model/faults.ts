import { type FailureReason, ModelFailure } from "./model.ts";

/** What went wrong with one attempt and whether another may help. */
export interface Fault {
  reason: FailureReason;
  /** For people, without a full stop. */
  message: string;
  again: boolean;
  /** The server's own words where it refused the question for what it asks with, else null. */
  refusal: string | null;
  /** True where the server has no model of the name that was asked for. */
  unknownModel: boolean;
  /** Milliseconds the server asks to wait, or null. */
  retryAfter: number | null;
}

/** An attempt that ended wrongly although no exception says so: cut, empty, HTML. */
export class BadAnswer extends Error {
  override readonly name = "BadAnswer";
  readonly again: boolean;
  constructor(readonly reason: FailureReason, message: string, { again = true } = {}) {
    super(message);
    this.again = again;
  }
}

/** A server that answered with another status than success. Its words are kept out of the message, which may be logged. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly status: number,
    /** The whole body, cut to its first 64 KB. */
    readonly words: string,
    readonly headers: Headers,
  ) {
    super(`The model's server answered ${status}`);
  }
}

const EXPIRED: Record<string, string> = {
  headers: "The model did not begin to answer in time",
  firstToken: "The model did not say its first word in time",
  idle: "The model stopped in the middle of its answer",
  attempt: "The model took too long",
};

/** Statuses with which servers refuse a parameter. llama.cpp answers 500 where a template refuses a role. */
const PARAMETER_REFUSED = [400, 404, 415, 422, 500, 501];
const TEMPLATE_REFUSED = /jinja|template|role not supported|roles must alternate/i;
const CONTEXT_EXCEEDED =
  /context[_ ](?:length|window|size)|exceeds? the (?:available )?context|prompt is too long|too many (?:input )?tokens/i;
const ANSWER_CAP = /max_(?:completion_|output_)?tokens|in the completion/i;
const FILTERED = /content_filter|content management policy|content policy/i;
const MODEL_UNKNOWN =
  /model_not_found|unknown model|invalid model|not a valid model|no such model|model\W.{0,120}\b(?:not found|not exist|not loaded|not available)/is;

interface Standing {
  /** Which of our own times ran out, or null. */
  expired: string | null;
  /** True where whoever asked has withdrawn the question. */
  aborted: boolean;
  /** True once the server had begun to answer. */
  begun: boolean;
}

/** Reads an error of the openai package, of the network or of our own watch. */
export function faultOf(error: unknown, { expired, aborted, begun }: Standing): Fault {
  if (aborted) return fault("aborted", "The question was withdrawn", false);
  if (expired !== null) return fault("timeout", EXPIRED[expired] ?? "The model took too long", true);
  if (error instanceof ModelFailure) return fault(error.reason, error.message, false);
  if (error instanceof BadAnswer) return fault(error.reason, error.message, error.again);
  const refusal = error instanceof Error && error.cause instanceof Refusal ? error.cause : error;
  if (refusal instanceof Refusal) return faultOfStatus(refusal);
  if (begun) return fault("cut_short", "The model's answer broke off", true);
  return fault("unreachable", "The model could not be reached", true);
}

function faultOfStatus({ status, words, headers }: Refusal): Fault {
  const retryAfter = waitAsked(headers.get("retry-after"));
  if (status >= 300 && status < 400) {
    return fault(
      "refused",
      "The model's address leads to another one, and questions follow no redirect",
      false,
    );
  }
  if (status === 429) {
    return { ...fault("rate_limited", "The model is taking no more questions right now", true), retryAfter };
  }
  if (status === 401 || status === 403) {
    return fault("refused", "The model's server did not accept the key it was given", false);
  }
  if (status === 402) {
    return fault("refused", "The model's server says that its account has no credit", false);
  }
  const unknown = [400, 404, 422].includes(status) && MODEL_UNKNOWN.test(words);
  if (unknown) {
    return { ...fault("refused", "The model's server has no model of this name", false), unknownModel: true };
  }
  if (status >= 500 && !TEMPLATE_REFUSED.test(words) && status !== 501 || status === 408 || status === 409) {
    return { ...fault("unreachable", `The model's server failed with ${status}`, true), retryAfter };
  }
  return { ...fault("refused", refusedFor(status, words), false), refusal: refusedWords(status, words) };
}

function refusedFor(status: number, words: string): string {
  if (status === 413 || CONTEXT_EXCEEDED.test(words)) {
    return "The question is longer than the model's context";
  }
  if (status === 404) return "There is no model's server at the address it was given (404)";
  return `The model's server refused the question with ${status}`;
}

/** Too long a question and a filtered one stay what they are, whatever is left out of them. */
function refusedWords(status: number, words: string): string | null {
  const tooLong = CONTEXT_EXCEEDED.test(words) && !ANSWER_CAP.test(words);
  if (!PARAMETER_REFUSED.includes(status) || tooLong || FILTERED.test(words)) return null;
  return status === 404 && !words.trimStart().startsWith("{") ? null : words;
}

function fault(reason: FailureReason, message: string, again: boolean): Fault {
  return { reason, message, again, refusal: null, unknownModel: false, retryAfter: null };
}

function waitAsked(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now());
}
