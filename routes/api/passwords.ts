import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { InvalidError } from "../../agents/domain/errors.ts";
import { createFairQueue } from "../fair_queue.ts";

/**
 * scrypt with N = 2^15, r = 8, p = 4: 32 MiB and about 0.3 s. OWASP asks for p = 3 at least with this N; with 4 it is the
 * work of N = 2^17, p = 1, which takes 128 MiB, and whose older hashes are compared in the same time.
 */
const OWASP_LOG_COST = 15;
const BLOCK_SIZE = 8;
const PASSES = 4;
const KEY_LENGTH = 32;
const AT_ONCE = 2;
/** Of one client, and of all: more than that are told at once to come back. */
const WAITING_EACH = 20;
const WAITING_IN_ALL = 120;

export interface Passwords {
  /** A PHC string with its own salt and cost. `client` is who waits for it. Throws BusyError. */
  hash(password: string, client?: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. Throws BusyError. */
  verify(password: string, hash: string | null, client?: string): Promise<boolean>;
}

/**
 * Hashes off the event loop, at most two at once, so that memory stays bounded under a burst of sign-ins. Clients take
 * turns, and one that floods waits behind nobody but itself.
 */
export function createPasswords(logCost = OWASP_LOG_COST): Passwords {
  const turn = createFairQueue({ atOnce: AT_ONCE, waitingEach: WAITING_EACH, waitingInAll: WAITING_IN_ALL });
  const cost = { logCost, passes: PASSES };
  const nobody = toPhc(cost, new Uint8Array(16), new Uint8Array(KEY_LENGTH));
  async function hash(password: string, client = ""): Promise<string> {
    const salt = randomBytes(16);
    return toPhc(cost, salt, await turn(client, () => derive(password, salt, cost)));
  }
  async function verify(password: string, stored: string | null, client = ""): Promise<boolean> {
    const { cost, salt, key } = fromPhc(stored ?? nobody);
    const derived = await turn(client, () => derive(password, salt, cost));
    return timingSafeEqual(derived, key) && stored !== null;
  }
  return { hash, verify };
}

interface Cost {
  logCost: number;
  passes: number;
}

function derive(password: string, salt: Uint8Array, { logCost, passes }: Cost): Promise<Uint8Array> {
  const options = { N: 2 ** logCost, r: BLOCK_SIZE, p: passes, maxmem: 256 * BLOCK_SIZE * 2 ** logCost };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_LENGTH, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

function toPhc({ logCost, passes }: Cost, salt: Uint8Array, key: Uint8Array): string {
  return `$scrypt$ln=${logCost},r=${BLOCK_SIZE},p=${passes}$${salt.toBase64({ omitPadding: true })}$${
    key.toBase64({ omitPadding: true })
  }`;
}

function fromPhc(stored: string): { cost: Cost; salt: Uint8Array; key: Uint8Array } {
  const [, name, parameters, salt, key] = stored.split("$");
  const [, logCost, passes] = parameters?.match(/^ln=(\d+),r=8,p=(\d+)$/)?.map(Number) ?? [];
  if (name !== "scrypt" || !logCost || !passes || !salt || !key) {
    throw new Error("Cannot read a stored password hash");
  }
  return { cost: { logCost, passes }, salt: Uint8Array.fromBase64(salt), key: Uint8Array.fromBase64(key) };
}

let common: Promise<Set<string>> | undefined;

/** What anybody would try here first, whatever digits and marks stand around it. */
const NEAR_AT_HAND = ["holdfast", "brandstrategy", "letmein"];

/** Throws InvalidError for one of the most common passwords, and one of this place. The list is read when first needed. */
export async function refuseCommon(password: string, field: string): Promise<void> {
  common ??= readCommon();
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, "");
  if (NEAR_AT_HAND.includes(letters) || (await common).has(password.toLowerCase())) {
    throw new InvalidError(field, "This password is one of the most common ones. Please choose another");
  }
}

async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const passwords = dictionary["passwords-common"] ?? [];
  return new Set(passwords.map(String).filter((password) => password.length >= 8));
}
