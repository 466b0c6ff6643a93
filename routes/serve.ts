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
}

/** Listens on `hostname` and `port`. Throws ListenError in words for whoever starts Holdfast. */
export function listen({ hostname, port, appAt }: ListenOptions): Listening {
  const server = openServer();
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  const origin = `http://${host}:${server.addr.port}`;
  const app = appAt(origin);

  function openServer(): Deno.HttpServer<Deno.NetAddr> {
    const options = { hostname, port, onListen: () => {} };
    try {
      return Deno.serve(options, (request, info) => app.fetch(request, info));
    } catch (error) {
      throw new ListenError(sentenceFor(error, hostname, port), { cause: error });
    }
  }

  async function close(capMs: number): Promise<void> {
    const cap = Promise.withResolvers<void>();
    const timer = setTimeout(cap.resolve, capMs);
    // An abort after that would fail: a server that shuts down is out of reach. What hangs ends with the process.
    await Promise.race([server.shutdown(), cap.promise]);
    clearTimeout(timer);
  }

  return { origin, routes: app.routes, close };
}

function sentenceFor(error: unknown, hostname: string, port: number): string {
  if (error instanceof Deno.errors.AddrInUse) {
    return `Port ${port} on ${hostname} is taken. Stop what uses it, or set PORT to another one`;
  }
  if (error instanceof Deno.errors.PermissionDenied) {
    return `Port ${port} on ${hostname} may not be used. Set PORT to one above 1023`;
  }
  return `Cannot listen on ${hostname}:${port}. Set HOST to an address of this machine`;
}
