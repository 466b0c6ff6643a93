import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { compareTwo } from "./compare.ts";
import { splitSections } from "./contestants.ts";

const ONE = { name: "rules", sections: { channel_strategy: "Ask Jade.", brand_identity: "Slow dogs." } };
const OTHER = { name: "model", sections: { channel_strategy: "Stand where Jade stands." } };

let server: OpenAIServer;
beforeEach(async () => {
  server = await serveOpenAI();
});
afterEach(() => server.close());

function compare() {
  return compareTwo({ baseURL: server.baseURL, model: "judge" }, ONE, OTHER);
}

test("whoever wins in both orders has won, section by section, where both have written", async () => {
  server.say(
    '{"better": "second", "why": "It says where."}',
    'So: {"better": "first", "why": "It decides."}',
  );
  expect(await compare()).toEqual([
    { section: "channel_strategy", winner: "model", why: ["It says where.", "It decides."] },
  ]);
  const [there = "", back = ""] = server.requests.map(({ messages }) => messages[0]?.content ?? "");
  expect(there.indexOf("Ask Jade.")).toBeLessThan(there.indexOf("Stand where"));
  expect(back.indexOf("Ask Jade.")).toBeGreaterThan(back.indexOf("Stand where"));
});

test.each(["first", "second"])("a judge who always says %s decides nothing", async (better) => {
  const answer = JSON.stringify({ better, why: "Order." });
  server.say(answer, answer);
  expect((await compare()).map(({ winner }) => winner)).toEqual([null]);
});

test("a judge who does not answer is no verdict but an error", async () => {
  server.behave("failing");
  await expect(compare()).rejects.toThrow("judge answered 500");
});

test("a plain prompt's sections are told apart by their headings", () => {
  const markdown = "# Strategy\n\n## Channel Strategy\nAsk Jade.\n\n### How\nAt ten.\n\n## Thanks\nBye.";
  expect(splitSections(markdown, ["channel_strategy", "brand_identity"])).toEqual({
    channel_strategy: "Ask Jade.\n\n### How\nAt ten.",
  });
});
