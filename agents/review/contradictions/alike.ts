import { withoutAccents } from "../../text/stems.ts";
import { isUnspaced } from "../../text/text.ts";
import { topicOf } from "./topics.ts";

/** Words are alike that begin with so many of the same letters, and with this share of the shorter one. */
const LETTERS = 4;
const SHARE = 0.57;

/** True for two forms of one word: "massiert" and "Massage", "cert" and "certificate". */
export function isAlike(word: string, form: string): boolean {
  const [one, other] = [withoutAccents(word), withoutAccents(form)] as const;
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same++;
  return one === other || same >= LETTERS && same >= SHARE * shorter;
}

/** The telling words of a text that another has too, in any form; in scripts without spaces runs of two signs and more. */
export function alikeWords(text: string, other: string): string[] {
  if (isUnspaced(text)) return runsOf(text).filter((run) => other.includes(run));
  const others = [...topicOf(other)];
  return [...topicOf(text)].filter((word) => others.some((each) => isAlike(word, each)));
}

/** How many telling words a text has. */
export function tellingWords(text: string): number {
  return isUnspaced(text) ? runsOf(text).length : topicOf(text).size;
}

function runsOf(text: string): string[] {
  return text.match(/\p{Script=Han}{2,}|[\p{Script=Katakana}ー]{3,}/gu) ?? [];
}
