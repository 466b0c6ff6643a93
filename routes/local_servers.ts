import { listModels } from "../agents/model/list_models.ts";
import type { FoundServer } from "./api/contract.ts";

/** Where a model's server is looked for on the machine Holdfast runs on. */
export interface Candidate {
  name: string;
  baseURL: string;
}

/** The ports that these servers take unless they are told otherwise. */
export const USUAL_SERVERS: Candidate[] = [
  { name: "Ollama", baseURL: "http://127.0.0.1:11434/v1" },
  { name: "LM Studio", baseURL: "http://127.0.0.1:1234/v1" },
  { name: "llama.cpp", baseURL: "http://127.0.0.1:8080/v1" },
  { name: "vLLM", baseURL: "http://127.0.0.1:8000/v1" },
];

/** Long enough for a server on this machine, short enough for somebody at a page. */
const WITHIN_MS = 1_000;

/** Those of the candidates that answer with a list of models that is not empty. Asks each once and sends it nothing. */
export async function findLocalServers(candidates: Candidate[]): Promise<FoundServer[]> {
  const found = await Promise.all(candidates.map(async ({ name, baseURL }) => {
    const models = await listModels({ baseURL, within: WITHIN_MS }).catch(() => []);
    return { name, base_url: baseURL, models };
  }));
  return found.filter(({ models }) => models.length > 0);
}
