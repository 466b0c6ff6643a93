import type { Foundation } from "../../agents/domain/foundation.ts";
import {
  answer,
  cardsOf,
  figureIn,
  figureOf,
  headlineOf,
  isRaising,
  numbersOf,
  quotePicture,
  rowsOf,
} from "./material.ts";
import type { Picture, Slide } from "./slides.ts";
import { isMoney, statsOf } from "./stats.ts";
import type { Teller } from "./teller.ts";
import { countWords, forOutsiders } from "./words.ts";

const MOST_RISKS = 4;

/** The slides about what comes: team, milestones, the ask or what comes next, risks. */
export function tellPlan(foundation: Foundation, teller: Teller): Slide[] {
  return [
    team(foundation, teller),
    milestones(foundation, teller),
    isRaising(foundation) ? ask(foundation, teller) : whatComesNext(foundation, teller),
    risks(foundation, teller),
  ];
}

function team(foundation: Foundation, teller: Teller): Slide {
  return {
    id: "team",
    kicker: "Team",
    headline: "These are the people who do it.",
    body: [],
    picture: cardsOf(foundation, teller.quotes("pitch.team", { count: 4, most: 32 })),
    optional: false,
  };
}

/** The roadmap where money is asked for; else the bet, because the roadmap is what comes next. */
function milestones(foundation: Foundation, teller: Teller): Slide {
  const lanes = isRaising(foundation) ? roadmap(foundation, teller) : null;
  const bet = lanes ? [] : teller.quotes("evolution.bet", { count: 3, most: 32 });
  const headline = lanes
    ? teller.headline(headlineOf(foundation, "evolution_milestones"), "This is the way from here.")
    : "One bet decides what comes next, and it can be lost.";
  return {
    id: "milestones",
    kicker: "Milestones",
    headline,
    body: [],
    picture: lanes ?? cardsOf(foundation, bet),
    optional: false,
  };
}

/** What comes now, next and later; the bet's bare target is left to the slide of the bet. */
function roadmap(foundation: Foundation, teller: Teller): Picture | null {
  const picture = figureOf(foundation, "lanes");
  if (picture?.kind !== "figure" || picture.figure.kind !== "lanes") return null;
  const lanes = picture.figure.lanes
    .map(({ name, items }) => ({ name, items: items.filter((item) => !/^The bet: /.test(item)) }))
    .filter(({ items }) => items.length > 0);
  lanes.forEach(({ items }) => items.forEach((item) => teller.tell(item)));
  return lanes.length > 0 ? { kind: "figure", figure: { kind: "lanes", lanes } } : null;
}

function ask(foundation: Foundation, teller: Teller): Slide {
  const uses = figureIn(foundation, "pitch_ask");
  const [sum] = statsOf(foundation, ["pitch.raise"], isMoney);
  const headline = sum && uses ? `${sum.value} is asked for, and this is what it is for.` : teller.headline(
    headlineOf(foundation, "pitch_ask"),
    "This is what is asked for, and what it is for.",
  );
  const words = teller.quote("pitch.raise", 30);
  const isSaid = words !== "" && uses !== null;
  return {
    id: "ask",
    kicker: "The ask",
    headline,
    body: isSaid ? [words] : [],
    picture: uses ?? quotePicture(foundation, words) ?? numbersOf(statsOf(foundation, ["pitch.raise"])),
    optional: false,
  };
}

function whatComesNext(foundation: Foundation, teller: Teller): Slide {
  const isSaid = answer(foundation, "pitch.raise") !== "";
  const next = () =>
    [
      ...teller.quotes("evolution.next", { count: 3, most: 32 }),
      ...teller.quotes("goal.twelve_months", { count: 1, most: 32 }),
    ].slice(0, 3);
  return {
    id: "ask",
    kicker: "What comes next",
    headline: isSaid
      ? "No money is asked for; this is what comes next."
      : "This is what comes next; whether money is asked for is not said yet.",
    body: [],
    picture: roadmap(foundation, teller) ?? cardsOf(foundation, next()) ??
      quotePicture(foundation, teller.quote("pitch.raise", 34)),
    optional: false,
  };
}

function risks(foundation: Foundation, teller: Teller): Slide {
  const answered = rowsOf(foundation, "pitch_ask", "risk").flatMap(([title = "", text = ""]) => {
    const isShort = countWords(text) <= 30;
    if (title === "" || text === "" || title === text || !isShort || !teller.maySay(text)) return [];
    teller.tell(text);
    return [{ title, text }];
  });
  const open = foundation.unknowns.map(({ what, test }) => ({
    title: forOutsiders(what) ?? /“[^”]*”/.exec(what)?.[0] ?? what,
    text: test,
  }));
  const items = [...answered.slice(0, 3), ...open].slice(0, MOST_RISKS);
  const picture: Picture | null = items.length > 0 ? { kind: "cards", items } : null;
  return {
    id: "risks",
    kicker: "Risks and answers",
    headline: answered.length > 0
      ? "What could go wrong is written down, each with its answer."
      : "What is not known yet is written down, each with the test that would show it.",
    body: [],
    picture: picture ?? quotePicture(foundation, teller.quote("evolution.bet", 30)),
    optional: picture === null,
  };
}
