import { once } from "node:events";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { guardedFetcher } from "../../../agents/research/fetcher.ts";
import { createResearch } from "../../../agents/research/research.ts";
import { serveSites, type SiteHandler, type SiteServer } from "../../helpers/site_server.ts";

const MEGABYTE = 1024 * 1024;
const HTML = { "content-type": "text/html; charset=utf-8" };

let server: SiteServer;
beforeEach(async () => {
  server = await serveSites();
});
afterEach(() => server.close());

function read(path: string, options: { timeoutMs?: number; allowHosts?: string[] } = {}) {
  const { timeoutMs, allowHosts = [server.hostPort] } = options;
  const research = createResearch({ allowHosts, now: () => new Date("2026-11-21T09:00:00Z"), timeoutMs });
  const url = path.startsWith("/") ? `${server.origin}${path}` : path;
  return research.readPage({ url, role: "rival", label: "Rival" });
}

function page(body: string | Uint8Array, headers: Record<string, string> = HTML): SiteHandler {
  return (_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  };
}

function redirect(to: string): SiteHandler {
  return (_request, response) => {
    response.writeHead(302, { location: to });
    response.end();
  };
}

test("a page larger than 2 MB is refused in words", async () => {
  server.route("/", page(`<p>Hello.</p>${"<!-- long -->".repeat(2 * MEGABYTE / 13 + 1)}`));
  const { failure } = await read("/");
  expect(failure).toBe(`The page at ${server.hostPort} is larger than 2 MB, which is more than is read.`);
});

test("a page just below 2 MB is read, and what is kept stays small", async () => {
  server.route("/", page(`<p>${"A sentence of the page. Another one. ".repeat(50_000)}</p>`));
  const reading = await read("/");
  expect(reading.failure).toBeNull();
  expect(new TextEncoder().encode(JSON.stringify(reading)).length).toBeLessThan(60_000);
});

test("a small file that unpacks to more than 2 MB is refused", async () => {
  const bomb = gzipSync(new Uint8Array(40 * MEGABYTE));
  expect(bomb.length).toBeLessThan(MEGABYTE);
  server.route("/", page(bomb, { ...HTML, "content-encoding": "gzip" }));
  expect((await read("/")).failure).toContain("larger than 2 MB");
});

test("a compressed page is read", async () => {
  server.route("/", page(gzipSync("<p>Packed bread.</p>"), { ...HTML, "content-encoding": "gzip" }));
  expect((await read("/")).sentences).toEqual(["Packed bread."]);
});

test("a compressed page that is damaged says that it broke off", async () => {
  server.route("/", page("not gzip at all", { ...HTML, "content-encoding": "gzip" }));
  expect((await read("/")).failure).toBe(`The page at ${server.hostPort} broke off before it was complete.`);
});

test("a page in windows-1252 keeps its letters", async () => {
  const bytes = Uint8Array.from(
    "<p>Caf\u00e9 \u0080 5 in S\u00e3o Jo\u00e3o.</p>",
    (letter) => letter.charCodeAt(0),
  );
  server.route("/header", page(bytes, { "content-type": "text/html; charset=windows-1252" }));
  server.route("/silent", page(bytes, { "content-type": "text/html" }));
  expect((await read("/header")).sentences).toEqual(["Café € 5 in São João."]);
  expect((await read("/silent")).sentences).toEqual(["Café € 5 in São João."]);
});

test("a page in Shift_JIS named by its meta tag keeps its letters", async () => {
  const head = new TextEncoder().encode('<meta charset="Shift_JIS"><p>');
  const bread = [0x83, 0x70, 0x83, 0x93];
  server.route("/", page(Uint8Array.from([...head, ...bread]), { "content-type": "text/html" }));
  expect((await read("/")).sentences).toEqual(["パン"]);
});

test("a page with no body says that there is nothing to read", async () => {
  server.route("/", page("<title>Only a title</title>"));
  const reading = await read("/");
  expect(reading.failure).toContain(`The page at ${server.hostPort} has no text that can be read`);
  expect(reading.title).toBe("Only a title");
});

test("a page that is not there says so", async () => {
  expect((await read("/gone")).failure)
    .toBe(`There is no page at this address of ${server.hostPort}: it answered 404.`);
});

test("three redirects are followed and the address that answered is kept", async () => {
  server.route("/", redirect("/one"));
  server.route("/one", redirect("/two"));
  server.route("/two", redirect(`${server.origin}/three`));
  server.route("/three", page("<p>Arrived.</p>"));
  const reading = await read("/");
  expect(reading.sentences).toEqual(["Arrived."]);
  expect(reading.final_url).toBe(`${server.origin}/three`);
});

test("a redirect loop ends after three redirects", async () => {
  server.route("/", redirect("/again"));
  server.route("/again", redirect("/"));
  expect((await read("/")).failure).toContain("passes its visitors on more than 3 times");
  expect(server.requests.filter((path) => path !== "/robots.txt")).toHaveLength(4);
});

test("a redirect to a private address is refused before anything is sent", async () => {
  const inside = await serveSites();
  inside.route("/", page("<p>Secret.</p>"));
  server.route("/", redirect(inside.origin));
  const reading = await read("/");
  expect(reading.failure).toContain("only ports 80 and 443 are read");
  expect(inside.requests).toEqual([]);
  await inside.close();
});

test("a file that a page or a list of feeds leads to is guarded at each redirect too", async () => {
  const inside = await serveSites();
  inside.route("/secret.xml", page("<rss/>", { "content-type": "text/xml" }));
  server.route("/feed.xml", redirect(`${inside.origin}/secret.xml`));
  const fetcher = guardedFetcher({ allowHosts: [server.hostPort] });
  const signal = new AbortController().signal;
  for (const want of ["feed", "style", "robots"] as const) {
    const fetched = fetcher({ url: new URL(`${server.origin}/feed.xml`), want, signal });
    await expect(fetched).rejects.toThrow("only ports 80 and 443 are read");
  }
  expect(inside.requests).toEqual([]);
  await inside.close();
});

test("a name and a password in a redirect are neither sent nor kept", async () => {
  const seen: (string | undefined)[] = [];
  server.route("/", redirect(`http://me:secret@${server.hostPort}/there`));
  server.route("/there", (request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(200, HTML);
    response.end("<p>Arrived.</p>");
  });
  const { sentences, final_url } = await read("/");
  expect(sentences).toEqual(["Arrived."]);
  expect(final_url).toBe(`${server.origin}/there`);
  expect(seen).toEqual([undefined]);
});

test("a name that has one private address among public ones is refused", async () => {
  const fetcher = guardedFetcher({
    allowHosts: [],
    lookup: () =>
      Promise.resolve([{ address: "93.184.215.14", family: 4 }, { address: "10.0.0.1", family: 4 }]),
  });
  const research = createResearch({ allowHosts: [], now: () => new Date(), fetcher });
  const reading = await research.readPage({ url: "http://rival.example/", role: "rival", label: "Rival" });
  expect(reading.failure).toBe(
    "The page at rival.example is on a private network, and only public websites are read.",
  );
});

test("the reader connects to the address it checked and looks a name up once", async () => {
  const port = server.hostPort.split(":")[1];
  const looked: string[] = [];
  server.route("/", page("<p>Hello.</p>"));
  const fetcher = guardedFetcher({
    allowHosts: [`rival.example:${port}`],
    lookup: (name) => {
      looked.push(name);
      return Promise.resolve([{ address: "127.0.0.1", family: 4 }]);
    },
  });
  const signal = new AbortController().signal;
  const url = new URL(`http://rival.example:${port}/`);
  const { body } = await fetcher({ url, want: "page", signal });
  expect(new TextDecoder().decode(body)).toBe("<p>Hello.</p>");
  expect(looked).toEqual(["rival.example"]);
});

test("other ports, other schemes and unreadable addresses are refused in words", async () => {
  expect((await read("http://rival.example:8080/")).failure).toContain("is on port 8080");
  expect((await read("ftp://rival.example/")).failure).toContain("only http and https are read");
  expect((await read("file:///etc/passwd")).failure).not.toBeNull();
  expect((await read("not an address")).failure).toContain("is not one that a browser could open");
});

test("a page that never answers is given up in time", async () => {
  const arrived = new Promise<void>((resolve) => server.route("/", () => resolve()));
  const reading = read("/", { timeoutMs: 200 });
  await arrived;
  expect((await reading).failure).toBe(`The page at ${server.hostPort} did not answer in 0.2 seconds.`);
});

test("a page that stops in the middle is given up in time and its connection closed", async () => {
  const closed = new Promise<void>((resolve) => {
    server.route("/", (_request, response) => {
      response.writeHead(200, HTML);
      response.write("<p>Half");
      once(response, "close").then(() => resolve());
    });
  });
  expect((await read("/", { timeoutMs: 200 })).failure).toContain("did not answer in");
  await closed;
});

test("a file that is no text is refused", async () => {
  server.route("/", page("%PDF", { "content-type": "application/pdf" }));
  expect((await read("/")).failure).toContain("leads to a file of the type application/pdf");
});

test("robots.txt is obeyed, also for its group of our name", async () => {
  server.route(
    "/robots.txt",
    page("User-agent: Holdfast\nDisallow: /private\n", { "content-type": "text/plain" }),
  );
  server.route("/private", page("<p>No.</p>"));
  server.route("/open", page("<p>Yes.</p>"));
  expect((await read("/private")).failure).toContain("asks programs not to read this page");
  expect((await read("/open")).sentences).toEqual(["Yes."]);
  expect(server.requests).not.toContain("/private");
});

test("a robots.txt that fails lets nobody in", async () => {
  server.route("/robots.txt", (_request, response) => {
    response.writeHead(503);
    response.end();
  });
  server.route("/", page("<p>Hello.</p>"));
  expect((await read("/")).failure).toContain("it answered 503");
});

test("no cookie and no credentials are sent", async () => {
  const seen: (string | undefined)[] = [];
  server.route("/", (request, response) => {
    seen.push(request.headers.cookie, request.headers.authorization, request.headers["user-agent"]);
    response.writeHead(200, { ...HTML, "set-cookie": "a=b" });
    response.end('<link rel="stylesheet" href="/style.css"><p>Hello.</p>');
  });
  server.route("/style.css", (request, response) => {
    seen.push(request.headers.cookie);
    response.writeHead(200, { "content-type": "text/css" });
    response.end("body{background:#0B2E4F}");
  });
  const reading = await read(`http://me:secret@${server.hostPort}/`);
  expect(seen).toEqual([undefined, undefined, "Holdfast", undefined]);
  expect(reading.colours[0]?.hex).toBe("#0B2E4F");
});

test("style sheets of other sites are not fetched", async () => {
  const other = await serveSites();
  server.route("/", page(`<link rel="stylesheet" href="${other.origin}/a.css"><p>Hello.</p>`));
  expect((await read("/")).failure).toBeNull();
  expect(other.requests).toEqual([]);
  await other.close();
});

test.each([
  ["unclosed tags", "<b><div>".repeat(50_000)],
  ["a hundred thousand links", '<a href="x">y</a>'.repeat(100_000)],
  ["endless digits", `<p>${"1,".repeat(500_000)}</p>`],
])("a hostile page of %s costs less than three seconds", async (_what, html) => {
  server.route("/", page(html));
  const started = performance.now();
  const reading = await read("/");
  expect(reading.label).toBe("Rival");
  expect(performance.now() - started).toBeLessThan(3_000);
});
