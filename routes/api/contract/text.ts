import { z } from "zod";
import { printable } from "../../../agents/text/printable.ts";

/** What shows nothing by itself: blanks, controls, and marks of form such as a zero-width space. */
const UNSEEN = String.raw`[\p{White_Space}\p{Cc}\p{Cf}]`;
const NOTHING_SEEN = new RegExp(`^${UNSEEN}*$`, "u");
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** Zero-width marks at which nothing joins, and what turns the text after a name around. */
const TURNING = /[\u200B\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** True of a text in which a person would see nothing. */
export function isBlank(text: string): boolean {
  return NOTHING_SEEN.test(text);
}

/**
 * Any string: the specification sets no longest message, the body limit of 256 kB does. Half a pair of surrogates stands
 * for no letter: it becomes the sign for that, as it would in a page, a file or a letter.
 */
export const Text = z.string().overwrite((text) => text.toWellFormed());
/** What a founder writes: word for word, without what would break or turn around the files that quote it. */
export const Words = Text.overwrite(printable);
export const Trimmed = Words.trim().refine((text) => !isBlank(text), "This field is required");
/** A name of one line, in any script, without what would change the words printed around it. */
export const Name = Text.transform((name) => name.toWellFormed().replace(TURNING, "").replace(CONTROLS, " "))
  .pipe(Trimmed).pipe(Text.max(200));

/** True of two types that say the same: the wire shows what the domain has, and neither drifts from the other. */
export type Same<One, Other> = [One] extends [Other] ? [Other] extends [One] ? true : never : never;
