import { describe, expect, it } from "vitest";
import { startJourney, takeTurn } from "../../../agents/master.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { type JourneyState, newJourney } from "../../../agents/domain/journey.ts";
import { alsoHeard } from "../../../agents/interview/hearing/also_heard.ts";
import { linksIn } from "../../../agents/interview/hearing/links.ts";
import { isNone, isUnknown, needsProbe } from "../../../agents/interview/hearing/thinness.ts";
import { failedPage, readCase, surroundings } from "./player.ts";

const NOW = new Date("2026-11-20T09:00:00Z");

function journey(): JourneyState {
  return newJourney("j", "Wheelyard", "Ann");
}

/** A journey in which this field is the open question. */
async function asking(field: FieldId, answers: Partial<Record<FieldId, string>> = {}): Promise<JourneyState> {
  const { state } = await startJourney(journey(), surroundings());
  for (const [id, text] of Object.entries(answers)) {
    state.fields[id as FieldId].answers.push({ turn: `t-${id}`, text, thin: false });
    state.fields[id as FieldId].status = "heard";
  }
  return { ...state, turns: 5, question: { ...state.question!, field } };
}

describe("hearing", () => {
  it("takes a belief out of an answer about the trigger, in exact words", async () => {
    for (const id of ["tidewatch", "ovenline"]) {
      const text = (await readCase(id)).answers["customer.trigger_barrier"]!;
      const heard = alsoHeard(journey(), "customer.trigger_barrier", { text: text, now: NOW });
      expect(heard.map((each) => each.field)).toEqual(["customer.belief"]);
      expect(text).toContain(heard[0]!.quote);
      expect(heard[0]!.quote).toMatch(/believe/);
    }
  });

  it("leaves a list to its own question: refusals in passing are seldom all of them", async () => {
    for (const id of ["tidewatch", "ovenline"]) {
      const text = (await readCase(id)).answers["channels.capacity"]!;
      expect(alsoHeard(journey(), "channels.capacity", { text, now: NOW })).toEqual([]);
    }
  });

  it("leaves a field open on half a belief, one refusal, or a price in passing", () => {
    expect(
      alsoHeard(journey(), "customer.trigger_barrier", { text: "They believe bread is bread.", now: NOW }),
    ).toEqual([]);
    expect(alsoHeard(journey(), "channels.capacity", { text: "5 hours and no Instagram.", now: NOW }))
      .toEqual([]);
    expect(
      alsoHeard(journey(), "channels.capacity", { text: "2 hours a week, €50 a month, not more.", now: NOW }),
    ).toEqual([]);
    expect(
      alsoHeard(journey(), "offering.what", { text: "A repair in a day. It costs €35 an hour.", now: NOW }),
    ).toEqual([]);
  });

  it("never fills a field that is locked or was already answered", () => {
    const state = journey();
    state.fields["customer.belief"].status = "heard";
    const text = "They believe it is dear. They would have to believe that waiting is dearer.";
    expect(alsoHeard(state, "customer.trigger_barrier", { text: text, now: NOW })).toEqual([]);
  });
});

describe("a thin answer", () => {
  const thin: [FieldId, string][] = [
    ["market.obstacle", "People just don't know about us yet."],
    ["customer.belief", "They think we're good."],
    ["difference.only", "We care more."],
    ["proof.best", "Good reviews"],
    ["customer.not_for", "anybody really"],
    ["identity.values", "Trust. Respect. Innovation."],
    ["offering.what", "An innovative solution"],
    ["evolution.bet", "We will grow a lot"],
    ["content.knowledge", "a lot about coffee"],
    ["goal.twelve_months", "Douze mois à partir de maintenant, ou l'année civile ?"],
    ["voice.sample", "Is it a text message you want?"],
    ["channels.capacity", "Fünf Stunden mit oder ohne die Messe im März?"],
  ];
  for (const [field, text] of thin) {
    it(`is probed: ${field} ${text}`, () => expect(needsProbe(field, text)).toBe(true));
  }

  const full: [FieldId, string][] = [
    ["identity.contrast", "Decathlon"],
    ["customer.not_for", "No racing bikes and no e-scooters"],
    ["market.alternative", "The bike shop on the corner or their own garage"],
    ["pitch.team", "Just me"],
    ["offering.what", "We fix cargo bikes, two an hour"],
    ["journey.quiet", "After the first repair"],
    ["company.links", "none"],
    ["visual.colours", "blue"],
    ["channels.current", "none yet"],
    ["offering.what", "京都の小さな工房で手織りの帯を作っています。"],
    ["messaging.objections", "Why pay 12 euros when the discounter has a pair for 3?"],
    ["goal.twelve_months", "Is it revenue you mean? Then 90,000 euros by June 2027."],
  ];
  for (const [field, text] of full) {
    it(`is not: ${field} ${text}`, () => expect(needsProbe(field, text)).toBe(false));
  }

  it("is none of the full answers of the cases, and all of their thin ones", async () => {
    for (const id of ["tidewatch", "ovenline"]) {
      const { answers, thin } = await readCase(id);
      const probed = Object.entries(answers).filter(([field, text]) =>
        needsProbe(field as FieldId, text) || isUnknown(text)
      );
      expect(probed).toEqual([]);
      const missed = Object.entries(thin).filter(([field, text]) =>
        !needsProbe(field as FieldId, text) && !isUnknown(text)
      );
      expect(missed).toEqual([]);
    }
  });

  it("is probed at most twice, then stands as it is", async () => {
    let state = await asking("market.obstacle");
    for (const text of ["People are slow", "They are just slow", "It is what it is"]) {
      expect(state.question?.field).toBe("market.obstacle");
      state = (await takeTurn(state, { id: text, text }, surroundings())).state;
    }
    expect(state.question?.field).not.toBe("market.obstacle");
    expect(state.fields["market.obstacle"].answers).toHaveLength(3);
  });
});

describe("not knowing", () => {
  const unknown = [
    "I don't know",
    "dunno",
    "Hm, not sure.",
    "no idea, sorry",
    "keine Ahnung",
    "não sei",
    "je ne sais pas",
    "わかりません",
    "Honestly I have no clue",
  ];
  for (const text of unknown) it(`is heard in: ${text}`, () => expect(isUnknown(text)).toBe(true));

  const known = [
    "What I don't know: how much a customer spends. 90 repairs.",
    "You don't know which of the three bakeries baked it, that's why",
    "90 repairs, rest unknown",
  ];
  for (const text of known) it(`is not heard in: ${text}`, () => expect(isUnknown(text)).toBe(false));

  it("is met with three options drawn from what was said, and one can be sent", async () => {
    const said = {
      "customer.not_for": "Couriers who ride for the big platforms.",
      "market.alternative": "They go back to the garage in Ledeberg.",
    };
    const offered = await takeTurn(
      await asking("identity.values", said),
      { id: "t1", text: "I don't know" },
      surroundings(),
    );
    expect(offered.state.question?.technique).toBe("contrast");
    expect(offered.state.question?.options).toHaveLength(3);
    expect(offered.state.question?.options?.[0]).toContain("“Couriers who ride for the big platforms”");
    const option = offered.state.question!.options![1]!;
    const picked = await takeTurn(offered.state, { id: "t2", text: option }, surroundings());
    expect(picked.state.fields["identity.values"].answers).toEqual([{
      turn: "t2",
      text: option,
      thin: false,
    }]);
    const byLetter = await takeTurn(offered.state, { id: "t2", text: "A" }, surroundings());
    expect(byLetter.state.fields["identity.values"].answers.at(-1)).toEqual({
      turn: "t-customer.not_for",
      text: "Couriers who ride for the big platforms",
      thin: false,
    });
  });

  it("becomes an assumption with its cheapest test when it stays", async () => {
    const offered = await takeTurn(
      await asking("market.obstacle"),
      { id: "t1", text: "not sure" },
      surroundings(),
    );
    const { state, reply } = await takeTurn(
      offered.state,
      { id: "t2", text: "I still don't know" },
      surroundings(),
    );
    expect(state.fields["market.obstacle"].status).toBe("assumed");
    expect(reply).toContain(state.fields["market.obstacle"].assumption!.test);
  });

  it("is not the same as none", () => {
    expect(["none", "no site", "Nothing yet.", "we don't have a website", "nenhum", "なし"].every(isNone))
      .toBe(true);
    expect(["none of the shops pays", "no racing bikes"].some(isNone)).toBe(false);
  });
});

describe("websites", () => {
  it("are read with their labels, own first, without scheme too, and not where asked not to", () => {
    const text =
      "We meet Velofix (velofix.example/be) and O'Neill's: www.oneills.example, our own is wheelyard.example. " +
      "Please don't read blog.wheelyard.example or mail ann@wheelyard.example";
    expect(linksIn(text, "Wheelyard").map(({ role, label, url }) => [role, label, url])).toEqual([
      ["own", "Own site", "https://wheelyard.example"],
      ["rival", "Velofix", "https://velofix.example/be"],
      ["rival", "O'Neill's", "https://www.oneills.example"],
    ]);
  });

  it("end where the Japanese behind them begins", () => {
    const text =
      "うちはkubota.exampleです。競合は https://nuka.example/aboutで、あとはぬか庵（nukaan.example）とか。";
    expect(linksIn(text, "くぼた").map(({ role, url }) => [role, url])).toEqual([
      ["own", "https://kubota.example"],
      ["rival", "https://nuka.example/about"],
      ["rival", "https://nukaan.example"],
    ]);
  });

  it("that cannot be read are said so in the reply, and the interview goes on", async () => {
    const steps: string[] = [];
    const research = {
      readPage: (request: Parameters<typeof failedPage>[0]) => Promise.resolve(failedPage(request)),
    };
    const { reply, state } = await takeTurn(
      await asking("company.links", { "offering.what": "Repairs", "customer.last_three": "Three nurseries" }),
      { id: "t1", text: "wheelyard.example" },
      surroundings({ research, onStatus: ({ text }) => steps.push(text) }),
    );
    expect(steps).toEqual(["Analyzing your website..."]);
    expect(reply).toContain("Own site: the address does not answer.");
    expect(state.question?.field).toBe("company.stage_region");
    expect(state.pages).toHaveLength(1);
  });
});
