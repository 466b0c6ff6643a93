import { describe, expect, it } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { commandIn } from "../../../agents/interview/commands/commands.ts";
import { correctionsIn } from "../../../agents/interview/corrections/corrections.ts";
import { changesMeant } from "../../../agents/interview/corrections/correcting.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { isNone, isUnknown, needsProbe } from "../../../agents/interview/hearing/thinness.ts";
import { withdrawnField } from "../../../agents/interview/commands/withdrawing.ts";
import { INVENTED, inventedFounder, journeyWith } from "../../helpers/founders.ts";
import { NOW } from "./player.ts";

const SAID = {
  "offering.what": "We photograph weddings and newborns in Leeds, in one afternoon.",
  "customer.last_three": "The Kaya family, a school, and two sisters from York.",
  "company.stage_region": "22 harbours in York, third season.",
  "market.obstacle": "The treasurer blocks it in March.",
  "channels.capacity": "6 hours a week and €200 a month.",
  "revenue.model": "We charge 30 euros an hour.",
} satisfies Partial<Record<FieldId, string>>;

/** A journey in which the field stands open as the question. */
function asked(field: FieldId): JourneyState {
  const state = journeyWith(SAID);
  state.question = { field, section: "market_analysis", why: "", technique: "open", skippable: false };
  return state;
}

/** What a message does, in one word and its object; "answer" where it is taken as one. */
function effectOf(text: string, open: FieldId = "proof.best"): string {
  const state = asked(open);
  const command = commandIn(text);
  if (command !== null) {
    const to = command.kind === "back" || command.kind === "jump" ? ` ${command.to ?? "one"}` : "";
    return `${command.kind}${to}`;
  }
  const withdrawn = withdrawnField(state, text);
  if (withdrawn !== null) return `withdraw ${withdrawn}`;
  const sheet = readFacts(state, NOW);
  const change =
    correctionsIn(text, { sheet, isReadBack: false, lastField: null }).flatMap((found) =>
      changesMeant(found, sheet, { turn: "t", now: NOW })
    )[0];
  return change === undefined
    ? "answer"
    : `corrects ${change.fact}: ${/\d+|the \w+/.exec(change.value)?.[0]}`;
}

describe("what people say of the interview itself", () => {
  const table: [string, string][] = [
    ["actually we charge 40, not 30", "corrects prices: 40"],
    ["that's wrong, it's 23 harbours", "corrects region: 23"],
    ["Sorry, it's 23 harbours now", "corrects region: 23"],
    ["No wait, we charge 35 euros an hour, not 30", "corrects prices: 35"],
    ["That was wrong: 45 instead of 30", "corrects prices: 45"],
    ["scratch that, it should be 23 harbours, not 22", "corrects region: 23"],
    ["the 6 should be 8", "corrects capacity: 8"],
    ["Oh, I meant 8 hours a week, not 6", "corrects capacity: 8"],
    ["change 30 to 45", "corrects prices: 45"],
    ["Correction: it's the chairman, not the treasurer", "corrects obstacle: the chairman"],
    ["we don't do weddings any more", "withdraw offering.what"],
    ["Actually, we no longer photograph newborns", "withdraw offering.what"],
    ["We stopped doing weddings.", "withdraw offering.what"],
    ["go back to the audience", "back customer.last_three"],
    ["can we go back to pricing?", "back revenue.model"],
    ["change my answer about the obstacle", "back market.obstacle"],
    ["go back", "back one"],
    ["previous question", "back one"],
    ["let's go back one", "back one"],
    ["zurück", "back one"],
    ["retour", "back one"],
    ["戻る", "back one"],
    ["skip this one", "skip"],
    ["next", "skip"],
    ["Next question please", "skip"],
    ["let's come back to that later", "skip"],
    ["I'll come back to this one later", "skip"],
    ["ask me that later", "skip"],
    ["not this one", "skip"],
    ["überspringen", "skip"],
    ["siguiente pregunta", "skip"],
    ["question suivante", "skip"],
    ["次へ", "skip"],
    ["дальше", "skip"],
    ["stop for today", "pause"],
    ["that's enough for today", "pause"],
    ["I have to go", "pause"],
    ["let's take a break", "pause"],
    ["休憩", "pause"],
    ["just finish it", "finish"],
    ["finish it with assumptions please", "finish"],
    ["wrap it up", "finish"],
    ["mit Annahmen abschließen", "finish"],
    ["jump to expression", "jump expression"],
  ];
  for (const [text, effect] of table) it(`is understood: ${text}`, () => expect(effectOf(text)).toBe(effect));
});

describe("an ordinary answer", () => {
  const answers: [string, FieldId][] = [
    ["Actually most of them come from friends of friends in York.", "channels.current"],
    ["Actually, about 40.", "growth.numbers"],
    ["Actually it was my father who started it, with 2 cameras.", "identity.why"],
    ["Actually we never advertise.", "channels.refused"],
    ["We don't do weddings any more.", "customer.not_for"],
    ["We no longer do discounts.", "channels.refused"],
    ["We stopped in March because 3 families moved.", "journey.quiet"],
    ["Next comes Bradford, then albums.", "evolution.next"],
    ["Next spring", "launch.moment"],
    ["They pass it on to a sister.", "channels.current"],
    ["Leave them the negatives, that is what we do.", "difference.only"],
    ["Back pain keeps them away", "market.obstacle"],
    ["They finish it at home.", "journey.quiet"],
    ["Later, when the child is two.", "journey.quiet"],
    ["Stop motion films, 4 a year.", "evolution.next"],
    ["Keep the words short.", "voice.sample"],
    ["Sorry, that is a hard one: trust, I think, since 9 of 10 come back.", "proof.best"],
    ["I have to go to every house twice.", "difference.only"],
  ];
  for (const [text, field] of answers) {
    it(`is taken as one: ${text}`, () => expect(effectOf(text, field)).toBe("answer"));
  }

  it("of a made-up founder is never a command and never taken back", () => {
    for (const name of INVENTED) {
      const state = inventedFounder(name);
      const texts = Object.values(state.fields).flatMap(({ answers: [answer] }) => answer?.text ?? []);
      expect({ name, found: texts.filter((text) => commandIn(text) !== null) }).toEqual({ name, found: [] });
      expect({ name, found: texts.filter((text) => withdrawnField(state, text) !== null) })
        .toEqual({ name, found: [] });
    }
  });
});

describe("in other languages", () => {
  it("nobody knows is understood, and an answer with substance is none", () => {
    for (
      const text of [
        "keine Ahnung",
        "Ich weiß es nicht.",
        "je ne sais pas",
        "aucune idée",
        "no lo sé",
        "ni idea",
        "não faço ideia",
        "geen idee",
        "det ved jeg ikke",
        "aner det ikke",
        "не знаю",
        "わかりません。",
        "不知道",
        "모르겠어요",
      ]
    ) expect({ text, unknown: isUnknown(text) }).toEqual({ text, unknown: true });
    for (
      const text of [
        "Was ein Kunde kostet, weiß ich nicht, aber 38 sind geblieben.",
        "Los padres no saben que existe: 14 de 23 vinieron por otra directora.",
        "Ils ne savent pas qu'ils peuvent apprendre.",
      ]
    ) expect({ text, unknown: isUnknown(text) }).toEqual({ text, unknown: false });
  });

  it("nothing but wall words is thin, and a short full answer is not", () => {
    for (
      const text of ["Qualität und Ehrlichkeit.", "La passion et la qualité.", "Kwaliteit en vertrouwen."]
    ) {
      expect({ text, thin: needsProbe("identity.values", text) }).toEqual({ text, thin: true });
    }
    for (
      const text of [
        "Wir lehnen Aufträge ohne Besichtigung ab, weil sonst der Kessel leidet.",
        "No ponemos logotipos en el patio.",
        "値上げしません。12月に20万円の撮影を断りました。",
        "Vi siger nej til alle under 18.",
      ]
    ) expect({ text, thin: needsProbe("identity.values", text) }).toEqual({ text, thin: false });
    expect(["keine", "ninguno", "ありません", "нет", "ingen"].every(isNone)).toBe(true);
  });
});

it.each([
  ["Wir fotografieren Hochzeiten und Geburten in Kassel", "Wir machen keine Hochzeiten mehr."],
  ["Nous photographions des mariages et des naissances à Nantes", "On ne fait plus de mariages."],
  ["Fotografiamos bodas y bautizos en Cádiz", "Ya no hacemos bodas."],
  ["Fotografiamo matrimoni e nascite a Lucca", "Non facciamo più matrimoni."],
  ["Fotografamos casamentos e batizados em Braga", "Já não fazemos casamentos."],
  ["Wij fotograferen bruiloften en geboortes in Zwolle", "We doen geen bruiloften meer."],
])("what is no longer done is taken back in every language: %s", (offering, text) => {
  const state = journeyWith({ "offering.what": offering });
  state.question = {
    field: "proof.best",
    section: "market_analysis",
    why: "",
    technique: "open",
    skippable: false,
  };
  expect(withdrawnField(state, text)).toBe("offering.what");
  state.question = { ...state.question, field: "customer.not_for" };
  expect(withdrawnField(state, text)).toBeNull();
});
