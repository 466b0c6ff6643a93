import { peerName, type Sockets } from "./system_sockets.ts";

export interface ConnectionLimits {
  /** A first request has to have come whole by then. */
  firstMs: number;
  /** The next one, after an answer: longer than the two minutes for which proxies keep a connection. */
  nextMs: number;
  /** An answer of which nothing is taken for so long is given up. */
  unreadMs: number;
  lookEveryMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  firstMs: 30_000,
  nextMs: 130_000,
  unreadMs: 120_000,
  lookEveryMs: 5_000,
};

interface Connection {
  /** Requests that came whole and are not answered to the end. */
  underWay: number;
  hasAsked: boolean;
  /** Looks in a row that found nothing under way. Looks, not time: after a stall a request that came may not be read yet. */
  quietLooks: number;
  isBounded: boolean;
  answered: () => void;
}

interface LateConnections {
  /** Notes a request that came whole, and when its answer is done. */
  note(from: Deno.NetAddr, completed: Promise<void>): void;
  stop(): void;
}

/**
 * Ends connections to a port on which no request comes whole: Deno keeps a half-sent one as long as its client likes. A
 * connection with a request under way is left alone, whatever its answer takes.
 */
export function endLateConnections(
  sockets: Sockets,
  port: number,
  limits: ConnectionLimits,
): LateConnections {
  const byName = new Map<string, Connection>();
  /** By the address as Deno writes it: a request must not cost the reading of one. */
  const byAddress = new Map<string, Connection>();

  function connectionOf(name: string): Connection {
    const known = byName.get(name);
    if (known !== undefined) return known;
    const connection: Connection = {
      underWay: 0,
      hasAsked: false,
      quietLooks: 0,
      isBounded: false,
      answered() {
        connection.underWay--;
        connection.quietLooks = 0;
      },
    };
    byName.set(name, connection);
    return connection;
  }

  function note({ hostname, port }: Deno.NetAddr, completed: Promise<void>): void {
    const address = `${hostname} ${port}`;
    let connection = byAddress.get(address);
    if (connection === undefined) {
      connection = connectionOf(peerName(hostname, port));
      byAddress.set(address, connection);
    }
    connection.hasAsked = true;
    connection.underWay++;
    completed.then(connection.answered, connection.answered);
  }

  function look(): void {
    const peers = sockets.peersOf(port);
    forgetAllBut(new Set(peers.map(({ name }) => name)));
    for (const peer of peers) {
      const connection = connectionOf(peer.name);
      if (!connection.isBounded) sockets.endUnread(peer, limits.unreadMs);
      connection.isBounded = true;
      // Deno calls an answer done once the system has it, and a slow line may take minutes longer.
      const isQuiet = connection.underWay === 0 && !sockets.hasUnread(peer);
      connection.quietLooks = isQuiet ? connection.quietLooks + 1 : 0;
      if (isLate(connection)) sockets.end(peer);
    }
  }

  function forgetAllBut(there: Set<string>): void {
    for (const [name, { underWay }] of byName) if (underWay === 0 && !there.has(name)) byName.delete(name);
    const kept = new Set(byName.values());
    for (const [address, connection] of byAddress) if (!kept.has(connection)) byAddress.delete(address);
  }

  function isLate({ hasAsked, quietLooks }: Connection): boolean {
    return quietLooks * limits.lookEveryMs > (hasAsked ? limits.nextMs : limits.firstMs);
  }

  const timer = setInterval(look, limits.lookEveryMs);
  Deno.unrefTimer(timer);
  return { note, stop: () => clearInterval(timer) };
}
