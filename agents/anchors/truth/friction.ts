import type { Claim } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { inference, source, stemsIn, wordCount } from "../../text/text.ts";
import {
  bestSaid,
  doingSaid,
  neverBecome,
  put,
  refusalsSaid,
  rivalPages,
  type Said,
  sentencesSaid,
} from "../words/answers.ts";
import { namesRival } from "../words/rivals.ts";
import { brief } from "../words/cuts.ts";
import { quotable, type RefusalHit, refusalHits } from "../words/refusals.ts";
import { claim, quoted } from "../section.ts";

/** Two sides that cannot both be held: the founder's words, and a rival's page that sells the other side. */
export interface Friction extends Pick<RefusalHit, "page" | "sentence"> {
  side: Said;
  /** The founder's sentence on this rival that says why both cannot be held; null where a refusal meets an offer. */
  link: Said | null;
}

/** Stems that two sentences must share before they are said to meet. */
const MEET = 2;

/** Where a rival's page and the founder's words truly meet; null where nothing collides. */
export function frictionOf(state: JourneyState): Friction | null {
  return toldFriction(state) ?? refusedFriction(state);
}

/** What the founder says a rival would refuse and why, found on that rival's own page. */
function toldFriction(state: JourneyState): Friction | null {
  const side = sideOf(state);
  if (side === null) return null;
  const found =
    rivalPages(state).flatMap((page) =>
      sentencesSaid(state, "difference.only").filter((each) => each.quote.includes(page.label))
        .flatMap((link) => {
          const stems = stemsIn(link.quote.replaceAll(page.label, ""));
          const common = (sentence: string) =>
            [...stemsIn(sentence)].filter((word) => stems.has(word)).length;
          return quotable(page).map((sentence) => ({ page, sentence, side, link, common: common(sentence) }));
        })
    ).toSorted((a, b) => b.common - a.common)[0];
  return found === undefined || found.common < MEET ? null : found;
}

const BELIEFS: FieldId[] = ["difference.only", "identity.values", "identity.contrast"];

/** An offer on a rival's page that the founder refuses: as a belief first, as a customer turned away second. */
function refusedFriction(state: JourneyState): Friction | null {
  const hits = refusalHits(state, rivalPages(state)).filter((hit) => hit.weight >= MEET);
  const isBelief = ({ refusal }: RefusalHit) =>
    refusal.said.mark.kind === "said" && BELIEFS.some((field) => fieldOf(refusal.said) === field);
  const hit = hits.find(isBelief) ?? hits[0];
  return hit === undefined
    ? null
    : { page: hit.page, sentence: hit.sentence, side: hit.refusal.said, link: null };
}

function fieldOf({ mark }: Said): string {
  return mark.kind === "said" ? mark.field : "";
}

function isOfCustomers(side: Said): boolean {
  return ["customer.not_for", "customer.last_three"].includes(fieldOf(side));
}

/** The side the founder takes, with or without a rival's page against it. */
export function sideOf(state: JourneyState): Said | null {
  return refusalsSaid(state, "difference.only").find((each) => !namesRival(state, each.quote)) ??
    doingSaid(state) ??
    bestSaid(state, "difference.only", 22) ??
    refusalsSaid(state, "identity.contrast")[0] ?? null;
}

const HEADLINE_WORDS = 18;

/** The friction as a claim of at most 18 words; without a page against it, what the founder would never become. */
export function frictionHeadline(state: JourneyState, friction: Friction | null, side: Said | null): Claim {
  if (friction !== null) {
    const marks = [source(friction.page, friction.sentence), friction.side.mark];
    const short = brief(friction.side, 12);
    const lines = [
      ...(isOfCustomers(friction.side)
        ? [`${friction.page.label} courts those you turn away: ${quoted(short.quote, short.whole)}`]
        : friction.link === null
        ? [`${friction.page.label} sells it, you refuse it: ${quoted(friction.sentence)}`]
        : []),
      `Your side against ${friction.page.label}: ${quoted(short.quote, short.whole)}`,
    ];
    const fitting = lines.find((line) => wordCount(line) <= HEADLINE_WORDS);
    return claim(fitting ?? `${friction.page.label} sells the side that you turned down.`, ...marks);
  }
  const contrast = neverBecome(state);
  if (contrast !== null && wordCount(contrast.quote) <= 13) {
    return put("The other side, as you see it", contrast);
  }
  const short = side === null ? null : brief(side, 13);
  if (short !== null && wordCount(short.quote) <= 13) return put("The side you take", short);
  return claim(
    "The friction has one side so far: yours.",
    side?.mark ?? inference("difference.only", "no page was read"),
  );
}
