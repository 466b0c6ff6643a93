import type { Facts } from "../domain/facts.ts";
import { TITLE } from "../text/titles.ts";
import { LETTERS } from "./words.ts";

/** How people open a mail. */
const GREETS = new RegExp(
  `^["'„“«‘「]?\\s*(?<greeting>${LETTERS.sourceOf("greetings")})(?!\\p{L})` +
    "(?<name>\\s\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?)?(?<sign>[,.!、。]?)",
  "iu",
);

/** Whom a letter is for, where the question names them: "to Marlow", "an Frau Weber". */
const ADDRESSED = new RegExp(
  `(?:${LETTERS.sourceOf("to")}\\s|(?=${TITLE}\\p{Lu}))((?:${TITLE})?\\p{Lu}[\\p{L}'’-]+)(?!\\p{L})`,
  "u",
);
/** Words that open with a greeting take no name in front of a whole sentence: "hiya all done" greets with "hiya". */
const WORDS = "«»“”„\"'‘’「」";

/** The greeting of the words the founder really sent, with the name of whoever the question names; null where there is none. */
export function greetingFor(query: string, { voice_sample }: Facts): string | null {
  const found = GREETS.exec(voice_sample?.text.trim() ?? "")?.groups;
  const greeting = found?.["greeting"];
  if (greeting === undefined) return null;
  const bare = query.replace(new RegExp(`[${WORDS}][^${WORDS}]*[${WORDS}]`, "gu"), " ");
  const name = ADDRESSED.exec(bare)?.[1];
  const sign = found?.["sign"] || ",";
  return `${greeting}${name === undefined ? "" : ` ${name}`}${sign}`;
}

/** How the founder signs: the last words of the sample where they hold the founder's first name ("kelly x"), else that name. */
export function signOffOf({ voice_sample }: Facts, founder: string): string | null {
  const [first = ""] = founder.trim().split(/\s+/u);
  if (first === "") return null;
  const sample = (voice_sample?.text ?? "").trim().replace(new RegExp(`[${WORDS}]+$`, "u"), "");
  const escaped = RegExp.escape(first);
  const own = new RegExp(
    `(?<!\\p{L})(?:${escaped}|${RegExp.escape(first.charAt(0))}\\.)(?:\\s?x+)?[.!]?$`,
    "iu",
  ).exec(
    sample,
  )?.[0];
  return own ?? first;
}
