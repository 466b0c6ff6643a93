import { setTimeout as pause } from "node:timers/promises";
import type {
  ConsultAnswer,
  GenerateAnswer,
  GenerationStatusAnswer,
  TurnAnswer,
  WritingStatusAnswer,
} from "../../routes/api/contract.ts";
import type { Person } from "../helpers/server.ts";
import type { Ledger, Sent } from "./ledger.ts";
import type { Happening } from "./points.ts";

const LOOK_AGAIN_MS = 40;
/** A journey is talked in so often before another is begun. */
const TURNS_EACH = 12;
const NEARLY = 70;

interface Client {
  person: Person;
  ledger: Ledger;
  /** A finished foundation. */
  foundation: string;
}

/** Somebody at work with a server that may be killed at any moment. */
export interface Worker extends Client {
  hasOrders: boolean;
  tell: (what: Happening) => void;
}

/** Talks, asks, has written and perhaps orders, all at once, until the server is gone. */
export async function workUntilKilled(worker: Worker): Promise<void> {
  const works = [talk, consult, write, ...worker.hasOrders ? [order] : []];
  await Promise.all(works.map((work) => untilGone(() => work(worker))));
}

/** What breaks with the connection is the kill; everything else is a failure of ours. */
async function untilGone(work: () => Promise<void>): Promise<void> {
  try {
    while (true) await work();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

async function talk({ person, ledger, tell }: Worker): Promise<void> {
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  ledger.journeys.set(session_id, 0);
  for (let turn = 0; turn < TURNS_EACH; turn++) {
    const message = `We mend organ number ${turn} for 14 parishes, each for 900 euros a year.`;
    await sendTurn({ person, ledger }, { session_id, message, client_message_id: crypto.randomUUID() });
    tell("a turn is acknowledged");
  }
}

async function consult({ person, ledger, foundation, tell }: Worker): Promise<void> {
  const client_message_id = crypto.randomUUID();
  const query = `Should we take parish ${client_message_id} as a customer?`;
  await sendConsultation({ person, ledger }, { session_id: foundation, query, client_message_id });
  tell("a consultation is acknowledged");
}

type Sender = Pick<Client, "person" | "ledger">;

/** Sends a turn, or the same again, and notes its answer. */
export async function sendTurn({ person, ledger }: Sender, body: Sent["body"]): Promise<void> {
  const sent: Sent = { what: "turn", body };
  ledger.unanswered.push(sent);
  const { message } = await person.post<TurnAnswer>("/api/journey/continue", body);
  ledger.turns.set(body.client_message_id, { journeyId: body.session_id, reply: message });
  ledger.unanswered.splice(ledger.unanswered.indexOf(sent), 1);
}

export async function sendConsultation({ person, ledger }: Sender, body: Sent["body"]): Promise<void> {
  const sent: Sent = { what: "consultation", body };
  ledger.unanswered.push(sent);
  const { consultation } = await person.post<ConsultAnswer>("/api/consult", body);
  ledger.consultations.set(body.query ?? "", consultation);
  ledger.unanswered.splice(ledger.unanswered.indexOf(sent), 1);
}

async function order({ person, ledger, foundation, tell }: Worker): Promise<void> {
  const { generation_id: id } = await person.post<GenerateAnswer>("/api/pdf/generate", {
    document_type: "pitch_deck",
    session_id: foundation,
  });
  ledger.orders.add(id);
  tell("an order is acknowledged");
  for (let status = ""; status !== "completed"; await pause(LOOK_AGAIN_MS)) {
    const seen = await person.get<GenerationStatusAnswer>(`/api/pdf/status/${id}`);
    if (seen.status === "failed") throw new Error(`A document failed: ${seen.error}`);
    if (seen.status === "processing") tell("a document is being drawn");
    if (seen.progress_percentage >= NEARLY) tell("a document is nearly done");
    status = seen.status;
  }
  ledger.done.add(id);
  tell("a document is done");
}

/** Begins a foundation, and has a model write it. */
async function write({ person, ledger, tell }: Worker): Promise<void> {
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  ledger.journeys.set(session_id, 0);
  const message = "We mend wooden boats for 12 clubs on the Danish coast.";
  await sendTurn({ person, ledger }, { session_id, message, client_message_id: crypto.randomUUID() });
  await person.post<TurnAnswer>("/api/journey/finish", { session_id });
  await person.post<WritingStatusAnswer>("/api/writing", { session_id }, 202);
  tell("the writing is acknowledged");
  for (let isWriting = true; isWriting; await pause(LOOK_AGAIN_MS)) {
    isWriting = await lookAtWriting({ person, ledger }, session_id);
  }
}

/** Notes how far the writing is, and whether it goes on. Throws where it went back. */
export async function lookAtWriting({ person, ledger }: Sender, journey: string): Promise<boolean> {
  const { writing, revision } = await person.get<WritingStatusAnswer>(`/api/writing?session_id=${journey}`);
  const before = ledger.journeys.get(journey) ?? 0;
  if (revision < before) throw new Error(`The writing of ${journey} went back from ${before} to ${revision}`);
  ledger.journeys.set(journey, revision);
  return writing !== null && writing.paused === null;
}
