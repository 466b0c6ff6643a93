import { LANGUAGES, phrasesOf, phrasesPattern } from "../../text/lexicon.ts";
import { wordCount } from "../../text/text.ts";
import { commandIn } from "../commands/commands.ts";
import {
  type ActMeaning,
  type ActSetting,
  type AskedBack,
  asksForOthersWords,
  type RemarkKind,
} from "./act.ts";
import { isPhrase, type PhraseKind } from "./phrase_patterns.ts";
import { plainWords } from "./plain_words.ts";
import { talkFormOf } from "./talk_form.ts";
import { ASIDE_WORDS } from "../hearing/heard_words.ts";

/** Longer sentences are answers, whatever words they hold. */
const LONGEST_ACT = 24;

const ASKED_BACK: [PhraseKind, AskedBack][] = [
  ["ask_time", "time"],
  ["ask_example", "example"],
  ["ask_why", "why"],
  ["ask_meaning", "meaning"],
];
const REMARKS: [PhraseKind, RemarkKind][] = [
  ["said", "said_before"],
  ["worry", "worried"],
  ["tired", "tired"],
  ["aside", "aside"],
  ["off_record", "aside"],
];

/** What stands open, and what stands beside a sentence. */
export interface SentenceSetting {
  setting: ActSetting;
  /** True where the message has other sentences. */
  isMixed: boolean;
}

/** What a whole sentence does; null for an answer, or one that is only partly one. */
export function meaningOf(text: string, { setting, isMixed }: SentenceSetting): ActMeaning | null {
  if (wordCount(text) > LONGEST_ACT) return null;
  if (commandIn(text) !== null) return { kind: "command" };
  const mayBeOthers = isMixed && asksForOthersWords(setting);
  const [, asks] = ASKED_BACK.find(([kind]) => isPhrase(kind, text)) ?? [];
  if (asks !== undefined && (asks === "time" || !mayBeOthers || asksForOurWord(text, setting))) {
    return { kind: "question_back", asks };
  }
  // "SOC2" is a name.
  if (/(?<![\p{L}\d])\d/u.test(text)) return null;
  if (isPhrase("unknown", text)) return { kind: "unknown" };
  if (isPhrase("off_topic", text) && !mayBeOthers) return { kind: "off_topic" };
  if (isRequest(text, { setting, isMixed })) return { kind: "off_topic" };
  if (isPhrase("interrupted", text) && !mayBeOthers) return { kind: "remark", about: "aside" };
  if (isPhrase("retracted", text)) return { kind: "retraction" };
  // "You ask the same thing twice": nobody says that of a trade.
  if (isPhrase("about_us", text)) return { kind: "remark", about: "tired" };
  const [, about] = REMARKS.find(([kind]) => isPhrase(kind, text)) ?? [];
  if (about === "tired" && mayBeOthers && wordCount(text) > LONGEST_SIGH && !isAboutUs(text)) return null;
  return about === undefined ? byForm(text, { setting, isMixed }) : { kind: "remark", about };
}

/** "Now what do you mean by barrier, …": one of the question's own words, quoted back, is nobody else's. */
function asksForOurWord(text: string, { asked, field }: ActSetting): boolean {
  const word = MEANT_BY.exec(text)?.[1] ?? MEANT_BY.exec(text)?.[2];
  return word !== undefined && word.length >= SHORTEST_TERM &&
    plainWords(`${asked} ${field}`).includes(plainWords(word));
}

const SHORTEST_TERM = 3;
const MEANT_BY = new RegExp(
  `${ASIDE_WORDS.sourceOf("meant_by")}\\s+(?:${
    phrasesPattern(phrasesOf(LANGUAGES, "articles"))
  }\\s*)?["“„«]?(\\p{L}+)` +
    `|「?([^「」\\s]{1,8})」?${ASIDE_WORDS.sourceOf("meant_by_behind")}`,
  "iu",
);

/** "It takes too long." beside an answer on what stands in the way is part of it; "ugh" is not. */
const LONGEST_SIGH = 2;

function isAboutUs(text: string): boolean {
  const form = talkFormOf(text, { mayBeOthers: false, isMixed: true });
  return form === "question_remark" || form === "said";
}

/** What the form of a sentence tells where no phrase does. */
function byForm(text: string, { setting, isMixed }: SentenceSetting): ActMeaning | null {
  const form = talkFormOf(text, {
    mayBeOthers: asksForOthersWords(setting) && setting.field !== "content.knowledge",
    isMixed,
  });
  if (form === "unknown") return { kind: "unknown" };
  if (form === "said") return { kind: "remark", about: "said_before" };
  if (form === "question") return { kind: "question_back", asks: "meaning" };
  return form === null ? null : { kind: "remark", about: "tired" };
}

/** A request to us that has nothing to do with the trade: "can you translate a letter for me?", "help me with …". */
function isRequest(text: string, { setting, isMixed }: SentenceSetting): boolean {
  if (isMixed || asksForOthersWords(setting) && setting.field !== "content.knowledge") return false;
  const asks = /[?？]\s*$/.test(text);
  if (!asks && setting.field !== null && GOALS.has(setting.field)) return false;
  return isPhrase("request", text);
}

/** "Help me fill the van by March" is a wish where a goal or money was asked for. */
const GOALS: ReadonlySet<string> = new Set(["goal.twelve_months", "pitch.raise", "evolution.next"]);
