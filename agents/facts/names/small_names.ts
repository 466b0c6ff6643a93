import { hasCue } from "../../text/lexicon.ts";
import { NO_NAME, type Who } from "./capital_person_names.ts";
import { type Passage } from "../passages/passages.ts";
import { TEAM } from "../words.ts";

/** "sue does books": who types without capitals opens sentences with small names. */
export function smallNameIn(
  text: string,
  { languages, answer }: Pick<Passage, "languages" | "answer">,
): Who | null {
  if (/\p{Lu}/u.test(answer.text.slice(0, 600)) || languages.includes("ja")) return null;
  const name = SMALL_NAME_DOING.exec(text)?.[0];
  const isCommon = name === undefined || hasCue(
    name,
    languages,
    "team",
    "me",
    "solo",
    ...NO_NAME,
    "number_words",
    "time_words",
    "relative",
    "then",
    "yes",
    "no",
    "quantities",
  );
  return isCommon ? null : { text: name, end: name.length };
}

const SMALL_NAME_DOING = new RegExp(`^\\p{Ll}{2,12}(?=,|\\s(?:${TEAM.sourceOf("does")}))`, "u");
