import { expect, test } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { sheetOf } from "./sheet.ts";

type Answers = Partial<Record<FieldId, string>>;

const pricesOf = (answers: Answers) =>
  sheetOf(answers).facts.prices.map(({ amount, currency, per, for: what }) =>
    [amount, currency, per, what].map((each) => each ?? "-").join(" ")
  );

/** A founder's money is that of the country they speak of, wherever they speak of it. */
test.each<[string, Answers, string[]]>([
  ["Bogotá in another answer", {
    "company.stage_region": "Somos dos en Itagüí",
    "revenue.model": "La afinada vale 90 mil. Pagan por Nequi",
    "community.places": "El grupo de afinadores de Bogotá",
  }, ["90000 COP - afinada"]],
  ["pesos of Chile", {
    "company.stage_region": "Trabajo en Santiago de Chile",
    "revenue.model": "El corte vale 12.000 pesos",
  }, ["12000 CLP - corte"]],
  ["soles of Lima", {
    "company.stage_region": "Estoy en Lima",
    "revenue.model": "La clase cuesta 80 soles",
  }, ["80 PEN - clase"]],
  ["real", {
    "company.stage_region": "Ficamos em Curitiba, no Brasil",
    "revenue.model": "A aula custa 150 reais",
  }, ["150 BRL - aula"]],
  ["francs", {
    "company.stage_region": "Wir sind in Luzern",
    "revenue.model": "Die Wartung kostet 180 Franken",
  }, ["180 CHF - Wartung"]],
  ["naira", {
    "company.stage_region": "We are in Lagos",
    "revenue.model": "A cylinder refill is 9,000 naira",
  }, ["9000 NGN - cylinder refill"]],
  ["centimes beside euros elsewhere", {
    "revenue.model": "La photocopie coûte 12 centimes",
    "channels.capacity": "200 euros par mois, deux heures par semaine",
  }, ["0.12 EUR - photocopie"]],
  ["slang: balles", {
    "company.stage_region": "À Lyon",
    "revenue.model": "La coupe coûte 30 balles",
  }, ["30 EUR - coupe"]],
  ["slang: lucas", {
    "company.stage_region": "En Santiago de Chile",
    "revenue.model": "La visita cuesta 40 lucas",
  }, ["40000 CLP - visita"]],
  ["slang: Mäuse", {
    "company.stage_region": "In Leipzig",
    "revenue.model": "Der Ölwechsel kostet 60 Mäuse",
  }, ["60 EUR - Ölwechsel"]],
  ["two countries and no currency is asked", {
    "company.stage_region": "Somos dos",
    "revenue.model": "La visita vale 60 mil",
    "community.places": "Ferias de Bogotá y de Guadalajara",
    "customer.last_three": "Un taller de Buenos Aires",
  }, []],
])("prices: currency: %s", (_, answers, prices) => {
  expect(pricesOf(answers)).toEqual(prices);
});

test("mice, bales and sticks that nobody pays with stay what they are", () => {
  const measured = (text: string, place: string) =>
    sheetOf({ "growth.numbers": text, "company.stage_region": place }).facts.measured.map(({ unit }) => unit);
  expect(measured("Wir fangen 40 Mäuse im Monat", "In Leipzig")).not.toContain("EUR");
  expect(measured("300 balles de foin par an", "À Lyon")).not.toContain("EUR");
  expect(measured("40 palos de golf al mes", "En Bogotá")).not.toContain("COP");
});

/** What a price is for and how it is charged. */
test.each<[string, string, string[]]>([
  ["In Graz", "140 Euro der laufende Meter Zaun, ein Tor 320, Festpreis", [
    "140 EUR Meter Zaun",
    "320 EUR - Tor",
  ]],
  ["In Leipzig", "95 Euro der Stuhl", ["95 EUR - Stuhl"]],
  ["À Rennes", "8 centimes la page, couverture comprise. En dessous c'est 11 centimes.", [
    "0.08 EUR - page",
    "0.11 EUR - en dessous",
  ]],
  ["東京です", "教室の契約は月3万5千円です", ["35000 JPY month 教室の契約"]],
  ["In Leeds", "£40 a chimney, £70 for two", ["40 GBP - chimney", "70 GBP - two"]],
  ["En Madrid", "120 euros al mes hasta diez equipos y 200 euros al mes hasta veinte", [
    "120 EUR month hasta diez equipos",
    "200 EUR month hasta veinte",
  ]],
  ["In Utrecht", "45 euro per uur, vaste prijs", ["45 EUR hour -"]],
])("prices: for what: %s: %s", (place, text, prices) => {
  expect(pricesOf({ "company.stage_region": place, "revenue.model": text })).toEqual(prices);
});

const measuresOf = (text: string, fact: "measured" | "traction" = "measured") => {
  const field: FieldId = fact === "measured" ? "growth.numbers" : "pitch.traction";
  const { facts, unclear } = sheetOf({ [field]: text });
  return {
    rows: facts[fact].map(({ name, value, unit }) => `${name} | ${value} | ${unit ?? "-"}`),
    asked: unclear.filter((each) => each.fact === fact).length,
  };
};

/** Somebody else's figure, or one that nobody stands by, is asked and never printed. */
test.each([
  "Our churn, by the auditor's way of figuring, is 9%",
  "Mateo dice que quedan como cuatro palos al mes",
  "My sister says we took forty thousand",
  "Die Marge kenne ich nur grob, irgendwas um die 30 Prozent",
  "Laut Steuerberater liegt die Marge bei 22 Prozent",
  "Selon le cabinet, on est à 212 grammes par bocal",
  "Un bureau d'études a sorti 40 grammes par pot, avec des calculs que je ne comprends pas",
  "Según el contador el margen es del 18 por ciento",
  "Secondo il commercialista il margine è del 25%",
  "Segundo o contador a margem é de 30%",
  "Volgens de boekhouder is de marge 12 procent",
  "利益率は、会計士さんは3割と言いますが、信じていません。",
])("measured: not their own: %s", (text) => {
  const { rows, asked } = measuresOf(text);
  expect(rows).toEqual([]);
  expect(asked).toBeGreaterThan(0);
});

test.each<[string, string[]]>([
  ["According to our own diary 61 repairs last week", ["repairs last week | 61 | repairs"]],
  ["Laut unserem Kassenbuch 85 Stühle im Monat", ["Stühle im Monat | 85 | Stühle"]],
  ["Faults per thousand parcels, that one's 0.6", ["Faults | 0.6 | per thousand parcels"]],
  ["Complaints at 3 per thousand", ["Complaints | 3 | per thousand"]],
  ["Reklamationen 2 pro tausend Pakete", ["Reklamationen | 2 | pro tausend Pakete"]],
  ["Lo apunto en la libreta: clases, 48, y las que perdí, 3", [
    "clases | 48 | clases",
    "las que perdí | 3 | clases",
  ]],
  ["Das schreibe ich ins Heft: Fahrten, 52", ["Fahrten | 52 | fahrten"]],
  ["J'écris tout dans le carnet : visites, 37", ["visites | 37 | visites"]],
  ["26 van de 31 winkels bestellen opnieuw", ["winkels bestellen opnieuw | 26 | winkels"]],
  ["7 de cada 10 vuelven", ["vuelven | 7 | de cada 10"]],
  ["57 of the first 61 families still with us", ["families still with us | 57 | families"]],
  ["Nights booked, 171 last year", ["Nights booked | 171 | nights"]],
  ["Bouteilles rendues, 61 000 l'an dernier", ["Bouteilles rendues | 61000 | bouteilles"]],
  ["Pots a month 3,100", ["Pots a month | 3100 | Pots"]],
  ["Bestellingen per week, gemiddeld 35", ["Bestellingen per week | 35 | bestellingen"]],
  ["Jobs closed inside of 30 days, that's 61%", ["Jobs closed inside of 30 days | 61 | %"]],
  ["A hundred n thirty boilers, one flood and it wasnt ours", ["boilers | 130 | boilers"]],
])("measured: their own: %s", (text, rows) => {
  expect(measuresOf(text).rows).toEqual(rows);
});

test("traction: of two nouns before, what was lost is neither for certain", () => {
  expect(measuresOf("30 schools, 80 classrooms, 2 lost last year", "traction").rows).toEqual([
    "schools | 30 | schools",
    "classrooms | 80 | classrooms",
    "lost last year | 2 | -",
  ]);
});

const goalOf = (text: string) => {
  const { goal } = sheetOf({ "goal.twelve_months": text }).facts;
  return [goal?.target, goal?.baseline, goal?.by];
};

/** The goal, and where they stand in the sentence behind it. */
test.each([
  ["180 gutters done by end of November 2027. We did 95 this year", [180, 95, "2027-11-30"]],
  ["200 berths by August 31, 2027. We're at 118.", [200, 118, "2027-08-31"]],
  ["顧問の教室を20校に、2027年の3月末までに。今は12校です。妻は50校と言いますけど。", [
    20,
    12,
    "2027-03-31",
  ]],
  ["80 Schulen bis Ende Juli 2027. Wir liegen bei 52.", [80, 52, "2027-07-31"]],
  ["90 écoles au 31 août 2027. On est à 61. Mon mari dit 200.", [90, 61, "2027-08-31"]],
  ["70 talleres para junio de 2027. Vamos en 44. Mi hermana dice que cien.", [70, 44, "2027-06-30"]],
  ["50 negozi entro giugno 2027. Siamo a 31.", [50, 31, "2027-06-30"]],
  ["50 lojas até junho de 2027. Estamos em 31. Meu sócio quer 100.", [50, 31, "2027-06-30"]],
  ["50 winkels tegen juni 2027. We zitten op 31.", [50, 31, "2027-06-30"]],
  ["60 Gärten bis Ende Juni 2027. Mein Bruder will 300.", [60, null, "2027-06-30"]],
])("goal: %s", (text, goal) => {
  expect(goalOf(text)).toEqual(goal);
});

/** A month in which somebody rests is not the moment. */
test.each([
  ["April. Folk get the mowers out n they wont start. mind i dont work in july", "April"],
  ["May. They've just put the stove out and it's the last thing on their mind.", "May"],
  ["we dont do weddings in june. september is when the couples book", "september"],
  ["Im September, wenn die Heizung angeht. Im August arbeite ich nicht.", "September"],
  ["Je ne travaille pas en août. Septembre, à la rentrée.", "Septembre"],
  ["No trabajo en agosto. Octubre, cuando empieza la feria.", "Octubre"],
  ["Ad agosto non lavoro. Settembre, quando riaprono le scuole.", "Settembre"],
  ["Em janeiro não trabalho. Em outubro, antes do Natal.", "outubro"],
  ["In augustus werk ik niet. September, als de scholen beginnen.", "September"],
  ["I can't launch before March, so March it is", "March"],
])("moment: %s", (text, season) => {
  expect(sheetOf({ "launch.moment": text }).facts.moment?.season).toBe(season);
});

test("moment: a bare month takes the sentence behind it, also where that says what is not", () => {
  const { moment } = sheetOf({
    "launch.moment":
      "March. Nobody's mowing yet, and the garden show starts March 9, 2027. Not autumn. They'd hate you for it.",
  }).facts;
  expect(moment).toMatchObject({ on: "2027-03-09", season: "March" });
  expect(moment?.text).toContain("garden show");
});

const coloursOf = (text: string) =>
  sheetOf({ "visual.colours": text }).facts.colours.map(({ name, hex, wanted }) =>
    `${wanted ? "" : "not "}${name}${hex === null ? "" : ` ${hex}`}`
  );

test.each([
  ["black van, gold letters. nowt pink", ["black", "gold", "not pink"]],
  ["Nowt but black", ["black"]],
  ["紺と白です。赤は嫌です、安っぽいので。", ["紺", "白", "not 赤"]],
  ["深緑です。ピンクはやめてください。", ["深緑", "not ピンク"]],
  ["Elfenbein und Schiefer. Bitte kein Lila.", ["Elfenbein", "Schiefer", "not Lila"]],
  ["Moss green, like an old wall. And cream. My son says #4A5D23 for the green and I trust him", [
    "Moss green #4A5D23",
    "cream",
  ]],
  ["My designer wants #FF00AA, I don't", []],
  ["Du bleu ardoise et du lin. Le bleu c'est #3B4A5A, c'est l'imprimeur qui l'a donné.", [
    "bleu ardoise #3B4A5A",
    "lin",
  ]],
  ["Verde botella y crudo. El verde es #1F4D3A. Rosa ni loca.", [
    "Verde botella #1F4D3A",
    "crudo",
    "not Rosa",
  ]],
  ["Rosso mattone e avorio. Per carità, niente fucsia.", ["Rosso mattone", "avorio", "not fucsia"]],
  ["Vermelho e areia. Roxo nem pensar.", ["Vermelho", "areia", "not Roxo"]],
  ["Ossenbloed en linnen. Alsjeblieft geen paars.", ["Ossenbloed", "linnen", "not paars"]],
])("colours: %s", (text, colours) => {
  expect(coloursOf(text)).toEqual(colours);
});
