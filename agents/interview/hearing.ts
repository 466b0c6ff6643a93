import type { FieldId } from "../domain/fields.ts";
import type { Heard, JourneyState } from "../domain/journey.ts";
import { bestQuote, refusalsIn, sentencesOf } from "../text/text.ts";
import { isOpen } from "./pace.ts";

/** What a message fills besides the field it was asked for. Doubt leaves a field empty: it is asked later. */
export function alsoHeard(state: JourneyState, asked: FieldId, text: string): Heard[] {
  const heard = [
    asked === "customer.trigger_barrier" ? hear("customer.belief", beliefIn(text)) : null,
    asked === "channels.capacity" ? hear("channels.refused", refusedChannelsIn(text)) : null,
  ];
  return heard.filter((each) => each !== null).filter((each) => isOpen(state, each.field));
}

/** A field with the words that fill it; null where nothing was said of it. */
export function hear(field: FieldId, quote: string | null): Heard | null {
  return quote === null ? null : { field, value: bestQuote(quote), quote };
}

const BELIEVE_NOW =
  /\b(?:they|people|customers|most|everybody|everyone|what they)(?: (?:all|often|still|mostly|really))? (?:believe|think|assume|are (?:convinced|sure))\b/i;
const MUST_BELIEVE =
  /\b(?:must|have to|has to|['’]d have to|need to|needs to|would have to|should)(?: (?:come to|start to|first|learn to))? (?:believe|think|accept|see|understand|trust)\b/i;

/**
 * A belief is heard whole or not at all: what they think now, and what they would have to think. One sentence that says
 * both is what the founder meant; what they think of other things may stand before it.
 */
function beliefIn(text: string): string | null {
  const sentences = sentencesOf(text);
  const whole = sentences.findLast((sentence) =>
    MUST_BELIEVE.test(sentence) && BELIEVE_NOW.test(sentence.replace(MUST_BELIEVE, ""))
  );
  if (whole !== undefined) return whole;
  const needed = sentences.findIndex((sentence) => MUST_BELIEVE.test(sentence));
  const now = sentences.findIndex((sentence) => BELIEVE_NOW.test(sentence.replace(MUST_BELIEVE, "")));
  if (now < 0 || needed < 0) return null;
  return stretch(text, sentences[Math.min(now, needed)]!, sentences[Math.max(now, needed)]!);
}

const CHANNEL =
  /\b(?:instagram|tiktok|facebook|linkedin|youtube|twitter|pinterest|whatsapp|telegram|google|seo|(?:paid |search |online |print |radio |tv )?(?:ads?|adverts?|advertising|search)|cold[- ](?:calls?|calling|mails?|emails?)|calling|influencers?|newsletters?|spam|flyers?|leaflets?|discount(?: codes?| sites?)?|coupons?|groupon|vouchers?|(?:delivery |booking )?apps?|delivery|sponsor\w*|podcasts?|trade (?:fairs?|shows?)|fairs|billboards?|marketplaces?|platforms?|directories|affiliates?|magazines?|pop-?ups)\b/gi;

/** At least two ways of being found, each inside a sentence that refuses. */
function refusedChannelsIn(text: string): string | null {
  const refusals = refusalsIn(text).filter((sentence) => sentence.match(CHANNEL) !== null);
  const named = new Set(
    refusals.flatMap((sentence) => sentence.match(CHANNEL) ?? []).map((word) => word.toLowerCase()),
  );
  if (named.size < 2) return null;
  return stretch(text, refusals[0]!, refusals.at(-1)!);
}

/** The exact stretch of a text from one of its sentences to the end of a later one. */
function stretch(text: string, first: string, last: string): string {
  const from = text.indexOf(first);
  return text.slice(from, text.indexOf(last, from) + last.length);
}
