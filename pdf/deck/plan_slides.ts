import type { Foundation } from "../../agents/strategy/foundation.ts";
import {
  answer,
  cardsOf,
  figureOf,
  headlineOf,
  isRaising,
  numbersOf,
  quotePicture,
  raiseOf,
  refusesMoney,
  rowsOf,
  testOf,
  textsOf,
} from "./material.ts";
import type { Picture, Slide } from "./slides.ts";
import { statsOf } from "./stats.ts";
import type { Teller } from "./teller.ts";
import { countWords, forOutsiders, labelled, shorten, spoken } from "./words.ts";

const HEADLINE_WORDS = 24;
const MOST_CARDS = 3;
const NUMBERS = ["No doubt", "One doubt", "Two doubts", "Three doubts"];

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
  const people = teller.sentences("pitch.team", { count: 5, most: 30 });
  const [first = "", ...others] = people;
  const isLed = others.length > 0 && countWords(first) >= 4 && countWords(first) <= HEADLINE_WORDS;
  return {
    id: "team",
    kicker: "Team",
    headline: isLed ? first : `${foundation.company} is run by the people named here.`,
    body: [],
    picture: textsOf(isLed ? others : people, 4),
    optional: false,
  };
}

/** Dates with what is to be true on each; the bet in the founder's words where fewer than two are known. */
function milestones(foundation: Foundation, teller: Teller): Slide {
  const dated = datedSteps(foundation, teller);
  const bet = dated ? [] : teller.sentences("evolution.bet", { count: 3, most: 34 });
  const found = headlineOf(foundation, "evolution_milestones");
  const plain = dated || bet.length > 0
    ? "One bet decides what comes next, and it can be lost."
    : "The next steps are planned, and no bet stands behind them yet.";
  return {
    id: "milestones",
    kicker: "Milestones",
    headline: teller.headline(found, plain),
    body: [],
    picture: dated ?? textsOf(bet) ?? roadmap(foundation, teller),
    optional: false,
  };
}

function datedSteps(foundation: Foundation, teller: Teller): Picture | null {
  const steps = rowsOf(foundation, "pitch_ask", "what comes next").flatMap(([what = "", day = ""]) => {
    const [, lead = "", words = ""] = /^([^“…]*?)(?::\s)?(?:…\s)?“([^”]+)”/u.exec(what) ?? [];
    if (words === "" || /day is ours/.test(lead) || !teller.maySay(words)) return [];
    teller.tell(words);
    return [{ title: day, text: /^the bet/.test(lead) ? `The bet: ${words}` : words }];
  }).toSorted((a, b) => Date.parse(`${a.title} UTC`) - Date.parse(`${b.title} UTC`));
  return steps.length > 1 ? cardsOf(steps) : null;
}

/** What comes now, next and later; the bet's bare target is left to the slide of the bet. */
function roadmap(foundation: Foundation, teller: Teller): Picture | null {
  const lanes = (figureOf(foundation, "lanes")?.lanes ?? []).flatMap(({ name, items }) => {
    const open = items.filter((item) => !/^The bet: /.test(item) && teller.maySay(item)).slice(0, 3);
    open.forEach((item) => teller.tell(item));
    return open.length > 0 ? [{ title: spoken(name), text: open.join("\n") }] : [];
  });
  return lanes.length > 1 ? cardsOf(lanes) : null;
}

function ask(foundation: Foundation, teller: Teller): Slide {
  const parts = figureOf(foundation, "shares", "pitch_ask")?.parts ?? [];
  const sum = raiseOf(foundation);
  const bars = parts.map(({ name, share }, index) => ({
    name: spoken(name),
    value: share,
    said: `${share}%`,
    strong: index === 0,
  }));
  const headline = sum !== "" && parts.length > 0
    ? `${sum} is asked for, and ${listed(parts.map(({ name }) => name))} share it.`
    : teller.headline(headlineOf(foundation, "pitch_ask"), "Money is asked for, and the sum is still open.");
  const words = bars.length > 0 ? "" : teller.quote("pitch.raise", 30);
  return {
    id: "ask",
    kicker: "The ask",
    headline,
    body: [],
    picture: bars.length > 0 ? { kind: "bars", bars } : quotePicture(foundation, words) ??
      numbersOf(statsOf(foundation, ["pitch.raise"])),
    optional: false,
  };
}

function listed(names: string[]): string {
  const shown = names.slice(0, 3).map((name) => shorten(name, 5));
  return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}` : shown.join("");
}

function whatComesNext(foundation: Foundation, teller: Teller): Slide {
  const isSaid = answer(foundation, "pitch.raise") !== "";
  const next = () =>
    [
      ...teller.sentences("evolution.next", { count: 3, most: 34 }),
      ...teller.sentences("goal.twelve_months", { count: 1, most: 34 }),
    ].slice(0, MOST_CARDS);
  const money = teller.sentence("pitch.raise", 20, (sentence) => !refusesMoney(sentence));
  return {
    id: "ask",
    kicker: "What comes next",
    headline: isSaid
      ? "No money is asked for; this is what comes next."
      : "This is what comes next; whether money is asked for is not said yet.",
    body: money === "" ? [] : [money],
    picture: roadmap(foundation, teller) ?? textsOf(next()) ??
      quotePicture(foundation, teller.quote("pitch.raise", 34)),
    optional: false,
  };
}

function risks(foundation: Foundation, teller: Teller): Slide {
  const rows = rowsOf(foundation, "pitch_ask", "risk").flatMap(([title = "", text = ""]) => {
    if (title === "" || text === "" || title === text || !teller.maySay(text)) return [];
    teller.tell(text);
    return [{ title: /^“/.test(title) ? title : spoken(`If ${title}`), text }];
  }).slice(0, MOST_CARDS);
  const open = foundation.unknowns.map((unknown) => ({
    title: forOutsiders(unknown.what) ?? /“[^”]*”/.exec(unknown.what)?.[0] ?? labelled(unknown.what),
    text: testOf(unknown),
  }));
  const doubts = rows.filter(({ title }) => /^“/.test(title)).length;
  const items = [...rows, ...open].slice(0, MOST_CARDS);
  return {
    id: "risks",
    kicker: "Risks and answers",
    headline: risksHeadline(rows.length, doubts, items.length),
    body: [],
    picture: cardsOf(items) ?? quotePicture(foundation, teller.quote("evolution.bet", 30)),
    optional: items.length === 0,
  };
}

function risksHeadline(answered: number, doubts: number, shown: number): string {
  if (answered === 0) return "What is not known yet is written down, each with the test that would show it.";
  if (doubts === shown && doubts > 1) return `${NUMBERS[doubts] ?? doubts} come up, and each has its answer.`;
  return answered === shown
    ? "What could go wrong is written down, each with its answer."
    : "What could go wrong is written down, with its answer or the test that would find it.";
}
