import { expect, test } from "vitest";
import { z } from "zod";
import { readsSchemas, requestFor } from "../../../agents/model/formats.ts";
import { featuresFor } from "../../../agents/model/ladder.ts";
import type { Task } from "../../../agents/model/model.ts";

const turn: Task<{ line: string }> = {
  name: "write_line",
  instructions: "Write a line.",
  prefix: "The dossier.",
  instructionsFirst: true,
  material: "The founder's message.",
  schema: z.object({ line: z.string().describe("a line of the tide table") }),
  builtIn: () => ({ line: "" }),
};
const part: Task<{ line: string }> = { ...turn, instructionsFirst: undefined };

/** How often the form is told to a model at this address, and in which format an answer is asked for. */
function toldAt(address: string, task: Task<{ line: string }>, manner = featuresFor("nobody")) {
  const asking = {
    model: "any",
    effort: null,
    contextTokens: null,
    readsSchemas: readsSchemas(address),
    repair: null,
  };
  const { messages, response_format: format } = requestFor(task, manner, asking).request;
  const inWords = JSON.stringify(messages).split("tide table").length - 1;
  const inSchema = JSON.stringify(format ?? {}).split("tide table").length - 1;
  return { inWords, inSchema, format: format?.type };
}

test.each(["https://api.openai.com/v1", "https://ours.openai.azure.com/openai/v1"])(
  "%s shows its model the schema: no form is told twice, and none stands before what calls of other forms share",
  (address) => {
    expect(toldAt(address, turn)).toEqual({ inWords: 0, inSchema: 1, format: "json_schema" });
    expect(toldAt(address, part)).toEqual({ inWords: 1, inSchema: 0, format: "json_object" });
  },
);

test.each(["http://127.0.0.1:11434/v1", "https://openrouter.ai/api/v1", "https://api.openai.com.example/v1"])(
  "%s only holds the answer to a schema: the form is told in words as well",
  (address) => {
    for (const task of [turn, part]) {
      expect(toldAt(address, task)).toEqual({ inWords: 1, inSchema: 1, format: "json_schema" });
    }
  },
);

test("where a schema was refused the form is told in words, once", () => {
  const manner = featuresFor("nobody");
  for (const format of ["json_object", "plain"] as const) {
    const { inWords, inSchema } = toldAt("https://api.openai.com/v1", turn, { ...manner, format });
    expect({ inWords, inSchema }).toEqual({ inWords: 1, inSchema: 0 });
  }
});
