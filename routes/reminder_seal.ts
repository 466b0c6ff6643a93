import { errors, jwtVerify, SignJWT } from "jose";

const ALGORITHM = "HS256";
const AUDIENCE = "holdfast-reminders";
const TYPE = "reminders";

/** What ends somebody's reminders and does nothing else: it stays good, however late a letter is read. */
export interface ReminderSeal {
  seal(userId: string): Promise<string>;
  /** Whose reminders they are; null for a token that is not ours. */
  open(token: string): Promise<string | null>;
}

/** Signs with `secret`. A sign-in's token opens nothing here, nor one of these there. */
export function createReminderSeal(secret: string): ReminderSeal {
  const key = new TextEncoder().encode(secret);
  return {
    async seal(userId) {
      return await new SignJWT().setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setAudience(AUDIENCE).setSubject(userId).sign(key);
    },
    async open(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          audience: AUDIENCE,
          requiredClaims: ["sub"],
        });
        return payload.sub ?? null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
