import { expect, test } from "vitest";
import { amountsIn } from "../../../agents/text/amounts.ts";
import type { Language } from "../../../agents/text/lexicon.ts";
import { sheetOf } from "./sheet.ts";

/** What ordinary founders say in a plain sentence, which readers had passed over. */
test.each<[string, Language, number]>([
  ["two and a half tonnes", "en", 2.5],
  ["three and a half million euros", "en", 3_500_000],
  ["viereinhalb Stunden", "de", 4.5],
  ["trois et demie", "fr", 3.5],
  ["cinco y media", "es", 5.5],
  ["drieënhalf uur", "nl", 3.5],
  ["310m along the lane", "en", 310],
  ["about 3m in sales", "en", 3_000_000],
])("%s", (text, language, value) => {
  expect(amountsIn(text, { languages: [language], home: null }).map((amount) => amount.value)).toEqual([
    value,
  ]);
});

test.each([
  ["40 vans by June 2027, that's from eighteen.", 40, 18],
  ["90 Verträge bis Ende Mai 2027. Letztes Jahr waren es 61.", 90, 61],
  ["3000 trees planted by may 2027. it was 1900 planted this may.", 3_000, 1_900],
  [
    "I want 25 schools by July 2027. Ann says fifty. Put twenty-five, a winter like the last would be enough.",
    25,
    null,
  ],
])("a goal and where it starts: %s", (text, target, baseline) => {
  expect(sheetOf({ "goal.twelve_months": text }).facts.goal).toMatchObject({ target, baseline });
});

test.each([
  ["Wenn bis Ende Mai 2027 nicht 60 Stunden in Schulen zusammenkommen, lasse ich es.", 60, "lasse ich es"],
  ["6 barn weddings by end of june 2027 or i sell the marquee", 6, "i sell the marquee"],
])("a bet and how it is lost: %s", (text, target, lost) => {
  const { bet } = sheetOf({ "evolution.bet": text }).facts;
  expect(bet?.target).toBe(target);
  expect(bet?.reverses?.text).toContain(lost);
});

test("a yes without an accent raises, what is one's own is in, and all of it may be for one thing", () => {
  const raise = (text: string) => sheetOf({ "pitch.raise": text }).facts.raise;
  expect(raise("Si, buscamos 90.000 euros para el horno. Tenemos ya 20.000.")).toMatchObject({
    raising: true,
    amount: 90_000,
    already: { amount: 20_000 },
  });
  expect(raise("Wir brauchen 70.000 Euro für die Presse, davon hab ich 25.000 selber.")).toMatchObject({
    amount: 70_000,
    already: { amount: 25_000 },
    use: [{ for: "Presse", share: null, amount: null }],
  });
  expect(raise("No. We've put in for £9,000 from the council, that's a form.")).toMatchObject({
    raising: false,
    already: null,
  });
});

test.each<[string, string[]]>([
  ["Eine Lehrerin in Gera. Dann ein Kantor in Weimar. Und eine Bäckerin beim Markt.", [
    "Eine Lehrerin in Gera",
    "ein Kantor in Weimar",
    "eine Bäckerin beim Markt",
  ]],
  ["Die letzten drei, also: eine Bäckerin in Gera, Meisterin, zwei Filialen. Dann ein Kantor in Weimar.", [
    "eine Bäckerin in Gera, Meisterin, zwei Filialen",
    "ein Kantor in Weimar",
  ]],
  ["Das letzte war die Käserei Almblick, da war am Montag alles hin. Davor der Gasthof Sonne in Isny.", [
    "die Käserei Almblick, da war am Montag alles hin",
    "der Gasthof Sonne in Isny",
  ]],
  ["The last was a vet in Bath. Before that the Coopers. Before that a school.", [
    "a vet in Bath",
    "the Coopers",
    "a school",
  ]],
  ["First a parish council in Devon. And then a tennis club. Nice people, wanted it neat.", [
    "a parish council in Devon",
    "a tennis club",
  ]],
  ["last 3. sam pugh at the wern, 40m of wall. then mrs dale whos got a pony.", [
    "sam pugh at the wern, 40m of wall",
    "mrs dale whos got a pony",
  ]],
])("the last customers: %s", (text, customers) => {
  const found = sheetOf({ "customer.last_three": text }).facts.customers.map((row) => row.text);
  expect(found.map((row) => row.replace(/^First /u, ""))).toEqual(customers);
});

test.each<[string, string[]]>([
  ["Mon frère, Luc, conduisait des bus.", ["Luc"]],
  ["Der Beppo macht die Werkstatt, gelernter Dreher.", ["Beppo"]],
  ["Rhodri's done six years as a joiner.", ["Rhodri"]],
  ["Senior fitter is Owen, he was in the navy.", []],
])("who is named: %s", (text, who) => {
  const found = sheetOf({ "pitch.team": text }).facts.team.map((person) => person.who);
  for (const name of who) expect(found.join()).toContain(name);
  expect(found).not.toContain("Senior");
});

test.each([
  "Three hours a week. £250 a month, no, make it 200, 250 is too much.",
  "3 ore. Di soldi 250 euro al mese... no facciamo 200, 250 è troppo",
  "Drei Stunden die Woche. 250 Euro im Monat, nein, sagen wir 200.",
])("what takes the place of money is money: %s", (text) => {
  expect(sheetOf({ "channels.capacity": text }).facts.capacity?.money_a_month?.amount).toBe(200);
});

test("a German genitive, a weekday and some dozens of people are part of a place or none", () => {
  const places = (text: string) =>
    sheetOf({ "community.places": text }).facts.places.map((place) => place.text);
  expect(places("Der Stammtisch der Wirte im Ochsen, jeden Montag.")).toEqual([
    "Stammtisch der Wirte im Ochsen",
  ]);
  expect(places("La asociación de vecinos, los martes en Ruzafa. Y la sala de espera del veterinario."))
    .toEqual([
      "asociación de vecinos",
      "sala de espera del veterinario",
    ]);
});

test.each([
  ["Oberschwaben und das Allgäu. Ich bin seit 2015 dabei.", "Oberschwaben und das Allgäu"],
  ["Nine years on my own, Cumbria mostly.", "Cumbria mostly"],
  ["Somos 4, Murcia ciudad y L'Horta Sud.", "Murcia ciudad y L'Horta Sud"],
])("where they are: %s", (text, region) => {
  expect(sheetOf({ "company.stage_region": text }).facts.region?.text).toBe(region);
});

test("all of them, some of those and the ones from somewhere are told apart", () => {
  const channels = (text: string) =>
    sheetOf({ "channels.current": text }).facts.channels.map(({ name, count }) => [name, count]);
  expect(channels("Neue Kunden letztes Jahr waren 50. Davon 20 über Architekten, 9 über Google.")).toEqual([
    ["Architekten", 20],
    ["Google", 9],
  ]);
  expect(channels("Les architectes, 21, dont quatre d'un coup. Les voisins, 8.")).toEqual([
    ["architectes", 21],
    ["voisins", 8],
  ]);
});

test.each<[string, [string | null, boolean][]]>([
  ["Orange like the bells. And slate. No green.", [["Orange", true], ["slate", true], ["green", false]]],
  ["not that neon green all the lawn firms have", [["neon green", false]]],
  ["Cast-iron green, the dark green on old brass-faced scales, and a bit of brass.", [
    ["dark green", true],
    ["brass", true],
  ]],
])("colours: %s", (text, colours) => {
  expect(sheetOf({ "visual.colours": text }).facts.colours.map(({ name, wanted }) => [name, wanted])).toEqual(
    colours,
  );
});

test.each<[string, string, string]>([
  ["Bäume, 412 in der letzten Ernte.", "Bäume", "bäume"],
  ["Gerettete Kühe, 12.", "Gerettete Kühe", "kühe"],
  ["Litres de jus, 410 en octobre.", "Litres de jus", "litres"],
  ["Umsatz 1,4 Mio, alles in Euro.", "Umsatz", "EUR"],
])("what a number counts: %s", (text, name, unit) => {
  const { measured } = sheetOf({ "growth.numbers": text, "revenue.model": "85 Euro im Monat" }).facts;
  expect(measured).toContainEqual(expect.objectContaining({ name, unit }));
});

test("a no that is explained is the whole answer, and what they think ends where they would have to", () => {
  const { objections, belief_now, belief_needed } = sheetOf({
    "messaging.objections": '"Can you promise it?" No. I can promise you will know by Friday.',
    "customer.belief": "Sie glauben, sie müssten nur mehr üben. Sie müssten glauben, dass Üben nichts hilft.",
  }).facts;
  expect(objections[0]?.answer).toBe("No. I can promise you will know by Friday");
  expect(belief_now?.text).toBe("Sie glauben, sie müssten nur mehr üben");
  expect(belief_needed?.text).toBe("Sie müssten glauben, dass Üben nichts hilft");
});

test("somebody who was there once, what is free and the word for a rival are no rivals", () => {
  const rivals = (text: string) => sheetOf({ "market.rivals": text }).facts.rivals.map(({ name }) => name);
  expect(rivals("Cliffcut on anything steep. There was a chap with sheep, he does weddings now.")).toEqual([
    "Cliffcut",
  ]);
  expect(rivals("Nettoyage Rhône, ils le font pour rien.")).toEqual(["Nettoyage Rhône"]);
});

test.each<[string, string[]]>([
  ["Grainbook is a whole trading desk, it's dear. Osk is the cheap one.", ["Grainbook", "Osk"]],
  ["Haldi misst umsonst und will nachher den neuen Kessel verkaufen. Kostet im Schnitt 6'500 pro Besuch.", [
    "Haldi",
  ]],
  ["- Polmast: full ERP for riggers.\n- Wegtag: tags only. Decent app, cheap.\n- The ledger.", [
    "Polmast",
    "Wegtag",
    "ledger",
  ]],
  ["And the biggest competition is people who just keep walking.", ["keep walking"]],
  ["Maison Norine, c'est bon. Et puis il y a le pain qu'on fait soi-même.", [
    "Maison Norine",
    "pain qu'on fait soi-même",
  ]],
  ["De Blauwe Pauw heeft een uur op zondag, 9 euro per keer.", ["De Blauwe Pauw"]],
])("whom customers compare with: %s", (text, names) => {
  const { rivals } = sheetOf({
    "market.alternative": "They'd use the ledger. When the clerk goes the whole thing stops.",
    "market.rivals": text,
  }).facts;
  expect(rivals.map(({ name }) => name)).toEqual(names);
});

test.each<[string, [string | null, string | null][]]>([
  ["The vans are a deep moss. It's #3E4A2B, I have it from the sign shop.", [["deep moss", "#3E4A2B"]]],
  ["Signalgelb #F2B705 für die Schilder.", [["Signalgelb", "#F2B705"]]],
])("a code belongs to the colour it is said of: %s", (text, colours) => {
  const found = sheetOf({ "visual.colours": text }).facts.colours.map(({ name, hex }) => [name, hex]);
  expect(found).toEqual(colours);
});

test.each<[string, Language, number]>([
  ["souvent sept euros vingt.", "fr", 7.2],
  ["kostet elf Euro fünfzig das Glas", "de", 11.5],
  ["nueve euros con diez", "es", 9.1],
  ["it's four pounds eighty a loaf", "en", 4.8],
])("cents behind the name of their money: %s", (text, language, value) => {
  expect(amountsIn(text, { languages: [language], home: null }).map((amount) => amount.value)).toEqual([
    value,
  ]);
});

test("a sum and another number are two", () => {
  const amounts = amountsIn("ten euros twenty people paid", { languages: ["en"], home: null });
  expect(amounts.map(({ value }) => value)).toEqual([10, 20]);
});

test("a channel may be told by what was done, and the difference of a number put right is no step", () => {
  const { channels } = sheetOf({
    "channels.current": "Of 30, 18 from referrals, 12 because I knocked on doors.",
  }).facts;
  expect(channels.map(({ name, count }) => [name, count])).toEqual([
    ["referrals", 18],
    ["I knocked on doors", 12],
  ]);
  const { next } = sheetOf({
    "evolution.next": "A second oven in May. Also, it's 31 shops now, not 29. Two signed today.",
  }).facts;
  expect(next.map(({ text }) => text)).toEqual(["A second oven in May"]);
});

test("who helps and does not count, and whom the founder only thanks, are not on the team", () => {
  const who = (text: string) => sheetOf({ "pitch.team": text }).facts.team.map((person) => person.who);
  expect(who("Ana was a nurse. My husband lifts the boxes but he has his own job, he doesn't count."))
    .toEqual(["Ana"]);
  expect(who("Ilse komt uit de zorg. Bram hoort er niet bij, die stuurt alleen mensen door.")).toEqual([
    "Ilse",
  ]);
});

test.each([
  "61 students. Priya guesses 40% come back, but we never counted.",
  "61 Schülerinnen. Jana schätzt 40 % Rückkehrer, nie gezählt.",
  "61 alunas. A Rita chuta 40% de volta, mas é chute.",
])("what somebody guesses was not measured: %s", (text) => {
  expect(sheetOf({ "growth.numbers": text }).facts.measured.map(({ value }) => value)).toEqual([61]);
});

test("a quotation that asks something ends no sentence that goes on", () => {
  const { trigger } = sheetOf({
    "customer.trigger_barrier":
      "C'est une voisine qui dit « et le miel d'ici ? » et l'épicier n'a rien à montrer.",
  }).facts;
  expect(trigger?.text).toBe(
    "C'est une voisine qui dit « et le miel d'ici ? » et l'épicier n'a rien à montrer",
  );
});

test("an answer keeps its verb, and a quotation its first word", () => {
  const { objections } = sheetOf({
    "messaging.objections":
      'They say "I\'m too slow" and I tell them about my aunt, 61. « Et si ça casse ? », je réponds que je répare.',
  }).facts;
  expect(objections[0]).toMatchObject({ says: "I'm too slow", answer: "I tell them about my aunt, 61" });
});

test("a season that is denied behind its name is no moment, and what a value cost once is none", () => {
  const moment = (text: string) => sheetOf({ "launch.moment": text }).facts.moment;
  expect(moment("1 april 2027, dan gaat de kas open. In de herfst niet, dan is alles weg.")).toMatchObject({
    on: "2027-04-01",
    season: null,
  });
  const { values } = sheetOf({
    "identity.values":
      "We never shout at apprentices. I let a foreman go over it in 2021. We pay on Fridays.",
  }).facts;
  expect(values.map(({ text }) => text)).toEqual(["We never shout at apprentices", "We pay on Fridays"]);
});

test.each([
  ["Van de 40 zijn er 25 via via gekomen, 15 via de huisarts.", [["via via", 25], ["huisarts", 15]]],
  ["25 sind über die Kirche gekommen, 15 über Wolf.", [["Kirche", 25], ["Wolf", 15]]],
])("how many came, and by whom: %s", (text, channels) => {
  const found = sheetOf({ "channels.current": text }).facts.channels.map(({ name, count }) => [name, count]);
  expect(found).toEqual(channels);
});

test("a share is of those it names, and a word of talk counts nothing", () => {
  const { traction } = sheetOf({ "pitch.traction": "60 pupils, 41 of 52 passed the first time." }).facts;
  expect(traction.find(({ value }) => value === 41)?.unit).toBe("of 52");
  const { measured } = sheetOf({ "growth.numbers": "60 pupils. Oh yes, on Tuesdays there are six." }).facts;
  expect(measured.map(({ value }) => value)).toEqual([60]);
});

test.each([
  ["Erst ein zweiter Ofen. Dann ein Stand in Halle. Danach ein Buch über Sauerteig.", "ein Stand in Halle"],
  ["D'abord un second four. Ensuite un étal à Nantes. Puis une école du pain.", "un étal à Nantes"],
  ["Primero un horno más. Después un puesto en Lugo. Luego un libro de masas.", "un puesto en Lugo"],
])("a step that begins with the word for “a” is no announcement: %s", (text, second) => {
  const { next } = sheetOf({ "evolution.next": text }).facts;
  expect(next).toHaveLength(3);
  expect(next[1]?.text).toBe(second);
});

test.each([
  "Il mercatino dei libri, la terza domenica del mese. Il bar della stazione.",
  "La feria de adopción, el último sábado del mes. El mercado de abastos.",
  "The allotment show, the first Saturday of the month. The library steps.",
])("when people gather is no place of its own: %s", (text) => {
  expect(sheetOf({ "community.places": text }).facts.places).toHaveLength(2);
});
