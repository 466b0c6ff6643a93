import { describe, expect, test } from "vitest";
import { labelOf } from "../../../agents/anchors/attention/channel_kinds.ts";
import { channelPlanOf } from "../../../agents/anchors/attention/channel_plan.ts";
import { readChannels } from "../../../agents/anchors/attention/channels.ts";
import { deadlineIn } from "../../../agents/text/deadline.ts";
import { launchPlanOf } from "../../../agents/anchors/attention/launch_plan.ts";
import { numberOf } from "../../../agents/text/quantities.ts";
import { refusedChannels } from "../../../agents/anchors/attention/refused_channels.ts";
import { roomsOf } from "../../../agents/anchors/attention/rooms.ts";
import { spansIn } from "../../../agents/text/spans.ts";
import { betOf } from "../../../agents/anchors/evolution/bet.ts";
import { goalOf, standingOf } from "../../../agents/anchors/evolution/goal.ts";
import { neverSteps, nextSteps } from "../../../agents/anchors/evolution/order.ts";
import { quietOf } from "../../../agents/anchors/evolution/quiet.ts";
import { askOf } from "../../../agents/anchors/pitch/funds.ts";
import { datesIn } from "../../../agents/text/text.ts";
import { founderWho } from "../../helpers/founders.ts";

const NOW = new Date("2026-11-21T09:00:00Z");

describe("A whole is never a channel:", () => {
  const cases: [string, [string, number | null][]][] = [
    ["80 shops: 50 from a dealer, 30 from Google.", [["dealer", 50], ["Google", 30]]],
    ["We have 80 shops, 50 from a dealer and 30 from Google.", [["dealer", 50], ["Google", 30]]],
    ["90 clientes: 60 por otra tienda, 30 por la radio.", [["otra tienda", 60], ["radio", 30]]],
    ["60組のうち40組が紹介、20組が新聞です。", [["紹介", 40], ["新聞", 20]]],
    ["12 of last year's 15 came through an old client. Three read a column.", [["old client", 12], [
      "column",
      3,
    ]]],
    ["About half of our 40 kitchens came via fitters. The other 20% via Google.", [["fitters", 50], [
      "Google",
      20,
    ]]],
  ];
  test.each(cases)("“%s”", (text, expected) => {
    expect(readChannels(text).map(({ name, count }) => [name, count])).toEqual(expected);
  });

  test("nothing so far is no channel", () => {
    expect(readChannels("None so far. I walked about with my phone.")).toEqual([]);
  });

  test("a plain list is read item by item, without what is said of the items", () => {
    const names = readChannels(
      "Well the dentists would be most of it, and then the school gate, and the rest is luck.",
    )
      .map(({ name }) => name);
    expect(names).toEqual(["dentists", "school gate", "luck"]);
  });
});

test("A channel told as a clause is called by its kind, one with a name keeps it", () => {
  expect(labelOf("another harbour master rang them", "referral")).toBe("Word of mouth");
  expect(labelOf("boat show in Leeuwarden", "event")).toBe("boat show in Leeuwarden");
  const plan = channelPlanOf(
    founderWho({ "channels.current": "Of 20 farms 12 came because a vet told them, 8 from the market." }),
    NOW,
  );
  expect(plan.focus.label).toBe("Word of mouth");
  expect(plan.focus.name).toContain("told them");
});

describe("Refused channels are read in", () => {
  const cases: [string, string[]][] = [
    ["Pas de publicité payante, pas d'Instagram.", ["publicité payante", "Instagram"]],
    ["Ni Instagram ni sorteos. No ponemos fotos en internet.", ["Instagram", "sorteos"]],
    ["Keine Messen mehr und kein Kaltanruf. LinkedIn mache ich nicht.", ["Messen", "Kaltanruf", "LinkedIn"]],
    ["I'm not paying Facebook a penny, and no radio ads.", ["Facebook", "radio ads"]],
    ["No leaflets either, shopkeepers throw them away, and no fairs.", ["leaflets", "fairs"]],
    ["What I refuse: the delivery apps, nunca.", ["delivery apps"]],
    ["Nothing is off the table.", []],
  ];
  test.each(cases)("“%s”", (text, expected) => {
    expect(refusedChannels(founderWho({ "channels.refused": text })).map((each) => each.name)).toEqual(
      expected,
    );
  });

  test("what is said about hours and money is no refused channel", () => {
    const state = founderWho({
      "channels.capacity": "Two evenings a week, and I've no money for it, none, well, fifty a month.",
    });
    expect(refusedChannels(state)).toEqual([]);
  });
});

describe("What will not be done is no next step:", () => {
  const cases: [string, string[], string[]][] = [
    ["Leeds first. Not schools, not offices.", ["Leeds first."], ["Not schools, not offices."]],
    ["Ghent. We don't do halls.", ["Ghent."], ["We don't do halls."]],
    ["Primero Soria. Nunca bodas.", ["Primero Soria."], ["Nunca bodas."]],
    ["Kumasi, then stock lists.", ["Kumasi", "then stock lists."], []],
  ];
  test.each(cases)("“%s”", (text, next, never) => {
    const state = founderWho({ "evolution.next": text });
    expect(nextSteps(state)).toEqual(next);
    expect(neverSteps(state)).toEqual(never);
  });
});

describe("A bet is read without the word if, in other tongues and in words:", () => {
  const cases: [string, object][] = [
    ["Target 80% by June 30, 2027. Under 60% and we stop.", {
      targetText: "80%",
      flipAt: 60,
      flipText: "60%",
    }],
    ["Sixty plans by 6/30/2027. Anything below twenty-five and we kill it.", {
      target: 60,
      date: "2027-06-30",
      flipAt: 25,
    }],
    ["40 calls by 30/06/2027. Under 10, I take it down.", { target: 40, date: "2027-06-30", flipAt: 10 }],
    ["12 won by 31 May 2027. We change our mind at under 5.", { target: 12, flipAt: 5 }],
    ["60 shops by 30 May 2027; with fewer than 30 we close it.", { target: 60, flipAt: 30 }],
    ["Bis zum 30.06.2027 sollen zehn zustimmen. Wenn es weniger als vier sind, lassen wir es.", {
      target: 10,
      flipAt: 4,
    }],
    ["2027年6月30日までに月6泊にする。3泊以下なら戻ります。", { target: 6, date: "2027-06-30", flipAt: 3 }],
  ];
  test.each(cases)("“%s”", (text, expected) => {
    expect(betOf(founderWho({ "evolution.bet": text }), NOW)).toMatchObject(expected);
  });

  test("a target that is meant to stay low is no flip", () => {
    const bet = betOf(founderWho({ "evolution.bet": "Under 2% churn by 30 June 2027." }), NOW);
    expect(bet).toMatchObject({ flip: null, targetText: "2%" });
  });
});

describe("A time without a day is read:", () => {
  const spans: [string, string, string][] = [
    ["It starts in March 2027.", "2027-03-01", "2027-03-31"],
    ["Open in Q2 2027.", "2027-04-01", "2027-06-30"],
    ["Im zweiten Quartal 2027.", "2027-04-01", "2027-06-30"],
    ["next spring", "2027-03-01", "2027-05-31"],
    ["La próxima primavera.", "2027-03-01", "2027-05-31"],
    ["by Christmas 2027", "2027-12-01", "2027-12-24"],
    ["late October", "2027-10-21", "2027-10-31"],
  ];
  test.each(spans)("“%s”", (text, from, to) => {
    expect(spansIn(text, NOW)[0]).toMatchObject({ from, to });
  });

  test("a season is the southern one in the south", () => {
    expect(spansIn("next spring", NOW, true)[0]?.from).toBe("2027-09-01");
  });

  test("a month beside a day is that day, and no month", () => {
    expect(spansIn("on 3 March 2027", NOW)).toEqual([]);
    expect(deadlineIn("on 3 March 2027", NOW)?.date).toBe("2027-03-03");
  });

  test("it becomes the moment on its first working day, said to be ours", () => {
    const launch = launchPlanOf(founderWho({ "launch.moment": "We open in May 2027." }), NOW);
    expect(launch).toMatchObject({ day: "2027-05-03", isSaid: true, within: "May 2027" });
  });
});

test("Numeric dates are read in the only order that makes one", () => {
  expect(datesIn("3/15/2027").map((date) => date.iso)).toEqual(["2027-03-15"]);
  expect(datesIn("15/3/2027").map((date) => date.iso)).toEqual(["2027-03-15"]);
});

describe("Goals and standings are counted", () => {
  const cases: [string, string, number, number | null][] = [
    ["Five hundred gyms by 12/31/2027.", "two hundred and twelve gyms", 500, 212],
    ["Grow from 96 practices to 130 by the end of 2027.", "96 practices", 130, 96],
    ["2027年12月31日までに月18泊。", "月14泊", 18, 14],
    ["90 days sold by Christmas 2027.", "74 days sold last year", 90, null],
  ];
  test.each(cases)("in “%s” and “%s”", (goal, numbers, value, standing) => {
    const state = founderWho({ "goal.twelve_months": goal, "growth.numbers": numbers });
    const read = goalOf(state, NOW);
    expect(read?.value).toBe(value);
    expect(read && standingOf(state, read)?.value || null).toBe(standing);
  });
});

test("Numbers in words are numbers", () => {
  const words = ["seventy-two", "two hundred and twelve", "zehn", "veinte", "dix", "nothing"];
  expect(words.map(numberOf)).toEqual([72, 212, 10, 20, 10, null]);
});

test("A quiet time may be a plural of weeks, and never a day that is counted from", () => {
  const quiet = quietOf(
    founderWho({ "journey.quiet": "Weeks three and four: nobody has rung since day one." }),
  );
  expect(quiet?.day).toBe(15);
});

test("A relative clause is no room", () => {
  const rooms = roomsOf(
    founderWho({ "community.places": "Der Stammtisch, und der Großhandel, wo alle stehen." }),
  );
  expect(rooms.map(({ name }) => name)).toEqual(["Der Stammtisch", "der Großhandel"]);
});

describe("What is asked for is split into uses that add to 100:", () => {
  const cases: [string, [string | null, number][]][] = [
    ["Raising $750,000: 50% two engineers, 30% staff, 20% Ohio.", [["two engineers", 50], ["staff", 30], [
      "Ohio",
      20,
    ]]],
    ["$450k: $225k a press, $225k two reps.", [["press", 50], ["two reps", 50]]],
    ["€100,000: €60,000 for a van.  And €20,000 for stock.", [["van", 60], ["stock", 20], [null, 20]]],
    ["Buscamos 40.000 €: la mitad para una persona, el resto para agua.", [["una persona", 50], [
      "agua",
      50,
    ]]],
  ];
  test.each(cases)("“%s”", (text, expected) => {
    const ask = askOf(founderWho({ "pitch.raise": text }));
    expect(ask?.uses.map(({ what, share }) => [what, share])).toEqual(expected);
    expect(ask?.uses.reduce((sum, use) => sum + use.share, 0)).toBe(100);
  });

  test.each([
    "God, no.",
    "Ah no. I'm not looking for money.",
    "Pas de levée de fonds.",
    "資金調達はしません。",
  ])(
    "“%s” asks for nothing",
    (text) => expect(askOf(founderWho({ "pitch.raise": text }))?.raising).toBe(false),
  );
});
