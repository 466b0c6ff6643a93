import { GRAMMAR } from "../../text/grammar_words.ts";
import { TEXT_FACTS } from "../../domain/facts.ts";
import { namesFact, targetOf } from "../../facts/changes/called_facts.ts";
import { wordCount } from "../../text/text.ts";
import type { Unit } from "../acts/units.ts";
import { CORRECTION_WORDS } from "../hearing/heard_words.ts";
import { ownSentenceIn } from "../read_back/own_sentence.ts";
import {
  CHANGED,
  CUE,
  CUE_IN_FRONT,
  LABELLED,
  MOVED,
  NAMED,
  NAMED_BEHIND,
  NAMES_FACT,
  NOT,
} from "./patterns.ts";
import type { SpokenCorrection } from "./spoken_correction.ts";

/** "Actually the trigger is a new treasurer": the fact that a sentence names first. */
export function factNamedIn(sentence: Unit): string | null {
  const about = NAMES_FACT.exec(sentence.text.replace(CUE_IN_FRONT, ""))?.groups?.["about"] ?? "";
  return namesFact(about) ? about : null;
}

/** "The obstacle is that cafés think a plan is a trap": a fact in words, said anew; its numbers are read elsewhere. */
export function wordedIn(sentence: Unit, about: string): SpokenCorrection | null {
  const bare = sentence.text.replace(/[.!。\s]+$/u, "");
  const to = bare.replace(CUE_IN_FRONT, "").replace(NAMES_FACT, "").replace(THAT, "");
  const isText = TEXT_FACTS.some((fact) => fact === targetOf(about)?.fact);
  const isWorded = isText && wordCount(to) >= SHORTEST_WORDED && !/\d|[?？]$/u.test(to);
  if (!isWorded || NOT_INSTEAD.test(to)) return null;
  return {
    from: null,
    to,
    about,
    isNamed: true,
    quote: bare,
    evidence: to,
    at: sentence.from,
    to_at: sentence.to,
  };
}

const SHORTEST_WORDED = 3;
const THAT = new RegExp(`^${GRAMMAR.sourceOf("that")}\\s+`, "iu");
/** "The treasurer, not the harbour master": one word for another. */
const NOT_INSTEAD = new RegExp(`[,;]\\s*${CORRECTION_WORDS.sourceOf("not_but")}\\s|[,;]\\s*${NOT}\\s`, "iu");

/** "The goal is 50 marinas, not 45": the old value is no part of the new one. */
const DENIED_TAIL = new RegExp(`[,;]?\\s+${NOT}\\s[^,;]*$`, "iu");

/** "The goal is 50", "Channels: Xero 19, auditors 16", "we moved to Harlingen": a value of a fact that is named; null for others. */
export function namedIn(sentence: Unit): SpokenCorrection | null {
  const bare = sentence.text.replace(/[.!。\s]+$/u, "");
  const found = [NAMED, NAMED_BEHIND, CHANGED, MOVED, LABELLED].map((pattern) => pattern.exec(bare)?.groups)
    .find((groups) => groups !== undefined);
  const { to, about = to === undefined ? undefined : "region" } = found ?? {};
  if (
    about === undefined || to === undefined || CUE.test(about) ||
    ownSentenceIn(sentence.text, { isFloorOpen: false }) !== null
  ) return null;
  return {
    from: null,
    to: to.replace(DENIED_TAIL, "").trim(),
    about,
    quote: bare,
    evidence: bare.replace(CUE_IN_FRONT, ""),
    at: sentence.from,
    to_at: sentence.to,
  };
}
