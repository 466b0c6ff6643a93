import type { FailureAnswer } from "../routes/api/contract.ts";
import { endSession, readToken } from "./session.ts";
import { showError } from "./toasts.ts";
import { pageWords } from "./words.ts";

/** When a request is given up (specification, section 9). */
export const REQUEST_TIMEOUT_MS = 180_000;

export interface Call {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  signal?: AbortSignal;
  /** The Accept header; JSON unless an event stream is asked for. */
  accept?: string;
  /**
   * Statuses that show no toast, because whoever calls tells of them; "refusals" are all but 401. Having no answer at
   * all is status 0.
   */
  quiet?: number[] | "refusals";
}

/** What is wrong with fields of a form, in words that need no name of theirs. */
export type FieldProblems = Partial<Record<string, string>>;

/** A call that failed. `detail` is the server's own sentence, or null where it sent none; status 0 is no answer. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** True once a toast has told of it: a failure is told once. */
  wasTold = false;
  constructor(
    readonly status: number,
    readonly detail: string | null,
    message: string,
    /** What was refused of single fields. */
    readonly problems: FieldProblems = {},
  ) {
    super(message);
  }
}

/** Calls /api and reads JSON. Throws ApiError after the toast of the specification's catalogue was shown. */
export async function call<T>(path: string, options: Call = {}): Promise<T> {
  const response = await request(path, options);
  return response.status === 204 ? undefined as T : await response.json();
}

/** Calls /api and hands back the successful response. Throws like `call`; an abort throws as fetch does. */
export async function request(path: string, options: Call = {}): Promise<Response> {
  const response = await send(path, options);
  if (response.ok) return response;
  throw await failureOf(response, options.quiet);
}

/** The server's sentence, else the error's own, else `fallback`. */
export function reasonOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.detail ?? (error.message || fallback);
  return error instanceof Error && error.message ? error.message : fallback;
}

/** Tells of a failed call with `sentence`, unless the catalogue's own toast has told of it already. */
export function tellFailure(error: unknown, sentence: string): void {
  if (!(error instanceof ApiError && error.wasTold)) showError(sentence);
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

async function send(
  path: string,
  { method = "GET", body, signal, accept, quiet }: Call,
): Promise<Response> {
  const token = readToken();
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: {
        accept: accept ?? "application/json",
        "content-type": "application/json",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (isAbort(error)) throw error;
    const { noAnswer } = pageWords("common").failures;
    const failure = new ApiError(0, null, noAnswer);
    if (quiet === undefined || quiet === "refusals" || !quiet.includes(0)) tell(failure, [noAnswer]);
    throw failure;
  }
}

async function failureOf(response: Response, quiet: Call["quiet"]): Promise<ApiError> {
  const { status } = response;
  const detail = await readDetail(response);
  const sentences = sentencesOf(status, detail);
  const own = typeof detail === "string" ? detail : detail ? sentences.join(" ") : null;
  const failure = new ApiError(status, own, sentences.join(" "), fieldProblemsOf(detail));
  const isQuiet = quiet === "refusals" ? status !== 401 : quiet?.includes(status) ?? false;
  if (isQuiet) return failure;
  if (status === 401) {
    failure.wasTold = true;
    endSession();
  } else tell(failure, sentences);
  return failure;
}

function tell(failure: ApiError, sentences: string[]): void {
  failure.wasTold = true;
  for (const sentence of sentences) showError(sentence);
}

async function readDetail(response: Response): Promise<FailureAnswer["detail"] | null> {
  try {
    const body: Partial<FailureAnswer> | null = await response.json();
    return body?.detail ?? null;
  } catch {
    return null;
  }
}

/** The specification's error catalogue, section 8. */
function sentencesOf(status: number, detail: FailureAnswer["detail"] | null): string[] {
  const { failures } = pageWords("common");
  if (status === 401) return [failures.expired];
  if (status === 403) return [failures.forbidden];
  if (status === 404) return [failures.notFound];
  if (status === 422) return problemsOf(detail, failures.invalid);
  if (status === 429) return [failures.tooMany];
  if (status === 500) return [failures.server];
  return [typeof detail === "string" ? detail : failures.unexpected];
}

function fieldProblemsOf(detail: FailureAnswer["detail"] | null): FieldProblems {
  if (!Array.isArray(detail)) return {};
  return Object.fromEntries(detail.map(({ loc, msg }) => [String(loc[1] ?? loc[0] ?? ""), msg]));
}

function problemsOf(detail: FailureAnswer["detail"] | null, invalid: string): string[] {
  if (Array.isArray(detail)) return detail.map(({ loc, msg }) => `${loc[1] ?? loc[0] ?? ""}: ${msg}`);
  return [detail ?? invalid];
}
