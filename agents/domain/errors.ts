/** What can go wrong in words a person understands. `routes/errors.ts` alone gives them an HTTP status. */
export abstract class ExpectedError extends Error {}

/** The thing is not there, or belongs to somebody else: both look the same from outside. */
export class NotFoundError extends ExpectedError {
  override readonly name = "NotFoundError";
}

/** Somebody else changed it first, or the same thing is already under way. */
export class ConflictError extends ExpectedError {
  override readonly name = "ConflictError";
}

/** Not signed in, or not with these credentials. */
export class UnauthenticatedError extends ExpectedError {
  override readonly name = "UnauthenticatedError";
}

/** Signed in, but not allowed: a locked consultant, an admin's page. */
export class ForbiddenError extends ExpectedError {
  override readonly name = "ForbiddenError";
}

/** A monthly allowance is used up. */
export class QuotaError extends ExpectedError {
  override readonly name = "QuotaError";
}

/** A field of the request is wrong although its shape is right. */
export class InvalidError extends ExpectedError {
  override readonly name = "InvalidError";
  constructor(readonly field: string, message: string) {
    super(message);
  }
}

/** Too many requests; `retryAfter` in whole seconds. */
export class RateLimitError extends ExpectedError {
  override readonly name = "RateLimitError";
  constructor(readonly retryAfter: number) {
    super("Too many requests. Please slow down.");
  }
}

/** A document was not drawn this time; another try may do it. */
export class DrawingError extends ExpectedError {
  override readonly name = "DrawingError";
}

/** This machine cannot draw documents, and another try would not mend it. */
export class CannotDrawError extends ExpectedError {
  override readonly name = "CannotDrawError";
}
