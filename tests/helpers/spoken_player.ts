import type { AnchorAnswer, ConsultAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { type AskedQuestion, createFounder, type FounderReply } from "./founder_replies.ts";
import type { Person } from "./server.ts";
import type { SpokenCase } from "./spoken_case.ts";

export interface SpokenTurn {
  /** What stood open, and how it was put. */
  question: AskedQuestion;
  reply: FounderReply;
  answer: TurnAnswer;
  /** How long the answer took, in milliseconds. */
  ms: number;
}

export interface SpokenPlay {
  sessionId: string;
  opening: TurnAnswer;
  turns: SpokenTurn[];
  consult: ConsultAnswer[];
  /** The facts as they stood before each correction of the case, in its order; null where the server has none. */
  beforeCorrections: (string | null)[];
}

/** More than this and the interview goes round in circles. */
const MOST_TURNS = 80;

/**
 * Plays a founder's whole journey over HTTP, then asks the consultant; `between` is done before each message. Throws
 * after 80 turns.
 */
export async function playSpoken(
  person: Person,
  founder: SpokenCase,
  between: (person: Person, sessionId: string) => Promise<void> = async () => {},
): Promise<SpokenPlay> {
  const opening = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const sessionId = opening.session_id;
  const beforeCorrections: (string | null)[] = founder.corrections.map(() => null);
  async function before(text: string): Promise<void> {
    await between(person, sessionId);
    for (const [at, correction] of founder.corrections.entries()) {
      if (!text.includes(correction.text) || beforeCorrections[at] !== null) continue;
      const response = await person.call("GET", `/api/facts?session_id=${sessionId}`);
      const facts = await response.text();
      beforeCorrections[at] = response.ok ? facts : null;
    }
  }
  const turns = await playInterview(person, founder, { opening, before });
  const consult: ConsultAnswer[] = [];
  for (const { q } of founder.consult) {
    await between(person, sessionId);
    consult.push(await person.post<ConsultAnswer>("/api/consult", { query: q, session_id: sessionId }));
  }
  return { sessionId, opening, turns, consult, beforeCorrections };
}

async function playInterview(
  person: Person,
  founder: SpokenCase,
  { opening, before }: { opening: TurnAnswer; before: (text: string) => Promise<void> },
): Promise<SpokenTurn[]> {
  const replyTo = createFounder(founder);
  const turns: SpokenTurn[] = [];
  let last = opening;
  while (last.phase !== "complete") {
    const { question } = last.metadata;
    if (!question) throw new Error(`No question stands open in phase "${last.phase}"`);
    if (turns.length >= MOST_TURNS) {
      const lately = turns.slice(-2).map(({ reply, answer }) => `“${reply.text}” → ${answer.message}`);
      throw new Error(`It stands at "${question.field}" after ${turns.length} turns: ${lately.join("\n")}`);
    }
    const reply = replyTo(question);
    await before(reply.text);
    const started = performance.now();
    last = await person.post<TurnAnswer>("/api/journey/continue", {
      session_id: opening.session_id,
      message: reply.text,
      ...reply.choices === undefined ? {} : { choices: reply.choices },
    });
    turns.push({ question, reply, answer: last, ms: Math.round(performance.now() - started) });
  }
  return turns;
}

/** The anchors of a played journey. */
export function anchorsOf(person: Person, sessionId: string): Promise<AnchorAnswer[]> {
  return person.get<AnchorAnswer[]>(`/api/anchors?session_id=${sessionId}`);
}

/** Every reply with the options of its question: what the founder saw. */
export function repliesOf({ opening, turns }: SpokenPlay): string[] {
  return [opening, ...turns.map(({ answer }) => answer)].map(({ message, metadata }) =>
    [message, ...metadata.question?.options ?? []].join("\n")
  );
}

/** The conversation as text: what stood open, what was sent, what was answered. */
export function transcriptOf({ opening, turns, consult }: SpokenPlay, founder: SpokenCase): string {
  const told = turns.map(({ question, reply, answer, ms }, at) => {
    const heard = answer.metadata.heard.map(({ field, quote }) => `> heard ${field}: ${quote}`);
    const options = answer.metadata.question?.options?.map((option) => `* ${option}`) ?? [];
    return [
      `## ${at + 1}. ${question.field} (${question.technique}): ${reply.act}, ${ms} ms`,
      `**Founder:** ${reply.text}`,
      heard.join("\n"),
      `**Holdfast:** ${answer.message}`,
      options.join("\n"),
    ].filter((part) => part !== "").join("\n\n");
  });
  const asked = consult.map(({ consultation, metadata }, at) =>
    `## Consultant: ${founder.consult[at]?.q}\n\n${consultation}${
      metadata.against_decision === null ? "" : `\n\n(against: ${metadata.against_decision})`
    }`
  );
  return [`# ${founder.id}`, opening.message, ...told, ...asked].join("\n\n");
}
