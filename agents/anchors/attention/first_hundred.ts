import type { Row } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { inference } from "../../text/text.ts";
import { saidOrCorrected } from "../words/current_answer.ts";
import { goalOf, standingOf } from "../evolution/goal.ts";
import { cell, row } from "../section.ts";
import { channelPlanOf } from "./channel_plan.ts";
import { printedName } from "./printed_name.ts";
import { roomsOf } from "./rooms.ts";

const HUNDRED = 100;
/** No more than this many of the first hundred come from one source, so that no single one decides. */
const AT_MOST = 40;

/** Where the first hundred people to be asked come from: customers, then rooms, then the focus channel. */
export function firstHundred(state: JourneyState, now: Date): Row[] {
  const goal = goalOf(state, now);
  const current = goal && standingOf(state, goal);
  const rows: Row[] = [];
  let left = HUNDRED;
  if (current && current.value > 0) {
    const asked = Math.min(current.value, AT_MOST);
    left -= asked;
    rows.push(row(
      [
        `one name from ${
          asked === current.value ? "each customer" : `each of the ${asked} customers you know best`
        }`,
        `${asked}`,
      ],
      saidOrCorrected(state, current.field, current.words),
      inference(current.field, `one name each, at most ${AT_MOST}`),
    ));
  }
  const sized = roomsOf(state).find((room) => room.size !== null);
  if (sized?.size) {
    const there = Math.min(sized.size, AT_MOST, left);
    left -= there;
    rows.push(row(
      [`people met there: ${cell(sized.name)}`, `${there}`],
      saidOrCorrected(state, "community.places", sized.name),
      inference("community.places", `${sized.size} people, at most ${AT_MOST} counted`),
    ));
  }
  const { focus } = channelPlanOf(state, now);
  rows.push(
    row(
      [`the focus channel: ${printedName(focus)}`, `${left}`],
      focus.mark,
      inference("channels.current", subtraction(left)),
    ),
  );
  return rows;
}

function subtraction(left: number): string {
  return left === HUNDRED ? "nothing to subtract yet" : `${HUNDRED} − ${HUNDRED - left} = ${left}`;
}
