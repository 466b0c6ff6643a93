import { createMiddleware } from "hono/factory";
import ipaddr from "ipaddr.js";
import type { AppEnv } from "../deps.ts";

/** Whoever has one address of IPv6 has the 2^64 of its network: they count as one. */
const NETWORK_BITS = 64;
const NETWORK_GROUPS = NETWORK_BITS / 16;

/**
 * Who is asking, for limits: the connection's address, or behind a trusted proxy the last address in
 * X-Forwarded-For, since that is the one the proxy itself has written.
 */
export function clientAddress({ trustProxy }: { trustProxy: boolean }) {
  return createMiddleware<AppEnv>(async function clientAddress(c, next) {
    const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
    c.set("client", clientOf(forwarded || c.env?.remoteAddr?.hostname || "local"));
    await next();
  });
}

/** The name under which an address is counted: an IPv4 address, the /64 network of an IPv6 one, else as it stands. */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16)).join(":");
  return `${network}::/${NETWORK_BITS}`;
}
