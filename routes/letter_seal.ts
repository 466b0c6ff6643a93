import { errors, jwtVerify, SignJWT } from "jose";

/** The kinds of letters that nobody asks for one by one, and that end by one click. */
const LETTER_KINDS = ["reminders", "advisor"] as const;
export type LetterKind = typeof LETTER_KINDS[number];

/** Whose letters, and of which kind. */
export interface SealedLetters {
  userId: string;
  kind: LetterKind;
}

/** What ends one kind of somebody's letters and does nothing else: it stays good, however late a letter is read. */
export interface LetterSeal {
  seal(letters: SealedLetters): Promise<string>;
  /** Which letters they are; null for a token that is not ours. */
  open(token: string): Promise<SealedLetters | null>;
}

const ALGORITHM = "HS256";
const audienceOf = (kind: LetterKind) => `holdfast-${kind}`;

/** Signs with `secret`. A sign-in's token opens nothing here, nor one of these there. */
export function createLetterSeal(secret: string): LetterSeal {
  const key = new TextEncoder().encode(secret);
  return {
    async seal({ userId, kind }) {
      return await new SignJWT().setProtectedHeader({ alg: ALGORITHM, typ: kind })
        .setAudience(audienceOf(kind)).setSubject(userId).sign(key);
    },
    async open(token) {
      try {
        const { payload, protectedHeader } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          audience: LETTER_KINDS.map(audienceOf),
          requiredClaims: ["sub"],
        });
        const kind = LETTER_KINDS.find((each) => audienceOf(each) === payload.aud);
        if (kind === undefined || protectedHeader.typ !== kind || payload.sub === undefined) return null;
        return { userId: payload.sub, kind };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
