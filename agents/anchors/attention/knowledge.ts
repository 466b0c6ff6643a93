import { scoreSentence, sentencesOf, wordCount } from "../../evidence/evidence.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { currentAnswer } from "../words/current_answer.ts";

/** One thing that only the founder knows, in exact words of `content.knowledge`. */
interface KnowledgeItem {
  /** At most sixteen words: "the fourteen ways a berth list goes wrong". */
  name: string;
  sentence: string;
  /** Items listed in the sentence, exact: "swapped boxes". */
  pieces: string[];
}

const LEAD =
  /^(?:(?:and|also|then|well|hm+|so|but|I|we|know|knows|can|could|tell|explain|show|talk about|you|that|mostly|maybe|probably)[\s,]+)+/iu;
const ASIDE =
  /^(?:I could talk|that['’]s|I don['’]t know|not much|nothing|hm+\b)|,\s*that['’]s the problem/iu;
const FILLER = /^(?:(?:and )?so on|etc\.?|and more|usw\.?|enz\.?|I have them.*)$/iu;

/** What the founder knows, the richest first. */
export function knowledgeOf(state: JourneyState): KnowledgeItem[] {
  const text = currentAnswer(state, "content.knowledge");
  return sentencesOf(text).filter((sentence) => !ASIDE.test(sentence)).flatMap((sentence) => {
    const head = headOf(sentence);
    return head === "" ? [] : [{ name: head, sentence, pieces: piecesOf(sentence, head) }];
  }).sort((one, other) => worth(other) - worth(one));
}

function worth(item: KnowledgeItem): number {
  return item.pieces.length * 3 + scoreSentence(item.sentence);
}

/** Without a colon, a sentence this short names one thing and is not cut. */
const WHOLE = 12;

function headOf(sentence: string): string {
  const bare = sentence.replace(/[.!?。]+$/u, "").replace(LEAD, "");
  if (!/[:：]/u.test(bare) && wordCount(bare) <= WHOLE) return bare;
  const clauses = bare.split(/\s*[,:;，、：]\s*|\s+[-–—]\s+/u).filter((clause) => clause !== "");
  const first = clauses[0] ?? "";
  return wordCount(first) <= 16 ? first : "";
}

function piecesOf(sentence: string, head: string): string[] {
  const rest = sentence.slice(sentence.indexOf(head) + head.length).replace(/[.!?。]+$/u, "");
  const colon = rest.lastIndexOf(":");
  const listed = (colon >= 0 ? rest.slice(colon + 1) : rest).split(/\s*[,;，、]\s*/u)
    .map((piece) => piece.replace(/^(?:and|or|und|et|e|y)\s+/iu, "").trim());
  const pieces = listed.filter((piece) =>
    wordCount(piece) >= 2 && wordCount(piece) <= 12 && !FILLER.test(piece)
  );
  return colon >= 0 || listed.length > 2 ? pieces : [];
}
