/** What a client was told had been done, and what it sent without hearing of it again. */
export interface Ledger {
  /** By the client's id: the journey, and the reply. */
  turns: Map<string, { journeyId: string; reply: string }>;
  /** By the question, which is asked once only: the answer. */
  consultations: Map<string, string>;
  orders: Set<string>;
  /** Orders that were seen done: they stay it. */
  done: Set<string>;
  /** Journeys, with the highest revision of their writing that was shown. */
  journeys: Map<string, number>;
  /** Sent, and not answered before the process was killed. */
  unanswered: Sent[];
}

export interface Sent {
  what: "turn" | "consultation";
  body: { session_id: string; client_message_id: string; message?: string; query?: string };
}

export function newLedger(): Ledger {
  return {
    turns: new Map(),
    consultations: new Map(),
    orders: new Set(),
    done: new Set(),
    journeys: new Map(),
    unanswered: [],
  };
}

interface ExportedMessage {
  sequence: number;
  role: "user" | "assistant";
  content: string;
  clientMessageId: string | null;
}

/** As much of an account's export as is held against the ledger. */
export interface Exported {
  journeys: { id: string; messages: ExportedMessage[]; messageCount: number }[];
  consultations: { query: string; answer: string | null; status: string }[];
  documents: { id: string }[];
  jobs: { id: string; status: string; error: string | null; cancelled: boolean }[];
}

/** A line for each thing that was acknowledged and is gone, doubled or half written. */
export function lossesOf(ledger: Ledger, found: Exported): string[] {
  return [
    ...lostTurns(ledger, found),
    ...lostConsultations(ledger, found),
    ...lostOrders(ledger, found),
    ...found.journeys.flatMap(halfWritten),
  ];
}

function lostTurns({ turns, journeys }: Ledger, found: Exported): string[] {
  const kept = new Map(found.journeys.map(({ id, messages }) => [id, messages]));
  const gone = [...journeys.keys()].filter((id) => !kept.has(id)).map((id) => `journey ${id} is gone`);
  const lost = [...turns].flatMap(([clientId, { journeyId, reply }]) => {
    const messages = kept.get(journeyId) ?? [];
    const said = messages.filter(({ clientMessageId }) => clientMessageId === clientId);
    if (said.length !== 1) return [`turn ${clientId} stands ${said.length} times`];
    const answered = messages.some(({ role, content }) => role === "assistant" && content === reply);
    return answered ? [] : [`the reply to turn ${clientId} is gone`];
  });
  return [...gone, ...lost];
}

function lostConsultations({ consultations }: Ledger, found: Exported): string[] {
  return [...consultations].flatMap(([query, answer]) => {
    const kept = found.consultations.filter((each) => each.query === query);
    if (kept.length !== 1) return [`consultation "${query}" stands ${kept.length} times`];
    return kept[0]?.answer === answer ? [] : [`the answer to "${query}" is another`];
  });
}

function lostOrders({ orders, done }: Ledger, { jobs, documents }: Exported): string[] {
  const gone = [...orders].filter((id) => !jobs.some((job) => job.id === id)).map((id) =>
    `order ${id} is gone`
  );
  const failed = jobs.filter(({ id, status, cancelled }) =>
    orders.has(id) && status === "failed" && !cancelled
  )
    .map(({ id, error }) => `order ${id} failed: ${error}`);
  const lost = [...done].filter((id) => !documents.some((each) => each.id === id)).map((id) =>
    `file ${id} is gone`
  );
  return [...gone, ...failed, ...lost];
}

/** Messages stand without a gap, and no more are counted than there are. */
function halfWritten({ id, messages, messageCount }: Exported["journeys"][number]): string[] {
  const isWhole = messages.every(({ sequence }, index) => sequence === index + 1);
  return isWhole && messageCount === messages.length ? [] : [`journey ${id} has a gap`];
}
