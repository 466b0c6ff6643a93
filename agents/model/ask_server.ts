import { Refusal } from "./faults.ts";
import { wholeText } from "./read_events.ts";

const MOST_WORDS = 64 * 1024;
const WORDS_WITHIN_MS = 5_000;

/**
 * Sends one request to a model's server. A redirect is never followed: a prompt and a key go to the address that was
 * chosen and to no other. Throws Refusal with the server's words for any answer that is no success.
 */
export async function askServer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: "manual" });
  if (response.ok) return response;
  throw new Refusal(response.status, await wordsOf(response), response.headers);
}

async function wordsOf({ body }: Response): Promise<string> {
  if (body === null) return "";
  const text = await wholeText(body, AbortSignal.timeout(WORDS_WITHIN_MS)).catch(() => "");
  return text.slice(0, MOST_WORDS);
}

/** True for a server on this machine or in its own network, where a model may first have to be loaded. */
export function isNearby(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, "");
  if (/^\d+(?:\.\d+){3}$/.test(host)) {
    return /^(?:127|10)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(host);
  }
  if (host.includes(":")) return /^(?:::1|f[cd][0-9a-f]{2}:|fe80:)/i.test(host);
  return !host.includes(".") || /\.(?:local|internal|lan|home\.arpa)$/i.test(host);
}
