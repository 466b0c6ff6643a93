import type { ChangeKind } from "../../../agents/domain/watch.ts";

/** What a business's own offer said and what it says now, and what is told of it: kind, and words that must be in it. */
export const OFFERS: [
  language: string,
  kind: ChangeKind,
  before: string,
  after: string,
  told: [before: string | null, after: string | null],
][] = [
  [
    "en",
    "price",
    `<p>Lanes are £9 an hour.</p><p>Come as you are.</p>`,
    `<p>Lanes are £9 an hour. From now on a membership fee of £30 a year is due.</p><p>Come as you are.</p>`,
    [null, "membership fee of £30"],
  ],
  [
    "de",
    "price",
    `<ul><li>Boxen sofort frei</li></ul>`,
    `<ul><li>Boxen sofort frei</li><li>Einmalige Einrichtungsgebühr 49 €</li></ul>`,
    [
      null,
      "Einrichtungsgebühr 49 €",
    ],
  ],
  [
    "fr",
    "price",
    `<p>Séance d'une heure : 45 €, plus 10 € de frais de déplacement.</p>`,
    `<p>Séance d'une heure : 45 €.</p>`,
    [
      "10 € de frais de déplacement",
      null,
    ],
  ],
  ["es", "price", `<p>Cuota de 35 € al mes.</p>`, `<p>Cuota de 35 € al mes, con una matrícula de 20 €.</p>`, [
    null,
    "matrícula de 20 €",
  ]],
  ["it", "price", `<p>29 € al mese, costo di attivazione 15 €.</p>`, `<p>29 € al mese.</p>`, [
    "costo di attivazione 15 €",
    null,
  ]],
  ["pt", "price", `<p>Mensalidade de 30 €.</p>`, `<p>Mensalidade de 30 €, mais 12 € de seguro anual.</p>`, [
    null,
    "12 € de seguro",
  ]],
  ["nl", "price", `<p>Bezorgen doen we zelf.</p>`, `<p>Bezorgen doen we zelf, met € 4,95 bezorgkosten.</p>`, [
    null,
    "€ 4,95 bezorgkosten",
  ]],
  [
    "ja",
    "price",
    `<p>月謝のほかにいただくものはありません。</p>`,
    `<p>月謝のほかに、年会費3,000円をいただきます。</p>`,
    [
      null,
      "年会費3,000円",
    ],
  ],
  [
    "ja",
    "price",
    `<table><tr><th>コース</th><th>回数</th><th>月謝</th></tr><tr><td>大人コース（60分）</td><td>月2回</td><td>7,700円</td></tr></table>`,
    `<table><tr><th>コース</th><th>回数</th><th>月謝</th></tr><tr><td>大人コース（60分）</td><td>月2回</td><td>8,250円</td></tr></table>`,
    [
      "7,700円",
      "8,250円",
    ],
  ],
  ["ja", "price", `<p>カット 4,400円（税込）</p>`, `<p>カット 4,950円（税込）</p>`, ["4,400円", "4,950円"]],
  [
    "ja",
    "price",
    `<dl><dt>一棟貸し（4名様まで）</dt><dd>￥28,000～</dd></dl>`,
    `<dl><dt>一棟貸し（4名様まで）</dt><dd>￥32,000～</dd></dl>`,
    [
      "28,000",
      "32,000",
    ],
  ],
  [
    "en",
    "audience",
    `<h3>Who we see</h3><ul><li>Adults</li><li>Runners</li></ul>`,
    `<h3>Who we see</h3><ul><li>Adults</li><li>Runners</li><li>Teenagers from 12, with a parent</li></ul>`,
    [
      null,
      "Teenagers",
    ],
  ],
  [
    "de",
    "audience",
    `<h2>Für wen</h2><ul><li>Privatleute</li><li>Vereine</li><li>Schulen</li></ul>`,
    `<h2>Für wen</h2><ul><li>Privatleute</li><li>Schulen</li></ul>`,
    [
      "Vereine",
      null,
    ],
  ],
  [
    "fr",
    "audience",
    `<p>Nous accompagnons les commerçants et les artisans dans leurs comptes.</p>`,
    `<p>Nous accompagnons les commerçants, les artisans et les associations dans leurs comptes.</p>`,
    [
      "les commerçants",
      "associations",
    ],
  ],
  [
    "es",
    "audience",
    `<p>En la piscina damos clase a niños y adultos todo el año.</p>`,
    `<p>En la piscina damos clase a niños, adultos y embarazadas todo el año.</p>`,
    [
      "niños y adultos",
      "embarazadas",
    ],
  ],
  [
    "it",
    "audience",
    `<p>Lavoriamo con famiglie, scuole e aziende della zona.</p>`,
    `<p>Lavoriamo con famiglie e scuole della zona.</p>`,
    [
      "aziende",
      "famiglie e scuole",
    ],
  ],
  [
    "pt",
    "audience",
    `<p>Recebemos cães e gatos durante as férias.</p>`,
    `<p>Recebemos cães, gatos e coelhos durante as férias.</p>`,
    [
      "cães e gatos",
      "coelhos",
    ],
  ],
  [
    "nl",
    "audience",
    `<h3>Voor wie</h3><div class="kaart"><h4>Zelfstandigen</h4><p>Snel klaar.</p></div>`,
    `<h3>Voor wie</h3><div class="kaart"><h4>Zelfstandigen</h4><p>Snel klaar.</p></div><div class="kaart"><h4>Stichtingen</h4><p>Ook zonder btw.</p></div>`,
    [
      null,
      "Stichtingen",
    ],
  ],
  [
    "en",
    "audience",
    `<p>The studio is open to dancers and, since spring, to singers.</p>`,
    `<p>The studio is open to dancers, actors and, since spring, to singers.</p>`,
    [
      "dancers",
      "actors",
    ],
  ],
  [
    "en",
    "audience",
    `<p>We tutor pupils and university students at home.</p>`,
    `<p>We tutor pupils at home.</p>`,
    [
      "university students",
      "pupils",
    ],
  ],
  [
    "ja",
    "audience",
    `<p>小学生と中学生を対象にした教室です。</p>`,
    `<p>小学生と中学生と高校生を対象にした教室です。</p>`,
    [
      "小学生と中学生",
      "高校生",
    ],
  ],
  [
    "nl",
    "plan_limit",
    `<ul><li>€ 95 per maand</li><li>6 uur studio per maand</li></ul>`,
    `<ul><li>€ 95 per maand</li><li>4 uur studio per maand</li></ul>`,
    [
      "6 uur studio per maand",
      "4 uur studio per maand",
    ],
  ],
  [
    "fr",
    "plan_limit",
    `<div><h3>Solo</h3><p>29 € par mois</p><p>5 heures de salle de réunion</p></div>`,
    `<div><h3>Solo</h3><p>29 € par mois</p><p>3 heures de salle de réunion</p></div>`,
    [
      "5 heures de salle",
      "3 heures de salle",
    ],
  ],
  [
    "de",
    "plan_limit",
    `<div><h3>Start</h3><p>19 € im Monat</p><p>bis 3 Standorte</p></div>`,
    `<div><h3>Start</h3><p>19 € im Monat</p><p>bis 2 Standorte</p></div>`,
    [
      "bis 3 Standorte",
      "bis 2 Standorte",
    ],
  ],
  [
    "ja",
    "plan_limit",
    `<div><h3>ライト</h3><p>月額980円</p><p>写真は100枚まで</p></div>`,
    `<div><h3>ライト</h3><p>月額980円</p><p>写真は50枚まで</p></div>`,
    [
      "100枚",
      "50枚",
    ],
  ],
  [
    "en",
    "guarantee",
    `<p>You can cancel free of charge up to 24 hours before your visit.</p>`,
    `<p>You can cancel free of charge up to 72 hours before your visit.</p>`,
    [
      "24 hours",
      "72 hours",
    ],
  ],
  [
    "de",
    "guarantee",
    `<p>Kostenlos stornieren bis 7 Tage vor Anreise.</p>`,
    `<p>Kostenlos stornieren bis 21 Tage vor Anreise.</p>`,
    [
      "7 Tage",
      "21 Tage",
    ],
  ],
  [
    "fr",
    "guarantee",
    `<p>Annulation sans frais jusqu'à 48 heures avant le rendez-vous.</p>`,
    `<p>Toute annulation est facturée.</p>`,
    [
      "Annulation sans frais",
      null,
    ],
  ],
  [
    "es",
    "guarantee",
    `<p>Cancelación gratuita hasta 3 días antes.</p>`,
    `<p>Cancelación gratuita hasta 10 días antes.</p>`,
    [
      "3 días",
      "10 días",
    ],
  ],
  [
    "nl",
    "guarantee",
    `<p>Gratis annuleren kan tot 2 dagen van tevoren.</p>`,
    `<p>Gratis annuleren kan tot 7 dagen van tevoren.</p>`,
    [
      "2 dagen",
      "7 dagen",
    ],
  ],
  ["it", "guarantee", `<p>Disdetta gratuita fino a 24 ore prima.</p>`, ``, ["Disdetta gratuita", null]],
  ["ja", "guarantee", `<p>キャンセルは3日前まで無料です。</p>`, `<p>キャンセルは7日前まで無料です。</p>`, [
    "3日前",
    "7日前",
  ]],
  ["en", "guarantee", `<p>Streaks on the glass? Ring within two days and we re-do it for free.</p>`, ``, [
    "re-do it for free",
    null,
  ]],
  [
    "de",
    "guarantee",
    `<p>Nicht sauber? Melden Sie sich binnen 24 Stunden, wir putzen kostenlos nach.</p>`,
    ``,
    [
      "kostenlos nach",
      null,
    ],
  ],
  ["en", "guarantee", `<p>Start with a 30-day free trial.</p>`, `<p>Start with a 14-day free trial.</p>`, [
    "30-day",
    "14-day",
  ]],
  [
    "de",
    "guarantee",
    `<p>30 Tage kostenlos testen, ohne Kreditkarte.</p>`,
    `<p>14 Tage kostenlos testen, ohne Kreditkarte.</p>`,
    [
      "30 Tage",
      "14 Tage",
    ],
  ],
  ["es", "guarantee", `<button>Probar 30 días gratis</button>`, `<button>Probar 15 días gratis</button>`, [
    "30 días",
    "15 días",
  ]],
  [
    "fr",
    "guarantee",
    `<p>Toutes nos montres sont couvertes 3 ans, pièces et main-d'œuvre.</p>`,
    `<p>Toutes nos montres sont couvertes 5 ans, pièces et main-d'œuvre.</p>`,
    [
      "3 ans",
      "5 ans",
    ],
  ],
  ["it", "claim_taken", ``, `<p>Siamo gli unici in provincia a lavorare il rame a mano.</p>`, [
    null,
    "gli unici",
  ]],
  ["nl", "claim_withdrawn", `<p>Uw foto's verlaten nooit onze eigen studio.</p>`, ``, ["nooit", null]],
  [
    "de",
    "claim_withdrawn",
    `<ul><li>Ohne Mindestvertragslaufzeit</li><li>Server in Deutschland</li></ul>`,
    `<ul><li>Server in Deutschland</li></ul>`,
    [
      "Ohne Mindestvertragslaufzeit",
      null,
    ],
  ],
  [
    "fr",
    "price",
    `<p>Comptez 38 euros de l'heure, matériel compris.</p>`,
    `<p>Comptez 42 euros de l'heure, matériel compris.</p>`,
    [
      "38 euros",
      "42 euros",
    ],
  ],
  [
    "de",
    "price",
    `<table><tr><th></th><th>Solo</th><th>Team</th></tr><tr><th>Preis</th><td>12 € pro Platz und Monat</td><td>24 € pro Platz und Monat</td></tr></table>`,
    `<table><tr><th></th><th>Solo</th><th>Team</th></tr><tr><th>Preis</th><td>0,50 € pro Buchung</td><td>0,30 € pro Buchung</td></tr></table>`,
    [
      "12 € pro Platz und Monat",
      "0,50 € pro Buchung",
    ],
  ],
  [
    "en",
    "price",
    `<div class="box"><h3>Wheel weekend</h3><p>16–17 March</p><p>£180, 6 places</p></div>`,
    `<div class="box"><h3>Wheel weekend</h3><p>16–17 March</p><p>£195, 6 places</p></div>`,
    [
      "£180",
      "£195",
    ],
  ],
  [
    "en",
    "price",
    `<p>Prices valid from 1 January 2024: full valet £45.</p>`,
    `<p>Prices valid from 1 January 2025: full valet £52.</p>`,
    [
      "£45",
      "£52",
    ],
  ],
];
