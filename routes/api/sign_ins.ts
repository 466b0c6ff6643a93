import { type Context, Hono } from "hono";
import { NotFoundError } from "../../agents/domain/errors.ts";
import { revokeOtherSessions } from "../../kv/session_epoch.ts";
import { listSessions, revokeSession } from "../../kv/sessions.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import type { SignInListAnswer } from "./contract.ts";

/** A program that signs in every minute leaves thousands within their week: nobody reads on. */
const MOST_LISTED = 50;

/** The sign-ins of whoever `userOf` names: listed, ended one by one, and all at once but the one that asks. */
export function signInRoutes({ kv, now }: AppDeps, userOf: (c: Context<AppEnv>) => string) {
  return new Hono<AppEnv>()
    .get("/", async (c) => c.json(await listSignIns(c)))
    .delete("/", async (c) => {
      await revokeOtherSessions(kv, { userId: userOf(c), except: c.var.session.jti, now: now() });
      return c.json({ message: "Signed out everywhere else" });
    })
    .delete("/:signIn", async (c) => {
      const isEnded = await revokeSession(kv, { userId: userOf(c), jti: c.req.param("signIn") });
      if (!isEnded) throw new NotFoundError("This sign-in has ended already");
      return c.json({ message: "Signed out" });
    });

  async function listSignIns(c: Context<AppEnv>): Promise<SignInListAnswer> {
    const sessions = await listSessions(kv, userOf(c), now());
    const isCurrent = ({ id }: { id: string }) => id === c.var.session.jti;
    const ordered = [...sessions.filter(isCurrent), ...sessions.filter((session) => !isCurrent(session))];
    const listed = ordered.slice(0, MOST_LISTED);
    return {
      sign_ins: listed.map((session) => ({
        id: session.id,
        browser: session.browser,
        system: session.system,
        created_at: session.createdAt,
        last_used_at: session.lastUsedAt,
        current: isCurrent(session),
      })),
      left_out: ordered.length - listed.length,
    };
  }
}
