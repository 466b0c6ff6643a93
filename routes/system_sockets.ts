import ipaddr from "ipaddr.js";

/** One end of a connection to this process. */
export interface Peer {
  /** As the system knows it. */
  handle: number;
  name: string;
}

/** The connections of this process, as the system sees them. */
export interface Sockets {
  /** Every connection that came to a port of ours. */
  peersOf(port: number): Peer[];
  /** Ends a connection as if its peer had, so that whoever holds it lets go of it. */
  end(peer: Peer): void;
  /** Whether something of an answer is still to be taken by the peer. */
  hasUnread(peer: Peer): boolean;
  /** The system ends a connection whose peer takes nothing for so long, where the system can. */
  endUnread(peer: Peer, afterMs: number): void;
}

const SYMBOLS = {
  getsockname: { parameters: ["i32", "buffer", "buffer"], result: "i32" },
  getpeername: { parameters: ["i32", "buffer", "buffer"], result: "i32" },
  setsockopt: { parameters: ["i32", "i32", "i32", "buffer", "u32"], result: "i32" },
  getsockopt: { parameters: ["i32", "i32", "i32", "buffer", "buffer"], result: "i32" },
  ioctl: { parameters: ["i32", "u64", "buffer"], result: "i32" },
  shutdown: { parameters: ["i32", "i32"], result: "i32" },
} as const;

const LIBRARIES: Partial<Record<typeof Deno.build.os, string>> = {
  linux: "libc.so.6",
  darwin: "libSystem.B.dylib",
};

const IS_LINUX = Deno.build.os === "linux";
const READING_AND_WRITING = 2;
const INET = 2;
const INET6 = [10, 30];
const TCP = 6;
const TCP_USER_TIMEOUT = 18;
const SIOCOUTQ = 0x5411n;
const SOCKET = 0xffff;
const SO_NWRITE = 0x1024;
/** Longer than any address that a system writes. */
const ADDRESS_BYTES = 128;

/** The name that a peer has here, however its address is written. */
export function peerName(hostname: string, port: number): string {
  return `${ipaddr.process(hostname)} ${port}`;
}

/**
 * Deno tells of a connection only once a request came whole. The C library of Linux and macOS tells of each, and can end it
 * without taking its handle away. Null where it is not there, or may not be asked.
 */
export function systemSockets(): Sockets | null {
  const library = LIBRARIES[Deno.build.os];
  if (library === undefined) return null;
  try {
    return socketsOf(Deno.dlopen(library, SYMBOLS).symbols);
  } catch {
    return null;
  }
}

function socketsOf(system: Deno.DynamicLibrary<typeof SYMBOLS>["symbols"]): Sockets {
  const address = new Uint8Array(ADDRESS_BYTES);
  const size = new Uint32Array(1);
  const waiting = new Uint32Array(1);

  function addressFrom(ask: "getsockname" | "getpeername", handle: number) {
    size[0] = ADDRESS_BYTES;
    return system[ask](handle, address, size) === 0 ? readSocketAddress(address) : null;
  }

  function nameOf(handle: number): string | null {
    const peer = addressFrom("getpeername", handle);
    return peer && peerName(peer.hostname, peer.port);
  }

  function peerOf(handle: number): Peer[] {
    const name = nameOf(handle);
    return name === null ? [] : [{ handle, name }];
  }

  return {
    peersOf(port) {
      const handles = Array.from(Deno.readDirSync("/dev/fd"), (entry) => Number(entry.name));
      return handles.filter((handle) => addressFrom("getsockname", handle)?.port === port).flatMap(peerOf);
    },
    end(peer) {
      // Meanwhile the handle may have become somebody else's.
      if (nameOf(peer.handle) === peer.name) system.shutdown(peer.handle, READING_AND_WRITING);
    },
    hasUnread({ handle }) {
      size[0] = waiting.byteLength;
      const failed = IS_LINUX
        ? system.ioctl(handle, SIOCOUTQ, waiting)
        : system.getsockopt(handle, SOCKET, SO_NWRITE, waiting, size);
      return failed === 0 && waiting[0] !== 0;
    },
    endUnread(peer, afterMs) {
      if (!IS_LINUX) return;
      const value = new Uint32Array([afterMs]);
      system.setsockopt(peer.handle, TCP, TCP_USER_TIMEOUT, value, value.byteLength);
    },
  };
}

/** A `sockaddr_in` or `sockaddr_in6`; null for an address of another kind. */
function readSocketAddress(bytes: Uint8Array): { hostname: string; port: number } | null {
  const family = bytes[Deno.build.os === "darwin" ? 1 : 0] ?? 0;
  const [from, to] = family === INET ? [4, 8] : INET6.includes(family) ? [8, 24] : [0, 0];
  if (to === 0) return null;
  const hostname = ipaddr.fromByteArray([...bytes.subarray(from, to)]).toString();
  return { hostname, port: new DataView(bytes.buffer).getUint16(2) };
}
