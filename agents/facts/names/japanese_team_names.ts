import { firstCue } from "../../text/lexicon.ts";
import type { ReaderSetting } from "../reader.ts";
import type { Who } from "./capital_person_names.ts";

/** "夫の徹が経理", "見習いの美咲は3年目": a role with の, a name and its particle; "佐伯さんは". */
export function japaneseIn(text: string, { founder }: ReaderSetting): Who | null {
  const own = founder === "" || !text.startsWith(founder) ? null : JAPANESE_OWN_NAME.exec(text);
  if (own !== null) return { text: own[1] ?? "", end: own[0].length };
  const found =
    /^(?:\p{L}{1,8}の[\p{Script=Han}\p{Script=Katakana}]{1,8}|[\p{Script=Han}\p{Script=Katakana}]{1,6}さん)(?:さん)?(?=[がはも、])/u
      .exec(text);
  if (found !== null) return { text: found[0], end: found[0].length + 1 };
  const role = firstCue(text, ["ja"], "team");
  return role?.index === 0 && /^[がはも]/u.test(text.slice(role[0].length))
    ? { text: role[0], end: role[0].length + 1 }
    : null;
}

/** "森本恵は", "森本：": the founder's name and what sets it apart from what is said of them. */
const JAPANESE_OWN_NAME = /^([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,8}?)\s?[：:、がはも]+/u;
