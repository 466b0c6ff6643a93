import { TITLE } from "./titles.ts";

const LEADING_TITLE = new RegExp(`^${TITLE}(?=\\S)`, "iu");

/** By what a founder is called: the first of their names, without titles. */
export function firstNameOf(fullName: string): string {
  const name = fullName.trim();
  const bare = name.replace(LEADING_TITLE, "");
  return bare === name ? name.split(/\s+/u)[0] ?? "" : firstNameOf(bare);
}
