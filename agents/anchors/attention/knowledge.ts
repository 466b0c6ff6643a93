import { scoreSentence, sentencesOf, wordCount } from "../../text/text.ts";
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
  /^(?:(?:and|also|then|well|hm+|so|but|I|we|have|know|knows|can|could|tell|explain|show|talk about|you|that|mostly|maybe|probably)[\s,]+)+/iu;
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
const LONGEST_NAME = 16;
/** "What clay, chalk and sand each do to an edge": its commas list what the question is about. */
const QUESTION =
  /^(?:what|which|how|why|when|where|who|was|welche\p{L}*|wie|warum|wo|wer|ce que|quel\p{L}*|comment|pourquoi|qué|cuál\p{L}*|cómo|por qué|o que|qual|como|porque|wat|hoe|waarom|hvad|hvordan|hvorfor)(?!\p{L})/iu;

function headOf(sentence: string): string {
  const bare = sentence.replace(/[.!?。]+$/u, "").replace(LEAD, "");
  const outside = bare.split(/\s*[(（]/u)[0] ?? "";
  const named = outside.split(/\s*[:：](?=\s|\p{Script=Han})|,\s(?=which|that\s)/u)[0] ?? "";
  const isWhole = named === bare
    ? wordCount(named) <= WHOLE
    : QUESTION.test(named) || !/[,;，、]/u.test(named);
  if (isWhole && wordCount(named) <= LONGEST_NAME) return named;
  const clauses = named.split(/\s*[,;，、]\s*|\s+[-–—]\s+/u).filter((clause) => clause !== "");
  const first = clauses[0] ?? "";
  return wordCount(first) <= LONGEST_NAME ? first : "";
}

/** What the sentence lists of it, in brackets, behind a colon or behind its head. */
function piecesOf(sentence: string, head: string): string[] {
  const rest = sentence.slice(sentence.indexOf(head) + head.length).replace(/[.!?。]+$/u, "");
  const aside = /[(（]([^()（）]*)[)）]/u.exec(rest)?.[1];
  const inside = aside ?? rest;
  const colon = /^[^]*[:：](?=\s|\p{Script=Han})/u.exec(inside)?.[0].length ?? 0;
  const listed = inside.slice(colon).split(/\s*[,;，、]\s*/u)
    .map((piece) => piece.replace(/^(?:and|or|und|et|e|y)\s+/iu, "").replace(/[.…\s]+$/u, "").trim());
  const isList = colon > 0 || listed.length > 2;
  const least = aside === undefined ? 2 : 1;
  return isList
    ? listed.filter((piece) =>
      wordCount(piece) >= least && wordCount(piece) <= 12 && !FILLER.test(piece) &&
      /\p{L}{3,}/u.test(piece) &&
      !/^\d+(?: and \d+)?\s\p{L}+$/u.test(piece)
    )
    : [];
}
