import {
  CannotDrawError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  QuotaError,
  UnauthenticatedError,
} from "../../agents/domain/errors.ts";
import { type FailureReason, ModelFailure, type Usage } from "../../agents/model/model.ts";

/** An error as data: what is copied from one thread to another loses its class. */
export interface SentError {
  name: string;
  message: string;
  stack: string;
  /** Of a model that failed. */
  failure?: { reason: FailureReason; usage: Usage };
}

const EXPECTED = [
  CannotDrawError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  QuotaError,
  UnauthenticatedError,
];

export function toSent(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), stack: "" };
  const { name, message, stack = "" } = error;
  if (!(error instanceof ModelFailure)) return { name, message, stack };
  return { name, message, stack, failure: { reason: error.reason, usage: error.usage } };
}

/** The same error again: one that people are told of keeps its class, and with it its status. */
export function fromSent({ name, message, stack, failure }: SentError): Error {
  if (failure !== undefined) return new ModelFailure(failure.reason, message, { usage: failure.usage });
  const Expected = EXPECTED.find((kind) => kind.name === name);
  if (Expected !== undefined) return new Expected(message);
  return Object.assign(new Error(message), { stack });
}
