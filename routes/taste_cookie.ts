import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** Browsers take no cookie of more than 4,096 bytes, its name and its attributes among them. */
const MOST_BYTES = 3_800;

interface Site {
  publicUrl: string;
}

/** The answers of a taste, sealed, as this browser carries them from page to page; "" without any. */
export function carriedTaste(c: Context, site: Site): string {
  return getCookie(c, nameOf(site)) ?? "";
}

/** True for a browser's form whose answers can be carried; a program, and longer answers, get their page at once. */
export function canCarry(c: Context, token: string): boolean {
  const isBrowser = c.req.header("accept")?.includes("text/html") === true;
  return isBrowser && token !== "" && token.length <= MOST_BYTES;
}

/** Gives the answers to the browser until it is closed; "" takes them away. */
export function carryTaste(c: Context, site: Site, token: string): void {
  setCookie(c, nameOf(site), token, {
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps(site),
    path: "/",
    ...(token === "" ? { maxAge: 0 } : {}),
  });
}

function nameOf(site: Site): string {
  return isHttps(site) ? "__Host-holdfast_taste" : "holdfast_taste";
}

function isHttps({ publicUrl }: Site): boolean {
  return publicUrl.startsWith("https:");
}
