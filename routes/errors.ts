import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import {
  CannotDrawError,
  ConflictError,
  DrawingError,
  ExpectedError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
  QuotaError,
  RateLimitError,
  UnauthenticatedError,
} from "../agents/domain/errors.ts";
import { type StoreTrouble, storeTroubleOf } from "../kv/store_trouble.ts";
import type { FailureAnswer } from "./api/contract.ts";
import type { AppEnv } from "./deps.ts";

const SERVER_ERROR = "Server error. Please try again later.";

/** What a person is told where the data file is the trouble, and not they. */
const TROUBLES: Partial<Record<StoreTrouble, string>> = {
  full:
    "Nothing can be saved at this moment: the server's disk is full or failing. What was saved before is " +
    "safe. Please keep a copy of what you wrote and try again later",
  unwritable:
    "Nothing can be saved at this moment: the server may not write its data. What was saved before is " +
    "safe. Please keep a copy of what you wrote and try again later",
  damaged: "The server's data file is damaged. Whoever runs this server has to put a backup back",
};
const TROUBLE_RETRY_SECONDS = 60;

/** A request does not fit its schema. A bare ZodError is our own fault: a stored record that fails its schema. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  constructor(readonly issues: z.core.$ZodIssue[]) {
    super("The request does not fit its schema");
  }
}

/** There is more to do than can be done soon; `retryAfter` in whole seconds. */
export class BusyError extends ExpectedError {
  override readonly name = "BusyError";
  constructor(message: string, readonly retryAfter: number) {
    super(message);
  }
}

interface Failure {
  status: ContentfulStatusCode;
  body: FailureAnswer;
  headers?: Record<string, string>;
}

const STATUS_OF: [new (...args: never[]) => Error, ContentfulStatusCode][] = [
  [NotFoundError, 404],
  [ConflictError, 409],
  [UnauthenticatedError, 401],
  [ForbiddenError, 403],
  [QuotaError, 402],
  [CannotDrawError, 503],
  [DrawingError, 503],
];

/** The only map from an error to what the wire says of it. What is not expected is 500 and keeps its message. */
export function failureOf(error: unknown): Failure {
  if (error instanceof RequestError) return { status: 422, body: { detail: error.issues.map(problemOf) } };
  if (error instanceof InvalidError) {
    return {
      status: 422,
      body: { detail: [{ loc: ["body", error.field], msg: error.message, type: "value" }] },
    };
  }
  if (error instanceof RateLimitError) {
    const headers = { "retry-after": String(error.retryAfter) };
    return { status: 429, body: { detail: error.message }, headers };
  }
  if (error instanceof BusyError) {
    const headers = { "retry-after": String(error.retryAfter) };
    return { status: 503, body: { detail: error.message }, headers };
  }
  if (error instanceof HTTPException && error.status < 500) {
    return { status: error.status as ContentfulStatusCode, body: { detail: error.message } };
  }
  const known = STATUS_OF.find(([type]) => error instanceof type);
  if (!known || !(error instanceof Error)) return unexpected(error);
  const headers = known[1] === 401 ? { "www-authenticate": "Bearer" } : undefined;
  return { status: known[1], body: { detail: error.message }, headers };
}

/** KV's own errors are TypeErrors; those of the data file have a sentence, all others keep their message. */
function unexpected(error: unknown): Failure {
  const trouble = error instanceof TypeError ? storeTroubleOf(error) : null;
  const sentence = trouble === null ? undefined : TROUBLES[trouble];
  if (sentence === undefined) return { status: 500, body: { detail: SERVER_ERROR } };
  const headers = { "retry-after": String(TROUBLE_RETRY_SECONDS) };
  return { status: 503, body: { detail: sentence }, headers };
}

function problemOf(issue: z.core.$ZodIssue) {
  return { loc: ["body", ...issue.path.map(String)], msg: issue.message, type: issue.code };
}

/** The sentence of a failure, for streams that have room for one only. */
export function sentenceOf({ body }: Failure): string {
  return typeof body.detail === "string" ? body.detail : body.detail.map((problem) => problem.msg).join(" ");
}

interface FailurePages {
  isApi: (c: Context) => boolean;
  brokenPage: (c: Context) => Promise<Response>;
}

/** Answers an error, and logs what nobody expected: JSON for programs, a page for people. */
export function answerFailure({ isApi, brokenPage }: FailurePages): ErrorHandler<AppEnv> {
  return function answerFailure(error, c) {
    const failure = failureOf(error);
    if (failure.status >= 500 && !(error instanceof BusyError)) {
      c.var.log("error", "request failed", { request: c.var.requestId, error: error.stack ?? error.message });
      if (!isApi(c)) return brokenPage(c);
    }
    return c.json(failure.body, failure.status, failure.headers);
  };
}
