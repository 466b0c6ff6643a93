import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface SiteServer {
  /** "http://127.0.0.1:40123" */
  origin: string;
  /** "127.0.0.1:40123", as RESEARCH_ALLOW_HOSTS takes it. */
  hostPort: string;
  /** Paths asked for so far, in order. */
  requests: string[];
  /** Answers one path by hand: slow, wrong, redirected. Stands before the folder's files. */
  route(path: string, handler: SiteHandler): void;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/** Serves a case's `sites` folder on a free port of 127.0.0.1; without a folder only the routes added later. */
export async function serveSites(folder?: string): Promise<SiteServer> {
  const routes = new Map<string, SiteHandler>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://site").pathname;
    requests.push(path);
    const handler = routes.get(path);
    if (handler) handler(request, response);
    else sendFile(folder, path, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Get a port from the site server");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    hostPort: `127.0.0.1:${address.port}`,
    requests,
    route: (path, handler) => void routes.set(path, handler),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function sendFile(folder: string | undefined, path: string, response: ServerResponse): Promise<void> {
  try {
    if (folder === undefined) throw new Error("Serve routes only");
    const bytes = await readFile(join(folder, normalize(path)));
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" });
    response.end(bytes);
  } catch {
    response.writeHead(404, { "content-type": "text/plain" });
    response.end("Not here");
  }
}
