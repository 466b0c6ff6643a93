import { errors, jwtVerify, SignJWT } from "jose";

/** How long a sign-in lasts, in seconds. */
export const SIGN_IN_SECONDS = 7 * 24 * 60 * 60;

const ALGORITHM = "HS256";
const TYPE = "JWT";
const ISSUER = "holdfast";
const AUDIENCE = "holdfast";

const MOST_KNOWN = 2_000;

export interface SignedIn {
  /** The user's id. */
  sub: string;
  /** The session's id. */
  jti: string;
}

export interface Tokens {
  sign(who: SignedIn): Promise<string>;
  /** Null for anything but a token of ours that has not expired. */
  verify(token: string): Promise<SignedIn | null>;
}

/** Tokens signed with `secret`; `now` decides what has expired. */
export function createTokens(secret: string, now: () => Date): Tokens {
  const key = importKey(secret);
  const known = new Map<string, { who: SignedIn; expiresAt: number }>();
  const options = {
    algorithms: [ALGORITHM],
    typ: TYPE,
    issuer: ISSUER,
    audience: AUDIENCE,
    requiredClaims: ["sub", "jti", "iat", "exp"],
    maxTokenAge: SIGN_IN_SECONDS,
  };

  async function sign({ sub, jti }: SignedIn): Promise<string> {
    const issuedAt = Math.floor(now().getTime() / 1000);
    return await new SignJWT().setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setIssuer(ISSUER).setAudience(AUDIENCE).setSubject(sub).setJti(jti)
      .setIssuedAt(issuedAt).setExpirationTime(issuedAt + SIGN_IN_SECONDS)
      .sign(await key);
  }

  async function verify(token: string): Promise<SignedIn | null> {
    const seen = known.get(token);
    if (seen !== undefined && now().getTime() < seen.expiresAt) return seen.who;
    try {
      const { payload: { sub, jti, exp } } = await jwtVerify(token, await key, {
        ...options,
        currentDate: now(),
      });
      if (!isFilled(sub) || !isFilled(jti) || exp === undefined) return null;
      keep(token, { who: { sub, jti }, expiresAt: exp * 1000 });
      return { sub, jti };
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
      throw error;
    }
  }

  /** A signature that was right stays right until the token expires: it need not be reckoned at every request. */
  function keep(token: string, verified: { who: SignedIn; expiresAt: number }): void {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(token, verified);
  }

  return { sign, verify };
}

/** Once, and not at every request as for bare bytes. */
function importKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function isFilled(claim: unknown): claim is string {
  return typeof claim === "string" && claim !== "";
}
