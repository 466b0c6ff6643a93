/** What comes and goes on a page without meaning anything: edits of it, or another page in its place. */
export interface Noise {
  name: string;
  page: string;
  /** What the second and third capture have in another way than the first. */
  edits?: [from: string, to: string][];
  /** What the third capture has in another way than the second. */
  thenEdits?: [from: string, to: string][];
  /** What answered in the page's place. */
  instead?: string;
}

const PARTNERS_WALL =
  `<div id="cmp" role="dialog"><h2>Wir brauchen deine Zustimmung</h2><p>Wir und unsere 143 Partner speichern Informationen auf deinem Gerät und verarbeiten personenbezogene Daten, für 12 Monate.</p><ul><li>Notwendig</li><li>Statistik</li><li>Marketing</li></ul><p>Wir verkaufen deine Daten nie. Mit dem Pur-Abo für 2,99 € im Monat liest du ohne Werbung.</p><button>Alle annehmen</button><button>Nur notwendige</button></div>`;

const COOKIE_TABLE =
  `<div class="cookie-preferences"><h2>Your cookie choices</h2><p>We only use what you allow. You can change your mind at any time.</p><table><tr><th>Name</th><th>Purpose</th><th>Expires</th></tr><tr><td>_ga</td><td>Statistics</td><td>2 years</td></tr><tr><td>_fbp</td><td>Advertising</td><td>90 days</td></tr><tr><td>session</td><td>Strictly necessary</td><td>24 hours</td></tr></table><button>Save choices</button></div>`;

const HUMAN_CHECK =
  `<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title></head><body><div class="main-wrapper"><h1>plotline.example</h1><h2>Checking that you are human. This may take a few seconds.</h2><p>plotline.example needs to review the security of your connection before proceeding.</p><footer>Ray ID: 8c1f0d9a7e2b · Performance &amp; security</footer></div></body></html>`;

const ROBOT_CHECK =
  `<!DOCTYPE html><html lang="fr"><head><title>matelas-houle.example</title></head><body><div><h1>Un dernier pas</h1><p>Pour continuer, montrez que vous n'êtes pas un robot.</p><p>Faites glisser la pièce du puzzle vers la droite.</p><p>Identifiant : 4f2a-99</p></div></body></html>`;

const TRADE_LOGIN =
  `<!doctype html><html lang="en"><head><title>Sign in · Dryhaven</title></head><body><main><h1>Sign in to your yard</h1><form method="post"><label>E-mail <input type="email"></label><label>Password <input type="password"></label><button>Sign in</button></form><p>Forgotten it? We send you a link.</p></main></body></html>`;

/** A door without a password: a link is sent. */
const LINK_LOGIN =
  `<!doctype html><html lang="fr"><head><title>Espace membre</title></head><body><main><h1>Connexion</h1><p>Cette page est réservée aux abonnées. Entrez votre adresse, nous vous envoyons un lien.</p><form><input type="email" placeholder="vous@exemple.fr"><button>Recevoir le lien</button></form></main></body></html>`;

const EMPTY_SHELL =
  `<!doctype html><html lang="en"><head><title>Dryhaven Boat Storage</title></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>`;

const BACK_SOON =
  `<!doctype html><html lang="de"><head><title>Wartung</title></head><body><h1>Wir räumen gerade um</h1><p>Die Seite ist wegen Wartungsarbeiten vorübergehend geschlossen und in wenigen Stunden wieder da.</p><p>Fehler 503</p></body></html>`;

const IN_ENGLISH =
  `<!doctype html><html lang="en"><head><title>The Bolt, escape rooms in Nantes</title></head><body><div class="flex flex-col"><h1 class="text-6xl">Sixty minutes, one door</h1><p>Three rooms written by a novelist and built by a joiner.</p><a class="cta" href="/en/book">Book</a><div class="rooms"><div class="room"><h3>The watchmaker</h3><p class="price"><sup>€</sup><span class="text-4xl">28</span> <span class="unit">/ player</span></p><p>2 to 5 players, 60 minutes</p></div><div class="room"><h3>The cellar</h3><p class="price"><sup>€</sup><span class="text-4xl">26</span> <span class="unit">/ player</span></p><p>3 to 6 players, 75 minutes</p></div><div class="room"><h3>Children</h3><p class="price"><sup>€</sup><span class="text-4xl">19</span> <span class="unit">/ player</span></p><p>From age 8, with an accomplice in the room</p></div></div><p>Private hire for companies on request.</p></div></body></html>`;

/** Translated by a machine in the visitor's browser language, with the page's own language still in its head. */
const BY_MACHINE =
  `<!doctype html><html lang="de"><head><title>Nadelwald Tattoos</title></head><body><section id="s1"><h1>Nadelwald</h1><p>Botanical tattoos in Leipzig-Plagwitz. One room, two hands, one appointment a day.</p></section><section id="s2"><h2>01 What it costs</h2><p>Small plant, up to the size of a palm: €180<br>Half a day: €380<br>Whole day: €680</p><p>Deposit €50, it is taken off the bill.</p></section><section id="s3"><h2>02 Afterwards</h2><p>Touching up is free in the first year.</p></section><section id="s4"><h2>03 Dates</h2><p>Next free week: from 9 November</p><p>Waiting list: 23 people</p></section><section id="s5"><h2>04 Getting here</h2><p>Karl-Heine-Straße 99, rear building. Tram 14.</p></section></body></html>`;

/** Twenty times nothing. */
export const NOISE: Noise[] = [
  { name: "consent-wall-honig", page: "honig", edits: [["<main", `${PARTNERS_WALL}<main`]] },
  { name: "consent-table-vets", page: "vets", edits: [["</article>", `</article>${COOKIE_TABLE}`]] },
  {
    name: "counters-diving",
    page: "diving",
    edits: [
      [
        "<b>1,204</b> dives this season <b>38</b> seals met",
        "<b>1,311</b> dives this season <b>41</b> seals met",
      ],
      ["6 places left on Saturday", "1 place left on Saturday"],
      ["2 places left on 14 November", "Full on 14 November"],
      ["11.2 °C, visibility 6 m", "10.4 °C, visibility 3 m"],
    ],
    thenEdits: [["<b>1,311</b> dives", "<b>1,313</b> dives"]],
  },
  {
    name: "counters-pepiniere",
    page: "pepiniere",
    edits: [
      ["Déjà 18 450 plants partis", "Déjà 18 611 plants partis"],
      ["Plus que 9 en stock", "Plus que 3 en stock"],
      ["Plus que 14 en stock", "Épuisé, de retour en février"],
    ],
  },
  {
    name: "dates-driving",
    page: "driving",
    edits: [
      ["Tuesday 3 November, 7 pm", "Tuesday 1 December, 7 pm"],
      ["Thursday 5 November, 7 pm", "Thursday 3 December, 6.30 pm"],
      ["Page last touched 28 October 2026", "Page last touched 20 November 2026"],
      ["visitor 40,118", "visitor 40,362"],
      ["71 per cent (34 of 48 pupils)", "69 per cent (36 of 52 pupils)"],
    ],
  },
  {
    name: "dates-mittag",
    page: "mittag",
    edits: [
      ["KW 45", "KW 46"],
      ["Montag, 2.11.", "Montag, 9.11."],
      ["Linsensuppe mit Spätzle", "Maultaschen in der Brühe"],
      ["Dienstag, 3.11.", "Dienstag, 10.11."],
      ["Kürbisrisotto", "Käsespätzle mit Salat"],
      ["Mittwoch, 4.11.", "Mittwoch, 11.11."],
      ["Gulasch vom Hinterwälder Rind", "Gans mit Rotkraut"],
      ["Stand: 2. November 2026, 7:45 Uhr", "Stand: 9. November 2026, 8:10 Uhr"],
    ],
  },
  {
    name: "ages-pepiniere",
    page: "pepiniere",
    edits: [
      ["Marthe, 61 ans, greffe ici depuis 27 ans", "Marthe, 62 ans, greffe ici depuis 28 ans"],
      ["Publié il y a 2 jours", "Publié il y a 3 semaines"],
      ["Publié il y a 9 jours", "Publié il y a un mois"],
    ],
  },
  {
    name: "quotes-roofing",
    page: "roofing",
    edits: [
      [
        "They found rot that two others had missed, and it saved us £3,000.",
        "The only roofer who ever rang back. £400 under the quote.",
      ],
      ["Dana R., Sedbergh", "Will and Jo, Dent"],
      ["Swept the drive before they left. Twice.", "We never had a drip again, and we get the weather."],
      ["Canon Peel", "The Post House, Orton"],
    ],
  },
  {
    name: "quotes-schule",
    page: "schule",
    edits: [
      [
        "Endlich eine Software, die meine Referendarin nicht erklären muss.",
        "Wir sind die einzige Schule im Kreis ohne Zettelberge.",
      ],
      ["S. Brandt, vor 2 Wochen", "Rektorat Lindenhof, vor 3 Tagen"],
      [
        "Läuft sogar auf unseren alten Geräten von 2016.",
        "Für 49 Euro bekommt man sonst nicht einmal Toner.",
      ],
      ["Grundschule am Wall, vor 1 Monat", "M. Ott, gestern"],
      ["★★★★☆", "★★★★★"],
    ],
  },
  {
    name: "variant-boats",
    page: "boats",
    edits: [
      ["Your boat, dry all winter", "Winter ashore, launched in an hour"],
      ["Reserve a rack", "See what is free"],
    ],
    thenEdits: [
      ["Winter ashore, launched in an hour", "Your boat, dry all winter"],
      ["See what is free", "Reserve a rack"],
    ],
  },
  {
    name: "variant-evasion",
    page: "evasion",
    edits: [
      ["Réserver</a>", "Je choisis ma salle</a>"],
      ["Soixante minutes, une seule porte", "Une heure pour trouver la sortie"],
      ["Camille, il y a 3 jours", "Camille, il y a 2 semaines"],
    ],
  },
  { name: "empty-boats", page: "boats", instead: EMPTY_SHELL },
  { name: "failed-mittag", page: "mittag", instead: BACK_SOON },
  { name: "login-boats", page: "boats", instead: TRADE_LOGIN },
  { name: "login-infirmieres", page: "infirmieres", instead: LINK_LOGIN },
  { name: "captcha-geocoding", page: "geocoding", instead: HUMAN_CHECK },
  { name: "captcha-matelas", page: "matelas", instead: ROBOT_CHECK },
  { name: "language-evasion", page: "evasion", instead: IN_ENGLISH },
  { name: "language-tattoo", page: "tattoo", instead: BY_MACHINE },
  {
    name: "order-geocoding",
    page: "geocoding",
    edits: [
      ["<th>Hobby</th><th>Team</th><th>Fleet</th>", "<th>Fleet</th><th>Team</th><th>Hobby</th>"],
      ["<td>$0</td><td>$49</td><td>$290</td>", "<td>$290</td><td>$49</td><td>$0</td>"],
      ["<td>2,500</td><td>50,000</td><td>500,000</td>", "<td>500,000</td><td>50,000</td><td>2,500</td>"],
      ["<td>2</td><td>20</td><td>100</td>", "<td>100</td><td>20</td><td>2</td>"],
      ["<td>1</td><td>10</td><td>Unlimited</td>", "<td>Unlimited</td><td>10</td><td>1</td>"],
      ["<td>–</td><td>✓</td><td>✓</td>", "<td>✓</td><td>✓</td><td>–</td>"],
      [
        "<td>Forum</td><td>E-mail, one working day</td><td>Phone</td>",
        "<td>Phone</td><td>E-mail, one working day</td><td>Forum</td>",
      ],
      ["99.98% uptime", "99.97% uptime"],
      ["Build 8f3ac21", "Build 91d00fe"],
    ],
  },
];
