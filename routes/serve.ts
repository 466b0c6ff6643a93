import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { RouterRoute } from "hono/types";
import type { AppEnv } from "./deps.ts";

/** The address cannot be listened on; the message says why and what to do. */
export class ListenError extends Error {
  override readonly name = "ListenError";
}

interface Listening {
  /** The address that is listened on, with the port that was really taken. */
  origin: string;
  /** The route table, in its order. */
  routes: RouterRoute[];
  /** Takes no more requests, and waits for those under way, `capMs` milliseconds at most. */
  close(capMs: number): Promise<void>;
}

interface ListenOptions {
  hostname: string;
  port: number;
  /** Called once the port is known, before the first request is taken. */
  appAt: (origin: string) => Hono<AppEnv>;
  limits?: Partial<ConnectionLimits>;
}

/** What a connection may take: Deno's own server has no such limits, and one that runs out of files ends the process. */
export interface ConnectionLimits {
  /** Milliseconds until the head of a request must have come. */
  headMs: number;
  /** Milliseconds until all of a request must have come; the reader of bodies is stricter, and says so in words. */
  requestMs: number;
  /** Milliseconds that an idle connection is kept: longer than proxies keep theirs, so that they close first. */
  idleMs: number;
  /** At once; what comes beyond is closed. A usual limit of open files is 1024. */
  connections: number;
}

const LIMITS: ConnectionLimits = { headMs: 10_000, requestMs: 30_000, idleMs: 75_000, connections: 900 };
const LOOK_EVERY_MS = 1_000;

/** Listens on `hostname` and `port`. Throws ListenError in words for whoever starts Holdfast. */
export async function listen({ hostname, port, appAt, limits }: ListenOptions): Promise<Listening> {
  const server = boundedServer({ ...LIMITS, ...limits });
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  const origin = `http://${host}:${await portOf(server, hostname, port)}`;
  const app = appAt(origin);
  server.on(
    "request",
    getRequestListener(
      (request, { incoming }) =>
        app.fetch(request, { remoteAddr: { hostname: incoming.socket.remoteAddress ?? "" } }),
      { overrideGlobalObjects: false },
    ),
  );

  async function close(capMs: number): Promise<void> {
    const closed = Promise.withResolvers<void>();
    server.close(() => closed.resolve());
    const timer = setTimeout(() => server.closeAllConnections(), capMs);
    await closed.promise;
    clearTimeout(timer);
  }

  return { origin, routes: app.routes, close };
}

function boundedServer({ headMs, requestMs, idleMs, connections }: ConnectionLimits): Server {
  const server = createServer({
    headersTimeout: headMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headMs / 2),
  });
  server.maxConnections = connections;
  return server;
}

async function portOf(server: Server, hostname: string, port: number): Promise<number> {
  const listening = Promise.withResolvers<void>();
  server.once("error", listening.reject);
  server.listen(port, hostname, listening.resolve);
  try {
    await listening.promise;
  } catch (error) {
    throw new ListenError(sentenceFor(error, hostname, port), { cause: error });
  }
  const address = server.address();
  return address === null || typeof address === "string" ? port : address.port;
}

function sentenceFor(error: unknown, hostname: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} on ${hostname} is taken. Stop what uses it, or set PORT to another one`;
  }
  if (code === "EACCES") return `Port ${port} on ${hostname} may not be used. Set PORT to one above 1023`;
  return `Cannot listen on ${hostname}:${port}. Set HOST to an address of this machine`;
}
