import { createHash, randomBytes } from "node:crypto";
import { Hono } from "hono";
import { InvalidError } from "../../agents/domain/errors.ts";
import { changePassword } from "../../kv/sessions.ts";
import { createResetToken, useResetToken } from "../../kv/tokens.ts";
import { findUserByEmail } from "../../kv/users.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { body } from "./body.ts";
import { ForgotPasswordRequest, ResetPasswordRequest } from "./contract.ts";
import { refuseCommon } from "./passwords.ts";

const RESET_MINUTES = 60;

/** A way back in for whoever forgot the password. Known and unknown addresses are answered alike. */
export function recoveryRoutes(deps: AppDeps) {
  const { kv, now, passwords } = deps;

  return new Hono<AppEnv>()
    .post("/forgot-password", body(ForgotPasswordRequest), (c) => {
      const work = mailResetLink(deps, c.req.valid("json").email);
      deps.background.hold(work).catch((error) =>
        deps.log("error", "reset mail failed", { error: String(error) })
      );
      return c.json({ message: "If there is an account with this address, a link is on its way." }, 202);
    })
    .post("/reset-password", body(ResetPasswordRequest), async (c) => {
      const { token, password } = c.req.valid("json");
      await refuseCommon(password, "password");
      const userId = await useResetToken(kv, hashOf(token), now());
      if (!userId) throw new InvalidError("token", "This link is no longer valid. Please ask for a new one");
      await changePassword(kv, { userId, passwordHash: await passwords.hash(password) });
      return c.json({ message: "Password changed" });
    });
}

async function mailResetLink({ kv, mail, now, publicUrl }: AppDeps, email: string): Promise<void> {
  const user = await findUserByEmail(kv, email);
  if (!user) return;
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now().getTime() + RESET_MINUTES * 60_000);
  await createResetToken(kv, { hash: hashOf(token), userId: user.id, expiresAt, now: now() });
  await mail({
    to: user.email,
    subject: "Choose a new password for Holdfast",
    text:
      `Hello ${user.full_name},\n\nsomebody asked for a new password for your account. If it was you, choose one ` +
      `within ${RESET_MINUTES} minutes:\n\n${publicUrl}/reset-password?token=${token}\n\n` +
      `If it was not you, nothing has changed and nothing needs to be done.\n`,
  });
}

/** Only the hash is kept: whoever reads the database cannot use the link. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
