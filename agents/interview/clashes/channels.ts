import { type JourneyState, standingAnswer } from "../../domain/journey.ts";
import { numbersIn, refusalsIn, refusedThings } from "../../text/text.ts";
import { type Clash, clashOf, saidSide, sentencesIn } from "./clash.ts";

const SHORTEST_THING = 4;
/** What was tried in vain, or once, may well be refused since. */
const WITHOUT_AVAIL = /\b(?:nothing|nobody|not one|none|zero|tried|used to|stopped|once|gave up)\b/iu;

/** A channel that is refused in one answer and brought customers in another. */
export function refusedButUsed(state: JourneyState): Clash[] {
  const refused = standingAnswer(state, "channels.refused");
  const current = standingAnswer(state, "channels.current");
  if (refused === null || current === null || refused.turn === current.turn) return [];
  return refusedThings(refused.text).filter((thing) => thing.length > SHORTEST_THING).flatMap((thing) => {
    const holds = ({ sentence }: { sentence: string }) => sentence.toLowerCase().includes(thing);
    const used = sentencesIn(state, ["channels.current"]).find((each) =>
      holds(each) && numbersIn(each.sentence).length > 0 && refusalsIn(each.sentence).length === 0 &&
      !WITHOUT_AVAIL.test(each.sentence)
    );
    const never = sentencesIn(state, ["channels.refused"]).find(holds);
    if (used === undefined || never === undefined) return [];
    const clash = clashOf({
      id: `refused:${thing}`,
      field: "channels.refused",
      weight: 4,
      question: `Which of the two holds for ${thing} from now on?`,
    }, [saidSide(never.field, never.sentence), saidSide(used.field, used.sentence)]);
    return clash === null ? [] : [clash];
  });
}
