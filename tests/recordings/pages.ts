import type { StrategyAnswer } from "../../routes/api/contract.ts";
import { type HandedOut, pagesOf } from "../helpers/handed_out.ts";
import { readable } from "../helpers/printed_words.ts";

/** The strategy as it was handed out. */
export function strategyOf(files: HandedOut): StrategyAnswer {
  return JSON.parse(files["strategy.json"] ?? "{}");
}

/** Words that must not be printed and stand on a page; exact words that a sentence rests on are shown on a click alone. */
export function printedOf(never: string[], files: HandedOut): string[] {
  const bare = { ...files };
  for (const name of ["anchors.json", "strategy.json"]) {
    bare[name] = JSON.stringify(withoutMarks(JSON.parse(files[name] ?? "[]")));
  }
  const pages = Object.values(pagesOf(bare, [])).map(readable);
  return never.filter((words) => pages.some((text) => text.includes(readable(words))));
}

function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => name !== "marks").map((
      [name, each],
    ) => [name, withoutMarks(each)]),
  );
}

/** The strategy's one page, which is the second of its PDF. */
export function onePageOf(files: HandedOut): string {
  return readable(files["strategy_pdf.txt"]?.split("\f")[1] ?? "");
}

/** Of the sentences that the sections lead with, those whose first words the one page does not print. */
export function missingOnOnePage(files: HandedOut): string[] {
  const { strategic_synthesis: synthesis, sentences } = strategyOf(files);
  const leading = [synthesis.headline, synthesis.actions[0]?.what, sentences.expression];
  const page = letters(onePageOf(files));
  return leading.flatMap((claim) =>
    claim && !page.includes(letters(claim.text).slice(0, BEGINNING)) ? [claim.text] : []
  );
}

/** So many letters tell a sentence from every other, and stand before it may be shortened. */
const BEGINNING = 40;

/** Hyphens at the ends of lines and blanks are the printer's. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** What plan and sections say of channels and hours where they do not say the same. */
export function planFaults(files: HandedOut): string[] {
  const { channel_strategy: { channels }, calendar } = strategyOf(files);
  const { facts } = JSON.parse(files["facts.json"] ?? "{}");
  const given: number | null = facts.capacity?.hours_a_week ?? null;
  const spent = channels.reduce((sum, { hours_a_week }) => sum + (hours_a_week ?? 0), 0);
  const closed = channels.filter(({ verdict }) => verdict === "refused").map(({ name }) => name);
  const weeks = Map.groupBy(calendar, ({ date }) => weekOf(date));
  return [
    ...given !== null && spent > given ? [`The channels take ${spent} of ${given} hours`] : [],
    ...calendar.filter(({ channel }) => closed.includes(channel)).map(({ date, channel }) =>
      `${date}: ${channel} was refused`
    ),
    ...[...weeks].flatMap(([week, entries]) => {
      const hours = entries.reduce((sum, { minutes }) => sum + minutes, 0) / 60;
      return given !== null && hours > given ? [`The week of ${week} takes ${hours} of ${given} hours`] : [];
    }),
  ];
}

/** The Monday before a day. */
function weekOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - (day.getUTCDay() + 6) % 7);
  return day.toISOString().slice(0, 10);
}
