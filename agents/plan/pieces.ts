import type { Mark } from "../domain/claims.ts";
import type { FieldId } from "../domain/fields.ts";
import { admitsUnmeasured } from "../text/unmeasured.ts";
import type { JourneyState } from "../domain/journey.ts";
import { knowledgeOf } from "../anchors/attention/knowledge.ts";
import { moneyIn, NUMBER } from "../text/quantities.ts";
import { objectionsOf } from "../anchors/words/objections.ts";
import type { Pillar } from "../anchors/attention/pillars.ts";
import { stretchFrom } from "../anchors/words/opening.ts";

import { refusalsIn, sentencesOf, wordCount } from "../text/text.ts";
import { currentAnswer, saidOrCorrected } from "../anchors/words/current_answer.ts";

export type PieceKind = "example" | "case" | "refusal" | "audience" | "question" | "reason" | "price";

/** Exact words of the founder's that one entry can be made of. */
export interface Piece {
  kind: PieceKind;
  /** At most eleven words that can stand by themselves; "" where none of the sentence can. */
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
/** A beginning in fewer words than this has not said anything yet. */
const SHORTEST = 4;

/** The pieces of each pillar, in the pillars' order; no words are used by two pillars. */
export function piecesOf(state: JourneyState, pillars: Pillar[]): Piece[][] {
  const used = new Set<string>();
  return pillars.map((pillar) =>
    rawPieces(state, pillar, pillars).filter((piece) => {
      const key = (piece.words || piece.sentence).toLowerCase();
      if (wordCount(piece.words) > AT_MOST || wordCount(key) < 2 || used.has(key)) return false;
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
      listOf: words === pillar.name || !isList(pillar) ? null : pillar.name,
    }));
    return pillars[0] === pillar
      ? [...own, ...from("example", "offering.what", isPlainOffer)]
      : [...own, ...spareKnowledge(state, pillars), ...questions(state), ...from("price", "revenue.model")];
  }
  switch (pillar.field) {
    case "proof.best":
      return [
        ...from(
          "case",
          "proof.best",
          (sentence) => !admitsUnmeasured(sentence) && wordCount(sentence) >= TELLING,
        ),
        ...from(
          "case",
          "pitch.traction",
          (sentence) =>
            moneyIn(sentence).length === 0 && wordCount(sentence) >= TELLING && !admitsUnmeasured(sentence),
        ),
        ...from("reason", "identity.why", (sentence) => wordCount(sentence) >= TELLING),
      ];
    case "difference.only":
      return [
        ...from("refusal", "difference.only", isOwn),
        ...from("refusal", "identity.values", isOwn),
        ...from("audience", "customer.not_for"),
        ...from("refusal", "identity.contrast", (sentence) => refusalsIn(sentence).length > 0),
      ];
    case "messaging.objections":
      return questions(state);
    case "identity.why":
      return [
        ...from("reason", "identity.why", (sentence) => wordCount(sentence) >= TELLING),
        ...from("reason", "goal.twelve_months"),
      ];
    default:
      return pillar.field === null ? [] : from("example", pillar.field);
  }
}

/** A pillar names a list where a colon or a number says so; else its pieces stand beside it. */
function isList(pillar: Pillar): boolean {
  return /[:：]/u.test(pillar.opening) || new RegExp(NUMBER, "iu").test(pillar.name);
}

/** The price has entries of its own, and a long sentence about the offer is no entry. */
function isPlainOffer(sentence: string): boolean {
  return moneyIn(sentence).length === 0 && wordCount(sentence) <= AT_MOST;
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

/** Objections in the customers' words, each with the founder's answer; those without one are left out. */
function questions(state: JourneyState): Piece[] {
  return objectionsOf(state).flatMap(({ objection, answer }) =>
    answer === null ? [] : [toPiece(state, {
      kind: "question",
      field: "messaging.objections",
      words: objection.quote,
      sentence: answer.quote,
    })]
  );
}

interface Choosing {
  kind: PieceKind;
  field: FieldId;
  choose?: ((sentence: string) => boolean) | undefined;
}

function fieldPieces(state: JourneyState, { kind, field, choose }: Choosing): Piece[] {
  const text = currentAnswer(state, field);
  return sentencesOf(text).filter((sentence) => choose?.(sentence) ?? true)
    .map((sentence) =>
      toPiece(state, {
        kind: kind === "refusal" && refusalsIn(sentence).length === 0 ? "example" : kind,
        field,
        words: standing(sentence),
        sentence: stretchFrom(text, sentence, 40),
      })
    );
}

/** Words with which a clause begins that leans on what stands around it. */
const LEANS =
  /^(?:of|in|at|on|for|from|since|across|after|before|when|if|because|and|but|so|which|who|that|whether|with|by|bei|von|im|am|an|nach|wenn|weil|und|aber|oder|dass|ob|de|des|dans|sur|après|quand|si|et|mais|que|en|del?|cuando|y|pero|após|quando|e|mas)(?!\p{L})/iu;

/** The sentence, or its beginning up to a comma, where that can stand by itself in a hook; else "". */
function standing(sentence: string): string {
  const bare = sentence.replace(/[.!。]+$/u, "").replace(/^(?:And|But|Und|Aber|Y|Et|E|En|Og)\s/u, "").trim();
  if (wordCount(bare) <= AT_MOST) return bare;
  const ends = [...bare.matchAll(/[,;:，、；：](?=\s|\p{Script=Han})/gu)].map((match) => match.index);
  const whole = ends.map((end) => bare.slice(0, end).trim()).findLast((part) => wordCount(part) <= AT_MOST);
  return whole !== undefined && wordCount(whole) >= SHORTEST && !LEANS.test(whole) ? whole : "";
}

function toPiece(state: JourneyState, piece: Omit<Piece, "mark" | "listOf">): Piece {
  return { ...piece, listOf: null, mark: saidOrCorrected(state, piece.field, piece.words || piece.sentence) };
}
