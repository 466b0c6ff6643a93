import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { UnauthenticatedError } from "../../agents/domain/errors.ts";
import { findSession, noteUse } from "../../kv/sessions.ts";
import type { User } from "../../kv/users.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { demanding } from "../demands.ts";
import { SIGN_IN_SECONDS, type SignedIn } from "../tokens.ts";

/** The cookie's name: where it is https, browsers take one of this beginning from this very host alone. */
function cookieName({ publicUrl }: Pick<AppDeps, "publicUrl">): string {
  return isHttps(publicUrl) ? "__Host-holdfast_session" : "holdfast_session";
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith("https:");
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

interface Identity {
  user: User;
  session: SignedIn;
}

/** Lets in whoever carries a bearer token of a standing session; all others get the same 401. */
export function requireUser(deps: AppDeps) {
  const check = createMiddleware<AppEnv>(async function requireUser(c, next) {
    admit(c, await identify(deps, bearerOf(c)));
    await next();
  });
  return demanding({ signIn: "token" }, check);
}

/** As `requireUser`, and takes the page cookie too: only for downloads, which change nothing. */
export function requireReader(deps: AppDeps) {
  const check = createMiddleware<AppEnv>(async function requireReader(c, next) {
    const token = c.req.header("authorization") ? bearerOf(c) : getCookie(c, cookieName(deps));
    admit(c, await identify(deps, token));
    await next();
  });
  return demanding({ signIn: "token or cookie" }, check);
}

/** Whose page cookie this is, or null without a standing sign-in. */
export async function pageUser(deps: AppDeps, cookies: string | null): Promise<User | null> {
  const name = cookieName(deps);
  const token = cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return (await identify(deps, token))?.user ?? null;
}

/** Sets the cookie that page renders and downloads read; without a token it is taken away. */
export function setPageCookie(c: Context, deps: AppDeps, token: string | null): void {
  setCookie(c, cookieName(deps), token ?? "", {
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps(deps.publicUrl),
    path: "/",
    maxAge: token === null ? 0 : SIGN_IN_SECONDS,
  });
}

function bearerOf(c: Context): string | undefined {
  return c.req.header("authorization")?.match(BEARER)?.[1];
}

async function identify(deps: AppDeps, token: string | undefined): Promise<Identity | null> {
  const session = token === undefined ? null : await deps.tokens.verify(token);
  if (!session) return null;
  const asked = { jti: session.jti, userId: session.sub, now: deps.now() };
  const found = await findSession(deps.kv, asked);
  if (found?.isNoteDue) noteLater(deps, asked);
  return found && { user: found.user, session };
}

/** Nobody waits for it, and a full disk must not keep anybody from reading. */
function noteLater({ kv, background, log }: AppDeps, asked: Parameters<typeof noteUse>[1]): void {
  const noted = noteUse(kv, asked)
    .catch((error: unknown) => log("warn", "the use of a sign-in was not noted", { error: String(error) }));
  void background.hold(noted);
}

function admit(c: Context<AppEnv>, identity: Identity | null): void {
  if (!identity) throw new UnauthenticatedError("Session expired. Please login again.");
  c.set("user", identity.user);
  c.set("session", identity.session);
}
