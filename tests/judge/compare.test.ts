import { FOUNDATION_ANCHORS, SECTIONS } from "../../agents/domain/anchors.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { chatJudge, compareTwo } from "./compare.ts";
import { splitSections } from "./contestants.ts";
import { changedSince, recordedJudge, recordedPlainPrompt, recordedVerdicts } from "./recorded.ts";

const ONE = { name: "rules", sections: { channel_strategy: "Ask Jade.", brand_identity: "Slow dogs." } };
const OTHER = { name: "model", sections: { channel_strategy: "Stand where Jade stands." } };

let server: OpenAIServer;
beforeEach(async () => {
  server = await serveOpenAI();
});
afterEach(() => server.close());

function compare() {
  return compareTwo(chatJudge({ baseURL: server.baseURL, model: "judge" }), ONE, OTHER);
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

test("recorded verdicts are said again, and a text that reads otherwise since is named", async () => {
  const judged = {
    by: "By hand.",
    of: { rules: { channel_strategy: "000000000000" } },
    verdicts: [
      {
        section: "channel_strategy",
        first: "rules",
        second: "model",
        better: "second" as const,
        why: "Where.",
      },
      { section: "channel_strategy", first: "model", second: "rules", better: "first" as const, why: "Who." },
    ],
  };
  expect(await compareTwo(recordedJudge(judged), ONE, OTHER)).toEqual([
    { section: "channel_strategy", winner: "model", why: ["Where.", "Who."] },
  ]);
  expect(await compareTwo(recordedJudge({ ...judged, verdicts: [] }), ONE, OTHER)).toEqual([]);
  expect(changedSince(judged, [ONE, OTHER])).toEqual(["rules: channel_strategy"]);
});

test.each(["closewell", "muddy-paws"])(
  "%s has a plain prompt's sixteen sections and verdicts in both orders",
  (place) => {
    const sections = splitSections(
      recordedPlainPrompt(place) ?? "",
      FOUNDATION_ANCHORS.flatMap((each) => SECTIONS[each]),
    );
    expect(Object.keys(sections)).toHaveLength(16);
    const verdicts = recordedVerdicts(place)?.verdicts ?? [];
    const pairs = verdicts.map(({ section, first, second }) =>
      `${section}: ${[first, second].toSorted().join(", ")}`
    );
    expect(new Set(pairs).size).toBe(24);
    expect(verdicts).toHaveLength(48);
  },
);
