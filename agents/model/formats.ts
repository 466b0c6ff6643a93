import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions";
import { tokensIn } from "../text/tokens.ts";
import type { Features, Sent } from "./ladder.ts";
import type { Task } from "./model.ts";
import { promptSchema, wireSchema } from "./wire_schema.ts";

export type Effort = "minimal" | "low" | "medium" | "high";

/** What is asked of a server beside the task itself. */
export interface Asking {
  model: string;
  /** How hard a reasoning model is to think; null where nothing is to be said of it. */
  effort: Effort | null;
  /** The server's context in tokens, or null where it is not known. */
  contextTokens: number | null;
  /** True where the server puts a schema before everything else that its model reads. */
  readsSchemas: boolean;
  repair: Repair | null;
}

export interface Repair {
  answer: string;
  issues: string;
}

/** Far more than any task asks for, thoughts among it: what ends a model that repeats itself. */
const MOST_ANSWER_TOKENS = 16_000;
const LEAST_ANSWER_TOKENS = 1_000;

/** A task as one request with the features that a server takes, and which of them it carries. */
export function requestFor<T>(
  task: Task<T>,
  features: Features,
  asking: Asking,
): { request: ChatCompletionCreateParamsStreaming; sent: Sent; promptTokens: number } {
  const { format: wanted, isInWords } = formTold(task, features, asking.readsSchemas);
  const messages = messagesFor(task, { role: features.role, repair: asking.repair, isInWords });
  const promptTokens = promptTokensIn(messages);
  const format = task.plain ? undefined : responseFormat(task, { ...features, format: wanted });
  const effort = features.effort ? asking.effort : null;
  const request: ChatCompletionCreateParamsStreaming = {
    model: asking.model,
    stream: true,
    messages,
    ...(format && { response_format: format }),
    ...(features.counted && { stream_options: { include_usage: true } }),
    ...(features.cap !== "none" && { [features.cap]: answerTokens(promptTokens, asking.contextTokens) }),
    ...(effort !== null && { reasoning_effort: effort }),
  };
  const strict = format?.type === "json_schema" && format.json_schema.strict === true;
  return { request, promptTokens, sent: { effort: effort !== null, strict, format: format !== undefined } };
}

/** Of OpenAI's and Azure's servers it is known; the others' models never see a schema, it only keeps the answer to its form. */
export function readsSchemas(address: string): boolean {
  return /^https:\/\/(?:api\.openai\.com|[\w-]+\.openai\.azure\.com)(?=[:/]|$)/u.test(address);
}

/**
 * How the form is told once. A model that reads schemas needs no words for a form that is the same in every call; where the
 * forms differ and what comes before them is the same, words behind it let the server reuse its work.
 */
function formTold<T>({ prefix, instructionsFirst }: Task<T>, { format }: Features, isSchemaRead: boolean) {
  if (format !== "json_schema" || !isSchemaRead) return { format, isInWords: true };
  const isAnotherForm = prefix !== undefined && !instructionsFirst;
  return isAnotherForm ? { format: "json_object" as const, isInWords: true } : { format, isInWords: false };
}

type ResponseFormat = NonNullable<ChatCompletionCreateParamsStreaming["response_format"]>;

function responseFormat<T>(task: Task<T>, features: Features): ResponseFormat | undefined {
  if (features.format === "plain") return undefined;
  if (features.format === "json_object") return { type: "json_object" };
  const { schema, strict } = wireSchema(task.schema);
  return {
    type: "json_schema",
    json_schema: { name: task.name, schema, ...(strict && features.strict && { strict }) },
  };
}

function answerTokens(promptTokens: number, contextTokens: number | null): number {
  if (contextTokens === null) return MOST_ANSWER_TOKENS;
  return Math.max(LEAST_ANSWER_TOKENS, Math.min(MOST_ANSWER_TOKENS, contextTokens - promptTokens));
}

/** What is the same over many calls comes first, the task last. */
function messagesFor<T>(
  task: Task<T>,
  { role, repair, isInWords }: { role: Features["role"]; repair: Repair | null; isInWords: boolean },
): ChatCompletionMessageParam[] {
  const asked = task.plain ? task.instructions : instructionsWithForm(task, isInWords);
  const [first, then] = partsOf(task, asked);
  const opening: ChatCompletionMessageParam[] = role === "user"
    ? [{ role, content: `${first}\n\n${then}` }]
    : [{ role, content: first }, { role: "user", content: then }];
  return repair === null ? opening : [...opening, ...repairMessages(repair)];
}

/** What a server may have read before, and what is new. */
function partsOf<T>(
  { prefix, instructionsFirst, material }: Task<T>,
  asked: string,
): [first: string, then: string] {
  if (prefix === undefined) return [asked, material];
  return instructionsFirst ? [`${asked}\n\n${prefix}`, material] : [prefix, `${asked}\n\n${material}`];
}

function instructionsWithForm<T>({ instructions, schema }: Task<T>, isInWords: boolean): string {
  const asked =
    `${instructions}\n\nAnswer with one JSON object and nothing else: no prose, no fence, every property of it and no other, null or [] where there is nothing.`;
  if (!isInWords) return asked;
  return `${asked} It must fit this JSON Schema:\n` +
    JSON.stringify(promptSchema(schema), (name, value) => SAID_IN_WORDS.has(name) ? undefined : value);
}

/** What the sentence before the schema says of every object in it. */
const SAID_IN_WORDS = new Set(["$schema", "required", "additionalProperties"]);

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
function promptTokensIn(messages: ChatCompletionMessageParam[]): number {
  return tokensIn(messages.map(({ content }) => typeof content === "string" ? content : "").join(""));
}
