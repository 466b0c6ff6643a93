import { expect, test } from "vitest";
import { requestFor } from "../../../agents/model/formats.ts";
import { featuresFor } from "../../../agents/model/ladder.ts";
import type { Model, Task } from "../../../agents/model/model.ts";
import { founderOf, play, readCase, surroundings } from "./player.ts";

/** A mind that says nothing of its own and keeps all that it is asked. */
function listener(): { model: Model; prompts: string[] } {
  const prompts: string[] = [];
  const asking = { model: "any", effort: null, contextTokens: null, readsSchemas: false, repair: null };
  return {
    prompts,
    model: {
      kind: "scripted",
      name: "listener",
      answer<T>(task: Task<T>) {
        const { messages } = requestFor(task, featuresFor("nobody"), asking).request;
        prompts.push(messages.map(({ content }) => String(content)).join("\n"));
        return Promise.resolve({
          value: task.builtIn(),
          usage: { calls: 1, promptTokens: 1, completionTokens: 1 },
        });
      },
    },
  };
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** Instructions, form and what was said before; what changes with a turn are its own words, facts and choices. */
const LEAST_SHARED = 0.7;

test("most of each turn's prompt was read the turn before, late in a journey as early", async () => {
  const { model, prompts } = listener();
  await play(founderOf(readCase("tidewatch")), 140, surroundings({ model }));
  expect(prompts.length).toBeGreaterThan(30);
  const shares = prompts.slice(1).map((prompt, at) =>
    sharedLength(prompts[at] ?? "", prompt) / prompt.length
  );
  const late = shares.slice(-15);
  expect(Math.min(...late)).toBeGreaterThanOrEqual(LEAST_SHARED);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(LEAST_SHARED - 0.05);
});
