import { usesAddUp } from "../../../facts/changes/corrected_uses.ts";
import { longDate } from "../../../domain/days.ts";
import type { Claim } from "../../../domain/claims.ts";
import type { GoalFact, TeamFact } from "../../../domain/facts.ts";
import { isCalculated } from "../../../ledger/marks.ts";
import { printMeasure, printMoney } from "../../../ledger/print.ts";
import { claim, closed, markOf } from "../../../ledger/words.ts";
import { inOrderOfDays } from "../../../strategy/milestone_order.ts";
import type { SlidePart } from "../../../strategy/deck.ts";
import { waitsForSubject } from "../../../plan/hooks.ts";
import { LANGUAGES, phrasesOf, phrasesPattern, withoutCues } from "../../../text/lexicon.ts";
import { goalBars } from "./goal_bars.ts";
import { cardsOf, type DeckMaterial, numbersOf, quotePicture, slideOf } from "./slide.ts";
import { spoken } from "./speaking.ts";

const HEADLINE_WORDS = 24;
const QUOTE_WORDS = 40;

/** How founders call themselves where they list who does the work: "me", "just me". */
function isFounder(who: string): boolean {
  return !/[\p{L}\p{N}]/u.test(withoutCues(who, LANGUAGES, "me", "solo"));
}

const HIMSELF = new RegExp(
  `^(?:${phrasesPattern(phrasesOf(LANGUAGES, "me", "pronouns"))})(?![\\p{L}'’])`,
  "iu",
);

/** "Ich, Jonte: sieben Jahre bei der Bahn" lists who it is: the name is enough. */
const BEFORE_NAME = new RegExp(`${HIMSELF.source},\\s+(?=\\p{L}[^,.:：]{1,40}[:：])`, "iu");

/** "Ich, Ida, bin gelernte Geigenbauerin": a sentence of the founder's own, which a name and a colon would break. */
function isOwnSentence({ who, past, quote }: TeamFact): boolean {
  return past !== null && quote.includes(past) && quote.includes(who) && HIMSELF.test(quote);
}

/** Who does the work, and what they did before; one person alone is shown in words that they sent to a customer. */
export function writeTeam({ material, told }: DeckMaterial): SlidePart {
  const { team: named, voice_sample } = material.sheet.facts;
  const team = named.map((each) =>
    material.founder !== "" && isFounder(each.who) ? { ...each, who: material.founder } : each
  );
  const [first, ...others] = team;
  const said = first === undefined
    ? ""
    : isOwnSentence(first)
    ? first.quote.replace(BEFORE_NAME, "")
    : [first.who, first.past].filter((part) => part !== null).join(": ");
  return slideOf({
    id: "team",
    kicker: "Team",
    headline: first === undefined ? null : claim(closed(spoken(said)), markOf(first)),
    picture: cardsOf(
      // Who heads the slide stands on no card again.
      others.filter(({ past }) => past !== null).map((each) => ({
        title: each.who,
        text: each.past ?? "",
        from: [each],
      })),
    ) ?? (first === undefined ? null : quotePicture(told.quote(voice_sample, QUOTE_WORDS), "")),
    missing: {
      admits: "Who does the work is not written down yet.",
      test: "one line a person: name and past",
    },
  });
}

/** The bet, and the steps on both sides of it. */
export function writeMilestones({ strategy, material, told }: DeckMaterial): SlidePart {
  const { bet, next } = material.sheet.facts;
  const [first] = strategy.strategic_synthesis.bets;
  // The bet heads the slide, and no card says it again.
  const steps = inOrderOfDays(strategy.evolution_milestones.milestones)
    .filter(({ what, by }) => first === undefined || by !== first.by || !isOfSame(what, first.claim))
    // A deck is read by others than the founder.
    .filter(({ what }) => !/\byour\b/iu.test(what.text.replace(/“[^”]*”/gu, "")))
    .slice(0, 3);
  const headline = first === undefined
    ? null
    : claim(closed(spoken(first.claim.text.replace(/[“”]/gu, ""))), ...first.claim.marks);
  for (const { what } of steps) told.add(what.text);
  return slideOf({
    id: "milestones",
    kicker: "Milestones",
    headline: headline ??
      (next[0] === undefined ? null : claim(closed(spoken(next[0].text)), markOf(next[0]))),
    picture: cardsOf(steps.map(({ what, by, horizon, after }) => ({
      title: by !== null ? longDate(by) : after === "the step before" ? "Then" : HORIZONS[horizon],
      text: what.text.replace(/[“”]/gu, ""),
      from: [],
    }))) ?? quotePicture(bet?.reverses ? claim(bet.reverses.text, markOf(bet.reverses)) : null, ""),
    missing: {
      admits: "There is no bet yet that could be lost.",
      test: "name one number, one date, and what follows",
    },
  });
}

function isOfSame(one: Claim, other: Claim): boolean {
  const quotes = new Set(other.marks.flatMap((mark) => mark.kind === "said" ? [mark.quote] : []));
  return one.marks.some((mark) => mark.kind === "said" && quotes.has(mark.quote));
}

const HORIZONS = { now: "Now", next: "Next", later: "Later" };

/** What is asked for and what it is used for; who raises nothing says what comes next instead. */
export function writeAsk({ strategy, material, told }: DeckMaterial): SlidePart | null {
  const { raise, goal, next } = material.sheet.facts;
  const open = next.filter((step) => !told.covers(step.text));
  if (raise?.raising !== true) {
    // All steps stand on the slide before this one, and no number is to be reached.
    if (goal === null && open.length === 0 && next.length > 0) return null;
    const [, ...later] = open;
    const pace = isCalculated(strategy.growth_strategy.headline) ? strategy.growth_strategy.headline : null;
    return slideOf({
      id: "ask",
      kicker: "What comes next",
      headline: goal === null
        ? told.next(open[0] ?? null, HEADLINE_WORDS)
        : pace ?? claim(closed(spoken(goal.quote)), markOf(goal)),
      picture: (pace === null ? null : goalBars(material.sheet.facts)) ?? cardsOf(
        (goal === null ? later : open).map((step) => ({ title: "", text: step.text, from: [step] })),
      ) ?? goalNumbers(goal),
      missing: { admits: "What comes next is open.", test: "write down where the company stands in a year" },
    });
  }
  const { amount, currency, already, use } = raise;
  const asked = amount === null ? "Raising; the sum is open" : `Raising ${printMoney({ amount, currency })}`;
  // A sum that was put right may leave the uses behind: they are no parts of it until they add up again.
  const parts = raise.state === "corrected" && use.every((each) => each.amount !== null) && !usesAddUp(raise)
    ? []
    : use;
  const bars = parts.map(({ for: name, share, amount: part }) => ({
    name: spoken(name),
    value: share ?? (part !== null && amount !== null ? Math.round((part / amount) * 100) : 0),
    said: [share === null ? "" : `${share}%`, part === null ? "" : printMoney({ amount: part, currency })]
      .filter((each) => each !== "").join(", "),
    strong: false,
  })).filter(({ value }) => value > 0);
  return slideOf({
    id: "ask",
    kicker: "The ask",
    headline: claim(
      already === null ? `${asked}.` : `${asked}; ${printMoney(already)} is already in.`,
      markOf(raise),
    ),
    picture: bars.length > 0
      ? { picture: { kind: "bars", bars }, marks: [markOf(raise)] }
      : cardsOf(open.map((step) => ({ title: "", text: step.text, from: [step] }))),
    missing: { admits: "The sum is open.", test: "add up what the next two steps cost" },
  });
}

/** Where a company stands and where it wants to be, as two numbers; null unless the goal has one. */
function goalNumbers(goal: GoalFact | null) {
  if (goal === null || goal.target === null) return null;
  const { baseline, target, unit, by } = goal;
  const what = goal.metric ?? unit ?? "";
  const now = baseline === null
    ? []
    : [{ value: printMeasure({ value: baseline, unit }), label: `${what} today`, from: goal }];
  const then = by === null ? what : `${what} by ${longDate(by)}`;
  return numbersOf([...now, { value: printMeasure({ value: target, unit }), label: then, from: goal }]);
}

/** What people doubt, and what is answered. */
export function writeRisks({ material }: DeckMaterial): SlidePart | null {
  const answered = material.sheet.facts.objections.filter(({ answer }) =>
    answer !== null && !waitsForSubject(answer)
  );
  const [first, ...others] = answered;
  if (first === undefined) return null;
  return slideOf({
    id: "risks",
    kicker: "Risks and answers",
    headline: claim(
      others.length === 0
        ? closed(spoken(first.answer ?? ""))
        : `“${first.says}” – ${closed(spoken(first.answer ?? ""))}`,
      markOf(first),
    ),
    picture: cardsOf(others.map((each) => ({
      title: each.says,
      text: each.answer ?? "",
      from: [each],
    }))) ?? quotePicture(claim(`“${first.says}”`, markOf(first)), ""),
    missing: { admits: "What buyers doubt is not known yet.", test: "write down the next three objections" },
  });
}
