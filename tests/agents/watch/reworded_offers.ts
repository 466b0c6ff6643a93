import type { OFFERS } from "./standing_offers.ts";
import type { REGIONS } from "./passing_regions.ts";

/** Changes of an offer that no figure tells alone: terms in words, a price that was none, a claim that became loose. */
export const REWORDED_OFFERS: typeof OFFERS = [
  // What was free is asked for, or the reverse.
  ["en", "price", `<p>A first look at your clock is free.</p>`, `<p>A first look at your clock is £18.</p>`, [
    "free",
    "£18",
  ]],
  [
    "it",
    "price",
    `<dl><dt>Preventivo</dt><dd>Il preventivo a domicilio costa 25 € in tutta la provincia.</dd></dl>`,
    `<dl><dt>Preventivo</dt><dd>Il preventivo a domicilio è gratuito in tutta la provincia.</dd></dl>`,
    ["25 €", "gratuito"],
  ],
  // The same sum for each head that was one for all.
  ["de", "price", `<p>59 € im Monat, egal wie viele Kassen.</p>`, `<p>59 € im Monat pro Kasse.</p>`, [
    "egal wie viele Kassen",
    "59 € im Monat pro Kasse",
  ]],
  [
    "es",
    "price",
    `<li>24 € al mes, sea cual sea el número de mesas</li>`,
    `<li>24 € al mes por mesa</li>`,
    ["sea cual sea el número de mesas", "24 € al mes por mesa"],
  ],
  // How much may be tried, in words.
  [
    "de",
    "guarantee",
    `<p>Die ersten zwei Stunden sind zur Probe.</p>`,
    `<p>Die erste Stunde ist zur Probe.</p>`,
    ["zwei Stunden", "Stunde"],
  ],
  [
    "fr",
    "guarantee",
    `<div>Les trois premières séances sont à l'essai.</div>`,
    `<div>La première séance est à l'essai.</div>`,
    ["trois premières séances", "première séance"],
  ],
  // What each that is sold holds, whatever it is.
  [
    "en",
    "plan_limit",
    `<p>Each crate contains 12 jars of jam and a card.</p>`,
    `<p>Each crate contains 9 jars of jam and a card.</p>`,
    ["12 jars", "9 jars"],
  ],
  [
    "pt",
    "plan_limit",
    `<p>Cada caixa traz seis queijos de cabra e uma compota.</p>`,
    `<p>Cada caixa traz quatro queijos de cabra e uma compota.</p>`,
    ["seis queijos", "quatro queijos"],
  ],
  // What is done again for nothing.
  [
    "de",
    "guarantee",
    `<p>Durchgefallen? Den Kurs wiederholen Sie kostenlos innerhalb von 6 Monaten.</p>`,
    `<p>Durchgefallen? Den Kurs wiederholen Sie kostenlos innerhalb von 3 Monaten.</p>`,
    ["6 Monaten", "3 Monaten"],
  ],
  [
    "es",
    "guarantee",
    `<p>Suspende y vuelve a hacer el curso gratis durante 12 meses.</p>`,
    `<p>Suspende y vuelve a hacer el curso gratis durante 4 meses.</p>`,
    ["12 meses", "4 meses"],
  ],
  // What follows where a promise is not kept.
  [
    "de",
    "guarantee",
    `<p>Ungezieferfrei in drei Wochen, sonst kommen wir kostenlos weiter.</p>`,
    `<p>Unser Ziel: ungezieferfrei in drei Wochen.</p>`,
    ["sonst kommen wir kostenlos weiter", null],
  ],
  [
    "fr",
    "guarantee",
    `<p>Toit sec en dix jours, sinon nous finissons le chantier gratuitement.</p>`,
    `<p>Nous visons un toit sec en dix jours.</p>`,
    ["sinon nous finissons le chantier gratuitement", null],
  ],
  // An award.
  ["en", "claim_taken", "", `<p>Best cider maker in Somerset 2026, Three Counties Show.</p>`, [
    null,
    "Best cider maker in Somerset 2026, Three Counties Show",
  ]],
  ["fr", "claim_taken", "", `<p>Médaille d'or au Concours des miels de Provence.</p>`, [
    null,
    "Médaille d'or au Concours des miels de Provence",
  ]],
  // What is done with all of them.
  [
    "fr",
    "claim_withdrawn",
    `<p>Tous les cartons sont portés par deux déménageurs de la maison.</p><p>Devis sur place.</p>`,
    `<p>Devis sur place.</p>`,
    ["Tous les cartons sont portés par deux déménageurs de la maison", null],
  ],
  [
    "it",
    "claim_withdrawn",
    `<p>Tutti i vestiti li cuce a mano una sarta di Prato prima della prova.</p><p>Aperto su richiesta.</p>`,
    `<p>Aperto su richiesta.</p>`,
    ["Tutti i vestiti li cuce a mano una sarta di Prato prima della prova", null],
  ],
  // A claim that became loose.
  ["en", "claim_withdrawn", `<p>We fit only oak from Kent.</p>`, `<p>We fit mostly oak from Kent.</p>`, [
    "We fit only oak from Kent",
    "We fit mostly oak from Kent",
  ]],
  [
    "de",
    "claim_withdrawn",
    `<p>Wir backen nur mit Mehl aus der Mühle in Rahden.</p>`,
    `<p>Wir backen meist mit Mehl aus der Mühle in Rahden.</p>`,
    ["Wir backen nur mit Mehl aus der Mühle in Rahden", "Wir backen meist mit Mehl"],
  ],
  // One more in a list of houses.
  [
    "fr",
    "audience",
    `<p>Le logiciel pour les gîtes et les chambres d'hôtes.</p>`,
    `<p>Le logiciel pour les gîtes, les chambres d'hôtes et les petits hôtels.</p>`,
    [null, "petits hôtels"],
  ],
  [
    "pt",
    "audience",
    `<p>Gestão de reservas para pousadas e albergues.</p>`,
    `<p>Gestão de reservas para pousadas, albergues e pequenos hotéis.</p>`,
    [null, "pequenos hotéis"],
  ],
];

/** What says the same in other words, or is no offer. */
export const REWORDED_REGIONS: typeof REGIONS = [
  [
    "fr",
    "the same term in other words",
    `<p>Annulez une semaine avant et nous vous rendons l'acompte.</p>`,
    `<p>Acompte rendu si vous annulez sept jours avant.</p>`,
  ],
  [
    "nl",
    "the same remedy in other words",
    `<p>Lekt het dak, dan herstellen we het binnen 14 dagen gratis.</p>`,
    `<p>Een dak dat lekt herstellen we kosteloos, twee weken lang.</p>`,
  ],
  [
    "de",
    "the age of a house in a claim",
    `<p>Seit 62 Jahren liefern wir jeden Sarg selbst aus, nie über Dritte.</p>`,
    `<p>Seit 63 Jahren liefern wir jeden Sarg selbst aus, nie über Dritte.</p>`,
  ],
  [
    "it",
    "the age of a house in a claim",
    `<p>Da 40 anni siamo l'unica bottega che accorda fisarmoniche in valle.</p>`,
    `<p>Da 41 anni siamo l'unica bottega che accorda fisarmoniche in valle.</p>`,
  ],
  [
    "nl",
    "a diary",
    `<article><h3><a href="/dagboek/regen">Regen op het dak</a></h3><p>Drie dagen binnen gezeten.</p></article>`,
    `<article><h3><a href="/dagboek/zon">Eindelijk zon</a></h3><p>Een dag buiten, met garantie op sproeten.</p></article>`,
  ],
  [
    "es",
    "a notebook",
    `<article><h3><a href="/cuaderno/tinta">La tinta azul</a></h3><p>Dos intentos y un acierto.</p></article>`,
    `<article><h3><a href="/cuaderno/papel">El papel viejo</a></h3><p>Un hallazgo con garantía de polvo.</p></article>`,
  ],
  [
    "de",
    "another bicycle",
    `<ul><li><span>Patria Argos Herren grün</span> <span>940,00 €</span></li></ul>`,
    `<ul><li><span>Tout Terrain Silkroad Damen blau</span> <span>1.480,00 €</span></li></ul>`,
  ],
  [
    "en",
    "another second-hand boat",
    `<ul><li><span>Cornish Shrimper gaff sloop</span> <span>£9,400</span></li></ul>`,
    `<ul><li><span>Drascombe Lugger yawl tan sails</span> <span>£4,250</span></li></ul>`,
  ],
  ["en", "a look back", "", `<p>Best of 2025: the photographs we liked.</p>`],
  ["it", "good years", "", `<p>Le migliori annate: 2015, 2016 e 2019.</p>`],
  ["en", "how one may pay", `<p>We only accept cash.</p>`, `<p>We accept cash or card.</p>`],
  ["pt", "when somebody works", `<p>Trabalhamos só de manhã.</p>`, `<p>Trabalhamos de manhã ou à tarde.</p>`],
  [
    "es",
    "what all rooms have",
    `<p>Todas las salas tienen calefacción y luz natural durante el día.</p>`,
    "",
  ],
  ["en", "good wishes", "", `<p>Best wishes to all our sailors for 2027.</p>`],
  [
    "de",
    "a note on prices",
    `<p>Alle Preise verstehen sich inklusive der gesetzlichen Mehrwertsteuer.</p>`,
    "",
  ],
  ["es", "when it is open", `<p>Todos los martes por la tarde la tienda abre un poco más tarde.</p>`, ""],
  [
    "en",
    "an entry that is free on a day",
    `<p>On 3 May the yard is open and entry is free.</p>`,
    `<p>On 7 June the yard is open and entry is £4.</p>`,
  ],
];
