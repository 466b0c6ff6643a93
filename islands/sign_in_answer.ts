import type { UserAnswer } from "../routes/api/contract.ts";
import type { ScreenWords } from "../routes/words/words.ts";
import { ApiError, reasonOf, tellFailure } from "./api.ts";
import { fill } from "./words.ts";

/** A sign-in response that cannot be used; its message is for people. */
class SignInRejected extends Error {
  override readonly name = "SignInRejected";
}

export interface SignedIn {
  token: string;
  user: UserAnswer;
}

type FlatUser = Partial<UserAnswer> & { user_id?: string };
export type SignInBody = FlatUser & { access_token?: string; user?: Partial<UserAnswer> };
type Kind = "login" | "registration";

const PLACEHOLDERS: Record<Kind, string[]> = {
  login: ["current_user", "authenticated_user"],
  registration: ["current_user", "new_user"],
};

/** Reads the answer to login or registration. Throws SignInRejected with the specification's sentences (section 5) on a bad one. */
export function readSignIn(body: SignInBody, kind: Kind, says: ScreenWords["sign_in"]["answer"]): SignedIn {
  if (!body.access_token) throw new SignInRejected(says.noToken);
  const given = body.user ?? { ...body, id: body.user_id };
  const { id } = given;
  if (!id) throw new SignInRejected(kind === "login" ? says.noLoginId : says.noRegistrationId);
  if (PLACEHOLDERS[kind].includes(id)) throw new SignInRejected(fill(says.placeholder, { id }));
  return { token: body.access_token, user: withDefaults({ ...given, id }) };
}

/** The client's defaults for what an answer leaves out (specification, section 3). */
export function withDefaults(user: Partial<UserAnswer> & { id: string }): UserAnswer {
  return {
    id: user.id,
    email: user.email ?? "",
    full_name: user.full_name ?? "",
    company_name: user.company_name ?? "",
    role: user.role ?? null,
    user_type: user.user_type ?? "free",
    subscription_tier: user.subscription_tier ?? "free",
    max_journeys: user.max_journeys ?? 3,
    journeys_used: user.journeys_used ?? 0,
    journeys_this_month: user.journeys_this_month ?? 0,
    consultant_queries_this_month: user.consultant_queries_this_month ?? 0,
    waitlist: user.waitlist ?? false,
    reminders: user.reminders ?? true,
  };
}

/**
 * What to show of a failed sign-in: a known failure's own words, and `unexpected` for all else. A 401 here is no session
 * that has expired: without the server's own sentence it is `failed`.
 */
function signInFailure(error: unknown, words: { failed: string; unexpected: string }): string {
  if (error instanceof ApiError) {
    return error.status === 401 ? error.detail ?? words.failed : reasonOf(error, words.failed);
  }
  return error instanceof SignInRejected ? error.message : words.unexpected;
}

/** Tells of a failed sign-in, once, and gives back what was told. */
export function tellSignInFailure(error: unknown, words: { failed: string; unexpected: string }): string {
  const sentence = signInFailure(error, words);
  tellFailure(error, sentence);
  return sentence;
}
