import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { readApiDocument } from "../helpers/api_document.ts";
import { signUp, startServer } from "../helpers/server.ts";

const LONG = 100_000;
/** A body that never ends is given up after this. */
const PATIENCE_MS = 3_000;

type Body = { head: string; bytes: Uint8Array };

/** What no fetch would send: each as the lines that tell of the body, and the body's bytes. */
const BODIES: Record<string, Body> = {
  "a chunk with an endless extension": chunked(`2;${"x".repeat(LONG)}\r\n{}\r\n0\r\n\r\n`),
  "a thousand chunks with extensions": chunked(
    "2;a=b\r\n{}\r\n" + "1;c=d\r\n \r\n".repeat(1_000) + "0\r\n\r\n",
  ),
  "a chunk of more bytes than there are": chunked("FFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n"),
  "a chunk whose size is a word": chunked("many\r\n{}\r\n0\r\n\r\n"),
  "endless trailers": chunked(`2\r\n{}\r\n0\r\n${"x: y\r\n".repeat(LONG / 6)}\r\n`),
  "half a pair of surrogates as bytes": measured([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  "less than was announced": { head: "content-length: 500", bytes: new TextEncoder().encode('{"message":') },
  "bytes that are no text": measured([
    0x7b,
    0x22,
    0xff,
    0xfe,
    0xc0,
    0x80,
    0x22,
    0x3a,
    0x22,
    0xf8,
    0x22,
    0x7d,
  ]),
  "an end in the middle of a letter": measured([0x22, 0xe2, 0x82]),
  "a mark of byte order alone": measured([0xef, 0xbb, 0xbf]),
};

function chunked(text: string): Body {
  return { head: "transfer-encoding: chunked", bytes: new TextEncoder().encode(text) };
}

function measured(bytes: number[]): Body {
  return { head: `content-length: ${bytes.length}`, bytes: Uint8Array.from(bytes) };
}

// Some bodies never end, and are waited for side by side.
test.concurrent.each(Object.entries(BODIES))(
  "%s breaks no operation that takes a body",
  async (_, { head, bytes }) => {
    const errors: string[] = [];
    const server = await startServer({}, {
      log: (level, event, fields) => {
        if (level === "error") errors.push(`${event} ${fields?.error ?? ""}`);
      },
    });
    const { operations } = await readApiDocument(server.origin);
    const { token } = await signUp(server);
    const keys = [...operations].filter(([, { requestBody }]) => requestBody !== undefined).map(([key]) =>
      key
    );
    expect(keys.length).toBeGreaterThan(20);
    const statuses = await Promise.all(keys.map((key) => {
      const lines = [
        `${key.replaceAll(/\{\w+\}/g, "none")} HTTP/1.1`,
        `host: ${new URL(server.origin).host}`,
        `authorization: Bearer ${token}`,
        "content-type: application/json",
        "connection: close",
        head,
      ];
      return statusOf(server.origin, lines, bytes);
    }));
    expect(keys.filter((_, index) => (statuses[index] ?? 0) >= 500)).toEqual([]);
    // Ten servers at once: on a busy machine the store's probe takes longer than a person would wait for.
    const isHealthy = async () => expect((await fetch(`${server.origin}/health`)).status).toBe(200);
    await vi.waitFor(isHealthy, { timeout: 20_000 });
    expect(errors).toEqual([]);
    await server.stop();
  },
);

/** The status that comes back, or 0 where the connection ends without one. */
function statusOf(origin: string, lines: string[], bytes: Uint8Array): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    const end = () => {
      socket.destroy();
      resolve(Number(text.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0));
    };
    socket.setTimeout(PATIENCE_MS, end);
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", end);
    socket.on("close", end);
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    socket.write(bytes);
  });
}
