import type { Section } from "../../../agents/domain/anchors.ts";
import { describe, expect, test } from "vitest";
import { writeAnchor } from "../../../agents/anchors/write.ts";
import { numbersIn, sentencesOf, valueOf } from "../../../agents/text/text.ts";
import { labelOf } from "../../../agents/anchors/attention/channel_kinds.ts";
import { channelPlanOf } from "../../../agents/anchors/attention/channel_plan.ts";
import { readChannels } from "../../../agents/anchors/attention/channels.ts";
import { knowledgeOf } from "../../../agents/anchors/attention/knowledge.ts";
import { readCapacity } from "../../../agents/anchors/attention/capacity.ts";
import { refusedChannels } from "../../../agents/anchors/attention/refused_channels.ts";
import { buildUnknowns } from "../../../agents/anchors/unknowns.ts";
import { launchPlanOf } from "../../../agents/anchors/attention/launch_plan.ts";
import { roomsOf } from "../../../agents/anchors/attention/rooms.ts";
import { betOf } from "../../../agents/anchors/evolution/bet.ts";
import { goalOf, standingOf } from "../../../agents/anchors/evolution/goal.ts";
import { moneyGoalOf } from "../../../agents/anchors/evolution/money_goal.ts";
import { consumerInsights } from "../../../agents/anchors/truth/consumer_insights.ts";
import { namesRival } from "../../../agents/anchors/words/rivals.ts";
import type { PageReading } from "../../../agents/domain/pages.ts";
import { conflictsOf } from "../../../agents/interview/contradictions/conflicts.ts";
import { linksIn } from "../../../agents/interview/links.ts";
import { needsProbe } from "../../../agents/interview/thinness.ts";
import { formatNumber } from "../../../agents/text/quantities.ts";
import { founderWho } from "../../helpers/founders.ts";

const NOW = new Date("2026-11-21T09:00:00Z");

test("An answer whose correction ends without a full stop costs no section", () => {
  const state = founderWho({
    "proof.best": "140 blades came back last year. Refunds: 0.8%. One estate bought none in three years.",
  });
  const quote = "it was 410 blades";
  state.corrections.push({
    turn: "turn-confirm",
    field: "proof.best",
    from: "140",
    to: "410",
    quote,
    stale: [],
  });
  const { sections } = writeAnchor("attention", state, NOW);
  expect(sections.flatMap((each) => each.open_questions)).not.toContain("What is still to be decided here?");
});

test("The deck stays finished while a finished journey goes back to another anchor", () => {
  const state = founderWho({ "pitch.raise": "Not raising.", "pitch.team": "Ann, a smith for 14 years." });
  state.fields["pitch.traction"].status = "skipped";
  state.phase = "truth_anchor_analysis";
  expect(writeAnchor("pitchDeck", state, NOW).status).toBe("completed");
  state.fields["pitch.raise"].status = "empty";
  expect(writeAnchor("pitchDeck", state, NOW).status).toBe("in_progress");
});

describe("Whose page an address is, is said before or behind it:", () => {
  const own = "https://a.example/";
  const rival = "https://b.example/";
  test.each([
    `${own} is ours. People hold us against ${rival} (Burgon).`,
    `Ours: ${own} and ${rival} is Burgon`,
    `They compare us to ${rival} (Burgon), ${own} is mine.`,
  ])("“%s”", (text) => {
    expect(linksIn(text, "Testwerk").map(({ url, role }) => [url, role])).toEqual([[own, "own"], [
      rival,
      "rival",
    ]]);
  });
});

test("Whoever turns nobody away in other words is asked once more", () => {
  expect(needsProbe("customer.not_for", "any dev team really")).toBe(true);
});

describe("A list is read item by item, without its marks:", () => {
  const lists: [string, string[]][] = [
    ["- Margit, head gardener.\n- A nursery, 60 knives.", [
      "Margit, head gardener.",
      "A nursery, 60 knives.",
    ]],
    ["• a bus\n• two nurses", ["a bus", "two nurses"]],
    ["1. Giving up. 2. The big site, 15%.", ["Giving up.", "The big site, 15%."]],
    ["1) The cheap one. 2) The old name.", ["The cheap one.", "The old name."]],
    ["We started in 2019. 12.", ["We started in 2019.", "12."]],
  ];
  test.each(lists)("“%s”", (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));
});

describe("A number is worth what it says:", () => {
  test.each([["$0.004", 0.004], ["1.2M events", 1_200_000], ["1.9B", 1.9e9], ["28.000 TL", 28_000], [
    "640 000 zł",
    640_000,
  ]])(
    "%s",
    (text, value) => expect(valueOf(numbersIn(text)[0]?.value ?? "")).toBeCloseTo(value, 6),
  );
  test("a price below a cent is printed whole", () => {
    expect(formatNumber(0.004)).toBe("0.004");
    expect([1200, 14.5, 0.25].map(formatNumber)).toEqual(["1,200", "14.5", "0.25"]);
  });
});

describe("A channel is the way they came, and nothing that stands near it:", () => {
  const told: [string, [string, number | null][]][] = [
    [
      "44% of online orders come from people who told somebody, 21% from two gardeners on video, 18% search.",
      [["Word of mouth", 44], ["two gardeners on video", 21], ["search", 18]],
    ],
    [
      "Of forty-one sites I can tell you exactly, 23 came because one manager told another, 11 from the talk I give, 4 from a letter, and the other 3 I honestly don't know.",
      [["Word of mouth", 23], ["talk", 11], ["letter", 4]],
    ],
    [
      "Of 512 hunts: about half by people who tell it to others, a hundred and twenty from our postcard (we put one in each book).",
      [["tell it to others", 256], ["postcard", 120]],
    ],
    [
      "last 100 signups: 46 from search (docs mostly), 22 forum threads. tried a podcast ad, $2,500, 3 signups, 0 paid",
      [["search", 46], ["forum threads", 22], ["podcast", null]],
    ],
  ];
  test.each(told)("“%s”", (text, expected) => {
    expect(readChannels(text).map(({ name, kind, count }) => [labelOf(name, kind), count])).toEqual(expected);
  });
});

describe("What only the founder knows keeps its commas:", () => {
  const known: [string, string, string[]][] = [
    [
      "What clay, chalk and sand each do to an edge (three angles: 25, 30 and 35 degrees).",
      "What clay, chalk and sand each do to an edge",
      [],
    ],
    ["Which 6 sounds come back first (clock, birds, own steps).", "Which 6 sounds come back first", [
      "clock",
      "birds",
      "own steps",
    ]],
    ["which clouds drop tls at :00 past the hour", "which clouds drop tls at :00 past the hour", []],
  ];
  test.each(known)("“%s”", (text, name, pieces) => {
    expect(knowledgeOf(founderWho({ "content.knowledge": text }))[0]).toMatchObject({ name, pieces });
  });
});

test("When a room meets, or how many sit in it, is no room", () => {
  const state = founderWho({
    "community.places":
      "The regional managers' meeting, it's quarterly, Leeds in January and July. the developer discord, ~30k ppl. a meetup, abt 40 ppl. The cemetery office, honestly, they send us people.",
  });
  expect(roomsOf(state).map(({ name, size }) => [name, size])).toEqual([
    ["The regional managers' meeting", null],
    ["the developer discord", 30_000],
    ["a meetup", 40],
    ["The cemetery office", null],
  ]);
});

describe("A bet is judged by the number that is wanted:", () => {
  const bets: [string, number, number | null, string][] = [
    [
      "190 tools came this year, I want 380 by 14 Feb 2027. Fewer than 250 and I leave it.",
      380,
      250,
      "2027-02-14",
    ],
    [
      "Metric: people tested, normally 26 per village, we want 40 by 30.09.2027. If it's below 30 we stop.",
      40,
      30,
      "2027-09-30",
    ],
    [
      "That the sheet works: by 30 June 2027 at least 5 of the people send it back and 2 of them order by the end of the year.",
      5,
      null,
      "2027-06-30",
    ],
    [
      "That the 37 slips bring the next ones. By 31 May 2027 150 new hunts, otherwise (below 80) I was sentimental.",
      150,
      80,
      "2027-05-31",
    ],
    [
      "it brings 900 runs in 30 days from 9 march. if less than 300 runs by 8 apr we kill it",
      900,
      300,
      "2027-04-08",
    ],
  ];
  test.each(bets)("“%s”", (text, target, flipAt, date) => {
    expect(betOf(founderWho({ "evolution.bet": text }), NOW)).toMatchObject({ target, flipAt, date });
  });
});

describe("A good year", () => {
  test("may be a sum of money, with today's sum beside it", () => {
    const state = founderWho({
      "goal.twelve_months": "$60k mrr by end of q3 2027, without hiring.",
      "growth.numbers": "418 paying, $21.3k mrr.",
    });
    expect(goalOf(state, NOW)).toBeNull();
    expect(moneyGoalOf(state, NOW)).toMatchObject({ words: "$60k mrr", date: "2027-09-30" });
    expect(writeAnchor("evolution", state, NOW).sections[1]?.headline.text).toBe(
      "The goal asks for 2.8 times today's money: “$21.3k” becomes “$60k mrr”.",
    );
  });

  test("takes the date of its own sentence, and none from another item of a list", () => {
    const goal = (text: string) => goalOf(founderWho({ "goal.twelve_months": text }), NOW)?.date;
    expect(goal("900 hunts in 2027 and find most of them. The rent rises in September.")).toBe("2027-12-31");
    expect(goal("- second bus by 1.10.2027\n- 48 villages instead of 31")).toBeNull();
  });

  test("is not held against all that was ever sold", () => {
    const state = founderWho({
      "goal.twelve_months": "Eight sites by Christmas 2027.",
      "growth.numbers": "41 sites in all, 7 sites in 2025.",
    });
    const goal = goalOf(state, NOW);
    expect(goal && standingOf(state, goal)).toBeNull();
  });
});

test("The launch is counted back from the day on which the founder does something", () => {
  const state = founderWho({
    "launch.moment": "3 March is the World Day but nobody knows this. We open the drawer on 6 April 2027.",
  });
  expect(launchPlanOf(state, NOW).day).toBe("2027-04-06");
});

test("A rival whose name is made of small words is known by it", () => {
  const state = founderWho({ "market.rivals": "Paper first. Then When I Work, cheap but built for cafes." });
  expect(namesRival(state, "When I Work won't do that for $4.")).toBe(true);
});

test("What stops them is no trigger", () => {
  const state = founderWho({
    "customer.trigger_barrier":
      "A scheduler quits in spring. What stops them is the fear of apps when it rains.",
  });
  expect(consumerInsights(state).headline.text).toContain("A scheduler quits");
});

describe("What is printed of an answer", () => {
  const cells = (section: Section | undefined, title: string) =>
    section?.blocks.flatMap((block) => block.kind === "table" && block.title === title ? block.rows : [])
      .map((row) => row.cells) ?? [];

  test("carries no cut sign for the mark of a list", () => {
    const state = founderWho({
      "identity.values": "• We come when we said, in snow too.\n• We refuse commission.",
    });
    const [identity] = writeAnchor("expression", state, NOW).sections;
    expect(cells(identity, "Values as behaviour").map(([value]) => value)).toEqual([
      "“We come when we said, in snow too.”",
      "“We refuse commission.”",
    ]);
  });

  test("keeps what a corrected sentence says before the wrong value", () => {
    const state = founderWho({
      "customer.last_three":
        "First Leyla, who wanted the cookbook of her mother, printed in 1923. Then a student from Lyon.",
    });
    const quote = "the cookbook was printed in 1932";
    state.corrections.push({
      turn: "turn-c",
      field: "customer.last_three",
      from: "1923",
      to: "1932",
      quote,
      stale: [],
    });
    const text = JSON.stringify(consumerInsights(state).blocks);
    expect(text).toContain("First Leyla, who wanted the cookbook of her mother");
    expect(text).not.toContain("1923");
  });

  test("takes the purpose from a sentence that says why, and the message out of „ and ”", () => {
    const state = founderWho({
      "identity.why":
        "I wanted to sell it. In the drawer lay 211 slips because my father never found those books.",
      "voice.sample":
        "A card on a door: „Pani Mario, we were here at ten. The coffee is on us, next Tuesday.” We write by hand.",
    });
    const [identity, voice] = writeAnchor("expression", state, NOW).sections;
    expect(JSON.stringify(identity?.blocks)).toContain(
      "Purpose, in your words: “In the drawer lay 211 slips",
    );
    expect(JSON.stringify(voice?.blocks)).not.toContain("We write by hand");
  });
});

test("A sum for the whole year is no sum for a month", () => {
  expect(readCapacity("Three hours a week, and maybe £1,200 for the whole year.").money?.amount).toBe(100);
});

test("“No more flower shows” refuses flower shows", () => {
  const state = founderWho({ "channels.refused": "No more flower shows after Chelsea. Amazon, never." });
  expect(refusedChannels(state).map(({ name }) => name)).toEqual(["flower shows after Chelsea", "Amazon"]);
});

test("A launch of several days begins on the first, and not on the day before which it must be over", () => {
  const state = founderWho({
    "launch.moment": "Regrind Week, 8–14 February 2027: all of it goes home before the 1st of March.",
  });
  expect(launchPlanOf(state, NOW)).toMatchObject({ day: "2027-02-08", lastDay: "2027-02-14" });
});

test("What customers save is not what came in", () => {
  const revenue = (numbers: string) => {
    const { sections } = writeAnchor("evolution", founderWho({ "growth.numbers": numbers }), NOW);
    const steps = sections[1]?.blocks.find((block) => block.kind === "table");
    return steps?.kind === "table"
      ? steps.rows.find(({ cells }) => cells[0] === "revenue")?.cells[1]
      : undefined;
  };
  expect(revenue("41 sites, £61,000 average saved.")).toContain("Needs your number");
  expect(revenue("41 sites, £12,600 a month.")).toBe("“£12,600 a month”");
});

test("What is not known is quoted without the list it ends", () => {
  const state = founderWho({
    "channels.current":
      "Of 41 sites 23 came by a friend, 11 from the talk, 4 from a letter, and the other 3 I don't know.",
  });
  const [first] = buildUnknowns(state, NOW);
  expect(first?.what).toContain("“the other 3 I don't know”");
  expect(first?.what).not.toContain("by a friend");
});

describe("The founder's own page against their answer:", () => {
  const onPage = (said: string, shown: string) => {
    const state = founderWho({ "proof.best": said });
    state.pages.push({ ...ownReading(), sentences: [shown] });
    return conflictsOf(state, NOW).map(({ question }) => question);
  };
  const ownReading = (): PageReading => ({
    role: "own",
    label: "Own site",
    url: "https://a.example/",
    final_url: "https://a.example/",
    read_at: NOW.toISOString(),
    failure: null,
    title: "",
    description: "",
    language: "en",
    headings: [],
    sentences: [],
    prices: [],
    testimonials: [],
    colours: [],
  });

  test("another part of the same whole, or another number behind the same words, is a contradiction", () => {
    expect(onPage("389 of 512 hunts found in 2025, it's 76%.", "In 2025 we found 379 of 512.")).toHaveLength(
      1,
    );
    expect(onPage("we keep every event for 90 days, retry it.", "We keep every event for 60 days."))
      .toHaveLength(1);
  });

  test("the same numbers, and numbers of other things, are none", () => {
    expect(onPage("389 of 512 hunts found in 2025.", "In 2025 we found 389 of 512.")).toEqual([]);
    expect(onPage("We keep every event for 90 days.", "We answer every mail within 2 days.")).toEqual([]);
  });
});

test("A channel that the founder puts behind the others is not the focus", () => {
  const state = founderWho({
    "channels.current":
      "Of 60 new ones 34 were people who bought at the counter, 17 came with a friend and 9 from Instagram.",
    "channels.capacity": "5 hours a week.",
  });
  state.readBacks.attention = {
    candidates: [],
    accepted: true,
    sentence: null,
    words: {
      turn: "turn-confirm",
      text: "Yes, right, counter and friends before Instagram. I take number one.",
    },
  };
  expect(channelPlanOf(state, NOW)).toMatchObject({
    reason: "confirmed",
    focus: { name: "bought at the counter" },
  });
});
