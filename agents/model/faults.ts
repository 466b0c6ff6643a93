import { APIConnectionError, APIError } from "openai";
import { type FailureReason, ModelFailure } from "./model.ts";

/** What went wrong with one attempt and whether another may help. */
export interface Fault {
  reason: FailureReason;
  /** For people, without a full stop. */
  message: string;
  again: boolean;
  /** The server does not take this form of answer: a plainer one may do. */
  formatRefused: boolean;
  /** Milliseconds the server asks to wait, or null. */
  retryAfter: number | null;
}

/** An attempt that ended wrongly although no exception says so: cut, empty, HTML. */
export class BadAnswer extends Error {
  override readonly name = "BadAnswer";
  constructor(readonly reason: FailureReason, message: string) {
    super(message);
  }
}

const EXPIRED: Record<string, string> = {
  headers: "The model did not begin to answer in time",
  firstToken: "The model did not say its first word in time",
  idle: "The model stopped in the middle of its answer",
  attempt: "The model took too long",
};

/** Reads an error of the openai package, of the network or of our own watch. */
export function faultOf(error: unknown, expired: string | null, aborted: boolean): Fault {
  if (aborted) return fault("aborted", "The question was withdrawn", false);
  if (expired !== null) return fault("timeout", EXPIRED[expired] ?? "The model took too long", true);
  if (error instanceof ModelFailure) return fault(error.reason, error.message, false);
  if (error instanceof BadAnswer) return fault(error.reason, error.message, true);
  if (error instanceof APIConnectionError) {
    return fault("unreachable", "The model could not be reached", true);
  }
  if (error instanceof APIError) return faultOfStatus(error);
  return fault("cut_short", "The model's answer broke off", true);
}

function faultOfStatus(error: APIError): Fault {
  const { status } = error;
  const retryAfter = waitAsked(error.headers?.get("retry-after") ?? null);
  if (status === 429) {
    return { ...fault("rate_limited", "The model is taking no more questions right now", true), retryAfter };
  }
  if (status === undefined) return fault("cut_short", "The model broke off with an error", true);
  if (status >= 500 || status === 408 || status === 409) {
    return { ...fault("unreachable", `The model's server failed with ${status}`, true), retryAfter };
  }
  if (status === 401 || status === 403) {
    return fault("refused", "The model's server did not accept the key it was given", false);
  }
  const formatRefused = [400, 404, 415, 422, 501].includes(status) &&
    /response_format|json_schema|json_object|schema|structured/i.test(error.message);
  return {
    ...fault("refused", `The model's server refused the question with ${status}`, false),
    formatRefused,
  };
}

function fault(reason: FailureReason, message: string, again: boolean): Fault {
  return { reason, message, again, formatRefused: false, retryAfter: null };
}

function waitAsked(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now());
}
