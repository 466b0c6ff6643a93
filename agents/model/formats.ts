import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions";
import { z } from "zod";
import { tokensIn } from "../text/tokens.ts";
import type { Task } from "./model.ts";

/** The forms in which an answer can be asked for, the strictest first. */
const FORMATS = ["json_schema", "json_object", "plain"] as const;
export type Format = typeof FORMATS[number];

/** Which form a server and model were last found to take; over the whole process. */
const remembered = new Map<string, Format>();

export function formatFor(server: string): Format {
  return remembered.get(server) ?? "json_schema";
}

/** Remembers the next plainer form; null when there is none. */
export function plainerFormat(server: string, refused: Format): Format | null {
  const next = FORMATS[FORMATS.indexOf(refused) + 1] ?? null;
  if (next !== null) remembered.set(server, next);
  return next;
}

type Request = Pick<ChatCompletionCreateParamsStreaming, "messages" | "response_format">;

/**
 * The messages of a task in one form. The schema always stands in the prompt as well: some servers accept
 * a schema and ignore it.
 */
export function requestFor<T>(task: Task<T>, format: Format, repair: Repair | null): Request {
  const schema = z.toJSONSchema(task.schema, { unrepresentable: "any", io: "output" });
  const asked =
    `${task.instructions}\n\nAnswer with one JSON object and nothing else. It must fit this JSON Schema:\n` +
    JSON.stringify(schema);
  const messages: ChatCompletionMessageParam[] = task.prefix === undefined
    ? [{ role: "system", content: asked }, { role: "user", content: task.material }]
    : [{ role: "system", content: task.prefix }, {
      role: "user",
      content: `${asked}\n\n${task.material}`,
    }];
  if (repair !== null) messages.push(...repairMessages(repair));
  if (format === "plain") return { messages };
  if (format === "json_object") return { messages, response_format: { type: "json_object" } };
  return { messages, response_format: { type: "json_schema", json_schema: { name: task.name, schema } } };
}

export interface Repair {
  answer: string;
  issues: string;
}

const MAX_REPEATED = 8_000;

function repairMessages({ answer, issues }: Repair): ChatCompletionMessageParam[] {
  return [
    { role: "assistant", content: answer.slice(0, MAX_REPEATED) },
    {
      role: "user",
      content:
        `That answer does not fit the schema:\n${issues}\nGive the corrected JSON object and nothing else.`,
    },
  ];
}

/** A rough count of a request's tokens, on the safe side. */
export function promptTokensIn({ messages }: Request): number {
  return tokensIn(messages.map(({ content }) => typeof content === "string" ? content : "").join(""));
}
