import { createHash } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import encodeQR from "qr";
import type { StepOf } from "../kv/second_factor.ts";

/** What authenticator apps expect (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const CODES = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** RFC 4226 asks for 128 bits and recommends 160. */
const SECRET_BYTES = 20;
/** Clocks differ: the code before and the one after are taken too (RFC 6238, section 5.2). */
const STEPS_ASIDE = 1;
const ISSUER = "Holdfast";

const RECOVERY_CODES = 8;
/** Base32 without what looks alike: 24 characters are 120 bits, so that a plain hash keeps them. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const RECOVERY_LENGTH = 24;
const GROUP = /.{4}(?=.)/g;

/** A new secret in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads, and its QR code as an SVG picture. */
export function enrolmentOf(secret: string, account: string): { uri: string; qr: string } {
  const uri = new TOTP({ ...CODES, issuer: ISSUER, label: account, secret: Secret.fromBase32(secret) })
    .toString();
  return { uri, qr: encodeQR(uri, "svg", { border: 4 }) };
}

/** Finds the step that a typed code belongs to: now, one before or one after. */
export function stepOf(code: string, now: Date): StepOf {
  const token = code.replace(/\s/g, "");
  return (secret) => {
    if (!/^\d{6}$/.test(token)) return null;
    const totp = new TOTP({ ...CODES, secret: Secret.fromBase32(secret) });
    const timestamp = now.getTime();
    const delta = totp.validate({ token, timestamp, window: STEPS_ASIDE });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  };
}

/** Eight codes for whoever loses the app, each to be used once, with the hashes under which they are kept. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { codes, hashes: codes.map(recoveryHash) };
}

function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RECOVERY_LENGTH));
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return letters.replace(GROUP, "$&-");
}

/** The hash of a recovery code, however it was typed. */
export function recoveryHash(code: string): string {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return createHash("sha256").update(letters).digest("hex");
}
