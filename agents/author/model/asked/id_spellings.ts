import { FACT_NAMES } from "../../../domain/facts.ts";
import { isNothing } from "../../../model/fit_answer.ts";
import { LANGUAGES } from "../../../text/lexicon.ts";
import { daysIn } from "../../../text/due_days.ts";

/** An id as the dossier has it: "A7.2", "P2.14", "F.channels.0.count", "D.short_long", "goal.target". */
const ID = /(?:[AP]\d+(?:\.\d+)?|[A-Z]\.[\p{L}\d_.:-]+(?:\s[\p{L}\d]+)*|[a-z_]+(?:\.[a-z_\d]+)+)/u;
const ONE = new RegExp(`^${ID.source}$`, "u");
/** In a sentence "(muddypaws.co.uk)" and "(U.S.)" are words: there only what the dossier can have is an id. */
const SURE_ID = `(?:[AP]\\d+(?:\\.\\d+)?|[DFTU]\\.[a-z][\\p{L}\\d_.:-]*(?:\\s[\\p{L}\\d]+)*|(?:${
  FACT_NAMES.join("|")
})(?:\\.[a-z_\\d]+)+)`;
const AT_END = new RegExp(
  `\\s*[[(]\\s*(${SURE_ID}(?:\\s*[,;]\\s*${SURE_ID})*)\\s*[\\])]\\s*([.!?]?)\\s*$`,
  "u",
);

/** Ids however they were told: "[A7.2]", "A7.2, P1.3", "a7.2", one by itself in the place of a list. */
export function idsFrom(value: unknown): unknown {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value) && typeof value !== "string") return value;
  const told: unknown[] = typeof value === "string" ? [value] : value;
  return told.flatMap((each) => typeof each === "string" ? idsIn(each) : [each]);
}

function idsIn(text: string): string[] {
  const parts = text.split(/[,;]/u).map((part) => part.trim().replace(/^[[(<“"']+|[\])>”"'.]+$/gu, "").trim())
    .map((part) => part.replace(/^[ap](?=\d)/u, (letter) => letter.toUpperCase()));
  const ids = parts.filter((part) => part !== "");
  return ids.length > 1 && ids.every((id) => ONE.test(id)) ? ids : ids.length === 1 ? ids : [text];
}

/** A sentence as words alone, or with its ids in brackets behind it, as a claim. */
export function claimFrom(value: unknown): unknown {
  if (isNothing(value)) return null;
  if (typeof value === "string") return withIds({ text: value, ids: [] });
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { text, ids }: { text?: unknown; ids?: unknown } = value;
  return typeof text === "string" ? withIds({ ...value, text, ids: idsFrom(ids) }) : value;
}

function withIds<T extends { text: string; ids: unknown }>(claim: T): T {
  const [behind = "", told = "", stop = ""] = AT_END.exec(claim.text) ?? [];
  if (behind === "" || !Array.isArray(claim.ids)) return claim;
  const text = `${claim.text.slice(0, -behind.length)}${stop}`;
  return { ...claim, text, ids: [...new Set([...claim.ids, ...idsIn(told)])] };
}

/** A day however it was told with its year: "2027-3-2", "2027-03-02T00:00:00Z", "2 March 2027". */
export function dayFrom(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const [, year, month = "", day = ""] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T.*)?\s*$/u.exec(value) ??
    [];
  if (year !== undefined) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!/(?:19|20)\d{2}/u.test(value)) return value;
  const [named, ...more] = daysIn(value, { languages: LANGUAGES, now: new Date(0) });
  return named?.kind === "day" && more.length === 0 ? named.iso : value;
}
