import { sentencesSaid } from "../anchors/words/answers.ts";
import { wantedAgain } from "../anchors/truth/consumer_insights.ts";
import { countriesIn } from "../text/countries.ts";
import { numbersIn, overlapOf, refusedThings } from "../text/text.ts";
import { type RubricCase, type Verdict, verdict } from "./rubric_case.ts";

const SAME_PEOPLE = 0.5;

/** Audience, price, region and channel are the same in every anchor. */
export function united(each: RubricCase): Verdict {
  const broken = [audience(each), price(each), region(each), channel(each)].find((says) => says !== null);
  return verdict(
    broken === undefined,
    broken ?? "One audience, one price list, one region, no refused channel",
  );
}

function audience({ state }: RubricCase): string | null {
  const wanted = wantedAgain(state);
  const away = wanted === null
    ? undefined
    : sentencesSaid(state, "customer.not_for").find(({ quote }) =>
      overlapOf(quote, wanted.quote) >= SAME_PEOPLE
    );
  return away === undefined ? null : `The customer you want again is one you turn away: ${away.quote}`;
}

/** Prices with the same rate ("a month") must meet between what is offered and what is charged. */
function price({ foundation }: RubricCase): string | null {
  const offered = rates(foundation.answers["offering.what"]?.text ?? "");
  const charged = rates(foundation.answers["revenue.model"]?.text ?? "");
  const apart = offered.find(({ rate }) =>
    charged.some((other) => other.rate === rate) &&
    !offered.some((one) => charged.some((other) => other.rate === rate && one.value === other.value))
  );
  return apart === undefined ? null : `Offered at ${apart.text}, and charged at another price`;
}

function rates(text: string): { text: string; value: string; rate: string }[] {
  return numbersIn(text).flatMap((number) => {
    const rate = / (?:a|an|per|each) (\p{L}+)$/u.exec(number.text)?.[1];
    const isMoney = number.unit !== null && !["%", "time", "year"].includes(number.unit);
    return isMoney && rate !== undefined ? [{ text: number.text, value: number.value, rate }] : [];
  });
}

function region({ foundation }: RubricCase): string | null {
  const stands = countriesIn(foundation.answers["company.stage_region"]?.text ?? "");
  const offers = countriesIn(foundation.answers["offering.what"]?.text ?? "");
  const meet = stands.length === 0 || offers.length === 0 ||
    stands.some((country) => offers.includes(country));
  return meet ? null : "The region where you stand is not the one you offer in";
}

function channel({ foundation }: RubricCase): string | null {
  const refused = refusedThings(foundation.answers["channels.refused"]?.text ?? "");
  const used = foundation.calendar.find((entry) => refused.includes(entry.channel.toLowerCase()));
  return used === undefined ? null : `The calendar uses ${used.channel}, which you refuse`;
}
