import { expect, test } from "vitest";
import { ConfigError, readConfig } from "../../routes/config.ts";

test("an empty environment gives the documented defaults", () => {
  expect(readConfig({})).toMatchObject({ HOST: "127.0.0.1", PORT: 8000, KV_PATH: "./data/holdfast.kv" });
});

test("on Deno Deploy the platform's own database is used, unless another is named", () => {
  expect(readConfig({ DENO_DEPLOYMENT_ID: "abc" }).KV_PATH).toBe("platform");
  expect(readConfig({ DENO_DEPLOYMENT_ID: "abc", KV_PATH: "https://kv.example" }).KV_PATH).toBe(
    "https://kv.example",
  );
});

test("every wrong variable is named in one message", () => {
  const wrong = {
    PORT: "eighty",
    OPENAI_BASE_URL: "ftp://a",
    LOG_LEVEL: "loud",
    RESEARCH_ALLOW_HOSTS: "nowhere",
    TREND_FEEDS: "Holland",
  };
  const read = () => readConfig(wrong);
  expect(read).toThrow(ConfigError);
  for (const name of Object.keys(wrong)) expect(read).toThrow(name);
});

test("a variable that is set but empty counts as unset", () => {
  expect(readConfig({ PORT: "", OPENAI_API_KEY: " " })).toMatchObject({
    PORT: 8000,
    OPENAI_API_KEY: undefined,
  });
});

test("search feeds are read for each region, commas inside an address included", () => {
  const value =
    "nl=https://news.example/rss?q={query}&in=a,b, DK=http://nyt.example/{query},*=https://all.example/?gl={region}";
  expect(readConfig({ TREND_FEEDS: value }).TREND_FEEDS).toEqual([
    { region: "NL", url: "https://news.example/rss?q={query}&in=a,b" },
    { region: "DK", url: "http://nyt.example/{query}" },
    { region: "*", url: "https://all.example/?gl={region}" },
  ]);
  expect(readConfig({}).TREND_FEEDS).toEqual([]);
});

test("search feeds of no country, of no web address, or twice for a region stop the start", () => {
  const wrong = [
    "QX=https://a.example/{query}",
    "NL=ftp://a.example/",
    "NL=",
    "=https://a.example",
    "NL=https://a.example/,NL=https://b.example/",
  ];
  for (const value of wrong) expect(() => readConfig({ TREND_FEEDS: value }), value).toThrow("TREND_FEEDS");
});

test("the keys of Web Push come as a pair, or not at all", () => {
  const publicKey = `B${"a".repeat(86)}`;
  const privateKey = "p".repeat(43);
  expect(readConfig({}).VAPID_KEYS).toBeUndefined();
  const pair = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(readConfig(pair).VAPID_KEYS).toEqual({ publicKey, privateKey });
  expect(() => readConfig({ VAPID_PUBLIC_KEY: publicKey })).toThrow("VAPID_PRIVATE_KEY must be set too");
  expect(() => readConfig({ VAPID_PRIVATE_KEY: privateKey })).toThrow("VAPID_PUBLIC_KEY must be set too");
  expect(() => readConfig({ ...pair, VAPID_PUBLIC_KEY: "short" })).toThrow("VAPID_PUBLIC_KEY must be");
});
