import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ROOMS = ["agents", "islands", "kv", "pdf", "routes"];
const IMPORT = /^(?:import|export)\s(type\s)?[^;"]*?["']([^"']+)["'];?$|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

interface Import {
  from: string;
  /** A path below the root, or a package's name. */
  to: string;
  typeOnly: boolean;
  /** Loaded when it is first needed. */
  atNeed: boolean;
}

/** Which way the arrows point (README, architecture): the rooms that a room may reach into. */
const ARROWS: Record<string, RegExp> = {
  "agents/domain": /^agents\/domain\//,
  agents: /^agents\//,
  kv: /^(kv|agents\/(domain|strategy))\//,
  pdf: /^(pdf|agents\/(domain|strategy|text|sections))\//,
  islands: /^islands\/|^routes\/(api\/contract|words\/words)\.ts$/,
  routes: /^(routes|islands|kv|agents)\//,
};

/**
 * The rooms of agents/ in the order in which a sentence comes about: each may import from the rooms before it. Files
 * that stand in agents/ itself join the rooms and may import from all.
 */
const AGENT_ROOMS = [
  "domain",
  "text",
  "strategy",
  "model",
  "research",
  "ledger",
  "facts",
  "watch",
  "plan",
  "author/rules",
  "review",
  "sections",
  "author/model",
  "interview",
  "consultant",
];

const files = await sourceFiles();
const sources = new Map(
  await Promise.all(files.map(async (file) => [file, await readFile(join(ROOT, file), "utf8")] as const)),
);
const imports = [...sources].flatMap(([file, text]) => importsOf(file, text));

test("the rooms hold the files that the test thinks it reads", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(imports.length).toBeGreaterThan(500);
});

test("arrows between rooms point one way", () => {
  const wrong = imports.filter(({ from, to }) => isOurs(to) && from !== "main.ts" && !arrowOf(from).test(to));
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("the rooms of the agents import from the rooms before them only", () => {
  const wrong = imports.filter(({ from, to }) => {
    const [here, there] = [agentRoomOf(from), agentRoomOf(to)];
    return here !== -1 && to.startsWith("agents/") && (there === -1 || there > here);
  });
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("every room of the agents is in the order", () => {
  const loose = files.filter((file) => /^agents\/.+\//.test(file) && agentRoomOf(file) === -1);
  expect(loose).toEqual([]);
});

test("islands take nothing but types from the contract and the words", () => {
  const wrong = imports.filter(({ from, to, typeOnly }) =>
    from.startsWith("islands/") && to.startsWith("routes/") && !typeOnly
  );
  expect(wrong).toEqual([]);
});

test("nothing imports the tests", () => {
  expect(imports.filter(({ to }) => to.startsWith("tests/"))).toEqual([]);
});

test("no file imports itself by a detour", () => {
  expect(circlesIn(imports.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
});

test("no gate of the model author takes from itself by a detour, types included", () => {
  const gates = "agents/author/model/gates/";
  expect(circlesIn(imports.filter(({ from, to }) => from.startsWith(gates) && to.startsWith(gates)))).toEqual(
    [],
  );
});

test("KV is opened in one place, and only kv/ and the routes' types know of it", () => {
  expect(whichContain(/\bopenKv\s*\(/)).toEqual(["kv/store.ts"]);
  const users = imports.filter(({ to }) => to === "@deno/kv").map(({ from }) => from);
  expect(users.filter((file) => !file.startsWith("kv/"))).toEqual([]);
});

test("keys are built in one place", () => {
  const wrong = whichContain(
    /\b(?:kv|write|atomic\(\))\.(?:get|set|delete|list)(?:<[^>]*>)?\(\s*\[\s*"/,
  );
  expect(wrong.filter((file) => file !== "kv/store.ts")).toEqual([]);
});

test("the environment is read in main.ts only", () => {
  expect(whichContain(/\bDeno\.env\b/)).toEqual(["main.ts"]);
  const viaNode = whichContain(/\bprocess\.env\b/);
  expect(viaNode.filter((file) => !["routes/production.ts", "islands/bundle.ts"].includes(file))).toEqual([]);
});

test("the agents know neither Deno nor a server", () => {
  const agents = (file: string) => file.startsWith("agents/");
  expect(whichContain(/\bDeno\.\w/).filter(agents)).toEqual([]);
  expect(imports.filter(({ from, to }) => agents(from) && /^(hono|@hono|@deno)/.test(to))).toEqual([]);
});

test("nothing is written to the console but the log and what the person at the terminal must read", () => {
  expect(whichContain(/\bconsole\.\w+\(/).filter((file) => file !== "main.ts")).toEqual([]);
});

test("the server's own thread loads nothing that draws documents", () => {
  const loaded = reachedFrom("main.ts", imports.filter(({ typeOnly }) => !typeOnly));
  expect(loaded).toContain("pdf/deck/deck_slides.ts");
  expect(loaded.filter((file) => /^pdf\/.*\.tsx$|^pdf\/pptx\//.test(file))).toEqual([]);
});

test("a start loads no parser of web pages or feeds", () => {
  const loaded = reachedFrom("main.ts", imports.filter(({ typeOnly, atNeed }) => !typeOnly && !atNeed));
  expect(loaded).toContain("agents/research/at_need.ts");
  expect(loaded.filter((file) => /^(cheerio|htmlparser2|css-tree|feedsmith|culori)$/.test(file))).toEqual([]);
});

function reachedFrom(first: string, edges: Import[]): string[] {
  const reached = new Set([first]);
  for (const file of reached) {
    for (const { from, to } of edges) if (from === file) reached.add(to);
  }
  return [...reached];
}

function arrowOf(file: string): RegExp {
  const room = file.startsWith("agents/domain/") ? "agents/domain" : file.split("/")[0] ?? "";
  return ARROWS[room] ?? /^$/;
}

/** Its place in the order; -1 for what stands in no room of the agents. */
function agentRoomOf(file: string): number {
  return AGENT_ROOMS.findIndex((room) => file.startsWith(`agents/${room}/`));
}

function isOurs(path: string): boolean {
  return /^(agents|islands|kv|pdf|routes|tests)\/|^main\.ts$/.test(path);
}

function importsOf(from: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(([, type, static_, dynamic]) => {
    const name = static_ ?? dynamic ?? "";
    const to = name.startsWith(".") ? relative(ROOT, join(ROOT, dirname(from), name)) : name;
    return { from, to, typeOnly: type !== undefined, atNeed: dynamic !== undefined };
  });
}

function whichContain(pattern: RegExp): string[] {
  return [...sources].filter(([, text]) => pattern.test(text)).map(([file]) => file);
}

/** Each circle once, as the files on it. */
function circlesIn(edges: Import[]): string[] {
  const next = Map.groupBy(edges.filter(({ to }) => sources.has(to)), ({ from }) => from);
  const finished = new Set<string>();
  const circles: string[] = [];

  function visit(file: string, path: string[]): void {
    if (path.includes(file)) return void circles.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (finished.has(file)) return;
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
    finished.add(file);
  }

  for (const file of sources.keys()) visit(file, []);
  return circles;
}

async function sourceFiles(): Promise<string[]> {
  const found = await Promise.all(ROOMS.map(async (room) => {
    const entries = await readdir(join(ROOT, room), { recursive: true });
    return entries.filter((name) => /\.tsx?$/.test(name)).map((name) => join(room, name));
  }));
  return ["main.ts", ...found.flat().sort()];
}
