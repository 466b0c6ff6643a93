import { z } from "zod";
import { askOrBuiltIn } from "../../agents/model/ask.ts";
import { createModel } from "../../agents/model/create.ts";
import type { Task } from "../../agents/model/model.ts";
import type { ConsultAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { adminOf } from "./admin.ts";
import { SERVERS, STYLES } from "./model_servers.ts";
import { FAULTS, HONEST, type Manner, serveOpenAI } from "./openai_server.ts";
import { type Person, startServer } from "./server.ts";

/** What a person chose: a model is given up after this long. Every time of the wire follows from these two. */
export const CHOSEN = { firstWordSeconds: 1, answerSeconds: 3 };
/** A call with all its attempts, as the limits have it: five thirds of one answer. */
export const CALL_SECONDS = CHOSEN.answerSeconds * 5 / 3;

export const WORKS = ["turn", "consult", "writing"] as const;
export type Work = typeof WORKS[number];

export interface FaultRow {
  manner: Manner;
  /** Seconds until there was an answer, and who gave it. */
  took: Record<Work, { seconds: number; by: "model" | "rules" }>;
}

export const ALL_MANNERS: Manner[] = [...HONEST, ...SERVERS, ...FAULTS];

const ADMIN = "admin@example.com";
/** What a founder is told where no model had a part in the answer, in a turn and in a consultation. */
const STOOD_IN = ["The built-in strategist answered.", "This one is the rules' own."];

const writing: Task<{ text: string; basis: string }> = {
  name: "write_part",
  prefix: "A7.1 We repair church organs in Jutland. A7.2 Fourteen parishes pay us every year.",
  instructions: "Write what this company stands for.",
  material: "Fourteen parishes in Jutland pay for the repair of their organs every year.",
  schema: z.object({ text: z.string().min(3), basis: z.string().min(1) }),
  builtIn: () => ({ text: "By rules.", basis: "rules" }),
  effort: "strong",
};

/** Most of the time is waiting, so several are waited for at once. */
const LANES = 6;

/**
 * Takes one turn, asks one consultation and writes one part with a server of each manner, and gives how long each took.
 * The mind is changed as an admin changes it, while Holdfast runs.
 */
export async function measureFaults(manners: Manner[]): Promise<FaultRow[]> {
  const left = [...manners];
  const lanes = Array.from({ length: LANES }, () => measureInTurn(() => left.shift()));
  const rows = (await Promise.all(lanes)).flat();
  return rows.toSorted((one, other) => manners.indexOf(one.manner) - manners.indexOf(other.manner));
}

async function measureInTurn(next: () => Manner | undefined): Promise<FaultRow[]> {
  const holdfast = await startServer({ ADMIN_EMAIL: ADMIN }, { localServers: [] });
  try {
    const admin = await adminOf(holdfast, ADMIN);
    const finished = await startJourney(admin);
    await admin.post("/api/journey/finish", { session_id: finished });
    // An answer that was given before would be looked back on, whichever mind gives the next.
    await admin.call("PUT", "/api/account/memory", { session_id: finished, paused: true });
    const rows: FaultRow[] = [];
    for (let manner = next(); manner !== undefined; manner = next()) {
      rows.push(await measureOne(manner, { admin, finished }));
    }
    return rows;
  } finally {
    await holdfast.stop();
  }
}

async function measureOne(
  manner: Manner,
  { admin, finished }: { admin: Person; finished: string },
): Promise<FaultRow> {
  const server = await serveOpenAI(manner);
  const model = SERVERS.some((name) => name === manner) ? modelOf(manner) : "local";
  const session_id = await startJourney(admin);
  try {
    await chooseModel(admin, server.baseURL, model);
    const turn = await timed(async () => {
      const message = "We repair church organs in Jutland, 14 of them every year.";
      const answer = await admin.post<TurnAnswer>("/api/journey/continue", { session_id, message });
      return saidBy(answer.message);
    });
    await chooseModel(admin, server.baseURL, model, "low");
    const consult = await timed(async () => {
      const query = "Should we lower the price?";
      const body = { query, session_id: finished, client_message_id: crypto.randomUUID() };
      return saidBy((await admin.post<ConsultAnswer>("/api/consult", body)).consultation);
    });
    const written = await timed(async () => {
      const mind = createModel({ baseURL: server.baseURL, model, ...CHOSEN });
      return (await askOrBuiltIn(mind, writing, () => [])).by === "model" ? "model" : "rules";
    });
    return { manner, took: { turn, consult, writing: written } };
  } finally {
    await server.close();
    await admin.call("DELETE", "/api/admin/model");
  }
}

function modelOf(manner: Manner): string {
  const name = SERVERS.find((server) => server === manner) ?? "openai";
  return STYLES[name].models[0] ?? "local";
}

async function startJourney(person: Person): Promise<string> {
  return (await person.post<TurnAnswer>("/api/journey/start", undefined, 201)).session_id;
}

/** Another effort makes another mind, so that what failed before does not speed up what comes next. */
async function chooseModel(
  admin: Person,
  base_url: string,
  model: string,
  effort: "low" | null = null,
): Promise<void> {
  const response = await admin.call("PUT", "/api/admin/model", {
    base_url,
    model,
    fast_model: null,
    effort,
    context_tokens: null,
    first_word_seconds: CHOSEN.firstWordSeconds,
    answer_seconds: CHOSEN.answerSeconds,
    patience_seconds: null,
    calls_at_once: 64,
  });
  if (response.status !== 200) throw new Error(await response.text());
}

async function timed(work: () => Promise<"model" | "rules">): Promise<FaultRow["took"][Work]> {
  const began = performance.now();
  const by = await work();
  return { seconds: (performance.now() - began) / 1_000, by };
}

function saidBy(text: string): "model" | "rules" {
  return STOOD_IN.some((words) => text.includes(words)) ? "rules" : "model";
}

/** The rows as a table in Markdown: seconds, and who gave the answer. */
export function matrixText(rows: FaultRow[]): string {
  const cells = rows.map((
    { manner, took },
  ) => [manner, ...WORKS.map((work) => `${took[work].seconds.toFixed(1)} s ${took[work].by}`)]);
  const lines = [["server", ...WORKS], ["---", ...WORKS.map(() => "---")], ...cells];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}
