import { expect, test } from "vitest";
import { ask, groundsOf, price, text } from "./ground.ts";

/** A joiner's shop in words of its own language. */
function shop(offering: string, facts: Parameters<typeof groundsOf>[0]["facts"]) {
  return groundsOf({ company: "Kerf", founder: "Ines Vogt", facts: { offering: text(offering), ...facts } });
}

const EN = "we build fitted wardrobes for old houses in Bath";
const DE = "Wir bauen Einbauschränke für alte Häuser in Bamberg";

test("each thing of a refused list is refused, and what is no thing of it is a reason", () => {
  const foundation = shop(EN, {
    not_for: [text("The developers, the letting agents, not after Moorland Court")],
  });
  const agent = ask(foundation, "A letting agent wants thirty wardrobes and pays up front. Do we take it?");
  expect(agent.consultation).toMatch(/^\*\*Recommendation\.\*\* No, .*the letting agents/u);
  expect(agent.against_decision).toContain("letting agents");
  const court = ask(foundation, "Should we put a showroom in Moorland Court?");
  expect(court.against_decision).toBeNull();
});

test.each([
  [
    "en",
    EN,
    "Pupils, no",
    "A primary wants a woodwork day for sixty kids. Do we do it?",
    "If it is one of these, no",
  ],
  ["de", DE, "Kinder nicht", "Eine Fahrschule will Kurse für Jugendliche. Machen wir das?", "Gehört er dazu"],
  [
    "fr",
    "Nous faisons des placards sur mesure",
    "Les supermarchés, non",
    "Une enseigne en veut quarante. On accepte ?",
    "c’est non",
  ],
  [
    "es",
    "Hacemos armarios a medida",
    "Supermercados no",
    "Una cadena quiere cuarenta armarios. ¿Aceptamos?",
    "Si es uno de estos",
  ],
  [
    "it",
    "Facciamo armadi su misura",
    "I supermercati no",
    "Una catena ne vuole quaranta. Accettiamo?",
    "Se è uno di questi",
  ],
  [
    "pt",
    "Fazemos armários à medida",
    "Supermercados não",
    "Uma cadeia quer quarenta armários. Aceitamos?",
    "Se for um destes",
  ],
  [
    "nl",
    "Wij maken kasten op maat",
    "Supermarkten niet",
    "Een winkelketen wil veertig kasten. Doen we dat?",
    "Hoort het hierbij",
  ],
  [
    "ja",
    "古い家の造り付け家具を作っています",
    "スーパーはお断り",
    "チェーンから四十台の注文が来ました。受けるべきですか。",
    "これに当たるなら",
  ],
])(
  "a party of a refused kind in another word is put as a case of it (%s)",
  (_language, offering, refused, query, frame) => {
    const answer = ask(shop(offering, { not_for: [text(refused)] }), query);
    expect(answer.consultation).toContain(frame);
    expect(answer.consultation).toContain(refused);
    expect(answer.against_decision).toBeNull();
  },
);

test.each([
  ["Every child gets the same time from us", "Should I take on a group of teenagers?"],
  ["We treat chains and corner shops alike", "Should I sell to a supermarket?"],
])("a value that refuses nobody makes no case of it: %s", (value, query) => {
  const { consultation } = ask(shop(EN, { values: [text(value)] }), query);
  expect(consultation).not.toContain("If it is one of these, no");
});

test.each([
  ["We never work for children", "Should I take on a group of teenagers?"],
  ["We do not sell to the chains", "Should I sell to a supermarket?"],
])("a value that says what is not done is put as a refusal: %s", (value, query) => {
  const { consultation } = ask(shop(EN, { values: [text(value)] }), query);
  expect(consultation).toContain("If it is one of these, no");
  expect(consultation).toContain(value);
});

test("a compound is a case of what it is made of, and of what it is", () => {
  const foundation = shop(DE, { not_for: [text("Hotels und Kliniken machen wir nicht")] });
  for (const party of ["Eine Hotelkette", "Eine Privatklinik"]) {
    const { consultation } = ask(foundation, `${party} will zwanzig Schränke. Soll ich zusagen?`);
    expect(consultation).toContain("Hotels und Kliniken machen wir nicht");
    expect(consultation).toMatch(/^Gerade diesen Fall/u);
  }
  expect(ask(foundation, "Soll ich eine Hobelmaschine kaufen?").consultation).not.toContain("Hotels");
});

test("who is refused below a number is no case of it without one", () => {
  const foundation = shop(DE, { not_for: [text("Betriebe unter 20 Leuten, das rechnet sich nicht")] });
  const { consultation } = ask(foundation, "Die Innung vermittelt uns Betriebe gegen Werbung. Sollen wir?");
  expect(consultation).not.toMatch(/^Gerade diesen Fall/u);
});

test("a way of selling by another of its names is a case of the one that is refused", () => {
  const foundation = shop(EN, { refused_channels: [text("knocking on doors")] });
  const { consultation } = ask(foundation, "Should we go door to door in May?");
  expect(consultation).toContain("If it is one of these, no: Channel you refuse: “knocking on doors”");
});

test("what narrows a refusal is left to the founder to tell", () => {
  const foundation = shop("Facciamo armadi su misura", {
    not_for: [text("gli architetti che vogliono la provvigione, basta")],
  });
  const { consultation } = ask(foundation, "Un architetto ci porta dieci case. Accettiamo?");
  expect(consultation).toMatch(/^Proprio questo caso .*gli architetti che vogliono la provvigione/u);
});

test("what would be struck of a value is its sentence, and no piece of it", () => {
  const foundation = shop(EN, { values: [text("We take no commission from the timber merchants")] });
  const { consultation } = ask(foundation, "A timber merchant offers us 5% commission. Should we take it?");
  expect(consultation).toContain("You striking “We take no commission from the timber merchants”");
});

test("what is refused may stand before the refusing words", () => {
  const facts = { values: [text("Rabatt gibt es bei uns nicht, für keinen")] };
  expect(ask(shop(DE, facts), "Ein Hotel will 10 Prozent Nachlass. Soll ich?").against_decision).toContain(
    "Rabatt",
  );
  const never = { values: [text("Wij werken nooit voor niks")] };
  const { against_decision } = ask(shop("Wij maken kasten op maat", never), "Zullen we op zaterdag werken?");
  expect(against_decision).toBeNull();
});

test("what a rival would never do is no refusal of ours", () => {
  const foundation = shop("Wij maken kasten op maat", {
    only_we: text("Wij blijven tot de laatste plank hangt. Kastenreus zou dat nooit doen"),
  });
  const { against_decision } = ask(foundation, "Een hotel wil 20% korting op tien kasten, doen?");
  expect(against_decision).toBeNull();
});

test("what somebody gives us for less is no discount of ours", () => {
  const foundation = shop(DE, {
    refused_channels: [text("Rabatte")],
    prices: [price(900, "EUR", { quote: "900 Euro der Schrank" })],
  });
  const stand = ask(foundation, "Die Messe will mir einen Stand mit 30 % Rabatt geben. Soll ich?");
  expect(stand.against_decision).toBeNull();
  const ours = ask(foundation, "Soll ich im Januar 30 % Rabatt machen?");
  expect(ours.against_decision).toContain("Rabatte");
});

test("one shared word of grammar, a number or a span of time bears on nothing", () => {
  const foundation = shop("Nous faisons des placards sur mesure", {
    not_for: [text("les promoteurs")],
    values: [text("on peut toujours rappeler dans les deux mois")],
  });
  const { consultation } = ask(foundation, "Un hôtel peut prendre deux placards par mois, on y va ?");
  expect(consultation).not.toContain("rappeler");
});
