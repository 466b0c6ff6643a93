import { Hono } from "hono";
import { InvalidError } from "../../agents/domain/errors.ts";
import { mayWriteLetter } from "../../kv/letters.ts";
import { isResetToken, resetPassword } from "../../kv/tokens.ts";
import { findUserByEmail, getUser } from "../../kv/users.ts";
import { promoteAdministrator } from "../administrator.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { readLinkToken } from "../link_token.ts";
import { createResetLink } from "../reset_link.ts";
import { body } from "./body.ts";
import { ForgotPasswordRequest, ResetPasswordRequest } from "./contract.ts";
import { fill } from "../../islands/words.ts";
import { WORDS } from "../words/words.ts";
import { refuseCommon } from "./passwords.ts";

const { newPassword } = WORDS.en.letters;
const RESET_MINUTES = 60;
const ENDED = "This link is no longer valid. Please ask for a new one";

/** A way back in for whoever forgot the password. Known and unknown addresses are answered alike. */
export function recoveryRoutes(deps: AppDeps) {
  const { kv, now, passwords } = deps;

  return new Hono<AppEnv>()
    .post("/forgot-password", body(ForgotPasswordRequest), (c) => {
      const request = c.var.requestId;
      const work = mailResetLink(deps, c.req.valid("json").email);
      deps.background.hold(work).catch((error) =>
        deps.log("error", "reset mail failed", {
          request,
          error: error instanceof Error ? error.name : "unknown",
        })
      );
      return c.json({ message: "If there is an account with this address, a link is on its way." }, 202);
    })
    .post("/reset-password", body(ResetPasswordRequest), async (c) => {
      const { token, password } = c.req.valid("json");
      await refuseCommon(password, "password");
      const reset = readLinkToken(token);
      if (!await isResetToken(kv, reset, now())) throw new InvalidError("token", ENDED);
      const passwordHash = await passwords.hash(password, c.var.client);
      if (!await resetPassword(kv, reset, { passwordHash, now: now() })) {
        throw new InvalidError("token", ENDED);
      }
      const user = await getUser(kv, reset.userId);
      if (user) await promoteAdministrator(deps, user);
      return c.json({ message: "Password changed" });
    });
}

async function mailResetLink(deps: AppDeps, email: string): Promise<void> {
  const { kv, mail, now, publicUrl } = deps;
  const user = await findUserByEmail(kv, email);
  if (!user || !await mayWriteLetter(kv, user.id, { why: "reset", now: now() })) return;
  const link = await createResetLink({ kv, publicUrl, userId: user.id, minutes: RESET_MINUTES, now: now() });
  await mail({
    to: user.email,
    subject: newPassword.subject,
    text: fill(newPassword.text, { name: user.full_name, minutes: RESET_MINUTES, link }),
  });
}
