import { expect, test } from "vitest";
import { z } from "zod";
import { ContextWatch } from "../../../agents/model/context_watch.ts";
import { parseAnswer, parsePlain } from "../../../agents/model/parse_answer.ts";
import { eventsIn } from "../../../agents/model/read_events.ts";
import { countedBy } from "../../../agents/model/server_usage.ts";
import { withoutThoughts } from "../../../agents/model/thoughts.ts";
import { wireSchema } from "../../../agents/model/wire_schema.ts";
import { cpuTimeOf } from "../../helpers/cpu_time.ts";

const Line = z.object({ line: z.string().min(3) });

test.each([
  ["alone", '{"line": "the tide"}'],
  ["in a fence", 'Sure!\n```json\n{"line": "the tide"}\n```\nAnything else?'],
  ["in a fence that never ends", '```\n{"line": "the tide"}'],
  ["before prose with braces", '{"line": "the tide"} I hope {that} helps }'],
  ["after prose with braces", 'With {this} in mind: {"line": "the tide"}'],
  ["after an object that does not fit", '{"thought": 1}\n{"line": "the tide"}'],
  ["behind thoughts", '<think>{"line": "no"}</think>{"line": "the tide"}'],
  [
    "behind thoughts whose beginning stood in the prompt",
    'maybe {"line": "no!"}?</think>\n{"line": "the tide"}',
  ],
  ["in a list", '[{"line": "the tide"}]'],
  ["with a comma too many", '{"line": "the tide",}'],
  ["in single quotation marks", "{'line': 'the tide'} ok"],
  ["without its end", '{"line": "the tide"'],
])("JSON is found %s", (_where, text) => {
  expect(parseAnswer(text, Line)).toEqual({ value: { line: "the tide" } });
});

test("a text of a million braces is given up at once", async () => {
  const took = await cpuTimeOf(() => {
    expect(parseAnswer("{".repeat(200_000), Line)).toHaveProperty("issues");
    expect(parseAnswer("{}".repeat(500_000), z.object({ line: z.string() }).strict())).toHaveProperty(
      "issues",
    );
  });
  expect(took).toBeLessThan(5_000);
});

test("an answer in Markdown loses its thoughts and the fence around it, and no fence within", () => {
  const text = "Use this:\n\n```\ncode\n```\n\nand that.";
  expect(parsePlain(`<think>hm</think>\n${text}`, z.string())).toEqual({ value: text });
  expect(parsePlain("```markdown\n# Title\n\nBody\n```", z.string())).toEqual({ value: "# Title\n\nBody" });
});

test.each([
  ["<think>a < b </thin k></think>answer", "answer"],
  ["\n<Thinking>a</Thinking> <think>b</think>answer", " answer".trim()],
  ["[THINK]a[/THINK]answer", "answer"],
  ["<thorough answer", "<thorough answer"],
  ["answer with <think>", "answer with <think>"],
  ["<", "<"],
  ["<think>never ends", ""],
])("of %j only %j is shown, however it is cut", (text, shown) => {
  for (const size of [1, 3, 100]) {
    const filter = withoutThoughts();
    let out = "";
    for (let at = 0; at < text.length; at += size) out += filter.push(text.slice(at, at + size));
    expect((out + filter.end()).trim()).toBe(shown);
  }
});

test.each<[string, unknown, unknown]>([
  ["nothing", undefined, null],
  ["an empty object", {}, null],
  ["halves", { prompt_tokens: 1.5, completion_tokens: 2 }, null],
  ["less than nothing", { prompt_tokens: -1, completion_tokens: 2 }, null],
  ["more than there is", { prompt_tokens: 1e300, completion_tokens: 2 }, null],
  ["a word", { prompt_tokens: "many", completion_tokens: 2 }, null],
  ["digits", { prompt_tokens: "7", completion_tokens: "2" }, { promptTokens: 7, completionTokens: 2 }],
  ["other names", { input_tokens: 7, output_tokens: 2 }, { promptTokens: 7, completionTokens: 2 }],
  [
    "what was read before",
    { prompt_tokens: 7, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 5 } },
    { promptTokens: 7, completionTokens: 2, cachedTokens: 5 },
  ],
  [
    "what was read before under another name",
    { prompt_tokens: 7, completion_tokens: 2, prompt_cache_hit_tokens: 5 },
    { promptTokens: 7, completionTokens: 2, cachedTokens: 5 },
  ],
])("a server that counts %s is read as far as it can be", (_what, usage, counted) => {
  expect(countedBy(usage)).toEqual(counted);
});

test("a prompt counts as cut where far less was read than sent, and never where a server only counts strangely", () => {
  const cut = new ContextWatch(null);
  expect(cut.wasCut(3_000, 2_900)).toBe(false);
  expect(cut.wasCut(9_000, 4_096)).toBe(true);
  expect(cut.tokens).toBe(4_096);
  const whole = new ContextWatch(32_000);
  expect([whole.wasCut(8_000, 6_500), whole.wasCut(900, 100), whole.wasCut(8_000, 64)]).toEqual([
    false,
    false,
    false,
  ]);
  // It read six thousand before and now counts only what is new.
  expect(whole.wasCut(8_000, 2_000)).toBe(false);
  expect(whole.tokens).toBe(32_000);
});

test.each([1, 2, 5, 4_096])(
  "events are the same when bytes come by %i, with either line end",
  async (size) => {
    const text = ': a comment\r\ndata: {"a":"港🪵"}\r\n\r\ndata:{"b":1}\n\nevent: x\ndata: [DONE]';
    const bytes = new TextEncoder().encode(text);
    const pieces = Array.from(
      { length: Math.ceil(bytes.length / size) },
      (_, at) => bytes.slice(at * size, (at + 1) * size),
    );
    const events = eventsIn(ReadableStream.from(pieces), new AbortController().signal);
    expect(await Array.fromAsync(events)).toEqual(['{"a":"港🪵"}', '{"b":1}', "[DONE]"]);
  },
);

test("a schema goes over the wire without lengths, and strictly only where every property is required", () => {
  const whole = z.object({ line: z.string().min(3).max(80), list: z.array(z.string()).min(1) });
  expect(wireSchema(whole)).toMatchObject({ strict: true });
  expect(JSON.stringify(wireSchema(whole).schema)).not.toMatch(/minLength|maxLength|minItems/);
  expect(wireSchema(z.object({ maxLength: z.string() })).schema).toHaveProperty("properties.maxLength");
  expect(wireSchema(z.object({ line: z.string().optional() })).strict).toBe(false);
  expect(wireSchema(z.object({ by: z.record(z.string(), z.string()) })).strict).toBe(false);
});

test("a list with a form for each place goes over the wire as a list that may hold something", () => {
  const axis = z.object({ x: z.tuple([z.string(), z.string()]), span: z.tuple([z.string(), z.number()]) });
  const { schema, strict } = wireSchema(axis);
  expect(strict).toBe(true);
  expect(schema.properties).toEqual({
    x: { type: "array", items: { type: "string" } },
    span: { type: "array", items: { anyOf: [{ type: "string" }, { type: "number" }] } },
  });
});
