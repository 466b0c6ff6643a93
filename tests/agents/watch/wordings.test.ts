import { expect, test } from "vitest";
import type { Capture, PageChange } from "../../../agents/domain/watch.ts";
import { compareCaptures, isComparable } from "../../../agents/watch/comparing/compare.ts";
import { readCapture } from "../../../agents/watch/reading/read_capture.ts";
import { cpuTimeOf } from "../../helpers/cpu_time.ts";

/** A line of a page and what stands in its place later ("" is nothing), by what kind of change that is; null is none. */
const WORDINGS: [language: string, kind: PageChange["kind"] | null, before: string, after: string][] = [
  ["en", "guarantee", "Support answers within 30 minutes.", "Support answers within two working days."],
  [
    "de",
    "guarantee",
    "Wir melden uns innerhalb von 2 Stunden.",
    "Wir melden uns innerhalb von zwei Werktagen.",
  ],
  [
    "fr",
    "guarantee",
    "Réponse de notre équipe technique dans les 4 heures.",
    "Réponse de notre équipe technique dans les 2 jours ouvrés.",
  ],
  [
    "es",
    "guarantee",
    "Respondemos en menos de una hora a cada consulta.",
    "Respondemos en menos de dos días hábiles a cada consulta.",
  ],
  ["it", "guarantee", "Disdetta con preavviso di 30 giorni.", "Disdetta con preavviso di 90 giorni."],
  [
    "nl",
    "guarantee",
    "U zegt op met een opzegtermijn van één maand.",
    "U zegt op met een opzegtermijn van drie maanden.",
  ],
  [
    "fr",
    "guarantee",
    "Vous résiliez avec un préavis de 15 jours.",
    "Vous résiliez avec un préavis de deux mois.",
  ],
  ["en", "guarantee", "You can leave with 30 days of notice.", "You can leave with 90 days of notice."],
  [
    "pt",
    "guarantee",
    "Pode rescindir com 15 dias de antecedência.",
    "Pode rescindir com 60 dias de antecedência.",
  ],
  ["ja", "guarantee", "解約は1か月前までにお知らせください。", "解約は3か月前までにお知らせください。"],
  [
    "en",
    "closed",
    "Our Leith shop is open Monday to Saturday.",
    "Our Leith shop has been closed since 4 May.",
  ],
  [
    "fr",
    "closed",
    "La boutique de Lyon, 4 rue Mercière.",
    "Notre boutique de Lyon est fermée depuis le 30 juin.",
  ],
  ["nl", "closed", "Utrecht: Oudegracht 12.", "Onze vestiging Utrecht is sinds 1 juni gesloten."],
  ["en", "audience", "We ship to Ireland and France.", "We ship to Ireland, France and Spain."],
  [
    "de",
    "audience",
    "Buchhaltung für Firmen in Österreich.",
    "Buchhaltung für Firmen in Österreich und der Schweiz.",
  ],
  [
    "fr",
    "audience",
    "La paie pour les entreprises en France.",
    "La paie pour les entreprises en France et en Belgique.",
  ],
  ["es", "audience", "Enviamos a España y Portugal.", "Enviamos a España, Portugal e Italia."],
  ["en", "price", "£12 per seat per month, billed monthly", "£144 per seat per year, billed annually"],
  [
    "de",
    "price",
    "12 € pro Platz und Monat, monatlich abgerechnet",
    "144 € pro Platz und Jahr, jährlich abgerechnet",
  ],
  ["en", "price", "The workshop costs €40 per person.", "The workshop costs £55 per person."],
  [
    "nl",
    "price",
    "Boeken kan zonder extra's: geen servicekosten.",
    "Boeken kan zonder extra's: servicekosten 8 %.",
  ],
  ["en", "plan_limit", "Rented boats from 2 nights", "Rented boats from 4 nights"],
  [
    "en",
    "plan_limit",
    "Delivered gravel from 2 tonnes, loose only",
    "Delivered gravel from 5 tonnes, loose only",
  ],
  ["ja", "price", "送迎は無料です。", "送迎は1,100円です。"],
  ["en", null, "Sea level at the pier: 3.41 m", "Sea level at the pier: 3.38 m"],
  [
    "en",
    null,
    "Our Leith shop has been closed since Monday for refurbishment.",
    "Our Leith shop reopens on Monday after refurbishment.",
  ],
  ["en", null, "Rated 4.8 from 312 reviews", "Rated 4.8 from 331 reviews"],
  ["en", null, "Delivered parcels so far: 3,402", "Delivered parcels so far: 3,911"],
  ["en", null, "Beans from Ethiopia and Kenya.", "Beans from Ethiopia, Kenya and Peru."],
  ["en", null, "Customers in Germany and France love us.", "Customers in Germany, France and Spain love us."],
  ["en", null, "The workshop costs €40 per person.", "The workshop costs £35 per person."],
  ["de", null, "Das Seminar kostet 400 € pro Person.", "Das Seminar kostet CHF 390 pro Person."],
  [
    "en",
    null,
    "We usually answer the phone ourselves, never a robot.",
    "Most days you get one of us on the phone, never a robot.",
  ],
  [
    "de",
    null,
    "Wir haben den Vertrag mit dem Hafen für zwei Jahre verlängert.",
    "Wir haben den Vertrag mit dem Hafen für drei Jahre verlängert.",
  ],
  ["en", null, "Notice how the glaze changes after 2 days.", "Notice how the glaze changes after 3 days."],
  ["de", null, "Unser Café ist seit 1998 am Markt.", "Unser Café ist seit 1998 am Alten Markt."],
  [
    "en",
    null,
    "The exchange rate today is 1 EUR = 1.09 USD.",
    "The exchange rate today is 1 EUR = 1.11 USD.",
  ],
  ["en", null, "A litre of diesel costs £1.42 at the pump.", "A litre of diesel costs £1.49 at the pump."],
  ["en", "closed", "Sleeps 4, linen extra.", "Ferrow has been acquired and will stop taking bookings."],
  ["fr", "guarantee", "Verres cassés la première année : remplacés.", "Un verre est un verre."],
  [
    "en",
    "guarantee",
    "If a single page is smudged, we reprint the whole run.",
    "We print on paper from Fife.",
  ],
  ["en", null, "We walked 12.40 km on Sunday", "We walked 14.10 km on Sunday"],
  [
    "en",
    "guarantee",
    "Still damp after 30 days? You get every penny back.",
    "Still damp after 10 days? You get every penny back.",
  ],
  ["en", "guarantee", "You pay only when the roof is dry.", "Half is due with the order."],
  ["en", "guarantee", "If the roof leaks again you owe us nothing.", ""],
  ["en", "guarantee", "Unhappy? We give your money back.", "Deposits are non-refundable."],
  ["de", "guarantee", "Sie zahlen erst, wenn das Dach dicht ist.", "Ein Drittel wird bei Auftrag fällig."],
  ["de", "guarantee", "Tropft es, schulden Sie uns nichts.", ""],
  ["fr", "guarantee", "S'il pleut, nous vous rendons l'argent : vous ne nous devez rien.", ""],
  ["fr", "guarantee", "Vous ne payez que si le toit est sec.", "Un acompte est demandé à la commande."],
  ["es", "guarantee", "Si hay goteras, te devolvemos el dinero.", "Los anticipos no se reembolsan."],
  ["es", "guarantee", "Solo pagas cuando el tejado está seco.", ""],
  ["it", "guarantee", "Se piove dentro, non ci devi nulla.", ""],
  ["it", "guarantee", "Paghi solo quando il tetto è asciutto.", "Un terzo si versa con l'ordine."],
  ["pt", "guarantee", "Só paga quando o telhado estiver seco.", ""],
  ["nl", "guarantee", "U betaalt pas als het dak droog is.", "De helft betaalt u vooraf."],
  ["ja", "guarantee", "雨漏りが直らなければ、料金はいただきません。", ""],
  ["en", "closed", "", "Thatch & Slate closes for good on 30 April."],
  ["de", "closed", "", "Am 30. April schließen wir endgültig."],
  ["fr", "closed", "", "L'atelier fermera définitivement le 30 avril."],
  ["es", "closed", "", "El taller cierra definitivamente el 30 de abril."],
  ["it", "closed", "", "Dal 30 aprile la bottega chiude definitivamente."],
  ["pt", "closed", "", "A oficina encerra definitivamente a 30 de abril."],
  ["nl", "closed", "", "Op 30 april sluit de werkplaats voorgoed."],
  ["ja", "closed", "", "4月30日をもって閉店いたします。"],
  ["de", null, "", "Gern hören wir auf Ihre Wünsche."],
  ["de", null, "", "Wir hören auf Ihre Wünsche."],
  ["de", "closed", "", "Zum Jahresende hören wir auf."],
  ["de", null, "", "Um 18 Uhr ist Schluss."],
  ["de", null, "", "Vom 1. bis 14. August haben wir geschlossen."],
  ["it", null, "", "La bottega è chiusa dal 1 al 14 agosto."],
  ["en", "price", "Membership is 22 a month.", "Membership is 27 a month."],
  ["nl", "price", "Lidmaatschap kost 22 per maand.", "Lidmaatschap kost 27 per maand."],
  ["fr", "price", "La cotisation est de 22 par mois.", "La cotisation est de 27 par mois."],
  ["en", null, "The school enrolled 220 a year ago.", "The school enrolled 227 a year ago."],
  ["en", "price", "Tool library, no registration fee.", "Tool library, plus 15 registration fee."],
  ["de", "price", "Werkzeugverleih ohne Anmeldegebühr.", "Werkzeugverleih zuzüglich 15 Anmeldegebühr."],
  ["fr", "price", "Prêt d'outils, sans frais d'inscription.", "Prêt d'outils, 15 € de frais d'inscription."],
  ["es", "price", "Préstamo de herramientas sin matrícula.", "Préstamo de herramientas, matrícula de 15 €."],
  ["en", "claim_taken", "We check each slate.", "We check each slate, and only we photograph them."],
  ["de", "claim_taken", "", "Nur wir fotografieren jeden Ziegel."],
  [
    "fr",
    "claim_taken",
    "Le toit est photographié.",
    "Le toit est photographié, et nous seuls le publions en ligne.",
  ],
  ["es", "claim_taken", "", "Solo nosotros fotografiamos cada teja."],
  ["it", "claim_taken", "", "Solo noi fotografiamo ogni tegola."],
  ["pt", "claim_taken", "", "Só nós fotografamos cada telha."],
  ["nl", "claim_taken", "", "Alleen wij fotograferen elke pan."],
  ["ja", "claim_taken", "", "瓦を一枚ずつ撮影するのは当店だけです。"],
  ["en", null, "Thatch is our trade.", "Thatch is our trade. It is never too early in spring."],
  ["de", null, "Dächer sind unser Fach.", "Dächer sind unser Fach. Es ist nie zu früh dafür."],
  ["fr", null, "Le toit est notre métier.", "Le toit est notre métier. Il n'est jamais trop tôt."],
  ["es", null, "El tejado es lo nuestro.", "El tejado es lo nuestro. Nunca es tarde, gracias a todos."],
  ["it", null, "Il tetto è il nostro mestiere.", "Il tetto è il nostro mestiere. Non è mai troppo tardi."],
  ["pt", null, "O telhado é connosco.", "O telhado é connosco. Nunca é tarde para começar."],
  ["nl", null, "Daken zijn ons vak.", "Daken zijn ons vak. Het is nooit te laat."],
  ["ja", null, "屋根の仕事です。", "屋根の仕事です。いつもありがとうございます。"],
  [
    "en",
    "guarantee",
    "30-day trial at home, collection included.",
    "14-day trial at home, collection included.",
  ],
  ["de", "guarantee", "100 Nächte Probeschlafen.", "60 Nächte Probeschlafen."],
  ["es", "guarantee", "Prueba el colchón 90 noches en casa.", "Prueba el colchón 45 noches en casa."],
  ["it", "guarantee", "Prova per 30 giorni a casa tua.", "Prova per 15 giorni a casa tua."],
  ["pt", "guarantee", "Experimente durante 30 dias em casa.", "Experimente durante 14 dias em casa."],
  ["nl", "guarantee", "Probeer het 60 dagen thuis.", "Probeer het 30 dagen thuis."],
  ["ja", "guarantee", "30日間お試しいただけます。", "14日間お試しいただけます。"],
  ["en", null, "", "Start your 14-day trial."],
  ["de", null, "Jetzt 14 Tage testen", ""],
  ["en", "guarantee", "If a seam opens, we repair it free of charge.", ""],
  ["de", "guarantee", "Nachstechen kostet in den ersten 12 Monaten nichts und ist kostenlos.", ""],
  ["fr", "guarantee", "Si une couture lâche, nous la réparons gratuitement.", ""],
  ["es", "guarantee", "Si se abre una costura, la reparamos gratis.", ""],
  ["it", "guarantee", "Se si apre una cucitura, la ripariamo gratis.", ""],
  ["pt", "guarantee", "Se uma costura abrir, reparamos sem custo.", ""],
  ["nl", "guarantee", "Als een naad loslaat, herstellen we die gratis.", ""],
  ["ja", "guarantee", "縫い目がほつれた場合は無償で修理します。", ""],
  ["en", null, "", "Kids eat for free when it rains."],
  ["en", "guarantee", "If fewer pay than last year, your second season is free.", ""],
  ["de", "guarantee", "Wenn weniger zahlen als im Vorjahr, ist Ihr zweites Jahr kostenlos.", ""],
  ["en", "price", "One-time setup from £1,900.", "No setup fee."],
  ["en", "price", "We keep a commission of 8%.", "We keep a commission of 10%."],
  ["de", "price", "Wir nehmen 8 % Provision.", "Wir nehmen 10 % Provision."],
  ["fr", "price", "Une commission de 8 % est retenue.", "Une commission de 10 % est retenue."],
  ["es", "price", "Cobramos una comisión del 8 %.", "Cobramos una comisión del 10 %."],
  ["it", "price", "Tratteniamo una commissione dell'8 %.", "Tratteniamo una commissione del 10 %."],
  ["pt", "price", "Cobramos uma comissão de 8 %.", "Cobramos uma comissão de 10 %."],
  ["nl", "price", "Wij rekenen 8 % commissie.", "Wij rekenen 10 % commissie."],
  ["ja", "price", "手数料は8%です。", "手数料は10%です。"],
  ["en", "price", "Letting fee: 8% of the rent.", "Letting fee: 10% of the rent."],
  ["en", null, "We donate 5% of each sale to the lifeboats.", "We donate 6% of each sale to the lifeboats."],
  ["fr", null, "Nous reversons 5 % de chaque vente.", "Nous reversons 6 % de chaque vente."],
  ["de", null, "Wir spenden 5 % vom Umsatz.", "Wir spenden 6 % vom Umsatz."],
  ["en", null, "98% of every order leaves on time.", "97% of every order leaves on time."],
  ["en", null, "Our trials of 14 days of storms ended.", "Our trials of 21 days of storms ended."],
  ["de", null, "Die Proben dauern 14 Tage.", "Die Proben dauern 21 Tage."],
  ["nl", null, "Proefles over 3 dagen.", "Proefles over 2 dagen."],
  ["en", null, "", "If you see Sam at the fair, ask him about slates; the fair is free."],
  ["en", "plan_limit", "Contract term 24 months.", "Contract term 12 months."],
  ["de", "plan_limit", "Mindestlaufzeit 24 Monate.", "Mindestlaufzeit 12 Monate."],
  ["fr", "plan_limit", "Durée du contrat : 24 mois.", "Durée du contrat : 12 mois."],
  ["es", "plan_limit", "Permanencia de 24 meses.", "Permanencia de 12 meses."],
  ["it", "plan_limit", "Durata del contratto: 24 mesi.", "Durata del contratto: 12 mesi."],
  ["pt", "plan_limit", "Fidelização de 24 meses.", "Fidelização de 12 meses."],
  ["nl", "plan_limit", "Looptijd 24 maanden.", "Looptijd 12 maanden."],
  ["ja", "plan_limit", "契約期間は24か月です。", "契約期間は12か月です。"],
  ["en", null, "Tides were 8% lower last night.", "Tides were 10% lower last night."],
];

/** What stands on a card or in a table beside a price, where every number may be a limit. */
const BESIDE_PRICES: [language: string, kind: "plan_limit" | null, line: string, from: string, to: string][] =
  [
    ["en", null, row("Course", "Week 12", "£40"), "Week 12", "Week 13"],
    ["de", null, row("Kurs", "Gruppe am Montag, 18 Uhr", "40 €"), "18 Uhr", "19 Uhr"],
    ["fr", null, card("Stage", "40 €", "Samedi 3 novembre"), "3 novembre", "8 décembre"],
    ["es", null, card("Taller", "40 €", "Empieza el 3 de noviembre"), "3 de noviembre", "1 de diciembre"],
    ["pt", null, card("Oficina", "40 €", "Começa a 3 de novembro"), "3 de novembro", "1 de dezembro"],
    ["it", null, card("Corso", "40 €", "Promossi: 34 su 48"), "34 su 48", "36 su 52"],
    ["nl", null, card("Cursus", "40 €", "Geslaagd: 34 van 48"), "34 van 48", "36 van 52"],
    ["ja", null, card("講座", "4,000円", "11月3日"), "11月3日", "12月8日"],
    ["en", "plan_limit", card("Course", "£40", "6 lessons in November"), "6 lessons", "4 lessons"],
    ["de", "plan_limit", row("Klein", "Nutzer", "9 €", "3"), "<td>3<", "<td>2<"],
    ["fr", "plan_limit", row("Formule", "Utilisateurs", "9 €", "Illimité"), "Illimité", "20"],
    [
      "en",
      "plan_limit",
      card("Starter", "£9", "<dl><dt>Users</dt><dd>3</dd><dt>Projects</dt><dd>10</dd></dl>"),
      "<dd>10<",
      "<dd>5<",
    ],
  ];

function row(head: string, name: string, price: string, figure = ""): string {
  return `<table><tr><th>${head}</th><th></th></tr><tr><td>Total</td><td>${price}</td></tr><tr><td>${name}</td><td>${
    figure === "" ? price : figure
  }</td></tr></table>`;
}

function card(name: string, price: string, more: string): string {
  return `<div><h3>${name}</h3><p>${price}</p>${more.startsWith("<") ? more : `<p>${more}</p>`}</div>`;
}

/** The head of a page before and after. */
const HEADS: [language: string, before: string, after: string][] = [
  ["en", "Ledgers for bakeries", "Ledgers for bookshops"],
  ["en", "We coach night nurses", "We coach night nurses and paramedics"],
  ["de", "Kassen für Bäckereien", "Kassen für Buchläden"],
  ["fr", "Caisses pour boulangers", "Caisses pour libraires"],
  ["es", "Cajas para panaderías", "Cajas para librerías"],
  ["it", "Casse per panettieri", "Casse per librai"],
  ["pt", "Caixas para padarias", "Caixas para livrarias"],
  ["nl", "Kassa's voor bakkers", "Kassa's voor boekhandels"],
  ["ja", "町のパン屋のための会計帳", "書店のための会計帳"],
  ["en", "Ledgers for bakeries", "Ledgers for every small shop"],
  ["en", "Ledgers for bakeries", "Ledgers for everyone"],
  ["de", "Kassen für Bäckereien", "Kassen für alle Handwerksbetriebe"],
  ["fr", "Caisses pour boulangers", "Caisses pour tous"],
  ["es", "Cajas para panaderías", "Cajas para todos los comercios"],
  ["it", "Casse per panettieri", "Casse per tutti i negozi"],
  ["pt", "Caixas para padarias", "Caixas para todas as lojas"],
  ["nl", "Kassa's voor bakkers", "Kassa's voor alle winkels"],
];

/** Heads that name an occasion where a group stood: tried out, and no other audience. */
const OTHER_HEADS: [language: string, before: string, after: string][] = [
  ["en", "Candles for readers", "Candles for every room"],
  ["en", "Bread for the patient", "Bread for any occasion"],
  ["de", "Brot für Frühaufsteher", "Brot für jeden Tag"],
  ["fr", "Savons pour jardiniers", "Savons pour toutes les peaux"],
  ["es", "Velas para lectores", "Velas para cada momento"],
];

test("what another hand wrote of a guarantee, a fee, a price, a claim or an end is told, small talk is not", () => {
  const told = WORDINGS.map(([language, kind, before, after]) => ({
    before,
    after,
    kind,
    seen: changes(pageOf(language, before), pageOf(language, after))[0]?.kind ?? null,
  }));
  expect(told.filter(({ kind, seen }) => kind !== seen)).toEqual([]);
});

test("a page that speaks to somebody else has another audience, in every language", () => {
  const told = HEADS.map(([language, before, after]) => ({
    after,
    seen: changes(pageOf(language, "", before), pageOf(language, "", after))[0]?.kind ?? null,
  }));
  expect(told.filter(({ seen }) => seen !== "audience")).toEqual([]);
});

test("an occasion in a group's place is no audience", () => {
  const told = OTHER_HEADS.flatMap(([language, before, after]) =>
    changes(pageOf(language, "", before), pageOf(language, "", after))
  );
  expect(told).toEqual([]);
});

test.each(BESIDE_PRICES)(
  "%s: beside a price, %s is told of dates, statistics and limits alike: %s",
  (language, kind, line, from, to) => {
    expect(line).toContain(from);
    const told = changes(pageOf(language, line), pageOf(language, line.replace(from, to)));
    expect(told.map((change) => change.kind)).toEqual(kind === null ? [] : [kind]);
  },
);

test("a claim that gave way to another sentence is told once, with what stands in its place", () => {
  const told = changes(
    pageOf("de", "Wir füllen keinen Honig ab, den Ihnen nicht unsere Bienen gesammelt haben."),
    pageOf("de", "Unser Honig kommt von eigenen Völkern und aus der Region."),
  );
  expect(told).toMatchObject([{
    kind: "claim_withdrawn",
    before: "Wir füllen keinen Honig ab, den Ihnen nicht unsere Bienen gesammelt haben",
    after: "Unser Honig kommt von eigenen Völkern und aus der Region",
  }]);
});

test("a sentence with a German day in it is told whole", () => {
  const line = "Seit dem 31. Oktober ist die Werkstatt für immer geschlossen.";
  expect(changes(pageOf("de", ""), pageOf("de", line))).toMatchObject([
    { kind: "closed", after: line.slice(0, -1) },
  ]);
});

test("a guarantee is told with the question that holds its terms, an audience without half a number", () => {
  const promise = "Not happy in the first season? You get your money back.";
  expect(changes(pageOf("en", ""), pageOf("en", promise))).toMatchObject([
    { kind: "guarantee", after: promise.slice(0, -1) },
  ]);
  const heads = ["The system for harbours", "The system for small marinas of 40 to 250 berths"];
  const [before = "", after = ""] = heads.map((head) => pageOf("en", "", head));
  expect(changes(before, after)).toMatchObject([
    { kind: "audience", before: "for harbours", after: "for small marinas", about: heads[1] },
  ]);
});

test("a fee that is waived is told beside a price that changed, and neither twice", () => {
  const page = (fee: string, price: string) =>
    pageOf("en", `<p>${fee}</p><p>Membership costs £${price} a month.</p>`);
  const told = changes(page("One-time setup from £90.", "20"), page("No setup fee.", "25"));
  expect(told.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ["price", "£20 a month", "£25 a month"],
    ["price", "setup from £90", "No setup fee"],
  ]);
  expect(changes(page("Setup fee £90.", "20"), page("Setup fee £70.", "20"))).toHaveLength(1);
});

test("of two short sentences in one block only the one that changed is told", () => {
  const [before, after] = [
    "One-time setup from £1,900. Contract term 24 months.",
    "No setup fee. Contract term 12 months.",
  ]
    .map((line) => pageOf("en", line));
  expect(changes(before ?? "", after ?? "").map((change) => [change.kind, change.before, change.after]))
    .toEqual([
      ["price", "setup from £1,900", "No setup fee"],
      ["plan_limit", "Contract term 24 months", "Contract term 12 months"],
    ]);
});

test("what stands beside a table is not named after its last cell", () => {
  const table =
    "<table><tr><th>Plan</th><th>Fee</th></tr><tr><td>Group £90</td><td>Negotiable</td></tr></table>";
  const pages = [24, 12].map((months) => pageOf("en", `${table}<p>Contract term ${months} months.</p>`));
  const [before = "", after = ""] = pages;
  expect(changes(before, after).map(({ about }) => about)).not.toContain("Negotiable");
});

test("what stands behind the end of a page is on it", () => {
  const page = pageOf("en", "Slates and thatch.");
  expect(changes(page, `${page}<p>We have closed for good.</p>`)[0]?.kind).toBe("closed");
});

test("thousands of reworded blocks are not compared, cost little beside reading them and raise no alarm", async () => {
  for (const filler of [0, 80]) {
    const pages = ["grey", "blue"].map((colour) => hostilePage(colour, filler));
    let captures: Capture[] = [];
    const reading = await cpuTimeOf(() => captures = pages.map((page) => readCapture(page)));
    const [before, after] = captures;
    if (!before || !after) throw new Error("Two captures");
    expect(before.blocks.length).toBeGreaterThan(2_000);
    expect(isComparable(before, after)).toBe(false);
    const comparing = await cpuTimeOf(() => expect(compareCaptures(before, after)).toEqual([]));
    // Measured: a hundredth. Each block laid beside each of the others would be many times as much.
    expect(comparing / reading).toBeLessThan(0.25);
  }
});

test("a price list of which every line changed is still compared", () => {
  const list = (more: number) =>
    pageOf(
      "en",
      Array.from({ length: 150 }, (_, index) => `<p>Slate ${NAMES[index % 10]} £${index + more}</p>`).join(
        "",
      ),
    );
  expect(changes(list(20), list(23))[0]?.kind).toBe("price");
});

const NAMES = "alder birch cedar elm fir hazel ivy larch maple oak".split(" ");

function hostilePage(colour: string, filler: number): string {
  const rows = Array.from(
    { length: 3_000 },
    (_, index) =>
      `<p>Hat ${index} in ${colour}: £${index}, up to ${index} users per month, refunded within ${index} days. ${
        `${colour} felt `.repeat(filler)
      }</p>`,
  );
  return pageOf("en", rows.join(""));
}

const REST: Record<string, string> = {
  en: "Thatch and slate from Ely. The yard lies behind the station.",
  de: "Reet und Schiefer aus Husum. Der Hof liegt hinter dem Bahnhof.",
  fr: "Chaume et ardoise de Vannes. La cour se trouve derrière la gare.",
  es: "Paja y pizarra de Lugo. El patio está detrás de la estación.",
  it: "Paglia e ardesia di Lavagna. Il cortile è dietro la stazione.",
  pt: "Colmo e ardósia de Valongo. O pátio fica atrás da estação.",
  nl: "Riet en lei uit Sneek. De werf ligt achter het station.",
  ja: "萱と瓦の店です。作業場は駅の裏にあります。",
};

function pageOf(language: string, line: string, head = "Tern"): string {
  return `<html lang="${language}"><body><div><h1>${head}</h1><div><p>${REST[language]}</p></div><div>${
    line === "" || line.startsWith("<") ? line : `<p>${line}</p>`
  }</div><div>0353 22</div></div></body></html>`;
}

function changes(before: string, after: string): PageChange[] {
  return compareCaptures(readCapture(before), readCapture(after));
}

test.each([
  ["en", "Try it within 14 days or get a full refund.", "Try it within 7 days or get a full refund."],
  ["it", "Soddisfatti o rimborsati entro 14 giorni.", "Soddisfatti o rimborsati entro 7 giorni."],
  ["fr", "Satisfait ou remboursé sous 30 jours.", "Satisfait ou remboursé sous 15 jours."],
])("%s: a guarantee's days are told as days: %s", (language, before, after) => {
  const [told] = changes(pageOf(language, before), pageOf(language, after));
  const days = /\d+ (?:days|giorni|jours)\b/;
  expect([told?.before, told?.after].map((text) => text?.match(days)?.[0]))
    .toEqual([before, after].map((text) => text.match(days)?.[0]));
});
