import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createResearch } from "../../../../agents/research/research.ts";
import { atom, rdf, rss } from "../../../helpers/feed_texts.ts";
import { serveSites, type SiteHandler, type SiteServer } from "../../../helpers/site_server.ts";

const XML = { "content-type": "application/rss+xml; charset=utf-8" };
const READ_AT = "2026-11-21T09:00:00.000Z";

let server: SiteServer;
beforeEach(async () => {
  server = await serveSites();
});
afterEach(() => server.close());

async function read(path: string, options: { timeoutMs?: number; allowHosts?: string[] } = {}) {
  const { timeoutMs, allowHosts = [server.hostPort] } = options;
  const { feeds } = createResearch({ allowHosts, now: () => new Date(READ_AT), timeoutMs });
  const url = path.startsWith("/") ? `${server.origin}${path}` : path;
  return await feeds.read({ url, label: URL.parse(url)?.host ?? "", region: "NL" });
}

function send(body: string | Uint8Array, headers: Record<string, string> = XML): SiteHandler {
  return (_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  };
}

describe("each format gives title, summary, link, date and outlet", () => {
  test("RSS 2.0, with the publisher that a search feed names", async () => {
    const item = {
      title: "Bakers &amp; mills",
      link: "https://search.example/go/1",
      date: "Tue, 03 Nov 2026 10:00:00 +0100",
      summary: "&lt;p&gt;More &lt;b&gt;rye&lt;/b&gt;.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;",
      source: { name: "The Paper", url: "https://www.paper.example" },
    };
    server.route("/", send(rss([item])));
    expect(await read("/")).toMatchObject({
      region: "NL",
      read_at: READ_AT,
      failure: null,
      items: [{
        title: "Bakers & mills",
        summary: "More rye.",
        link: "https://search.example/go/1",
        published_at: "2026-11-03T09:00:00.000Z",
        outlet: "paper.example",
      }],
    });
  });

  test("Atom, with its markup read as text and relative links made whole", async () => {
    const item = { title: "&lt;i&gt;Rye&lt;/i&gt; rises", link: "/rye", date: "2026-11-01T08:00:00Z" };
    server.route("/", send(atom([item]), { "content-type": "application/atom+xml" }));
    expect((await read("/")).items).toMatchObject([{
      title: "Rye rises",
      link: `${server.origin}/rye`,
      published_at: "2026-11-01T08:00:00.000Z",
      outlet: server.hostPort,
    }]);
  });

  test("RDF, with a date of Dublin Core", async () => {
    const item = { title: "Rye rises", link: "https://www.mill.example/1", date: "2026-10-01" };
    server.route("/", send(rdf([item]), { "content-type": "text/xml" }));
    expect((await read("/")).items).toMatchObject([{
      published_at: "2026-10-01T00:00:00.000Z",
      outlet: "mill.example",
    }]);
  });
});

test("dates in words are read, and dates that cannot be read leave the item undated, behind the dated", async () => {
  const link = "https://a.example/";
  const items = [
    { title: "One", link, date: "soon" },
    { title: "Two", link, date: "3. november 2026" },
    { title: "Three", link, date: "04/11/2026" },
    { title: "Four", link },
  ];
  server.route("/", send(rss(items)));
  expect((await read("/")).items.map(({ title, published_at }) => [title, published_at?.slice(0, 10)]))
    .toEqual([
      ["Three", "2026-11-04"],
      ["Two", "2026-11-03"],
      ["One", undefined],
      ["Four", undefined],
    ]);
});

test("items without a title or a web address are left out", async () => {
  const items = [
    { title: "", link: "https://a.example/1" },
    { title: "Script", link: "javascript:alert(1)" },
    { title: "Kept", link: "https://a.example/2" },
  ];
  server.route("/", send(rss(items)));
  expect((await read("/")).items.map(({ title }) => title)).toEqual(["Kept"]);
});

test("only the newest sixty items are kept, whatever their order, and long texts are cut", async () => {
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toUTCString();
  const items = Array.from({ length: 200 }, (_, at) => ({
    title: `Item ${at} ${"word ".repeat(200)}`,
    link: `https://a.example/${at}`,
    date: day(at),
    summary: "long ".repeat(500),
  }));
  server.route("/", send(rss(items)));
  const reading = await read("/");
  expect(reading.items).toHaveLength(60);
  expect(reading.items[0]?.title).toMatch(/^Item 199 /);
  expect(JSON.stringify(reading).length).toBeLessThan(60 * 800);
});

test("a feed in windows-1252 that only its XML declaration names keeps its letters", async () => {
  const text =
    `<?xml version="1.0" encoding="windows-1252"?><rss version="2.0"><channel><title>x</title><item>
    <title>Caf\u00e9 \u0080 5 in S\u00e3o Jo\u00e3o</title><link>https://a.example/1</link></item></channel></rss>`;
  server.route(
    "/",
    send(Uint8Array.from(text, (letter) => letter.charCodeAt(0)), { "content-type": "text/xml" }),
  );
  expect((await read("/")).items[0]?.title).toBe("Café € 5 in São João");
});

describe("a feed that cannot be read says why", () => {
  test("broken XML", async () => {
    server.route("/", send('<rss version="2.0"><channel><item><title>Half'));
    expect((await read("/")).failure).toBe(
      `The feed at ${server.hostPort} is broken: it is not RSS or Atom that can be read.`,
    );
  });

  test("a web page in its place", async () => {
    server.route("/", send("<!doctype html><p>Subscribe here.</p>", { "content-type": "text/html" }));
    expect((await read("/")).failure).toBe(
      `The address at ${server.hostPort} leads to a web page, not to a feed.`,
    );
  });

  test("a feed larger than 2 MB", async () => {
    server.route("/", send(rss([]) + " ".repeat(2 * 1024 * 1024)));
    expect((await read("/")).failure).toBe(
      `The feed at ${server.hostPort} is larger than 2 MB, which is more than is read.`,
    );
  });

  test("a feed of so many entries that parsing it would hold up others", async () => {
    server.route(
      "/",
      send(rss(Array.from({ length: 9_000 }, () => ({ title: "t", link: "https://a.example/1" })))),
    );
    expect((await read("/")).failure).toBe(`The feed at ${server.hostPort} has more entries than are read.`);
  });

  test("a feed that does not answer in its time", async () => {
    server.route("/", () => {});
    expect((await read("/", { timeoutMs: 50 })).failure).toBe(
      `The feed at ${server.hostPort} did not answer in 0.05 seconds.`,
    );
  });

  test("a private address", async () => {
    const { failure } = await read("http://127.0.0.1/feed", { allowHosts: [] });
    expect(failure).toBe("The feed at 127.0.0.1 is on a private network, and only public websites are read.");
  });

  test("an address that is missing, and one that robots.txt closes", async () => {
    expect((await read("/gone")).failure).toContain("answered 404");
    server.route("/robots.txt", send("User-agent: *\nDisallow: /", { "content-type": "text/plain" }));
    expect((await read("/gone")).failure).toContain("asks programs not to read");
  });
});

test("markup inside CDATA counts as text, however much of it there is", async () => {
  const item = {
    title: "Rye",
    link: "https://a.example/1",
    summary: `<![CDATA[${"<p>Rye.</p>".repeat(30_000)}]]>`,
  };
  server.route("/", send(rss([item])));
  expect((await read("/")).items).toMatchObject([{
    title: "Rye",
    summary: expect.stringMatching(/^Rye\. Rye\./),
  }]);
});

test("entities that would grow without end are not expanded", async () => {
  const grows = `<!DOCTYPE l [<!ENTITY a "${"x".repeat(1_000)}"><!ENTITY b "${"&a;".repeat(1_000)}">]>`;
  const feed = rss([{ title: "Small &b;&b;", link: "https://a.example/1" }]).replace("?>", `?>${grows}`);
  server.route("/", send(feed));
  expect(JSON.stringify(await read("/")).length).toBeLessThan(2_000);
});
