import { expect, test } from "vitest";
import { z } from "zod";
import { askOrBuiltIn } from "../../../agents/model/ask.ts";
import { builtInModel } from "../../../agents/model/builtin.ts";
import { ModelFailure, type Task } from "../../../agents/model/model.ts";
import { scriptedModel } from "../../helpers/scripted_model.ts";

const task: Task<{ line: string }> = {
  name: "write_line",
  instructions: "Write a line.",
  material: "The harbour.",
  schema: z.object({ line: z.string() }),
  builtIn: () => ({ line: "built in" }),
  streams: "line",
};
const noNine = (value: { line: string }) => value.line.includes("9") ? ["The number 9 is in no answer."] : [];
const anything = () => [];

test("an answer that passes the gate is the model's", async () => {
  const model = scriptedModel([{ task: "write_line", answer: { line: "good" } }]);
  const outcome = await askOrBuiltIn(model, task, noNine);
  expect(outcome).toMatchObject({ value: { line: "good" }, by: "model", note: null, usage: { calls: 1 } });
  model.finish();
});

test("a refused answer is asked for once more with the problems named", async () => {
  const model = scriptedModel([
    { task: "write_line", answer: { line: "9 boats" } },
    { task: "write_line", answer: { line: "boats" } },
  ]);
  const outcome = await askOrBuiltIn(model, task, noNine);
  expect(outcome).toMatchObject({ value: { line: "boats" }, by: "model", note: null, usage: { calls: 2 } });
  expect(model.materials[1]).toContain("The number 9 is in no answer.");
  expect(model.materials[1]).toContain('{"line":"9 boats"}');
  model.finish();
});

test("an answer refused twice is replaced by the built-in one with a note", async () => {
  const model = scriptedModel([
    { task: "write_line", answer: { line: "9 boats" } },
    { task: "write_line", answer: { line: "9 more" } },
  ]);
  const outcome = await askOrBuiltIn(model, task, noNine);
  expect(outcome.value).toEqual({ line: "built in" });
  expect(outcome.by).toBe("builtin");
  expect(outcome.note).toBe(
    "Scripted model's answer did not pass the checks twice. The built-in strategist answered.",
  );
  model.finish();
});

test("a failed model is replaced at once and its usage is still counted", async () => {
  const usage = { calls: 3, promptTokens: 30, completionTokens: 0 };
  const fails = new ModelFailure("timeout", "The model did not answer in time", { usage });
  const model = scriptedModel([{ task: "write_line", fails }]);
  const outcome = await askOrBuiltIn(model, task, anything);
  expect(outcome.by).toBe("builtin");
  expect(outcome.note).toBe("The model did not answer in time. The built-in strategist answered.");
  expect(outcome.usage).toEqual(usage);
});

test("an exception that is no ModelFailure ends in the built-in answer too", async () => {
  const broken = {
    kind: "scripted",
    name: "Broken",
    answer: () => Promise.reject(new TypeError("x")),
  } as const;
  const outcome = await askOrBuiltIn(broken, task, anything);
  expect(outcome).toMatchObject({ value: { line: "built in" }, by: "builtin" });
});

test("only the first try is streamed", async () => {
  const model = scriptedModel([
    { task: "write_line", answer: { line: "9 boats" } },
    { task: "write_line", answer: { line: "boats" } },
  ]);
  const streamed: string[] = [];
  await askOrBuiltIn(model, task, noNine, { onText: (text) => streamed.push(text) });
  expect(streamed).toEqual(["9 boats"]);
});

test("the built-in strategist is no replacement for itself and leaves no note", async () => {
  const outcome = await askOrBuiltIn(builtInModel, task, noNine);
  expect(outcome).toMatchObject({ value: { line: "built in" }, by: "builtin", note: null });
});

test("the scripted model fails on a call too many and on a step left over", async () => {
  const tooMany = scriptedModel([]);
  await askOrBuiltIn(tooMany, task, anything);
  expect(() => tooMany.finish()).toThrow('Expected no further call, got "write_line"');
  const leftOver = scriptedModel([{ task: "write_line", answer: { line: "x" } }]);
  expect(() => leftOver.finish()).toThrow('Step "write_line" was never asked for');
});

test("words spoken to a person hold no name or number from nowhere, whatever the gate", async () => {
  const model = scriptedModel([
    { task: "write_line", answer: { line: "The harbour beats Quayside Pro with 4,711 boats." } },
    { task: "write_line", answer: { line: "The harbour is quiet." } },
  ]);
  const outcome = await askOrBuiltIn(model, task, anything);
  expect(outcome.value.line).toBe("The harbour is quiet.");
  expect(model.materials[1]).toContain("The number 4,711 is nowhere in the material.");
  expect(model.materials[1]).toContain("The name Quayside Pro is nowhere in the material.");
});

test("answers that code reads entry by entry are left to their gate", async () => {
  const silent = { ...task, streams: undefined };
  const model = scriptedModel([{ task: "write_line", answer: { line: "Quayside Pro has 4,711 boats." } }]);
  expect((await askOrBuiltIn(model, silent, anything)).by).toBe("model");
});

test("German nouns are not taken for invented names", async () => {
  const german = { line: "Welche Marke bewundern Sie, ohne je wie sie zu werden, und aus welchem Grund?" };
  const model = scriptedModel([{ task: "write_line", answer: german }]);
  expect((await askOrBuiltIn(model, task, anything)).by).toBe("model");
});

test("a name that the material has in small letters is no invention, a part of a word is", async () => {
  const material = "muddy paws. bertie screamed at 3 salons in leeds, jaded owners.";
  const known = { ...task, material };
  const line = "Bertie's owner found Muddy Paws in Leeds.";
  const honest = scriptedModel([{ task: "write_line", answer: { line } }]);
  expect((await askOrBuiltIn(honest, known, anything)).value.line).toBe(line);
  const invented = { task: "write_line", answer: { line: "She asked Jade about Bertie." } };
  const { by } = await askOrBuiltIn(scriptedModel([invented, invented]), known, anything);
  expect(by).toBe("builtin");
});
