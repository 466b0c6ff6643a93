import { FIELD_IDS, type FieldId, FIELDS } from "../../domain/fields.ts";
import { ANCHOR_TYPES, type AnchorType } from "../../domain/anchors.ts";
import { SPOKEN_LANGUAGES } from "../../domain/journey.ts";
import { wordCount } from "../../text/text.ts";
import {
  ANCHOR_WORDS,
  COMMAND_WORDS,
  FIELD_WORDS,
  NAMED_ANCHORS,
  NAMED_FIELDS,
} from "../hearing/heard_words.ts";
import { sayIn } from "../words/in_language.ts";

/** What a founder may ask of the interview itself. */
export type Command =
  | { kind: "skip" }
  | { kind: "back"; to: FieldId | null }
  | { kind: "jump"; to: AnchorType }
  | { kind: "pause" }
  | { kind: "finish" }
  | { kind: "lock"; words: string };

/** Longer messages are answers, whatever words they hold. */
const MOST_WORDS = 14;

const word = COMMAND_WORDS.sourceOf;
const ANCHOR = ANCHOR_WORDS.sourceOf(...NAMED_ANCHORS);
const POLITE = `(?:${word("polite")},? ?)*`;
const END = `(?:,? ?${word("end")})*[.!?。！？]*$`;

const SKIP = new RegExp(`^${POLITE}(?:${word("skip_it")}(?: ${word("it")})*|${word("skip")})${END}`, "iu");
const BACK = new RegExp(
  `^${POLITE}(?:(?:${word("back")}|previous(?= question))(?: ${word("back_to")})?(?: (.+?))?` +
    `|${word("change")} ${word("mine")}(?: ${word("answer")})?(?: ${word("about")})?(?: ${
      word("mine")
    })? (\\D+?))${END}`,
  "iu",
);
/** "証拠を変更": what is meant stands before the verb, and nothing else does. */
const BACK_BEHIND = new RegExp(
  `^${POLITE}(${ANCHOR}|${FIELD_WORDS.sourceOf(...NAMED_FIELDS)})${word("answer")}?` +
    `(?:${word("back_behind")}|${word("change_behind")})${END}`,
  "iu",
);
const JUMPS = new RegExp(`^${POLITE}${word("jump")} `, "iu");
const JUMP = new RegExp(
  `^${POLITE}${word("jump")}(?: ${word("ahead")})?(?: ${word("back_to")})?(?: ${
    word("mine")
  })? (${ANCHOR})(?: ${word("part")})?${END}`,
  "iu",
);
const BACK_TO_ANCHOR = new RegExp(`^${word("back_to_anchor")} (${ANCHOR})`, "iu");
const PAUSE = new RegExp(`^${POLITE}${word("pause")}${END}`, "iu");
const FINISH = new RegExp(
  `^${POLITE}(?:${word("finish")}|${word("finish_it")}(?: ${word("all_of_it")})*(?: ${
    word("with_assumptions")
  })?)${END}`,
  "iu",
);
const LOCK = new RegExp(
  `^${POLITE}${word("lock")}(?: ${word("lock_it")})*(?: ${word("lock_what")})?(.*)$`,
  "iu",
);

/** "Keep the words short" tells how to write and locks nothing. */
const KEEPS_OTHERWISE = new RegExp(
  `^${word("keep")}(?: ${word("lock_it")})* ${word("lock_what")} (?!${
    word("exactly", "lock_it")
  }|[:“"'‘])\\p{L}`,
  "iu",
);
/** "Exactly as it is" names no words of its own. */
const ONLY_HOW = new RegExp(`^(?:${word("exactly", "word_for_word")}\\s*)+$`, "iu");
const LAST_QUESTION = new RegExp(`^${word("last_question")}$`, "iu");

/**
 * A command in a person's words, or null for an answer. Each pattern is tried only where its verb stands: what the
 * engine makes of one when it is first used weighs up to 4 MB.
 */
export function commandIn(message: string): Command | null {
  const text = message.trim();
  if (wordCount(text) > MOST_WORDS) return null;
  const jump = (JUMPS.test(text) ? JUMP.exec(text) : null) ?? BACK_TO_ANCHOR.exec(text);
  if (jump?.[1] !== undefined) return { kind: "jump", to: anchorNamed(jump[1]) };
  const has = COMMAND_WORDS.isIn;
  if (has(text, "skip_it", "skip") && SKIP.test(text)) return { kind: "skip" };
  if (has(text, "pause") && PAUSE.test(text)) return { kind: "pause" };
  if (has(text, "finish", "finish_it") && FINISH.test(text)) return { kind: "finish" };
  const lock = LOCK.exec(text);
  if (lock !== null && !KEEPS_OTHERWISE.test(text) && has(text, "word_for_word")) {
    const words = (lock[1] ?? "").replace(/^[\s:“"']+|[\s.!”"']+$/g, "");
    return { kind: "lock", words: ONLY_HOW.test(words) ? "" : words };
  }
  const isBehind = has(text, "back_behind", "change_behind");
  const back = (isBehind ? BACK_BEHIND.exec(text) : null) ?? BACK.exec(text);
  if (back === null) return null;
  return backTo(back[1] ?? back[2]);
}

function backTo(target: string | undefined): Command | null {
  if (target === undefined || LAST_QUESTION.test(target)) return { kind: "back", to: null };
  if (ANCHOR_WORDS.isIn(target, ...NAMED_ANCHORS)) return { kind: "jump", to: anchorNamed(target) };
  const field = fieldNamed(target);
  return field === null ? null : { kind: "back", to: field };
}

function anchorNamed(name: string): AnchorType {
  const named = NAMED_ANCHORS.find((kind) => ANCHOR_WORDS.isIn(name, kind)) ?? "truth";
  return ANCHOR_TYPES.find((type) => type.startsWith(named)) ?? "truth";
}

/** What each field is called, in every language of the interview. */
const NAMED = Object.fromEntries(
  FIELD_IDS.map((id) => [
    id,
    [id, ...SPOKEN_LANGUAGES.map((language) => sayIn(language, FIELDS[id].label))].map((name) =>
      name.toLowerCase()
    ),
  ]),
) as Record<FieldId, string[]>;

/** The field a person means by its id, its label or an everyday word; null where none fits. */
function fieldNamed(words: string): FieldId | null {
  const lower = words.toLowerCase();
  const exact = FIELD_IDS.find((id) => NAMED[id].some((name) => lower.includes(name)));
  return exact ?? NAMED_FIELDS.find((id) => FIELD_WORDS.isIn(words, id)) ?? null;
}
