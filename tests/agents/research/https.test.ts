import { createServer } from "node:https";
import { afterEach, expect, test } from "vitest";
import { createResearch } from "../../../agents/research/research.ts";

/** Signed by nobody and used nowhere else: it proves only that such a certificate is refused. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBjzCCATagAwIBAgIUM5MsUFHZIfA5fdghBTA/nqMzZjwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTAyMTgzMloYDzIxMjYxMDI4
MDIxODMyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATytb1hf6gh/VjisKaKCBTCf54IpkuWEYD0QzwVBJiCc03AOpYKLPfn
taa5Fdiw5ul1nAN/uLSVNeBHn5nUH1eRo2QwYjAdBgNVHQ4EFgQUnWLyZi+XHWUG
bbqDZlpsYR7VFoEwHwYDVR0jBBgwFoAUnWLyZi+XHWUGbbqDZlpsYR7VFoEwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0cAMEQC
IGxld5TuCgdUZh0toq1DCSBzsABgQ93krg1B6cQPYZQdAiAtNdROmZvFiPaJOt6V
D0a+o2948EfGBMTZiXapp9pbuQ==
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgJvueOdaKsYso6u0y
T6lZq+0kRKxJoqSo1Hi5aePtaV6hRANCAATytb1hf6gh/VjisKaKCBTCf54IpkuW
EYD0QzwVBJiCc03AOpYKLPfntaa5Fdiw5ul1nAN/uLSVNeBHn5nUH1eR
-----END PRIVATE KEY-----
`;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A website over https on a free port of 127.0.0.1, with the paths that were asked for. */
async function serveSecurely() {
  const asked: string[] = [];
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<h1>Nobody vouches for me</h1>");
  });
  server.on("tlsClientError", () => undefined);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Get a port from the secure server");
  closing.push(() => new Promise((closed) => server.close(() => closed())));
  return { hostPort: `127.0.0.1:${address.port}`, asked };
}

function readOver(hostPort: string, allowHosts: string[]) {
  const research = createResearch({ allowHosts, now: () => new Date("2026-11-21T09:00:00Z") });
  return research.readPage({ url: `https://${hostPort}/`, role: "rival", label: "Rival" });
}

test("a website whose certificate nobody vouches for is not read, in words", async () => {
  const { hostPort, asked } = await serveSecurely();
  const { failure, sentences } = await readOver(hostPort, [hostPort]);
  expect(failure).toBe(`The website at ${hostPort} has no valid certificate, so it was not read.`);
  expect(sentences).toEqual([]);
  expect(asked).toEqual([]);
});

test("https opens no private address", async () => {
  const { asked } = await serveSecurely();
  const { failure } = await readOver("127.0.0.1", []);
  expect(failure).toMatch(/private|public/);
  expect(asked).toEqual([]);
});
