import type { UserAnswer } from "../routes/api/contract.ts";
import { forgetPush } from "./push/subscription.ts";
import { flash } from "./toasts.ts";
import { pageWords } from "./words.ts";

const TOKEN_KEY = "token";
/** How every key but the token's begins. */
const OWN_KEYS = "holdfast-";
const AUTH_KEY = "holdfast-auth";
const JOURNEY_KEY = "holdfast-journey";
const PLACEHOLDER_IDS = ["authenticated_user", "current_user"];

/** The journey last opened in this browser. */
interface KeptJourney {
  sessionId: string;
  phase: string;
  progress: number;
}

export function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

export function keepSignIn(token: string, user: UserAnswer): void {
  localStorage.setItem(TOKEN_KEY, token);
  keepUser(user);
}

export function keepUser(user: UserAnswer): void {
  localStorage.setItem(AUTH_KEY, JSON.stringify({ user, isAuthenticated: true }));
}

/** Forgets who was signed in and all that this browser kept of them: whoever sits here next finds nothing. */
export async function forgetSignIn(): Promise<void> {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(OWN_KEYS));
  for (const key of [TOKEN_KEY, ...kept]) localStorage.removeItem(key);
  await forgetPush();
}

/** A session is valid only with a user's own id. */
export function isRealUser(user: { id?: unknown }): boolean {
  return typeof user.id === "string" && user.id !== "" && !PLACEHOLDER_IDS.includes(user.id);
}

/** Several calls are refused at once when a session ends: the first leads to /login, the others interrupt nothing. */
let isLeaving = false;

/** Removes the token and goes to /login with a sentence, unless that is where we are or are going. */
export function endSession(reason: string = pageWords("common").failures.expired): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(AUTH_KEY);
  if (isLeaving || location.pathname === "/login") return;
  isLeaving = true;
  flash("error", reason);
  location.replace("/login");
}

export function readJourney(): KeptJourney | null {
  const kept = localStorage.getItem(JOURNEY_KEY);
  return kept === null ? null : JSON.parse(kept);
}

export function keepJourney(journey: KeptJourney): void {
  localStorage.setItem(JOURNEY_KEY, JSON.stringify(journey));
}

export function forgetJourney(): void {
  localStorage.removeItem(JOURNEY_KEY);
}
