import type { Block, Row } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, datesIn, inference } from "../../evidence/evidence.ts";
import { bestSaid, type Said, sentencesSaid } from "../words/answers.ts";
import { briefCell, untied } from "../words/cuts.ts";
import { DOING } from "../words/doing.ts";
import { FOUNDER } from "../attention/team.ts";
import { betOf } from "../evolution/bet.ts";
import { wantedOf } from "../evolution/money_goal.ts";
import { longDate } from "../../domain/days.ts";
import { NEEDS_NUMBER, needsNumber, row, table } from "../section.ts";

interface Action {
  words: Said;
  /** ISO date, or null where none was said. */
  date: string | null;
  /** Where the date stands, if not in the words themselves. */
  from: string | null;
  doneWhen: string;
}

/** The founder's own next moves, each with its owner, its date and what shows that it is done. */
export function actionsTable(state: JourneyState, now: Date): Block | null {
  const rows = actionsOf(state, now).map(({ words, date, from, doneWhen }): Row => {
    const by = date === null ? needsNumber("by which day?") : longDate(date);
    const marks = date === null
      ? [assumption("write one date beside it, 1 minute")]
      : from === null
      ? []
      : [inference(from, "the date said there")];
    return row([briefCell(untied(words), 30), FOUNDER, by, doneWhen], words.mark, ...marks);
  });
  return rows.length === 0
    ? null
    : table(["action, in your words", "owner", "by", "done when"], rows, "Actions");
}

function actionsOf(state: JourneyState, now: Date): Action[] {
  const bet = betOf(state, now);
  const judged = bet === null ? null : bestSaid(state, "evolution.bet", 30);
  const next = sentencesSaid(state, "evolution.next")[0] ?? null;
  const goal = wantedOf(state, now);
  const target = bet?.targetText ? `the count stands beside ${bet.targetText}` : NEEDS_NUMBER;
  const list = [
    moment(state, now),
    judged === null ? null : { words: judged, date: bet?.date ?? null, from: null, doneWhen: target },
    next === null ? null : {
      words: next,
      date: lastDate(next.quote, now) ?? goal?.date ?? null,
      from: lastDate(next.quote, now) === null ? "goal.twelve_months" : null,
      doneWhen: "the first one runs, and somebody has paid for it",
    },
  ];
  return list.filter((each): each is Action => each !== null);
}

function moment(state: JourneyState, now: Date): Action | null {
  const said = sentencesSaid(state, "launch.moment");
  const words = said.find((each) => DOING.test(each.quote)) ??
    said.find((each) => datesIn(each.quote, now).length > 0) ?? bestSaid(state, "launch.moment", 30);
  if (words === null) return null;
  const own = lastDate(words.quote, now);
  const near = said.flatMap((each) => datesIn(each.quote, now))[0]?.iso ?? null;
  return {
    words,
    date: own ?? near,
    from: own === null && near !== null ? "launch.moment" : null,
    doneWhen: "the day has passed, and what it brought is counted",
  };
}

function lastDate(words: string, now: Date): string | null {
  return datesIn(words, now).at(-1)?.iso ?? null;
}
