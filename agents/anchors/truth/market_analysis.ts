import type { Block, Choice, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { inference, overlapOf, phrasesIn, source, wordCount } from "../../text/text.ts";
import {
  bestSaid,
  isAnswered,
  openingSaid,
  put,
  rivalPages,
  type Said,
  saidAbout,
  sayFrom,
  sentencesSaid,
} from "../words/answers.ts";
import { rivalNames } from "../words/rivals.ts";
import { brief } from "../words/cuts.ts";
import { longDate } from "../../domain/days.ts";
import { missingAnswers } from "../plain.ts";
import { refusalHits } from "../words/refusals.ts";
import { buildSection, claim, list, paragraph, quoted } from "../section.ts";
import { alternativesTable, strongestAlternative } from "./alternatives.ts";
import { forcesList } from "./forces.ts";
import { gapsTable } from "./gaps.ts";
import { obstacleOf } from "./obstacle.ts";
import { mapBlock } from "./position_map.ts";
import { sizeTable } from "./size.ts";

/** Market and diagnosis: one obstacle, counted size, alternatives in their own words, map and gaps. */
export function marketAnalysis(state: JourneyState, now: Date): Section {
  const obstacle = obstacleOf(state);
  const size = sizeTable(state, now);
  const forces = forcesList(state, now);
  const blocks: (Block | null)[] = [
    diagnosis(state, obstacle, forces !== null),
    size.block,
    alternativesTable(state),
    conventions(state),
    forces,
    mapBlock(state),
    gapsTable(state),
    missingAnswers(state, ["market.obstacle", "market.rivals", "market.alternative"]),
  ];
  return buildSection({
    id: "market_analysis",
    headline: headline(state, obstacle),
    blocks: blocks.filter((block) => block !== null),
    choice: choice(state, obstacle),
    deductions: size.isCounted ? [] : ["the market's size is not counted"],
    raisedBy: "Raised by a count of all who could buy, and by the reasons of the last ten who did not.",
    openQuestions: openQuestions(state, size.question),
  });
}

function headline(state: JourneyState, obstacle: Said | null): Claim {
  const strongest = strongestAlternative(state);
  if (obstacle !== null && wordCount(obstacle.quote) <= 13) {
    return put("One obstacle decides this market", obstacle);
  }
  const short = bestSaid(state, "market.obstacle", 15);
  if (short !== null && wordCount(short.quote) <= 15) return put("The one obstacle", short);
  if (strongest !== null && wordCount(strongest.quote) <= 13) return put("The strongest rival", strongest);
  return claim(
    "What keeps buyers where they are is still to be named.",
    inference("market.obstacle", "no short answer was given"),
  );
}

/** Until when the obstacle holds. */
const ENDING =
  /\b(?:until|unless|only (?:when|once|after))\b|(?<!\p{L})(?:até que|hasta que|jusqu['’]à|erst wenn|bis sie|totdat|indtil)(?!\p{L})|まで/iu;

function diagnosis(state: JourneyState, obstacle: Said | null, hasForces: boolean): Block | null {
  const claims: Claim[] = [];
  const name = typedAnswer(state, "offering.what");
  const called = phrasesIn(name).map((phrase) => sayFrom(state, "offering.what", phrase))[0];
  const offer = openingSaid(state, "offering.what", 26);
  if (called !== undefined) claims.push(put("Buyers have their own name for it", called));
  else if (offer !== null) claims.push(put("The category, in your words", offer));
  if (obstacle !== null) claims.push(put("You named one obstacle", obstacle));
  const ground = sentencesSaid(state, "market.obstacle").find((each) =>
    obstacle !== null && !each.quote.includes(obstacle.quote) && wordCount(each.quote) > 4 &&
    wordCount(each.quote) <= 44
  );
  if (ground !== undefined) claims.push(put("What it grows from", ground));
  const ending = saidAbout(state, "market.obstacle", ENDING);
  if (ending !== null && ending.quote !== ground?.quote && ending.quote !== obstacle?.quote) {
    claims.push(put("What ends it", ending));
  }
  const date = state.pages.find((page) => page.failure === null)?.read_at;
  if (date !== undefined) {
    claims.push(claim(
      `Each page was read once, on ${longDate(date)}, so no change is claimed${
        hasForces ? "" : " and no force is dated"
      }.`,
      inference("pages read", "one reading each"),
    ));
  }
  return claims.length === 0 ? null : paragraph(claims, "Diagnosis");
}

const MOST_CONVENTIONS = 4;

/** What the category does as a matter of course and the founder refuses: each refusal once, beside every page. */
function conventions(state: JourneyState): Block | null {
  const hits = refusalHits(state, rivalPages(state)).filter(({ refusal, weight }) =>
    leadOf(refusal.said) !== null && (weight > 1 || isFirm(refusal.said))
  );
  const leading = hits.filter((hit, at) =>
    !hits.slice(0, at).some((earlier) =>
      overlapOf(earlier.refusal.said.quote, hit.refusal.said.quote) >= SAME_REFUSAL
    )
  );
  const items = leading.slice(0, MOST_CONVENTIONS).map((first) => {
    const same = hits.filter((hit) => hit.refusal.said.quote === first.refusal.said.quote);
    const theirs = same.map((hit) => `${hit.page.label} prints: ${quoted(hit.sentence)}`).join(" ");
    return claim(
      `${theirs} ${put(leadOf(first.refusal.said) ?? "You say", brief(first.refusal.said, 30)).text}`,
      ...same.map((hit) => source(hit.page, hit.sentence)),
      first.refusal.said.mark,
    );
  });
  return items.length === 0 ? null : list(items, "Conventions you break");
}

/** Two refusals that share this much of their words are one. */
const SAME_REFUSAL = 0.4;

/** A refusal asked for as such, where one word in common is enough; elsewhere it may be chance. */
function isFirm({ mark }: Said): boolean {
  return mark.kind === "said" &&
    ["customer.not_for", "identity.values", "difference.only"].includes(mark.field);
}

/** How a refusal is introduced; null for a judgement on a past customer, which refuses nothing in general. */
function leadOf({ mark }: Said): string | null {
  if (mark.kind !== "said" || mark.field === "customer.last_three") return null;
  return mark.field === "customer.not_for" ? "You turn away" : "You say";
}

function choice(state: JourneyState, obstacle: Said | null): Choice | null {
  const strongest = strongestAlternative(state);
  const names = rivalNames(state).slice(0, 2);
  if (strongest === null) return null;
  const rejected = names.length === 0
    ? "a comparison with every alternative at once"
    : `leading against ${names.join(" and ")}`;
  return {
    chosen: "answer what they do today before any company",
    rejected,
    why: obstacle === null
      ? "you named it as the one that wins"
      : "the obstacle stands there, and no other alternative has it on its side",
    gives_up: names.length === 0
      ? "buyers who want a long comparison"
      : `for now, buyers who already compare ${names.join(" and ")}`,
    marks: [
      strongest.mark,
      ...(obstacle === null ? [] : [obstacle.mark]),
      inference(["market.rivals", "market.alternative"]),
    ],
  };
}

function openQuestions(state: JourneyState, size: string): string[] {
  const unread = state.pages.filter((page) => page.failure !== null).map((page) =>
    `${page.label} could not be read: what does its page promise?`
  );
  const rivals = isAnswered(state, "market.rivals")
    ? []
    : ["Which rivals do your buyers name, and what do they use today?"];
  return [size, ...rivals, ...unread];
}
