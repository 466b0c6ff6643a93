import type { Hono } from "hono";
import type { RouterRoute } from "hono/types";
import type { AppEnv } from "./deps.ts";
import { CONNECTION_LIMITS, type ConnectionLimits, endLateConnections } from "./late_connections.ts";
import type { Log } from "./log.ts";
import { systemSockets } from "./system_sockets.ts";

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
  log: Log;
  limits?: ConnectionLimits;
}

const REOPEN_AFTER_MS = 100;

/**
 * Listens on `hostname` and `port`. Throws ListenError in words for whoever starts Holdfast. Deno keeps a half-sent request
 * as long as its client likes: where the system can end such a connection, it does. And it stops listening where connections have
 * used up the open files: then all of them are closed, and the door opens again.
 */
export function listen(options: ListenOptions): Listening {
  const { hostname, port, appAt, log, limits = CONNECTION_LIMITS } = options;
  let isClosing = false;
  let server = openServer(port);
  const taken = server.addr.port;
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  const origin = `http://${host}:${taken}`;
  const app = appAt(origin);
  const sockets = systemSockets();
  const late = sockets === null ? null : endLateConnections(sockets, taken, limits);

  function openServer(wanted: number): Deno.HttpServer<Deno.NetAddr> {
    const all = new AbortController();
    const options = { hostname, port: wanted, signal: all.signal, onListen: () => {} };
    try {
      const opened = Deno.serve(options, (request, info) => {
        // Each reading of it asks the system.
        const { remoteAddr } = info;
        late?.note(remoteAddr, info.completed);
        return app.fetch(request, { remoteAddr });
      });
      opened.finished.catch((error: unknown) => {
        all.abort();
        if (!isClosing) void openAgain(error);
      });
      return opened;
    } catch (error) {
      throw new ListenError(sentenceFor(error, hostname, wanted), { cause: error });
    }
  }

  async function openAgain(why: unknown): Promise<void> {
    log("error", "every connection was closed to listen again", { error: String(why) });
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, REOPEN_AFTER_MS));
      if (isClosing) return;
      try {
        server = openServer(taken);
        return;
      } catch (error) {
        log("error", "the port could not be taken again", { error: String(error) });
      }
    }
  }

  async function close(capMs: number): Promise<void> {
    isClosing = true;
    late?.stop();
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
