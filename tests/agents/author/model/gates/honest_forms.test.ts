import { expect, test } from "vitest";
import { dossierOf } from "../../../../../agents/author/model/dossier.ts";
import { checkLeaf } from "../../../../../agents/author/model/gates/check_leaf.ts";
import { groundOf } from "../../../../../agents/author/model/gates/ground.ts";
import { readFacts } from "../../../../../agents/facts/read_facts.ts";
import { NOW } from "../../../../helpers/case_state.ts";
import { founderWho } from "../../../../helpers/founders.ts";

const state = founderWho({
  "offering.what":
    "We do the books for pubs. We charge £79 a month for each site. We have 640 sites in 62 groups. Gross churn is 9% a year by sites.",
  "goal.twelve_months": "100 groups by 31 December 2027. 13 months are left.",
  "proof.best":
    "19 of the 62 groups came by the directory and 16 by auditors. Onboarding takes 31 days for pubs. One group in five leaves in the first year. A bill of £1,200 came back.",
  "customer.trigger_barrier":
    "They close on day 14 or 15. They call when they open site number six. They lose 4 to 6 hours a week.",
  "channels.capacity": "8 hours a week and £6k a month.",
  "growth.numbers": "New: 2.5 groups a month.",
  "journey.quiet": "71% have the draft by day 2. 18 of 24 stayed.",
  "evolution.bet": "If fewer than 80 close by day 2 on 30 June 2027 I stop hiring.",
});
const sheet = readFacts(state, NOW);
const dossier = dossierOf(state, sheet, { tokens: 40_000 });
const ground = groundOf({ state, sheet, dossier, now: NOW });

function gatesAgainst(text: string, ...cites: string[]): string[] {
  const ids = cites.map((words) => {
    const id = dossier.ids.find((each) => each.startsWith("A") && dossier.sentenceOf(each)?.includes(words));
    if (id === undefined) throw new Error(`Nobody said “${words}”`);
    return id;
  });
  const leaf = { kind: "claim", path: "growth_strategy.loop.0", text, ids } as const;
  return checkLeaf(leaf, ground).map(({ gate }) => gate);
}

const SITES = "640 sites";
const CHURN = "Gross churn";
const PACE = "2.5 groups";
const LEFT = "13 months";
const GOAL = "100 groups";
const DIRECTORY = "19 of the 62";
const PRICE = "£79";
const HOURS = "8 hours";

/** Each true sentence with a lie beside it that differs in one number, and what both cite. */
const PAIRS: [honest: string, lie: string, ...cites: string[]][] = [
  [
    "640 × 9% = 57.6 sites a year; 57.6 x 13 / 12 = 62 are gone by then.",
    "640 × 9% = 57.6 sites a year; 57.6 x 13 / 12 = 66 are gone by then.",
    SITES,
    CHURN,
    LEFT,
  ],
  ["640 × 9% × 13 ÷ 12 = 62.4 sites.", "640 × 9% × 13 ÷ 12 = 72.4 sites.", SITES, CHURN, LEFT],
  ["57.6 sites a year leave (640 × 9%).", "57.6 sites a year leave (640 × 8%).", SITES, CHURN],
  ["640 x 9 / 100 = 57.6 sites a year.", "640 x 9 / 100 = 75.6 sites a year.", SITES, CHURN],
  ["9% of 640 is 57.6 sites a year.", "9% of 640 is 67.6 sites a year.", SITES, CHURN],
  ["9 per cent of 640 sites are about 58.", "9 per cent of 640 sites are about 68.", SITES, CHURN],
  ["(100 - 62) / 2.5 = 15 months.", "100 - 62 / 2.5 = 15 months.", GOAL, SITES, PACE],
  ["62 + 2.5 × 13 = 94.5, short of 100.", "62 + 2.5 × 13 = 99.5, short of 100.", SITES, PACE, LEFT, GOAL],
  ["62 plus 2.5 times 13 is 94.5.", "62 plus 2.5 times 13 is 104.5.", SITES, PACE, LEFT],
  ["640 divided by 62 is 10.3.", "640 divided by 62 is 12.3.", SITES],
  ["640/62 = 10.3 sites a group.", "640/66 = 9.7 sites a group.", SITES],
  ["640 x £79 x 12 = £606,720 a year.", "640 x £79 x 12 = £660,720 a year.", SITES, PRICE],
  [
    "£79 × 640 = £50,560 a month, or £606,720 a year.",
    "£79 × 640 = £50,560 a month, or £706,720 a year.",
    SITES,
    PRICE,
  ],
  ["£79 a month is £948 a year.", "£79 a month is £848 a year.", PRICE],
  [
    "£79 a month is about £18 a week (£79 × 12 ÷ 52).",
    "£79 a month is about £28 a week (£79 × 12 ÷ 52).",
    PRICE,
  ],
  ["2.5 groups a month make 30 a year.", "2.5 groups a month make 40 a year.", PACE],
  ["8 hours a week × 52 ÷ 12 = 34.7 hours a month.", "8 hours a week × 52 ÷ 12 = 37.4 hours.", HOURS],
  ["31% came by the directory (19 ÷ 62).", "41% came by the directory (19 ÷ 62).", DIRECTORY],
  ["19 + 16 = 35 of 62, 56%.", "19 + 16 = 36 of 62, 58%.", DIRECTORY],
  ["100 − 71 = 29% do not have it.", "100 − 71 = 39% do not have it.", "71%"],
  ["1 − 9% = 91% stay.", "1 − 9% = 81% stay.", CHURN],
  ["71% of the 62 groups, about 44, have it.", "71% of the 62 groups, about 54, have it.", "71%", SITES],
  ["31 days are 4.4 weeks (31 ÷ 7).", "31 days are 5.4 weeks (31 ÷ 7).", "31 days"],
  [
    "The 38 groups between today's 62 and the 100 are the task.",
    "The 48 groups between today's 62 and the 100 are the task.",
    SITES,
    GOAL,
  ],
  ["38 groups are missing, from 62 to 100.", "28 groups are missing, from 62 to 100.", SITES, GOAL],
  ["About 30% came by the directory.", "About 40% came by the directory.", DIRECTORY],
  ["69% did not come by the directory.", "79% did not come by the directory.", DIRECTORY],
  ["Nearly a third came by the directory.", "Nearly half came by the directory.", DIRECTORY],
  ["20% of the groups leave in the first year.", "25% of the groups leave.", "One group in five"],
  ["Four in five groups stay a year.", "Three in five groups stay a year.", "One group in five"],
  ["Three quarters of them stayed.", "Two thirds of them stayed.", "18 of 24"],
  ["Three in four stayed.", "Nine in ten stayed.", "18 of 24"],
  ["They lose between four and six hours a week.", "They lose between four and nine hours a week.", "4 to 6"],
  ["They lose 4–6 hours a week.", "They lose 4–9 hours a week.", "4 to 6"],
  ["They close on the 14th or the 15th.", "They close on the 14th or the 25th.", "day 14 or 15"],
  ["£1.2k came back.", "£12k came back.", "£1,200"],
  ["By 31/12/2027 there are 100 groups.", "By 30/11/2027 there are 100 groups.", GOAL],
  ["By Dec 31, 2027 there are 100 groups.", "By Nov 30, 2027 there are 100 groups.", GOAL],
  ["By the end of 2027 there are 100 groups.", "By the end of 2028 there are 100 groups.", GOAL],
  ["80% by day 2 decides.", "85% by day 2 decides.", "fewer than 80"],
  ["Show the board the 71 and the 80.", "Show the board the 73 and the 80.", "fewer than 80"],
  [
    "Together the directory and auditors brought 35 of 62.",
    "Together the directory and auditors brought 36 of 62.",
    DIRECTORY,
  ],
  [
    "Thirty-five groups came: 19 by the directory and 16 by auditors.",
    "Thirty-six groups came: 19 by the directory and 16 by auditors.",
    DIRECTORY,
  ],
  [
    "The directory brought 19 of 62, nearly a third of all groups.",
    "The directory brought 19 of 62, nearly half of all groups.",
    DIRECTORY,
  ],
  ["640 sites at £79 are £50,560.", "640 sites at £79 are £50,650.", SITES, PRICE],
  [
    "About one in four of the 62 came by auditors.",
    "About one in eight of the 62 came by auditors.",
    DIRECTORY,
  ],
  ["71% have the draft by day 2.", "71% have the draft by day 5.", "71% have"],
  ["We add 2.5 groups a month.", "We add 3.5 groups a month.", SITES],
  [
    "The first comes back, the second may never come back.",
    "The first comes back, the second on 2 May.",
    SITES,
  ],
];

test.each(PAIRS)("%s passes, and no other number: %s", (honest, lie, ...cites) => {
  expect(gatesAgainst(honest, ...cites)).toEqual([]);
  expect(gatesAgainst(lie, ...cites)).not.toEqual([]);
});
