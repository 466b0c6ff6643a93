import { isUnspaced } from "../../../text/sentences.ts";
import type { Ground } from "./ground.ts";
import { NAMES } from "./words.ts";

const HONORIFIC = new RegExp(`${NAMES.sourceOf("honorific")}$`, "u");
/** A shorter word of a name may be any other. */
const LEAST_OF_NAME = 4;

/** True for a text that names a company of the founder's rivals. */
export function namesRival(text: string, { facts: { rivals } }: Ground): boolean {
  const lower = text.toLowerCase();
  return rivals.some(({ name, kind }) => {
    const words = [name.replace(HONORIFIC, ""), ...name.split(/\s/u).filter((word) => /^\p{Lu}/u.test(word))];
    return kind === "company" &&
      words.some((word) =>
        (word.length >= LEAST_OF_NAME || isUnspaced(word)) && lower.includes(word.toLowerCase())
      );
  });
}
