import { z } from "zod";
import { askServer } from "./ask_server.ts";
import { wholeText } from "./read_events.ts";

/** Where a key without an address belongs. */
export const OPENAI_ADDRESS = "https://api.openai.com/v1";

const Listed = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
  z.object({ models: z.array(z.object({ name: z.string() })) }).transform(({ models }) =>
    models.map(({ name }) => name)
  ),
]);

/** Names that may be shown and sent back: a server's list is somebody else's text. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._:/@+ -]{0,119}$/u;
const NOT_FOR_TALKING = /embed|rerank|whisper|tts|dall-e|moderation|image|audio|transcribe|realtime/i;

interface Listing {
  baseURL?: string;
  apiKey?: string;
  /** Patience in milliseconds. */
  within: number;
}

/**
 * The names of the models that a server has, those that talk first. Throws what the network or the server throws, and
 * a ZodError where the answer is no list of models.
 */
export async function listModels({ baseURL, apiKey, within }: Listing): Promise<string[]> {
  const signal = AbortSignal.timeout(within);
  const response = await askServer(`${(baseURL ?? OPENAI_ADDRESS).replace(/\/+$/, "")}/models`, {
    signal,
    headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
  });
  const text = response.body === null ? "" : await wholeText(response.body, signal);
  const names = Listed.parse(JSON.parse(text)).filter((name) => NAME.test(name));
  const talking = names.filter((name) => !NOT_FOR_TALKING.test(name));
  return [...talking, ...names.filter((name) => NOT_FOR_TALKING.test(name))];
}

const MOST_NAMED = 8;

/** "llama3.2, qwen3:8b and 4 more"; "none" for an empty list. */
export function namesInWords(names: string[]): string {
  if (names.length === 0) return "none";
  const more = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
