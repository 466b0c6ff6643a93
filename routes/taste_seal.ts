import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";

const ALGORITHM = "HS256";
const AUDIENCE = "holdfast-taste";
/** Long enough to register after lunch. */
const LASTS_SECONDS = 12 * 60 * 60;
/** A taste is three answers. */
export const MOST_ANSWERS = 3;

const Answers = z.array(z.string().min(1).max(10_000)).max(MOST_ANSWERS);

/** The answers of somebody without an account: signed and handed back to them, kept nowhere else. */
export interface TasteSeal {
  seal(answers: string[]): Promise<string>;
  /** The answers; none for a token that is not ours or has expired. */
  open(token: string): Promise<string[]>;
}

/** Signs with `secret`; `now` decides what has expired. A sign-in's token opens nothing here, nor one of these there. */
export function createTasteSeal(secret: string, now: () => Date): TasteSeal {
  const key = new TextEncoder().encode(secret);
  return {
    async seal(answers) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return await new SignJWT({ answers }).setProtectedHeader({ alg: ALGORITHM, typ: "taste" })
        .setAudience(AUDIENCE).setIssuedAt(issuedAt).setExpirationTime(issuedAt + LASTS_SECONDS)
        .sign(key);
    },
    async open(token) {
      if (token === "") return [];
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: "taste",
          audience: AUDIENCE,
          currentDate: now(),
        });
        return Answers.safeParse(payload.answers).data ?? [];
      } catch (error) {
        if (error instanceof errors.JOSEError) return [];
        throw error;
      }
    },
  };
}
