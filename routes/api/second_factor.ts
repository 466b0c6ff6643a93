import { Hono } from "hono";
import { ForbiddenError } from "../../agents/domain/errors.ts";
import { countCode, endCodes } from "../../kv/attempts.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  replaceRecoveryCodes,
  switchOffSecondFactor,
  useSecondFactor,
} from "../../kv/second_factor.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { enrolmentOf, newRecoveryCodes, newSecret, recoveryHash, stepOf } from "../second_factor.ts";
import { body } from "./body.ts";
import {
  ConfirmSecondFactorRequest,
  type RecoveryCodesAnswer,
  type SecondFactorAnswer,
  SecondFactorRequest,
  type SecondFactorSetupAnswer,
} from "./contract.ts";
import { recheck } from "./recheck.ts";

const ASKED = "Enter the six digits from your authenticator app, or a recovery code";
const WRONG = "This code is not right, or it was used already. Please wait for the next one";

/** Two-step sign-in of whoever asks: how it stands, set up, new recovery codes, switched off. */
export function secondFactorRoutes(deps: AppDeps) {
  const { kv, now } = deps;

  return new Hono<AppEnv>()
    .get("/", async (c) => c.json(await secondFactorAnswer(deps, c.var.user.id)))
    .post("/", body(SecondFactorRequest), async (c) => {
      await recheck(deps, c, { field: "password", ...c.req.valid("json") });
      const secret = newSecret();
      await beginSecondFactor(kv, { userId: c.var.user.id, secret, now: now() });
      const answer: SecondFactorSetupAnswer = { secret, ...enrolmentOf(secret, c.var.user.email) };
      return c.json(answer, 201);
    })
    .post("/confirm", body(ConfirmSecondFactorRequest), async (c) => {
      const userId = c.var.user.id;
      await countCode(kv, userId, now());
      const { codes, hashes } = newRecoveryCodes();
      const proof = { stepOf: stepOf(c.req.valid("json").code, now()), recoveryHashes: hashes };
      await confirmSecondFactor(kv, { userId, except: c.var.session.jti, now: now() }, proof);
      await endCodes(kv, userId);
      return c.json({ recovery_codes: codes } satisfies RecoveryCodesAnswer);
    })
    .post("/recovery-codes", body(SecondFactorRequest), async (c) => {
      await recheck(deps, c, { field: "password", ...c.req.valid("json") });
      const { codes, hashes } = newRecoveryCodes();
      await replaceRecoveryCodes(kv, c.var.user.id, hashes);
      return c.json({ recovery_codes: codes } satisfies RecoveryCodesAnswer);
    })
    .delete("/", body(SecondFactorRequest), async (c) => {
      await recheck(deps, c, { field: "password", ...c.req.valid("json") });
      await switchOffSecondFactor(kv, { userId: c.var.user.id, except: c.var.session.jti, now: now() });
      return c.json({ message: "Two-step sign-in is off" });
    });
}

/** The same for an admin who helps somebody that is locked out. Whoever is signed in to that account is signed out. */
export function secondFactorAdminRoutes(deps: AppDeps) {
  const { kv, now } = deps;
  return new Hono<AppEnv>()
    .get("/", async (c) => c.json(await secondFactorAnswer(deps, c.req.param("id") ?? "")))
    .delete("/", async (c) => {
      const userId = c.req.param("id") ?? "";
      await switchOffSecondFactor(kv, { userId, except: c.var.session.jti, now: now() });
      await endCodes(kv, userId);
      return c.json({ message: "Two-step sign-in is off" });
    });
}

/**
 * The second step of a sign-in whose password was right: nothing where the account asks for none. Throws
 * ForbiddenError without a right code, and RateLimitError after too many.
 */
export async function proveSecondFactor({ kv, now }: AppDeps, userId: string, code: string): Promise<void> {
  if (await getSecondFactor(kv, userId) === null) return;
  if (code === "") throw new ForbiddenError(ASKED);
  await countCode(kv, userId, now());
  const proof = { stepOf: stepOf(code, now()), recoveryHash: recoveryHash(code) };
  if (!await useSecondFactor(kv, userId, proof)) throw new ForbiddenError(WRONG);
  await endCodes(kv, userId);
}

async function secondFactorAnswer({ kv }: AppDeps, userId: string): Promise<SecondFactorAnswer> {
  const factor = await getSecondFactor(kv, userId);
  return {
    on: factor !== null,
    since: factor?.since ?? null,
    recovery_codes_left: factor?.recoveryCodesLeft ?? 0,
  };
}
