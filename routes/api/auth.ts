import { type Context, Hono } from "hono";
import { UnauthenticatedError } from "../../agents/domain/errors.ts";
import { DEFAULT_MAX_JOURNEYS } from "../../agents/domain/limits.ts";
import { countAttempt, endAttempts } from "../../kv/attempts.ts";
import { deleteUser } from "../../kv/erasures.ts";
import { changePassword } from "../../kv/session_epoch.ts";
import { createSession, readEpoch, revokeSession } from "../../kv/sessions.ts";
import { createUser, findUserByEmail, getPasswordHash, updateUser, type User } from "../../kv/users.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { askForEmail, confirmEmail } from "../email_change.ts";
import { deviceOf } from "../device.ts";
import { rateLimit } from "../middleware/rate_limit.ts";
import { requireUser, setPageCookie } from "../middleware/sign_in.ts";
import { SIGN_IN_SECONDS } from "../tokens.ts";
import { body } from "./body.ts";
import {
  ChangeEmailRequest,
  ChangePasswordRequest,
  ConfirmEmailRequest,
  DeleteMeRequest,
  LoginRequest,
  RegisterRequest,
  type SignInAnswer,
  UpdateMeRequest,
} from "./contract.ts";
import { refuseCommon } from "./passwords.ts";
import { recheck } from "./recheck.ts";
import { recoveryRoutes } from "./recovery.ts";
import { proveSecondFactor } from "./second_factor.ts";
import { userAnswer } from "./user_answer.ts";

/** Sign-in routes take a fifth of the requests that the others take. */
const SIGN_IN_SHARE = 5;

/** Registering, signing in and out, a forgotten password, and the account itself. */
export function authRoutes(deps: AppDeps) {
  const { kv, passwords, now } = deps;
  const signedIn = requireUser(deps);
  const perMinute = Math.ceil(deps.config.RATE_LIMIT_PER_MINUTE / SIGN_IN_SHARE);
  const limited = rateLimit({ perMinute, now });

  return new Hono<AppEnv>()
    .post("/register", limited, body(RegisterRequest), async (c) => {
      const { password, role, waitlist, ...profile } = c.req.valid("json");
      await refuseCommon(password, "password");
      const passwordHash = await passwords.hash(password, c.var.client);
      const user = await createUser(kv, {
        ...profile,
        user_type: "free",
        subscription_tier: "free",
        max_journeys: DEFAULT_MAX_JOURNEYS,
        role: role || null,
        waitlisted_at: waitlist ? now().toISOString() : null,
        passwordHash,
        now: now(),
      });
      return c.json(await signIn(c, deps, user), 201);
    })
    .post("/login", limited, body(LoginRequest), async (c) => {
      const { email, password, code = "" } = c.req.valid("json");
      const who = { account: email, client: c.var.client };
      await countAttempt(kv, who, now());
      const user = await findUserByEmail(kv, email);
      const epoch = user && await readEpoch(kv, user.id);
      const hash = user && await getPasswordHash(kv, user.id);
      if (user) c.set("user", user);
      if (!await passwords.verify(password, hash, c.var.client) || !user) {
        throw new UnauthenticatedError("Invalid email or password");
      }
      await endAttempts(kv, who, now());
      await proveSecondFactor(deps, user.id, code);
      return c.json(await signIn(c, deps, user, epoch));
    })
    .post("/logout", signedIn, async (c) => {
      const { sub: userId, jti } = c.var.session;
      await revokeSession(kv, { userId, jti });
      setPageCookie(c, deps, null);
      return c.json({ message: "Signed out" });
    })
    .get("/me", signedIn, async (c) => c.json(await userAnswer(deps, c.var.user)))
    .delete("/me", limited, signedIn, body(DeleteMeRequest), async (c) => {
      await recheck(deps, c, { field: "password", ...c.req.valid("json") });
      await deleteUser(kv, c.var.user.id);
      setPageCookie(c, deps, null);
      return c.json({ message: "Account deleted" });
    })
    .patch("/me", signedIn, body(UpdateMeRequest), async (c) => {
      const { role, waitlist, reminders, ...names } = c.req.valid("json");
      const since = c.var.user.waitlisted_at ?? now().toISOString();
      const changes = {
        ...names,
        ...(role === undefined ? {} : { role: role || null }),
        ...(waitlist === undefined ? {} : { waitlisted_at: waitlist ? since : null }),
        ...(reminders === undefined ? {} : { reminders }),
      };
      const user = await updateUser(kv, c.var.user.id, { changes, now: now() });
      return c.json(await userAnswer(deps, user));
    })
    .post("/change-password", limited, signedIn, body(ChangePasswordRequest), async (c) => {
      const { current_password, new_password } = c.req.valid("json");
      const userId = c.var.user.id;
      await recheck(deps, c, { field: "current_password", password: current_password });
      await refuseCommon(new_password, "new_password");
      const passwordHash = await passwords.hash(new_password, c.var.client);
      await changePassword(kv, passwordHash, { userId, except: c.var.session.jti, now: now() });
      return c.json({ message: "Password changed" });
    })
    .post("/change-email", limited, signedIn, body(ChangeEmailRequest), async (c) => {
      const { email, password } = c.req.valid("json");
      await recheck(deps, c, { field: "password", password });
      await askForEmail(deps, c.var.user, email);
      return c.json({ message: "A link is on its way to the new address" }, 202);
    })
    .post("/confirm-email", limited, body(ConfirmEmailRequest), async (c) => {
      await confirmEmail(deps, c.req.valid("json").token);
      return c.json({ message: "Address changed. Please sign in again" });
    })
    .use("/forgot-password", limited)
    .use("/reset-password", limited)
    .route("/", recoveryRoutes(deps));
}

/** `epoch` is the account's before the password was looked at; absent for one that was made just now. */
async function signIn(
  c: Context<AppEnv>,
  deps: AppDeps,
  user: User,
  epoch?: number | null,
): Promise<SignInAnswer> {
  c.set("user", user);
  const at = deps.now();
  const expiresAt = new Date(at.getTime() + SIGN_IN_SECONDS * 1000);
  const device = deviceOf(c.req.header("user-agent"));
  const jti = await createSession(deps.kv, { userId: user.id, device, epoch, expiresAt, now: at });
  const token = await deps.tokens.sign({ sub: user.id, jti });
  setPageCookie(c, deps, token);
  return { access_token: token, token_type: "bearer", user: await userAnswer(deps, user) };
}
