import type { TurnAnswer } from "../../routes/api/contract.ts";
import { type Case, readCase as readFile } from "./cases.ts";
import type { Person } from "./server.ts";

export { type Case, caseFolder, CASES } from "./cases.ts";

interface PlayedTurn {
  /** The field that stood open. */
  field: string;
  sent: string;
  /** A thin first answer: the probe it earns does not count as a turn of the interview. */
  thin: boolean;
  /** True where two things that cannot both hold were put side by side. */
  clash: boolean;
  answer: TurnAnswer;
}

export interface Played {
  sessionId: string;
  opening: TurnAnswer;
  turns: PlayedTurn[];
  last: TurnAnswer;
}

/** More than this and the interview goes round in circles. */
const MOST_TURNS = 60;

/** Reads a case whose sites are served at `origin`. */
export function readCase(id: string, origin: string): Case {
  return readFile(id, {
    OWN: `${origin}/own.html`,
    RIVAL1: `${origin}/rival1.html`,
    RIVAL2: `${origin}/rival2.html`,
  });
}

/** Plays a founder's journey, thin answers first, until the phase is complete or the field `until` stands open. */
export async function playCase(person: Person, founder: Case, until = ""): Promise<Played> {
  const opening = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const sessionId = opening.session_id;
  const thinLeft = new Map(Object.entries(founder.thin));
  const turns: PlayedTurn[] = [];
  let last = opening;
  while (last.phase !== "complete" && last.metadata.question?.field !== until) {
    if (turns.length >= MOST_TURNS) {
      throw new Error(`Still at "${last.metadata.question?.field}" after ${turns.length} turns`);
    }
    const question = last.metadata.question;
    if (!question) throw new Error(`No question stands open in phase "${last.phase}"`);
    const reply = replyTo(question, founder, thinLeft);
    last = await person.post<TurnAnswer>("/api/journey/continue", { session_id: sessionId, ...reply.body });
    const clash = question.technique === "contrast" && question.options?.length === 2;
    turns.push({ field: question.field, sent: reply.body.message, thin: reply.thin, clash, answer: last });
  }
  return { sessionId, opening, turns, last };
}

type Question = NonNullable<TurnAnswer["metadata"]["question"]>;

interface Reply {
  body: { message: string; choices?: Record<string, string> };
  thin: boolean;
}

function replyTo(question: Question, founder: Case, thinLeft: Map<string, string>): Reply {
  const { reasons, ...choices } = founder.choices;
  if (question.choices) return { body: { message: Object.values(reasons).join("\n"), choices }, thin: false };
  if (question.technique === "confirm") {
    const anchor = question.field.replace("confirm.", "");
    return { body: { message: founder.confirm[anchor] ?? "Yes, the first one." }, thin: false };
  }
  const thin = thinLeft.get(question.field);
  thinLeft.delete(question.field);
  return {
    body: { message: thin ?? founder.answers[question.field] ?? "Skip this one." },
    thin: thin !== undefined,
  };
}
