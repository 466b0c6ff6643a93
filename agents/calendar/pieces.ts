import type { Mark } from "../domain/claims.ts";
import type { FieldId } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import { knowledgeOf } from "../anchors/attention/knowledge.ts";
import type { Pillar } from "../anchors/attention/pillars.ts";
import { clauseOf, stretchFrom } from "../anchors/attention/opening.ts";

import { phrasesIn, refusalsIn, sentencesOf, wordCount } from "../evidence/evidence.ts";
import { answerTo, said } from "../anchors/attention/said.ts";

export type PieceKind = "example" | "case" | "refusal" | "audience" | "question" | "reason";

/** Exact words of the founder's that one entry can be made of. */
export interface Piece {
  kind: PieceKind;
  /** At most eleven words. */
  words: string;
  /** The exact stretch it stands in: the draft is made of it. */
  sentence: string;
  field: FieldId;
  /** For one of several listed things: the exact words that name the list. */
  listOf: string | null;
  mark: Mark;
}

const AT_MOST = 11;
/** A case in fewer words than this is a name or a number without its story. */
const TELLING = 5;
const UNKNOWN = /nobody measured|not measured|don['’]t know|unknown|no idea/iu;

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
    const own = pillar.pieces.map((words): Piece => ({
      ...toPiece(state, { kind: "example", field: "content.knowledge", words, sentence: pillar.opening }),
      listOf: words === pillar.name ? null : pillar.name,
    }));
    return pillars[0] === pillar ? own : [...own, ...spareKnowledge(state, pillars), ...questions(state)];
  }
  switch (pillar.field) {
    case "proof.best":
      return [
        ...from(
          "case",
          "proof.best",
          (sentence) => !UNKNOWN.test(sentence) && wordCount(sentence) >= TELLING,
        ),
        ...from("reason", "identity.why"),
      ];
    case "difference.only":
      return [
        ...from("refusal", "difference.only", isOwn),
        ...from("refusal", "identity.values", isOwn),
        ...from("audience", "customer.not_for"),
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
  const text = answerTo(state, field);
  return sentencesOf(text).filter((sentence) => choose?.(sentence) ?? true).flatMap((sentence) => {
    const words = clauseOf(sentence, AT_MOST);
    return words === null
      ? []
      : [toPiece(state, { kind, field, words, sentence: stretchFrom(text, sentence, 40) })];
  });
}

function toPiece(state: JourneyState, piece: Omit<Piece, "mark" | "listOf">): Piece {
  return { ...piece, listOf: null, mark: said(state, piece.field, piece.words) };
}
