import type { UserAnswer } from "../routes/api/contract.ts";
import { ApiError, call } from "./api.ts";
import { endSession, forgetSignIn, isRealUser, keepUser, readToken } from "./session.ts";
import { withDefaults } from "./sign_in_answer.ts";
import { pageWords } from "./words.ts";

/** No answer, too many requests, or a gateway that speaks for a server that is not there. */
const AWAY = [0, 429, 502, 503, 504];

/**
 * The check at the start of every signed-in page: without a token, with one that stands for nobody, or with
 * one the server refuses, the person is signed out and sent to /login. A server that is away or busy signs
 * nobody out.
 */
export async function checkSession(): Promise<UserAnswer | null> {
  if (readToken() === null) {
    location.replace("/login");
    return null;
  }
  try {
    const user = await call<UserAnswer>("/auth/me");
    if (!isRealUser(user)) {
      endSession(pageWords("common").failures.noUser);
      return null;
    }
    const whole = withDefaults(user);
    keepUser(whole);
    return whole;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!AWAY.includes(error.status)) endSession();
    return null;
  }
}

/** Signs out on the server as well as it goes, and here in any case. */
export async function signOut(): Promise<void> {
  try {
    await call("/auth/logout", { method: "POST", quiet: [0, 401, 403, 404, 429, 500, 502, 503] });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    await forgetSignIn();
  }
}
