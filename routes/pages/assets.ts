import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Context, Hono } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import { BUILD_DIRECTORY, isWatched } from "../../islands/build.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".txt": "text/plain; charset=utf-8",
};
/** The name of a built file holds its hash, so it never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400";
const ICONS = fileURLToPath(new URL("../../static/icons", import.meta.url));
const PICTURES = fileURLToPath(new URL("../../static/pictures", import.meta.url));

type Bytes = Uint8Array<ArrayBuffer>;

/** A file in memory, in each form that it can be sent in. */
export interface Asset {
  type: string;
  etag: string;
  caching: string;
  /** The headers besides accept-encoding by which it differs; absent for most. */
  vary?: string;
  bytes: Bytes;
  gzip: Bytes | undefined;
  brotli: Bytes | undefined;
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

/** The built files, held in memory, and what the manifest says of them. */
export interface Assets {
  /** Address → file. */
  files: Map<string, Asset>;
  /** In development, pages load themselves again when the server was restarted. */
  isDevelopment?: boolean;
  /** The addresses of a source file's chunk and of all it imports at once, the chunk first. */
  chunksOf(source: string): string[];
  /** The address of the one built file whose name begins so. */
  named(beginning: string): string;
}

/** Reads the build; `ensureBuilt` must have run. */
export async function loadAssets(): Promise<Assets> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(join(BUILD_DIRECTORY, "manifest.json"), "utf8"),
  );
  const files = new Map([
    ...await readAssets({ directory: join(BUILD_DIRECTORY, "assets"), at: "/assets/", caching: FOR_EVER }),
    ...await readAssets({ directory: ICONS, at: "/", caching: A_DAY }),
    ...await readAssets({ directory: PICTURES, at: "/pictures/", caching: A_DAY }),
  ]);

  function chunksOf(source: string): string[] {
    const found = new Set<string>();
    collect(source, found);
    return [...found].map((key) => `/${manifest[key]?.file}`);
  }

  function collect(key: string, found: Set<string>): void {
    if (found.has(key) || !manifest[key]) return;
    found.add(key);
    for (const imported of manifest[key].imports ?? []) collect(imported, found);
  }

  function named(beginning: string): string {
    const address = [...files.keys()].find((key) => key.startsWith(`/assets/${beginning}`));
    if (!address) throw new Error(`Cannot find "${beginning}" in the build`);
    return address;
  }

  return { files, isDevelopment: isWatched(), chunksOf, named };
}

/** Serves the built files and the icons, in the smallest form that the browser takes. */
export function assetRoutes({ files, isDevelopment }: Assets): Hono {
  const app = new Hono();
  for (const [address, asset] of files) app.get(address, (c) => sendAsset(c, asset));
  if (isDevelopment) app.get("/development/reload", (c) => streamSSE(c, untilClosed));
  return app;
}

/** Says nothing: that the stream ends is the message. */
function untilClosed(stream: SSEStreamingApi): Promise<void> {
  return new Promise((resolve) => stream.onAbort(resolve));
}

/** Sends a file in the smallest form that the browser takes, or 304 where it has it already. */
export function sendAsset(c: Context, asset: Asset): Response {
  const { bytes, encoding } = bestOf(asset, c.req.header("accept-encoding") ?? "");
  const headers: Record<string, string> = {
    "content-type": asset.type,
    "cache-control": asset.caching,
    etag: encoding ? `${asset.etag.slice(0, -1)}-${encoding}"` : asset.etag,
    vary: ["accept-encoding", ...asset.vary === undefined ? [] : [asset.vary]].join(", "),
  };
  if (c.req.header("if-none-match") === headers.etag) return c.body(null, 304, headers);
  if (encoding) headers["content-encoding"] = encoding;
  return c.body(bytes, 200, headers);
}

function bestOf({ bytes, gzip, brotli }: Asset, accepted: string): { bytes: Bytes; encoding: string | null } {
  if (brotli && /\bbr\b/.test(accepted)) return { bytes: brotli, encoding: "br" };
  if (gzip && /\bgzip\b/.test(accepted)) return { bytes: gzip, encoding: "gzip" };
  return { bytes, encoding: null };
}

interface Folder {
  directory: string;
  at: string;
  caching: string;
}

async function readAssets({ directory, at, caching }: Folder): Promise<[string, Asset][]> {
  const names = new Set(await readdir(directory));
  const plain = [...names].filter((name) => TYPES[extname(name)]);
  return await Promise.all(plain.map(async (name): Promise<[string, Asset]> => {
    const read = async (file: string) =>
      names.has(file) ? new Uint8Array(await readFile(join(directory, file))) : undefined;
    const bytes = await read(name) ?? new Uint8Array();
    const type = TYPES[extname(name)] ?? "";
    const [gzip, brotli] = await Promise.all([read(`${name}.gz`), read(`${name}.br`)]);
    return [`${at}${name}`, { type, etag: etagOf(bytes), caching, bytes, gzip, brotli }];
  }));
}

/** The tag of a file's content. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 16)}"`;
}
