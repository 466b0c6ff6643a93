/** What keeps a data file from being used, as far as SQLite's words tell; the source is its list of result codes. */
export type StoreTrouble = "unwritable" | "full" | "damaged" | "busy";

const WORDS: [StoreTrouble, RegExp][] = [
  ["full", /disk is full|no space left|disk I\/O error/i],
  ["damaged", /disk image is malformed|not a database/i],
  ["unwritable", /readonly|read-only|permission|denied|unable to open|is a directory|not a directory/i],
  ["busy", /database is (locked|busy)/i],
];

/** Null for an error that says nothing of the data file. */
export function storeTroubleOf(error: unknown): StoreTrouble | null {
  if (!(error instanceof Error)) return null;
  return WORDS.find(([, words]) => words.test(error.message))?.[0] ?? null;
}
