import { Buffer } from "node:buffer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardTarget, type Lookup, readAddress } from "../../../agents/research/guard.ts";
import { createResearch } from "../../../agents/research/research.ts";
import { serveSites, type SiteServer } from "../../helpers/site_server.ts";

/** Addresses that are nobody's website: loopback, private, link-local, shared, metadata, multicast, reserved. */
const PRIVATE = [
  "127.0.0.1",
  "10.1.2.3",
  "172.16.5.4",
  "192.168.0.10",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "198.18.0.1",
  "224.0.0.251",
  "255.255.255.255",
  "192.0.2.7",
];

/** The ways in which one IPv4 address can be written so that something between reads another. */
const NOTATIONS: Record<string, (parts: number[]) => string> = {
  plain: (parts) => parts.join("."),
  "a dot at the end": (parts) => `${parts.join(".")}.`,
  "one number": (parts) => String(numberOf(parts)),
  "one hexadecimal number": (parts) => `0x${numberOf(parts).toString(16)}`,
  "one octal number": (parts) => `0${numberOf(parts).toString(8)}`,
  "hexadecimal parts": (parts) => parts.map((part) => `0x${part.toString(16)}`).join("."),
  "octal parts": (parts) => parts.map((part) => `0${part.toString(8)}`).join("."),
  "two parts": ([first = 0, ...rest]) => `${first}.${numberOf([0, ...rest])}`,
  "three parts": ([first = 0, second = 0, ...rest]) => `${first}.${second}.${numberOf([0, 0, ...rest])}`,
  "full-width digits": (parts) =>
    parts.join(".").replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  "ideographic dots": (parts) => parts.join("。"),
  "percent signs": (parts) => parts.join(".").replace(/\d/g, (digit) => `%3${digit}`),
  "mapped into IPv6": (parts) => `[::ffff:${parts.join(".")}]`,
  "mapped in hexadecimal": (parts) => `[::ffff:${wordsOf(parts)}]`,
  "compatible IPv6": (parts) => `[::${wordsOf(parts)}]`,
  NAT64: (parts) => `[64:ff9b::${wordsOf(parts)}]`,
  "local NAT64": (parts) => `[64:ff9b:1::${wordsOf(parts)}]`,
  "6to4": (parts) => `[2002:${wordsOf(parts)}::1]`,
  Teredo: (parts) => `[2001:0:${wordsOf(parts)}::1]`,
  "behind a name and a password": (parts) => `rival.example:443@${parts.join(".")}`,
};

const OF_THEIR_OWN = [
  "[::]",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[fe80::1]",
  "[fec0::1]",
  "[fd00:ec2::254]",
  "[fc00::1]",
  "[ff02::1]",
  "[100::1]",
  "[2001:db8::1]",
  "[3fff::1]",
  "[5f00::1]",
];

function numberOf(parts: number[]): number {
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

function wordsOf([a = 0, b = 0, c = 0, d = 0]: number[]): string {
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

const ADDRESSES = [
  ...PRIVATE.flatMap((address) => {
    const parts = address.split(".").map(Number);
    return Object.entries(NOTATIONS).map(([how, write]) => [`${address} as ${how}`, write(parts)] as const);
  }),
  ...OF_THEIR_OWN.map((host) => [host, host] as const),
];

/** Names are asked for by nobody here: whoever asks is told of a private address. */
const lookup: Lookup = () => Promise.resolve([{ address: "10.1.2.3", family: 4 }]);

let canary: SiteServer;
let site: SiteServer;
beforeAll(async () => {
  canary = await serveSites();
  site = await serveSites();
});
afterAll(async () => {
  await canary.close();
  await site.close();
});

test("the table holds at least 150 addresses, each another", () => {
  expect(new Set(ADDRESSES.map(([, host]) => host)).size).toBeGreaterThanOrEqual(150);
});

test.each(ADDRESSES)("%s is not connected to", async (_, host) => {
  for (const scheme of ["http", "https"]) {
    const asked = guardTarget(readAddress(`${scheme}://${host}/`, []), [], lookup);
    await expect(asked).rejects.toThrow(/private network|no website|not one that a browser/);
  }
});

test.each([
  ["no address at all", ["rival.example"]],
  ["a public and a private one", ["93.184.216.34", "10.1.2.3"]],
  ["a private and a public one", ["10.1.2.3", "93.184.216.34"]],
])("a name for which %s is told is not connected to", async (_what, addresses) => {
  const told: Lookup = () => Promise.resolve(addresses.map((address) => ({ address, family: 4 })));
  const asked = guardTarget(readAddress("https://rival.example/", []), [], told);
  await expect(asked).rejects.toThrow("private network");
});

test("no notation of this machine, given or redirected to, reaches a server on it", async () => {
  const port = canary.hostPort.split(":")[1];
  const hosts = ADDRESSES.filter(([how]) => /^127|::1?\]$/.test(how)).map(([, host]) => host);
  expect(hosts.length).toBeGreaterThan(20);
  const research = createResearch({ allowHosts: [site.hostPort], now: () => new Date() });
  for (const host of hosts) {
    const target = `http://${host}:${port}/`;
    site.route("/", (_request, response) => {
      // A header is a row of bytes: letters beyond ASCII go as UTF-8.
      response.writeHead(302, { location: Buffer.from(target).toString("latin1") });
      response.end();
    });
    for (const url of [target, `${site.origin}/`]) {
      const { failure } = await research.readPage({ url, role: "rival", label: "Rival" });
      expect(failure, url).not.toBeNull();
    }
  }
  expect(canary.requests).toEqual([]);
});
