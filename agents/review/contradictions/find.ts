import { alwaysAndNot } from "./always_and_not.ts";
import { longerThanPromised, numberBeyondBound } from "./bounds.ts";
import { claimAgainstMeasure } from "./claim_and_measure.ts";
import { concededRefusal } from "./conceded.ts";
import { closedOnPromisedDay } from "./closed_day.ts";
import { type Conflict, type Ground, overlaps } from "./conflict.ts";
import { doneWhileClosed } from "./closed_times.ts";
import { aloneAndAnother, doneByAnother } from "./done_by_another.ts";
import { freeAndPaid } from "./free_and_paid.ts";
import { deniedAndDone } from "./denied_and_done.ts";
import { everybodyAgainstAudience } from "./everybody.ts";
import { goalAgainstLimit } from "./goal_and_limit.ts";
import { goalAgainstPace } from "./goal_and_pace.ts";
import { hoursAgainstPace } from "./hours_and_pace.ts";
import { hoursAgainstRhythm } from "./hours_and_rhythm.ts";
import { goalAgainstSupplies } from "./limit_of_supplies.ts";
import { missedDates } from "./missed_dates.ts";
import { moneyAgainstPlan, priceAgainstChannel } from "./money_and_plan.ts";
import { offeredAgainstMeasured } from "./offered_and_measured.ts";
import { ownSite } from "./own_site.ts";
import { partsAboveWhole } from "./parts_and_whole.ts";
import { quietSeason } from "./quiet_season.ts";
import { refusedBuyersPlanned } from "./refused_buyers.ts";
import { refusedAudience } from "./refused_audience.ts";
import { refusedChannel } from "./refused_channel.ts";
import { refusedDeed } from "./refused_deed.ts";
import { refusedDiscount } from "./refused_discount.ts";
import { shareAgainstCount } from "./share_and_count.ts";
import { shareAgainstMedian } from "./share_and_median.ts";
import { refusedPayers } from "./refused_payers.ts";
import { refusedWay } from "./refused_way.ts";
import { stepBeforeBet } from "./step_and_bet.ts";
import { refusedTone } from "./tone.ts";
import { twoNumbers } from "./two_numbers.ts";

const RULES = [
  refusedDiscount,
  goalAgainstLimit,
  goalAgainstPace,
  goalAgainstSupplies,
  shareAgainstMedian,
  twoNumbers,
  offeredAgainstMeasured,
  everybodyAgainstAudience,
  hoursAgainstRhythm,
  hoursAgainstPace,
  refusedAudience,
  refusedBuyersPlanned,
  refusedWay,
  refusedPayers,
  refusedDeed,
  concededRefusal,
  deniedAndDone,
  alwaysAndNot,
  numberBeyondBound,
  longerThanPromised,
  doneWhileClosed,
  doneByAnother,
  aloneAndAnother,
  freeAndPaid,
  missedDates,
  refusedChannel,
  claimAgainstMeasure,
  moneyAgainstPlan,
  partsAboveWhole,
  ownSite,
  priceAgainstChannel,
  shareAgainstCount,
  quietSeason,
  closedOnPromisedDay,
  refusedTone,
  stepBeforeBet,
];

/** Every two statements that cannot both hold, the weightiest first, each once. A spurious one is worse than none. */
export function findConflicts(ground: Ground): Conflict[] {
  const found = RULES.flatMap((rule) => rule(ground));
  const isSame = (one: Conflict, other: Conflict) =>
    one.id === other.id || overlaps(one.a, other.a) && overlaps(one.b, other.b);
  const once = found.filter((conflict, at) => found.findIndex((other) => isSame(conflict, other)) === at);
  return once.toSorted((one, other) => other.weight - one.weight);
}
