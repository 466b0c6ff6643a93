import { daysBetween, isoDay, longDate } from "../../../domain/days.ts";
import type { FactName, Facts } from "../../../domain/facts.ts";
import type { Dossier } from "../dossier.ts";
import type { Evidence } from "./evidence.ts";

/** The dossier on a day, with the spans of time from that day to those that the founder named. */
export interface DatedDossier extends Dossier {
  /** The day and its spans, to be told with a task: the dossier's own text knows no day. */
  today: string;
}

const MONTHS_A_YEAR = 12;

/** The same dossier with "T.goal", "T.bet" and "T.moment" to cite: how long it is from `now` until then. */
export function onDay(dossier: Dossier, facts: Facts, now: Date): DatedDossier {
  const today = isoDay(now);
  const spans = new Map(spansFrom(today, facts).map((each) => [each.id, each]));
  return {
    ...dossier,
    markOf: (id) => spans.get(id)?.mark ?? dossier.markOf(id),
    sentenceOf: (id) => spans.get(id)?.words ?? dossier.sentenceOf(id),
    valuesOf: (id) => {
      const fact = spans.get(id)?.fact;
      return fact === undefined ? dossier.valuesOf(id) : [`${fact}=${dossier.printOf(fact)}`];
    },
    idOf: (mark) => spans.values().find((each) => isSame(each.mark, mark))?.id ?? dossier.idOf(mark),
    today: [
      `Today is ${longDate(today)}.`,
      ...[...spans.values()].map(({ id, words }) => `${id} ${words}`),
    ].join("\n"),
  };
}

function spansFrom(today: string, { goal, bet, moment }: Facts): (Evidence & { fact: FactName })[] {
  const days: [FactName, string, string | null | undefined][] = [
    ["goal", "by", goal?.by],
    ["bet", "by", bet?.by],
    ["moment", "on", moment?.on],
  ];
  return days.flatMap(([fact, part, day]) => {
    if (day === null || day === undefined || day <= today) return [];
    const length = daysBetween(today, day);
    const span = `${length} days, ${Math.floor(length / 7)} weeks, ${monthsBetween(today, day)} months`;
    const words = `From ${longDate(today)} to ${longDate(day)} are ${span}.`;
    return [{
      id: `T.${fact}`,
      words,
      mark: { kind: "inference" as const, from: [`${fact}.${part}`], how: words },
      fact,
    }];
  });
}

/** Whole months from one day to another. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
  return (toYear - year) * MONTHS_A_YEAR + toMonth - month - (toDay < day ? 1 : 0);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
