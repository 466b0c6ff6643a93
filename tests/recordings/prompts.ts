import type { ChatRequest } from "../helpers/model_servers.ts";
import { nameOf, promptTokensOf } from "../helpers/recorded_server.ts";
import { isOfWriting } from "../helpers/recording.ts";

/** What one kind of question asked of the model. */
export interface PromptCount {
  calls: number;
  /** About four characters each. */
  tokens: number;
  /** Of all characters, those at the beginning of a question of this kind that was asked before: 0 to 1. */
  cached: number;
}

/** Counts the prompts of the conversation, the writing and the consultant, each against those before it, as a server keeps them. */
export function countPrompts(requests: ChatRequest[]): Record<string, PromptCount> {
  const kinds = Map.groupBy(requests, kindOf);
  return Object.fromEntries([...kinds].map(([kind, each]) => [kind, countOf(each)]));
}

function kindOf(request: ChatRequest): string {
  const name = nameOf(request);
  return isOfWriting(name) ? "writing" : name;
}

function countOf(requests: ChatRequest[]): PromptCount {
  const prompts = requests.map(({ messages }) => messages.map(({ content }) => content).join("\n"));
  const shared = prompts.reduce(
    (sum, prompt, at) =>
      sum + Math.max(0, ...prompts.slice(0, at).map((earlier) => sharedStart(earlier, prompt))),
    0,
  );
  const characters = prompts.reduce((sum, { length }) => sum + length, 0);
  const tokens = requests.reduce((sum, request) => sum + promptTokensOf(request), 0);
  return { calls: requests.length, tokens, cached: shared / characters };
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
