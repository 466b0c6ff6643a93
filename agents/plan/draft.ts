import type { PlannedChannel } from "../anchors/attention/channel_plan.ts";
import { currentAnswer } from "../anchors/words/current_answer.ts";
import { quoted } from "../anchors/section.ts";
import type { JourneyState } from "../domain/journey.ts";
import { phrasesIn, sentencesOf, wordCount } from "../text/text.ts";
import type { Piece } from "./pieces.ts";
import { inTurn, LEADS, LIST_LEADS } from "./wording.ts";

/** Where and when a piece is written, and how it ends. */
interface Drafting {
  channel: PlannedChannel;
  ask: { line: string };
  turn: number;
  /** How the founder greets, or "". */
  greeting: string;
}

/** One entry in so many opens as the founder opens a message: more would read as a circular. */
const GREETED = 4;

/** Now and then their greeting, where they would write one, what the piece says in their words, and one line that asks. */
export function draftFor(state: JourneyState, piece: Piece, drafting: Drafting): string {
  const { channel, ask, turn } = drafting;
  const isWritten = ["message", "letter", "referral"].includes(channel.kind) && turn % GREETED === 0;
  const greeting = isWritten && drafting.greeting !== "" ? `${quoted(drafting.greeting)} ` : "";
  return `${greeting}${bodyOf(state, piece, turn)} ${ask.line}`;
}

function bodyOf(state: JourneyState, piece: Piece, turn: number): string {
  const lead = inTurn(LEADS[piece.kind], turn);
  const whole = quoted(piece.sentence, currentAnswer(state, piece.field));
  if (piece.kind === "example" && piece.listOf !== null) {
    return `${inTurn(LIST_LEADS, turn)}${quoted(piece.words)} The list it comes from: ${
      quoted(piece.listOf)
    }`;
  }
  if (piece.kind === "question" && !piece.sentence.includes(piece.words)) {
    return `You say: ${quoted(piece.words)} ${lead}${whole}`;
  }
  return `${lead}${whole}`;
}

const GREETING =
  /^(?:hi|hello|hey|dear|morning|good (?:morning|day|evening)|guten|hallo|moin|liebe[rs]?|servus|hola|buen[oa]s|bonjour|salut|cher|chère|ciao|buongiorno|cara|caro|olá|bom dia|boa|oi|hej|kære|beste|goede\w*|dag|こんにちは|おはよう|привіт|добрий)(?!\p{L})/iu;

/** How the founder greets: a first sentence of at most three words inside their sample that is a greeting; else "". */
export function greetingOf(state: JourneyState): string {
  const sample = currentAnswer(state, "voice.sample");
  const first = sentencesOf(phrasesIn(sample)[0] ?? sample)[0] ?? "";
  return wordCount(first) <= 3 && GREETING.test(first) ? first : "";
}
