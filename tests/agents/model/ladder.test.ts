import { expect, test } from "vitest";
import { featuresFor, withoutRefusedFeature } from "../../../agents/model/ladder.ts";

const FULL = featuresFor("a server nobody has asked yet");
const SENT = { effort: true, strict: true, format: true };

/** What servers were seen to say, or say in their sources, when they refuse a part of a question. */
test.each<[string, string, Partial<typeof FULL>]>([
  [
    "OpenAI of a schema",
    "Invalid schema for response_format 'x': In context=(), 'additionalProperties' is required to be supplied",
    { strict: false },
  ],
  [
    "OpenAI of a role",
    "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
    { role: "developer" },
  ],
  [
    "OpenAI of an effort",
    "Unsupported parameter: 'reasoning_effort' is not supported with this model.",
    { effort: false },
  ],
  [
    "OpenAI of a long answer",
    "max_tokens is too large: 16000. This model supports at most 4096 completion tokens",
    { cap: "max_tokens" },
  ],
  [
    "an older server of a long answer",
    "However, you requested 20000 tokens (4000 in the messages, 16000 in the completion).",
    { cap: "max_tokens" },
  ],
  [
    "FastAPI",
    '{"detail":[{"type":"extra_forbidden","loc":["body","stream_options"],"msg":"Extra inputs are not permitted"}]}',
    { counted: false },
  ],
  ["DeepSeek", "This response_format type is unavailable now", { format: "json_object", strict: false }],
  [
    "Groq",
    "This model does not support response format `json_schema`",
    { format: "json_object", strict: false },
  ],
  ["Ollama", '"llama3.2" does not support thinking', { effort: false }],
  ["vLLM", "Conversation roles must alternate user/assistant/user/assistant/...", { role: "developer" }],
  ["llama.cpp", "Jinja Exception: System role not supported", { role: "developer" }],
  ["xAI", "Model grok-4 does not support parameter reasoningEffort", { effort: false }],
])("what %s refuses is left out, and nothing else", (_who, words, dropped) => {
  expect(withoutRefusedFeature(FULL, words, SENT)).toEqual({
    features: { ...FULL, ...dropped },
    named: true,
  });
});

test("what was not sent cannot have been refused", () => {
  const words = "reasoning_effort is not supported";
  expect(withoutRefusedFeature(FULL, words, { ...SENT, effort: false })).toMatchObject({ named: false });
});

test("a schema that is refused without strict too is asked for as an object, then in the prompt alone", () => {
  const words = "Unknown name \"additionalProperties\" at 'generation_config.response_schema'";
  const forms: string[] = [];
  let features = FULL;
  for (let step = 0; step < 3; step++) {
    features = withoutRefusedFeature(features, words, { ...SENT, strict: features.strict })?.features ??
      features;
    forms.push(`${features.format}${features.strict ? " strict" : ""}`);
  }
  expect(forms).toEqual(["json_schema", "json_object", "plain"]);
  expect(features).toMatchObject({ counted: true, role: "system", cap: "max_completion_tokens" });
});

test("where the words name nothing, everything is tried in order and then no more", () => {
  let steps = 0;
  for (let next: typeof FULL | undefined = FULL; next !== undefined; steps++) {
    next = withoutRefusedFeature(next, "Bad Request", SENT)?.features;
  }
  expect(steps).toBe(10);
});
