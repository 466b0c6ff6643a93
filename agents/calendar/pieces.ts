import type { Mark } from "../domain/claims.ts";
import type { FieldId } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import { knowledgeOf } from "../anchors/attention/knowledge.ts";
import type { Pillar } from "../anchors/attention/pillars.ts";
import { answerTo } from "../anchors/attention/spoken.ts";
import { bestQuote, phrasesIn, refusalsIn, said, sentencesOf, wordCount } from "../evidence/evidence.ts";

export type PieceKind = "example" | "case" | "refusal" | "question" | "reason";

/** Exact words of the founder's that one entry can be made of. */
export interface Piece {
  kind: PieceKind;
  /** At most eleven words. */
  words: string;
  /** The exact stretch it stands in: the draft is made of it. */
  sentence: string;
  field: FieldId;
  mark: Mark;
}

const AT_MOST = 11;

/** The pieces of each pillar, in the pillars' order; no words are used by two pillars. */
export function piecesOf(state: JourneyState, pillars: Pillar[]): Piece[][] {
  const used = new Set<string>();
  return pillars.map((pillar) =>
    rawPieces(state, pillar, pillars).filter((piece) => {
      const key = piece.words.toLowerCase();
      if (wordCount(piece.words) > AT_MOST || wordCount(piece.words) < 2 || used.has(key)) return false;
      used.add(key);
      return true;
    })
  );
}

function rawPieces(state: JourneyState, pillar: Pillar, pillars: Pillar[]): Piece[] {
  const from = (kind: PieceKind, field: FieldId, choose?: (sentence: string) => boolean) =>
    fieldPieces(state, { kind, field, choose });
  if (pillar.exact) {
    const own = pillar.pieces.map((words) =>
      toPiece(state, { kind: "example", field: "content.knowledge", words, sentence: pillar.opening })
    );
    const isFirst = pillars[0] === pillar;
    const spare = isFirst ? from("question", "customer.belief") : spareKnowledge(state, pillars);
    return [...own, ...spare, ...(isFirst ? [] : questions(state))];
  }
  switch (pillar.field) {
    case "proof.best":
      return [
        ...from("case", "proof.best"),
        ...from("case", "pitch.traction"),
        ...from("case", "customer.last_three"),
        ...from("reason", "identity.why"),
      ];
    case "difference.only":
      return [
        ...from("refusal", "difference.only", isOwn),
        ...from("refusal", "identity.values", isOwn),
        ...from("refusal", "customer.not_for"),
        ...from("refusal", "identity.contrast"),
      ];
    case "messaging.objections":
      return [...questions(state), ...from("question", "customer.trigger_barrier")];
    case "identity.why":
      return [...from("reason", "identity.why"), ...from("reason", "goal.twelve_months")];
    default:
      return pillar.field === null ? [] : from("example", pillar.field);
  }
}

/** Sentences about rivals name them; what is refused here is the founder's own. */
function isOwn(sentence: string): boolean {
  return refusalsIn(sentence).length > 0 || /(?<!\p{L})(?:we|I|our)(?!\p{L})/iu.test(sentence);
}

function spareKnowledge(state: JourneyState, pillars: Pillar[]): Piece[] {
  return knowledgeOf(state).filter((item) => pillars.every((pillar) => pillar.name !== item.name))
    .map((item) =>
      toPiece(state, {
        kind: "example",
        field: "content.knowledge",
        words: item.name,
        sentence: item.sentence,
      })
    );
}

/** Objections in the customers' words; the sentence behind each is the founder's answer. */
function questions(state: JourneyState): Piece[] {
  const text = answerTo(state, "messaging.objections");
  return phrasesIn(text).map((words) => {
    const sentence = sentencesOf(text).find((each) => each.includes(words)) ?? words;
    const answer = /^.*?['’"”»」]:\s*(?<answer>.+)$/su.exec(sentence)?.groups?.["answer"];
    return toPiece(state, {
      kind: "question",
      field: "messaging.objections",
      words,
      sentence: answer ?? sentence,
    });
  });
}

interface Choosing {
  kind: PieceKind;
  field: FieldId;
  choose?: ((sentence: string) => boolean) | undefined;
}

function fieldPieces(state: JourneyState, { kind, field, choose }: Choosing): Piece[] {
  return sentencesOf(answerTo(state, field)).filter((sentence) => choose?.(sentence) ?? true).map(
    (sentence) => {
      const whole = sentence.replace(/[.!。]+$/u, "");
      const words = wordCount(whole) <= AT_MOST
        ? whole
        : bestQuote(sentence, AT_MOST).replace(/[.!。]+$/u, "");
      return toPiece(state, { kind, field, words, sentence });
    },
  );
}

function toPiece(state: JourneyState, piece: Omit<Piece, "mark">): Piece {
  return { ...piece, mark: said(state, piece.field, piece.words) };
}
