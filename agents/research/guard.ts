import { lookup as resolveByDns } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import { ReadingFailure } from "./reading_failure.ts";

/** Every address that a name has. Throws when it has none. */
export type Lookup = (hostname: string) => Promise<{ address: string; family: number }[]>;

export const dnsLookup: Lookup = (hostname) => resolveByDns(hostname, { all: true, verbatim: true });

/** Where to connect: the checked address, and nothing that could be looked up again. */
export interface Target {
  url: URL;
  address: string;
  family: 4 | 6;
}

/** Reads an address as a founder writes it: "rival.example" is taken as https. Throws ReadingFailure. */
export function readAddress(text: string, allowHosts: string[]): URL {
  const trimmed = text.trim();
  const named = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
  const scheme = allowHosts.some((host) => trimmed === host || trimmed.startsWith(`${host}/`))
    ? "http"
    : "https";
  const url = URL.parse(named ? trimmed : `${scheme}://${trimmed}`);
  if (url === null || url.hostname === "") {
    throw new ReadingFailure(`The address ${trimmed.slice(0, 200)} is not one that a browser could open.`);
  }
  url.username = "";
  url.password = "";
  url.hash = "";
  return url;
}

/**
 * Lets a URL through only if it is http(s), on port 80 or 443 and on a public unicast address, or its
 * host:port is in `allowHosts`. Resolves once; the caller connects to what is returned. Throws ReadingFailure.
 */
export async function guardTarget(url: URL, allowHosts: string[], lookup: Lookup): Promise<Target> {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new ReadingFailure(
      `The address ${url.href.slice(0, 200)} is not a web page: only http and https are read.`,
    );
  }
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  const allowed = allowHosts.includes(`${url.hostname}:${port}`);
  if (!allowed && port !== "80" && port !== "443") {
    throw new ReadingFailure(
      `The page at ${url.host} is on port ${port}, and only ports 80 and 443 are read.`,
    );
  }
  const found = await addressesOf(url.hostname, lookup);
  const first = found[0];
  if (first === undefined) throw new ReadingFailure(`There is no website called ${url.hostname}.`);
  if (!allowed && !found.every(({ address }) => isPublic(address))) {
    throw new ReadingFailure(
      `The page at ${url.hostname} is on a private network, and only public websites are read.`,
    );
  }
  return { url, address: first.address, family: first.family === 6 ? 6 : 4 };
}

async function addressesOf(hostname: string, lookup: Lookup): Promise<{ address: string; family: number }[]> {
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(literal)) return [{ address: literal, family: literal.includes(":") ? 6 : 4 }];
  try {
    return await lookup(hostname);
  } catch {
    return [];
  }
}

/** True for public unicast only. Of IPv6 only 2000::/3 is in use; mapped, NAT64, 6to4 and Teredo are not. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || (parsed.toByteArray()[0] ?? 0) >> 5 === 1;
}
