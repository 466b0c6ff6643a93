import type { JourneyState } from "../domain/journey.ts";
import type { Asking } from "./advice.ts";
import { confidenceIn, type Weighed } from "./confidence.ts";
import { type Letter, letterFor } from "./letter.ts";
import { letterKindOf, matterOf } from "./letter_kinds.ts";
import { type Passage, stemsOf } from "./passages.ts";
import type { Playbook } from "./playbook.ts";
import { GENERAL_PLAYBOOK, PLAYBOOKS, RIVAL_PLAYBOOK } from "./playbooks.ts";
import { reckon, type Reckoned } from "./reckoning.ts";
import { type Against, decisionsAgainst } from "./refused.ts";
import { coverageOf, type Found, retrieve } from "./retrieve.ts";

const MAX_QUOTES = 5;
/** A playbook's first fields are what such a question is about: they answer its words whatever words they use. */
const ON_THE_MATTER = 2;
/** Lines that are less than this share as near as the nearest are filler. */
const NEAR_ENOUGH = 0.5;
/** Where nothing is near, the fields that such questions turn on speak for themselves. */
const FALLBACK_FIELDS = 2;
/** A sentence of fewer own words says too little to rest on. */
const MIN_STEMS = 3;

/** Asked what happened or whom to look for, nobody proposes anything that could go against a decision. */
const PROPOSES_NOTHING = ["complaint", "fit", "unknown", "leaver"];

/** What a question is answered from. */
export interface Weighing {
  playbook: Playbook;
  against: Against[];
  sums: Reckoned[];
  letter: Letter | null;
  quoted: Passage[];
  /** Share of the question's words that stand in what is quoted: 0 to 1. */
  coverage: number;
  /** The same, one word in common counted like any other. */
  touched: number;
  weighed: Weighed;
}

/** Finds the frame, the decisions against it, the sums, the words to send and the lines that all rests on. */
export function weigh({ state, foundation, query }: Asking, passages: Passage[]): Weighing {
  const playbook = choosePlaybook(query, state);
  const against = PROPOSES_NOTHING.includes(playbook.id) ? [] : decisionsAgainst(query, foundation, passages);
  const sums = reckon(query, passages, against[0]?.passage ?? null);
  const quoted = choosePassages({ query, passages, playbook, against, sums });
  const isOnTheMatter = quoted.some(({ from }) => playbook.fields.slice(0, ON_THE_MATTER).includes(from));
  const isKnownKind = playbook.id !== GENERAL_PLAYBOOK.id;
  const coverage = isKnownKind
    ? coverageOf(query, quoted, isOnTheMatter ? askedWords(query, playbook) : "")
    : firmCoverage(query, quoted);
  return {
    playbook,
    against,
    sums,
    letter: isAnsweredInWords(playbook, query) ? letterFor(query, state) : null,
    quoted,
    coverage,
    touched: coverageOf(query, quoted),
    weighed: confidenceIn({ foundation, query, quoted, against, coverage, isKnownKind }),
  };
}

/** Where no kind of question is known, one word in common is worth a quarter: it may be chance. */
function firmCoverage(query: string, quoted: Passage[]): number {
  const asked = stemsOf(query);
  const firm = quoted.filter(({ stems }) => [...asked].filter((each) => stems.has(each)).length > 1);
  const sure = coverageOf(query, firm);
  return sure + (coverageOf(query, quoted) - sure) / 4;
}

/** The words of a question by which its kind was known. */
function askedWords(query: string, { asked }: Playbook): string {
  return [...query.matchAll(new RegExp(asked.source, `${asked.flags}g`))].map(([words]) => words).join(" ");
}

/** Asked for words, or how to answer somebody on the price: then the words are the answer. */
function isAnsweredInWords({ id }: Playbook, query: string): boolean {
  return id === "write" || (id === "objection" && letterKindOf(query).kind === "price");
}

/** Somebody weighs doing something: then there is a way to decide, even where nothing is known. */
const PROPOSES =
  /\b(?:should|shall|can|could|may|do|would) (?:i|we|it|they)\b|\bn['’]t (?:i|we)\b|\boffer\w*|\bworth\b|\b(?:soll|sollte|sollen|sollten|dürfen) (?:ich|wir)|dois-je|devrions|debo|deberíamos|devo|devemos|moet ik|べき|ましょうか/iu;
const TOUCHES = 0.3;

/** True where nothing that is known touches the question and nobody weighs doing anything: no advice then. */
export function isUntouched(query: string, { playbook, against, sums, touched }: Weighing): boolean {
  return playbook.id === GENERAL_PLAYBOOK.id && against.length === 0 && sums.length === 0 &&
    touched < TOUCHES && !PROPOSES.test(query.replace(ASKS_HOW, " "));
}

/** "How do I", "what do we" ask and propose nothing. */
const ASKS_HOW =
  /\b(?:how|what|who|when|where|which \p{L}+|why) (?:do|can|could|would|should) (?:i|we|it|they)\b/giu;

function choosePlaybook(query: string, { pages }: JourneyState): Playbook {
  const found = PLAYBOOKS.find(({ asked }) => asked.test(query));
  const namesRival = pages.some(({ role, label }) => role === "rival" && query.includes(label));
  return found ?? (namesRival ? RIVAL_PLAYBOOK : GENERAL_PLAYBOOK);
}

interface Choosing {
  query: string;
  passages: Passage[];
  playbook: Playbook;
  against: Against[];
  sums: Reckoned[];
}

/** The refusals first, then what the sums rest on, then what is nearest to the question; two of one answer at most. */
function choosePassages({ query, passages, playbook, against, sums }: Choosing): Passage[] {
  const isVoice = ["write", "voice"].includes(playbook.id);
  const asked = stemsOf(query);
  const shared = (stems: Set<string>) => [...asked].filter((each) => stems.has(each)).length;
  const sayable = passages.filter(({ stems, from }) =>
    (stems.size >= MIN_STEMS || shared(stems) > 0) && (isVoice || from !== "voice.sample")
  );
  const substantial = sayable.filter(({ stems }) => stems.size >= MIN_STEMS);
  const matter = playbook.id === "write" ? matterOf(query) : query;
  const isOpen = playbook.id === GENERAL_PLAYBOOK.id;
  const nearest: Found[] = retrieve(matter, sayable, playbook.fields).filter(({ passage: { from, stems } }) =>
    isOpen || playbook.fields.includes(from) || from.startsWith("choice.") || shared(stems) >= 2
  );
  const floor = (nearest[0]?.score ?? 0) * NEAR_ENOUGH;
  const candidates = [
    ...against.slice(0, 3).map(({ passage }) => passage).filter(({ text }) => text !== ""),
    ...sums.map(({ from }) => from),
    ...nearest.filter(({ score }) => score >= floor).map(({ passage }) => passage),
    ...playbook.fields.slice(0, FALLBACK_FIELDS)
      .flatMap((field) =>
        (substantial.find(({ from }) => from === field) ?? passages.find(({ from }) => from === field)) ?? []
      ),
  ];
  const chosen: Passage[] = [];
  for (const candidate of candidates) {
    if (chosen.length === MAX_QUOTES) break;
    const twice = chosen.filter(({ from }) => from === candidate.from).length >= 2;
    if (!twice && !chosen.some(({ text }) => text === candidate.text)) chosen.push(candidate);
  }
  return chosen;
}
