import { expect, test } from "vitest";
import { compareCaptures } from "../../../agents/watch/compare.ts";
import { readCapture } from "../../../agents/watch/read_capture.ts";

/** What becomes what on a cobbler's page, and what kind of change that is; "" is none. */
const PARTS: [language: string, kind: string, before: string, after: string][] = [
  [
    "en",
    "closed",
    "<p>Ring us for a quote.</p>",
    "<p>We shut the workshop for the last time in March. Thank you for your custom.</p>",
  ],
  [
    "en",
    "closed",
    "<p>Ring us for a quote.</p>",
    "<p>From 1 June the business belongs to Hale Brothers of Ripon, who will honour all bookings.</p>",
  ],
  [
    "en",
    "closed",
    "<p>Ring us for a quote.</p>",
    "<p>Sorry, we can no longer take new work. Please try Hale Brothers instead.</p>",
  ],
  [
    "de",
    "closed",
    "<p>Rufen Sie uns an.</p>",
    "<p>Seit dem 1. Mai führt die Firma Kraus unser Geschäft weiter.</p>",
  ],
  ["de", "closed", "<p>Rufen Sie uns an.</p>", "<p>Wir nehmen keine neuen Aufträge mehr an.</p>"],
  [
    "fr",
    "closed",
    "<p>Appelez-nous.</p>",
    "<p>L'atelier a cessé son activité le 30 juin. Merci pour ces vingt années.</p>",
  ],
  ["fr", "closed", "<p>Appelez-nous.</p>", "<p>Je pars à la retraite et ne prends plus de commandes.</p>"],
  [
    "es",
    "closed",
    "<p>Llámenos.</p>",
    "<p>Hemos echado el cierre después de treinta años. Gracias a todos.</p>",
  ],
  ["es", "closed", "<p>Llámenos.</p>", "<p>Desde el 1 de junio el taller lo lleva Hermanos Ruiz.</p>"],
  [
    "it",
    "closed",
    "<p>Chiamateci.</p>",
    "<p>Dopo trent'anni abbiamo abbassato la saracinesca per l'ultima volta il 31 maggio.</p>",
  ],
  ["it", "closed", "<p>Chiamateci.</p>", "<p>Non accettiamo più nuovi lavori.</p>"],
  [
    "pt",
    "closed",
    "<p>Ligue-nos.</p>",
    "<p>Deixámos de aceitar encomendas a 31 de maio. Obrigado por tudo.</p>",
  ],
  ["nl", "closed", "<p>Bel ons.</p>", "<p>Wij zijn gestopt. De werkplaats is sinds 1 mei dicht.</p>"],
  [
    "nl",
    "closed",
    "<p>Bel ons.</p>",
    "<p>We nemen geen nieuw werk meer aan; bel voortaan Van Dam in Hoorn.</p>",
  ],
  [
    "ja",
    "closed",
    "<p>お電話ください。</p>",
    "<p>六月末をもって廃業いたしました。長年のご愛顧に感謝申し上げます。</p>",
  ],
  ["ja", "closed", "<p>お電話ください。</p>", "<p>新規のご依頼の受付は終了いたしました。</p>"],
  [
    "en",
    "claim_withdrawn",
    "<h3>How big can it be?</h3><p>Anything that fits through our door.</p>",
    "<h3>How big can it be?</h3><p>Nothing longer than a bicycle.</p>",
  ],
  [
    "de",
    "price",
    "<h3>Kostet der Kostenvoranschlag etwas?</h3><p>Nein, den machen wir umsonst.</p>",
    "<h3>Kostet der Kostenvoranschlag etwas?</h3><p>Ja, 15 €, die wir beim Auftrag anrechnen.</p>",
  ],
  [
    "fr",
    "audience",
    "<h3>Travaillez-vous pour les professionnels ?</h3><p>Non, seulement pour les particuliers.</p>",
    "<h3>Travaillez-vous pour les professionnels ?</h3><p>Oui, depuis ce printemps.</p>",
  ],
  [
    "es",
    "claim_withdrawn",
    "<h3>¿Recogen a domicilio?</h3><p>Sí, en toda la ciudad.</p>",
    "<h3>¿Recogen a domicilio?</h3><p>No, lo sentimos.</p>",
  ],
  [
    "it",
    "claim_withdrawn",
    "<details><summary>Spedite all'estero?</summary><p>Sì, in tutta Europa.</p></details>",
    "<details><summary>Spedite all'estero?</summary><p>Per ora no.</p></details>",
  ],
  [
    "ja",
    "claim_withdrawn",
    "<dl><dt>海外に送れますか？</dt><dd>はい、世界中にお送りします。</dd></dl>",
    "<dl><dt>海外に送れますか？</dt><dd>いいえ、国内のみです。</dd></dl>",
  ],
  [
    "en",
    "plan_limit",
    "<table><tr><th>Plan</th><th>Solo</th><th>Duo</th></tr><tr><td>Price</td><td>£5</td><td>£9</td></tr><tr><td>Own domain</td><td>✓</td><td>✓</td></tr></table>",
    "<table><tr><th>Plan</th><th>Solo</th><th>Duo</th></tr><tr><td>Price</td><td>£5</td><td>£9</td></tr><tr><td>Own domain</td><td>–</td><td>✓</td></tr></table>",
  ],
  [
    "de",
    "price",
    "<table><tr><th>Tarif</th><th>Klein</th><th>Groß</th></tr><tr><td>Preis</td><td>5 €</td><td>9 €</td></tr><tr><td>Telefonhilfe</td><td>inklusive</td><td>inklusive</td></tr></table>",
    "<table><tr><th>Tarif</th><th>Klein</th><th>Groß</th></tr><tr><td>Preis</td><td>5 €</td><td>9 €</td></tr><tr><td>Telefonhilfe</td><td>gegen Aufpreis</td><td>inklusive</td></tr></table>",
  ],
  [
    "en",
    "claim_withdrawn",
    "<h2>Our way</h2><ul><li>Needles boiled between pairs</li><li>Hides from one tannery</li><li>Collected by bicycle</li></ul>",
    "<h2>Our way</h2><ul><li>Needles boiled between pairs</li><li>Collected by bicycle</li></ul>",
  ],
  [
    "fr",
    "claim_taken",
    "<h2>Chez nous</h2><ul><li>Cuirs d'une seule tannerie</li><li>Collecte à vélo</li></ul>",
    "<h2>Chez nous</h2><ul><li>Cuirs d'une seule tannerie</li><li>Collecte à vélo</li><li>Semelles sans colle ni solvant</li></ul>",
  ],
  [
    "nl",
    "claim_withdrawn",
    "<h3>Gratis leenfiets</h3><p>Terwijl wij werken fietst u door.</p><h3>Ook op zaterdag</h3><p>Van tien tot vier staat de deur op een kier.</p>",
    "<h3>Ook op zaterdag</h3><p>Van tien tot vier staat de deur op een kier.</p>",
  ],
  [
    "en",
    "claim_withdrawn",
    "<p>We mend by hand. Your boots come back with a note of what we did.</p>",
    "<p>We mend by hand.</p>",
  ],
  [
    "de",
    "audience",
    "<h2>Wen wir bedienen</h2><p>Wanderer, Reiter und Bühnen im ganzen Harz.</p>",
    "<h2>Wen wir bedienen</h2><p>Wanderer und Reiter im ganzen Harz.</p>",
  ],
  [
    "en",
    "audience",
    "<p>We mend for hikers, riders and theatres.</p>",
    "<p>We mend for hikers and riders.</p>",
  ],
  [
    "fr",
    "plan_limit",
    "<p>Chaque carton contient douze flacons et leur notice.</p>",
    "<p>Chaque carton contient huit flacons et leur notice.</p>",
  ],
  [
    "en",
    "price",
    "<p>Collection inside the ring road comes with it.</p>",
    "<p>Collection inside the ring road: £6.</p>",
  ],
  [
    "de",
    "price",
    "<p>Den Rückversand übernehmen wir.</p>",
    "<p>Den Rückversand berechnen wir mit 4,90 €.</p>",
  ],
  [
    "en",
    "claim_taken",
    "<p>We mend by hand.</p>",
    "<p>We mend by hand. Every boot is stitched on the machine my grandmother bought.</p>",
  ],
  ["en", "", "<p>We mend by hand.</p>", "<p>We mend by hand. Mind the step, the dog is asleep.</p>"],
  ["en", "", "<p>The van is green.</p>", "<p>The van is blue now.</p>"],
  [
    "en",
    "",
    "<h3>Who is in the shop?</h3><p>Jane and her brother Tom.</p>",
    "<h3>Who is in the shop?</h3><p>Jane and her son Will.</p>",
  ],
  [
    "de",
    "",
    "<h2>Unser Team</h2><ul><li>Anna Krug</li><li>Ben Holm</li><li>Carla Dietz</li></ul>",
    "<h2>Unser Team</h2><ul><li>Anna Krug</li><li>Carla Dietz</li></ul>",
  ],
  [
    "en",
    "",
    "<h2>In the window</h2><ul><li>Riding boots, size 8</li><li>Brown brogues, size 9</li><li>A pair of clogs</li></ul>",
    "<h2>In the window</h2><ul><li>Brown brogues, size 9</li><li>A pair of clogs</li></ul>",
  ],
  [
    "fr",
    "",
    "<h2>Nos dernières réparations</h2><ul><li>Bottes de cavalerie</li><li>Sac de facteur</li><li>Selle anglaise</li></ul>",
    "<h2>Nos dernières réparations</h2><ul><li>Sac de facteur</li><li>Selle anglaise</li><li>Étui de violon</li></ul>",
  ],
  [
    "en",
    "",
    "<p>Our three hens lay for the whole street.</p>",
    "<p>Our five hens lay for the whole street.</p>",
  ],
  [
    "en",
    "",
    "<p>We roasted 14 chestnuts for the queue.</p>",
    "<p>We roasted 30 chestnuts for the queue.</p>",
  ],
  [
    "en",
    "",
    "<h3>Why boots creak</h3><p>It is the shank rubbing on the insole.</p><h3>How to lace a boot</h3><p>Start at the second eyelet.</p>",
    "<h3>How to lace a boot</h3><p>Start at the second eyelet.</p>",
  ],
];

test.each(PARTS)(
  "%s: what is told by its place is %j of %s that becomes %s",
  (language, kind, before, after) => {
    expect(changes(pageOf(language, before), pageOf(language, after))[0]?.kind ?? "").toBe(kind);
  },
);

test("a price that moved besides the change of money is told, prices shown in other money are not", () => {
  const list = (...prices: string[]) =>
    prices.map((price, at) => `<tr><td>Boot ${"ABCD"[at]}</td><td>${price}</td></tr>`).join("");
  const table = (...prices: string[]) => pageOf("en", `<table>${list(...prices)}</table>`);
  const before = table("$20", "$45", "$80", "$120");
  expect(changes(before, table("€18", "€41", "€73", "€110"))).toEqual([]);
  expect(changes(before, table("€18", "€41", "€85", "€110"))).toMatchObject([
    { kind: "price", before: "$80", after: "€85" },
  ]);
});

test("a list that rolls on, a part that moved and a page half loaded are no parts that went", () => {
  const list = (...items: string[]) =>
    `<h2>Lately</h2><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  const [boots, bags, belts] = ["Boots with brass eyelets", "Bags sewn by hand", "Belts cut from one hide"];
  const rolls = [
    list(`${boots}`, `${bags}`, `${belts}`),
    list("Saddles for small ponies", `${boots}`, `${bags}`),
  ];
  expect(changes(pageOf("en", `${rolls[0]}`), pageOf("en", `${rolls[1]}`))).toEqual([]);
  const moved = [list(`${boots}`, `${bags}`, `${belts}`), list(`${belts}`, `${boots}`, `${bags}`)];
  expect(changes(pageOf("en", `${moved[0]}`), pageOf("en", `${moved[1]}`))).toEqual([]);
  expect(changes(pageOf("en", `${rolls[0]}`), `<html lang="en"><body><h1>Tern</h1></body></html>`)).toEqual(
    [],
  );
});

const LEADS: Record<string, string> = {
  en: "We mend what others throw away.",
  de: "Wir reparieren, was andere wegwerfen.",
  fr: "Nous réparons ce que d'autres jettent.",
  es: "Arreglamos lo que otros tiran.",
  it: "Ripariamo quello che altri buttano.",
  pt: "Arranjamos o que outros deitam fora.",
  nl: "Wij maken wat anderen weggooien.",
  ja: "捨てられるものを直します。",
};

function pageOf(language: string, part: string): string {
  return `<html lang="${language}"><head><title>Tern & Sons</title></head><body><main><h1>Tern & Sons</h1>` +
    `<p>${
      LEADS[language]
    }</p><ul><li>A £18</li><li>B £42</li></ul>${part}<p>12 Mill Lane, York</p></main></body></html>`;
}

function changes(before: string, after: string) {
  return compareCaptures(readCapture(before), readCapture(after));
}
