import { describe, expect, it } from "vitest";
import type { ModelFact } from "../../../agents/domain/model_facts.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { checkModelFact, type FactProposal } from "../../../agents/facts/from_model/check_model_fact.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { journeyWith, NOW } from "./sheet.ts";

/** What passes of one proposal about one answer. */
function checked(field: FieldId, text: string, proposal: FactProposal): ModelFact | null {
  const state = journeyWith({ [field]: text });
  const messages = [{ turn: `t-${field}`, text, field }];
  return checkModelFact(proposal, { messages, sheet: readFacts(state, NOW), state, now: NOW });
}

describe("a fact that a model proposes", () => {
  it.each<[FieldId, string, FactProposal]>([
    ["channels.current", "The directory brought nineteen, auditors 16.", {
      id: "channels",
      value: "directory 19",
      quote: "The directory brought nineteen",
    }],
    ["revenue.model", "Wir nehmen 79 € im Monat je Standort.", {
      id: "prices",
      value: "79 € im Monat je Standort",
      quote: "79 € im Monat je Standort",
    }],
    ["goal.twelve_months", "120 groups by the end of 2027, from 62 now.", {
      id: "goal.by",
      value: "31 December 2027",
      quote: "by the end of 2027",
    }],
    ["goal.twelve_months", "Da 62 a 120 gruppi entro il 31 dicembre 2027.", {
      id: "goal.target",
      value: "120 gruppi",
      quote: "Da 62 a 120 gruppi",
    }],
    ["channels.capacity", "週に8時間、月に3万円です。", {
      id: "capacity.hours_a_week",
      value: "8",
      quote: "週に8時間",
    }],
    ["market.rivals", "Nory, et surtout ceux qui ferment tard.", {
      id: "rivals",
      value: "ceux qui ferment tard (not a company)",
      quote: "ceux qui ferment tard",
    }],
    ["messaging.objections", "They say it is too dear; I say it is two hours of my life.", {
      id: "objections",
      value: "too dear – two hours of my life",
      quote: "it is too dear; I say it is two hours of my life",
    }],
    ["pitch.team", "Tom used to build till integrations, I cook.", {
      id: "team",
      value: "Tom – build till integrations",
      quote: "Tom used to build till integrations",
    }],
    ["pitch.raise", "We raise £600k, half of it for two engineers.", {
      id: "raise.amount",
      value: "£600,000",
      quote: "We raise £600k",
    }],
    ["identity.why", "My mother cleaned offices at night and nobody knew her name.", {
      id: "why",
      value: "nobody knew her name",
      quote: "My mother cleaned offices at night and nobody knew her name",
    }],
    ["identity.values", "Pas de farine importée, même l'année où la récolte a raté.", {
      id: "values",
      value: "Pas de farine importée, même l'année où la récolte a raté",
      quote: "Pas de farine importée, même l'année où la récolte a raté",
    }],
    ["journey.quiet", "They went quiet after the second order.", {
      id: "quiet",
      value: "They went quiet after the second order",
      quote: "They went quiet after the second order",
    }],
  ])("passes where %s says it: %s", (field, text, proposal) => {
    expect(checked(field, text, proposal)).toMatchObject({
      fact: proposal.id.split(".")[0],
      quote: proposal.quote,
    });
  });

  it.each<[string, FieldId, string, FactProposal]>([
    ["another number", "channels.current", "The directory brought 19.", {
      id: "channels",
      value: "directory 91",
      quote: "The directory brought 19",
    }],
    ["a share made of a count", "channels.current", "The directory brought 19.", {
      id: "channels",
      value: "directory 19%",
      quote: "The directory brought 19",
    }],
    ["a sum", "channels.current", "The directory 19, auditors 16.", {
      id: "channels",
      value: "directory 35",
      quote: "The directory 19, auditors 16",
    }],
    ["another currency", "revenue.model", "We take £79 a month.", {
      id: "prices",
      value: "€79 a month",
      quote: "We take £79 a month",
    }],
    ["another name", "market.rivals", "Nory is what they know.", {
      id: "rivals",
      value: "Harbourmaster",
      quote: "Nory is what they know",
    }],
    ["an address", "market.rivals", "Nory is what they know.", {
      id: "rivals",
      value: "Nory https://nory.example",
      quote: "Nory is what they know",
    }],
    ["another day", "goal.twelve_months", "120 groups by the end of 2027.", {
      id: "goal.by",
      value: "30 June 2027",
      quote: "by the end of 2027",
    }],
    ["its own words", "identity.why", "Nobody knew her name.", {
      id: "why",
      value: "A passion for dignity",
      quote: "Nobody knew her name",
    }],
    ["a quote with a word changed", "identity.why", "Nobody knew her name.", {
      id: "why",
      value: "knew her name",
      quote: "Somebody knew her name",
    }],
    ["what is left open", "channels.capacity", "I am not sure, perhaps we could find £600 a month.", {
      id: "capacity.money_a_month",
      value: "£600",
      quote: "perhaps we could find £600 a month",
    }],
    ["what is over", "revenue.model", "We used to charge £40, now it is £45 a visit.", {
      id: "prices",
      value: "£40",
      quote: "We used to charge £40, now it is £45 a visit",
    }],
    ["a part there is none of", "goal.twelve_months", "120 groups.", {
      id: "goal.reason",
      value: "120",
      quote: "120 groups",
    }],
    ["a cell that cannot be read", "channels.capacity", "Eight hours or so a week, I guess 12.", {
      id: "capacity.hours_a_week",
      value: "many",
      quote: "Eight hours or so a week",
    }],
  ])("is refused with %s", (_, field, text, proposal) => {
    expect(checked(field, text, proposal)).toBeNull();
  });

  it.each<[string, FieldId, string, FactProposal, FactProposal]>([
    [
      "a step that is not taken",
      "evolution.next",
      "A second van, not a shop.",
      { id: "next", value: "not a shop", quote: "not a shop" },
      { id: "next", value: "A second van", quote: "A second van" },
    ],
    [
      "ein Schritt, der unterbleibt",
      "evolution.next",
      "Ein zweiter Wagen, kein Laden in der Stadt.",
      { id: "next", value: "kein Laden", quote: "kein Laden" },
      { id: "next", value: "Ein zweiter Wagen", quote: "Ein zweiter Wagen" },
    ],
    [
      "a number of a story as a measure",
      "customer.trigger_barrier",
      "Somebody resigns, the average tenure is 19 months.",
      { id: "measured", value: "average tenure: 19 months", quote: "the average tenure is 19 months" },
      { id: "trigger", value: "Somebody resigns", quote: "Somebody resigns" },
    ],
    [
      "a bare price beside a rival",
      "market.rivals",
      "Waggy Tails, she takes less and I take £45.",
      { id: "prices", value: "£45", quote: "I take £45" },
      { id: "rivals", value: "Waggy Tails", quote: "Waggy Tails" },
    ],
  ])("is not %s", (_, field, text, refused, passed) => {
    expect(checked(field, text, refused)).toBeNull();
    expect(checked(field, text, passed)).not.toBeNull();
  });

  it("may add a row to a list that was confirmed, and leaves the confirmed rows as they are", () => {
    const said = { "growth.numbers": "Churn is 9% a year.", "company.stage_region": "62 customers in Kent." };
    const state = journeyWith(said);
    state.fields["growth.numbers"].status = "confirmed";
    const messages = [{
      turn: "later",
      text: "Churn is 4% a year, onboarding 12 days.",
      field: "growth.numbers" as const,
    }];
    const ground = { messages, sheet: readFacts(state, NOW), state, now: NOW };
    const churn = { id: "measured", value: "Churn: 4%", quote: "Churn is 4% a year" };
    const days = { id: "measured", value: "onboarding: 12 days", quote: "onboarding 12 days" };
    expect(ground.sheet.facts.measured.map(({ name }) => name.toLowerCase())).toContain("churn");
    expect(checkModelFact(churn, ground)).toBeNull();
    expect(checkModelFact(days, ground)).toMatchObject({ value: "onboarding: 12 days" });
  });

  it.each([
    [
      "二人目は京都のご夫婦で、仏壇のことで迷っていました。",
      "京都のご夫婦で、仏壇のことで迷っていました",
      "京都のご夫婦",
    ],
    ["Second was Ann in Ribe, I think she was unsure.", "Ann in Ribe, I think she was unsure", "Ann in Ribe"],
  ])("keeps its beginning where what follows is not meant as said: %s", (text, value, kept) => {
    const quote = text.slice(0, -1);
    expect(checked("customer.last_three", text, { id: "customers", value, quote })).toMatchObject({
      value: kept,
    });
  });

  it("is refused where the founder has locked the words", () => {
    const state = journeyWith({ "identity.why": "Nobody knew her name." });
    state.fields["identity.why"].locked = true;
    const messages = [{
      turn: "t-identity.why",
      text: "Nobody knew her name.",
      field: "identity.why" as const,
    }];
    const proposal = { id: "why", value: "her name", quote: "Nobody knew her name" };
    expect(checkModelFact(proposal, { messages, sheet: readFacts(state, NOW), state, now: NOW })).toBeNull();
  });
});

describe("what a model read", () => {
  const TEXT = "Referrals mostly, 12 of them, then 7 from the market stall.";
  const read = (value: string, quote: string, over: Partial<ModelFact> = {}): ModelFact => ({
    fact: "channels",
    part: null,
    value,
    quote,
    turn: "t-channels.current",
    field: "channels.current",
    ...over,
  });

  it("puts the rows of the same words in the place of the rules', and loses no number", () => {
    const state = journeyWith({ "channels.current": TEXT });
    state.modelFacts = [read("Referrals 12", TEXT), read("market stall 7", TEXT)];
    const { channels } = readFacts(state, NOW).facts;
    expect(channels.map(({ name, count }) => [name, count])).toEqual([["Referrals", 12], [
      "market stall",
      7,
    ]]);
    state.modelFacts = [read("Referrals 12", TEXT)];
    expect(readFacts(state, NOW).facts.channels.map(({ count }) => count).toSorted()).toContain(7);
  });

  it("takes the place of what the rules read of that message, be it of other words", () => {
    const text = "Nory, and Access, they come up whenever the group is large.";
    const state = journeyWith({ "market.rivals": text });
    const fact = { fact: "rivals", part: null, turn: "t-market.rivals", field: "market.rivals" } as const;
    state.modelFacts = [
      { ...fact, value: "Nory", quote: "Nory" },
      { ...fact, value: "Access", quote: "Access" },
    ];
    expect(readFacts(state, NOW).facts.rivals.map(({ name }) => name)).toEqual(["Nory", "Access"]);
  });

  it("stands once where it was said in two turns, as it was said more fully", () => {
    const text = "The team is 11: 5 engineers.";
    const state = journeyWith({ "market.rivals": text });
    const fact = { part: null, field: "pitch.team" } as const;
    const price = { ...fact, fact: "prices", field: "revenue.model" } as const;
    state.modelFacts = [
      { ...fact, fact: "team", turn: "early", value: "5 engineers", quote: "5 engineers" },
      { ...price, turn: "early", value: "£45 a visit", quote: "£45 a visit" },
      { ...fact, fact: "team", turn: "late", value: "Five engineers – from a bank", quote: "Five engineers" },
      { ...price, turn: "late", value: "£45 a visit for a small dog", quote: "£45 a visit for a small dog" },
      { ...price, turn: "late", value: "£60 a visit for doodles", quote: "£60 for doodles" },
    ];
    const { team, prices } = readFacts(state, NOW).facts;
    expect(team.map(({ who }) => who)).toEqual(["Five engineers"]);
    expect(prices.map((row) => [row.amount, row.for])).toEqual([[45, "small dog"], [60, "doodles"]]);
  });

  it("stands once where a rival is called by the last word of the name", () => {
    const state = journeyWith({ "offering.what": "Pâtes de blé noir." });
    const fact = { fact: "rivals", part: null } as const;
    const links = { ...fact, field: "company.links", turn: "early" } as const;
    const rivals = { ...fact, field: "market.rivals", turn: "late" } as const;
    state.modelFacts = [
      { ...links, value: "la Ferme de Kerduff", quote: "la Ferme de Kerduff" },
      { ...links, value: "Blé d'Or", quote: "Blé d'Or" },
      { ...rivals, value: "Kerduff", quote: "Kerduff" },
      { ...rivals, value: "Orge d'Argent", quote: "Orge d'Argent" },
    ];
    expect(readFacts(state, NOW).facts.rivals.map(({ name }) => name).toSorted()).toEqual([
      "Blé d'Or",
      "Orge d'Argent",
      "la Ferme de Kerduff",
    ]);
  });

  it("counts in the unit that was said behind its number", () => {
    const state = journeyWith({ "offering.what": "Books for pubs." });
    const fact = { fact: "measured", part: null, turn: "early", field: "growth.numbers" } as const;
    state.modelFacts = [
      { ...fact, value: "customers: 61", quote: "We're 61 customers" },
      { ...fact, value: "close: day 2.4 from day 14", quote: "close day 2.4 from day 14" },
      { ...fact, value: "new groups: about 2.5 a month", quote: "about 2.5 groups a month" },
    ];
    expect(readFacts(state, NOW).facts.measured.map(({ name, value, unit }) => [name, value, unit])).toEqual([
      ["customers", 61, "customers"],
      ["close", 2.4, null],
      ["new groups", 2.5, "a month"],
    ]);
  });

  it("fills what is empty, part by part, and keeps what another turn has said", () => {
    const state = journeyWith({ "goal.twelve_months": "120 groups." });
    const goal = { fact: "goal", field: "goal.twelve_months", turn: "later" } as const;
    state.modelFacts = [
      { ...goal, part: "by", value: "31 December 2027", quote: "by the end of 2027" },
      { ...goal, part: "target", value: "900", quote: "900" },
    ];
    expect(readFacts(state, NOW).facts.goal).toMatchObject({ target: 120, by: "2027-12-31" });
  });

  it("keeps the sentence of the goal itself, whatever sentence tells where it starts", () => {
    const text = "I want 150 bridges by 31 March 2028. From 112.";
    const state = journeyWith({ "goal.twelve_months": text });
    const goal = { fact: "goal", field: "goal.twelve_months", turn: "t-goal.twelve_months" } as const;
    state.modelFacts = [
      { ...goal, part: "target", value: "150 bridges", quote: "I want 150 bridges by 31 March 2028." },
      { ...goal, part: "baseline", value: "112", quote: "From 112." },
    ];
    expect(readFacts(state, NOW).facts.goal).toMatchObject({
      target: 150,
      baseline: 112,
      quote: "I want 150 bridges by 31 March 2028.",
    });
  });

  it("settles what stood unclear, and gives way to what the founder changes", () => {
    const text = "18 dogs a week by next Christmas";
    const state = journeyWith({ "goal.twelve_months": text });
    expect(readFacts(state, NOW).unclear.map(({ part }) => part)).toEqual(["by"]);
    const by = { fact: "goal", part: "by", field: "goal.twelve_months" } as const;
    state.modelFacts = [{ ...by, value: "30 June 2027", quote: "June 2027 it is", turn: "later" }];
    const after = readFacts(state, NOW);
    expect(after.unclear).toEqual([]);
    expect(after.facts.goal).toMatchObject({ target: 18, by: "2027-06-30" });
    state.factChanges = [{ ...by, row: null, value: "31 March 2027", turn: "last", quote: "31 March 2027" }];
    expect(readFacts(state, NOW).facts.goal?.by).toBe("2027-03-31");
  });

  it("is confirmed with the field that it belongs to", () => {
    const state = journeyWith({ "channels.current": TEXT });
    state.modelFacts = [read("Referrals 12", TEXT), read("market stall 7", TEXT)];
    state.fields["channels.current"].status = "confirmed";
    expect(readFacts(state, NOW).facts.channels.map((row) => row.state)).toEqual(["confirmed", "confirmed"]);
  });
});
