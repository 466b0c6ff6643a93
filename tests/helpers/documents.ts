import { setTimeout as pause } from "node:timers/promises";
import type {
  DocumentAnswer,
  GenerateAnswer,
  GenerationStatusAnswer,
  TurnAnswer,
} from "../../routes/api/contract.ts";
import type { Person } from "./server.ts";

const BETWEEN_LOOKS_MS = 50;

interface Watched {
  /** Every different state that was seen, in order. */
  seen: GenerationStatusAnswer[];
  last: GenerationStatusAnswer;
}

/** The shortest way to a foundation: one answer, and assumptions for all others. Gives back the journey's id. */
export async function finishJourney(person: Person, answer: string): Promise<string> {
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { session_id, message: answer });
  await person.post("/api/journey/finish", { session_id });
  return session_id;
}

/** Orders a document. */
export async function order(person: Person, body: Record<string, unknown>): Promise<string> {
  return (await person.post<GenerateAnswer>("/api/pdf/generate", body)).generation_id;
}

/** Looks at a generation until it is completed or has failed. */
export async function watch(person: Person, id: string, withinMs = 30_000): Promise<Watched> {
  const seen: GenerationStatusAnswer[] = [];
  const until = Date.now() + withinMs;
  while (Date.now() < until) {
    const state = await person.get<GenerationStatusAnswer>(`/api/pdf/status/${id}`);
    if (JSON.stringify(state) !== JSON.stringify(seen.at(-1))) seen.push(state);
    if (state.status === "completed" || state.status === "failed") return { seen, last: state };
    await pause(BETWEEN_LOOKS_MS);
  }
  throw new Error(`Still "${seen.at(-1)?.status}" after ${withinMs} ms`);
}

/** What the finished document is listed as, and its bytes. */
export async function download(
  person: Person,
  id: string,
): Promise<{ about: DocumentAnswer; bytes: Uint8Array }> {
  const about = await person.get<DocumentAnswer>(`/api/pdf/download/${id}`);
  const response = await person.call("GET", about.download_url);
  return { about, bytes: new Uint8Array(await response.arrayBuffer()) };
}
