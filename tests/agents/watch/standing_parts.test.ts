import { expect, test } from "vitest";
import { compareCaptures } from "../../../agents/watch/comparing/compare.ts";
import { readCapture } from "../../../agents/watch/reading/read_capture.ts";

/** Cards of plans of which one is called as a part of a page on who works there. */
function plansAt(price: string): string {
  const card = (name: string, holds: string, sum: string) =>
    `<div class="card"><h3>${name}</h3><p>${holds}</p><div>${sum}</div></div>`;
  return `<h2>Plans</h2><div>${card("Solo", "One bench", "€9 per month")}${
    card("Team", "Shared orders and five benches", price)
  }${card("Shop", "All benches", "€79 per month")}</div>`;
}

/** What becomes what on a cobbler's page, and what kind of change that is; "" is none. */
const PARTS: [language: string, kind: string, before: string, after: string][] = [
  [
    "en",
    "price",
    "<h2>Same-day</h2><p>Evenings are included in the fee.</p>",
    "<h2>Same-day</h2><p>Evenings are £12 on top of the fee.</p>",
  ],
  [
    "en",
    "plan_limit",
    "<table><tr><th></th><th>Plan</th></tr><tr><td>Revisions</td><td>3 rounds</td></tr></table>",
    "<table><tr><th></th><th>Plan</th></tr><tr><td>Revisions</td><td>1 round</td></tr></table>",
  ],
  [
    "en",
    "plan_limit",
    "<p>Members may bring a guest whenever they like.</p>",
    "<p>Members may bring a guest twice a month.</p>",
  ],
  [
    "en",
    "guarantee",
    "<details><summary>Can I get my money back?</summary><p>Yes, any time before we start.</p></details>",
    "<details><summary>Can I get my money back?</summary><p>Deposits are non-refundable.</p></details>",
  ],
  [
    "en",
    "guarantee",
    "<table><tr><th></th><th>Plan</th></tr><tr><td>Frame cover</td><td>Lifetime</td></tr></table>",
    "<table><tr><th></th><th>Plan</th></tr><tr><td>Frame cover</td><td>5 years</td></tr></table>",
  ],
  [
    "en",
    "claim_withdrawn",
    "<p>Nothing leaves this building without two people having checked it.</p>",
    "<p>Orders are checked before dispatch.</p>",
  ],
  [
    "en",
    "audience",
    "<details><summary>Do you work with landlords?</summary><p>We only work for people who live in the house.</p></details>",
    "<details><summary>Do you work with landlords?</summary><p>We do, and with letting agents too.</p></details>",
  ],
  [
    "de",
    "plan_limit",
    "<details><summary>Wie viele Geräte darf ich anmelden?</summary><p>So viele Sie möchten.</p></details>",
    "<details><summary>Wie viele Geräte darf ich anmelden?</summary><p>Bis zu drei.</p></details>",
  ],
  [
    "de",
    "guarantee",
    "<details><summary>Kann ich absagen?</summary><p>Bis 24 Stunden vorher kostenfrei.</p></details>",
    "<details><summary>Kann ich absagen?</summary><p>Bis 7 Tage vorher kostenfrei, danach zahlen Sie die Hälfte.</p></details>",
  ],
  [
    "de",
    "claim_withdrawn",
    "<p>Unser Mehl stammt von drei Höfen, die wir beim Namen kennen.</p>",
    "<p>Unser Mehl stammt aus der Region.</p>",
  ],
  [
    "de",
    "audience",
    "<details><summary>Kommen Sie auch ins Umland?</summary><p>Ja, bis nach Fürth und Erlangen.</p></details>",
    "<details><summary>Kommen Sie auch ins Umland?</summary><p>Nein, wir arbeiten nur noch in Nürnberg.</p></details>",
  ],
  [
    "fr",
    "guarantee",
    "<p>Nous revenons gratuitement pendant dix ans.</p>",
    "<p>Nous revenons gratuitement pendant deux ans.</p>",
  ],
  [
    "es",
    "price",
    "<p>La primera visita no se cobra.</p>",
    "<p>La primera visita son 30 €.</p>",
  ],
  [
    "it",
    "plan_limit",
    "<p>Puoi venire quando vuoi.</p>",
    "<p>Puoi venire due volte alla settimana.</p>",
  ],
  [
    "nl",
    "guarantee",
    "<details><summary>Hoe lang kan ik ruilen?</summary><p>Dertig dagen.</p></details>",
    "<details><summary>Hoe lang kan ik ruilen?</summary><p>Veertien dagen.</p></details>",
  ],
  [
    "pt",
    "price",
    "<p>Entregamos de graça no centro.</p>",
    "<p>A entrega no centro custa 4 €.</p>",
  ],
  [
    "ja",
    "plan_limit",
    "<table><tr><th></th><th>小</th></tr><tr><td>利用回数</td><td>無制限</td></tr></table>",
    "<table><tr><th></th><th>小</th></tr><tr><td>利用回数</td><td>月8回まで</td></tr></table>",
  ],
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
    "audience",
    "<details><summary>Spedite all'estero?</summary><p>Sì, in tutta Europa.</p></details>",
    "<details><summary>Spedite all'estero?</summary><p>Per ora no.</p></details>",
  ],
  [
    "ja",
    "audience",
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
  [
    "en",
    "claim_withdrawn",
    "<p>We mend by hand. Nothing leaves the shop before two of us have looked at it.</p>",
    "<p>We mend by hand.</p>",
  ],
  [
    "it",
    "claim_withdrawn",
    "<h3>Colla all'acqua</h3><p>Nel laboratorio non entra nessun solvente.</p><h3>Spago di canapa</h3><p>Dura più della suola.</p>",
    "<h3>Spago di canapa</h3><p>Dura più della suola.</p>",
  ],
  [
    "nl",
    "claim_withdrawn",
    "<p>Wij naaien met de hand. Elke zool krijgt twee keer was.</p>",
    "<p>Wij naaien met de hand. De zolen komen kant en klaar uit een fabriek.</p>",
  ],
  [
    "en",
    "audience",
    "<h2>Who comes to us</h2><p>Walkers, riders and stage people.</p>",
    "<h2>Who comes to us</h2><p>Walkers, riders, police and fire crews.</p>",
  ],
  [
    "de",
    "plan_limit",
    "<table><tr><th>Abo</th><th>Klein</th><th>Groß</th></tr><tr><td>Preis</td><td>5 €</td><td>9 €</td></tr><tr><td>Abholung</td><td>✓</td><td>✓</td></tr></table>",
    "<table><tr><th>Abo</th><th>Klein</th><th>Groß</th></tr><tr><td>Preis</td><td>5 €</td><td>9 €</td></tr><tr><td>Abholung</td><td>✗</td><td>✓</td></tr></table>",
  ],
  [
    "en",
    "plan_limit",
    "<h3>How many pairs may I send?</h3><p>As many as fit in the bag.</p>",
    "<h3>How many pairs may I send?</h3><p>Three at a time.</p>",
  ],
  [
    "es",
    "price",
    "<h3>¿Cobran el presupuesto?</h3><p>No, nunca.</p>",
    "<h3>¿Cobran el presupuesto?</h3><p>Sí, 10 €.</p>",
  ],
  // A price on request, and a sum.
  [
    "en",
    "price",
    "<h2>Saddles</h2><p>Cut to your horse. From £640.</p>",
    "<h2>Saddles</h2><p>Cut to your horse. Price on application.</p>",
  ],
  [
    "de",
    "price",
    "<h2>Sättel</h2><p>Nach Maß genäht. Preis auf Anfrage.</p>",
    "<h2>Sättel</h2><p>Nach Maß genäht. Ab 690 € das Stück.</p>",
  ],
  [
    "it",
    "price",
    "<h2>Selle</h2><p>Cucite su misura. Da 540 € l'una.</p>",
    "<h2>Selle</h2><p>Cucite su misura. Prezzo su richiesta.</p>",
  ],
  [
    "nl",
    "price",
    "<table><tr><td>Zadel</td><td>€ 480</td></tr><tr><td>Tas</td><td>€ 90</td></tr></table>",
    "<table><tr><td>Zadel</td><td>op aanvraag</td></tr><tr><td>Tas</td><td>€ 90</td></tr></table>",
  ],
  // A plan that is called as a part of a page that is no offer.
  ["en", "price", plansAt("€29 per seat / month"), plansAt("€25 per seat / month")],
  // A trade that is given up, told by the heading over it.
  [
    "en",
    "closed",
    "<h2>Saddles</h2><p>Cut to your horse, four weeks.</p>",
    "<h2>Saddles</h2><p>We no longer make saddles.</p>",
  ],
  [
    "de",
    "closed",
    "<h2>Sättel</h2><p>Nach Maß, in vier Wochen.</p>",
    "<h2>Sättel</h2><p>Wir fertigen keine Sättel mehr.</p>",
  ],
  [
    "fr",
    "closed",
    "<h2>Selles</h2><p>Sur mesure, en quatre semaines.</p>",
    "<h2>Selles</h2><p>Nous ne faisons plus de selles.</p>",
  ],
  [
    "it",
    "closed",
    "<h2>Selle</h2><p>Su misura, in quattro settimane.</p>",
    "<h2>Selle</h2><p>Non facciamo più selle.</p>",
  ],
  // Only the figure moved, and the sentence or its place says that it holds.
  [
    "en",
    "guarantee",
    "<h2>Try it</h2><p>You have 60 days. If it pinches, we collect it free of charge.</p>",
    "<h2>Try it</h2><p>You have 14 days. If it pinches, we collect it free of charge.</p>",
  ],
  [
    "nl",
    "plan_limit",
    "<ul><li>Zolen op voorraad</li><li>Groepjes van zes</li><li>Koffie erbij</li></ul>",
    "<ul><li>Zolen op voorraad</li><li>Groepjes van tien</li><li>Koffie erbij</li></ul>",
  ],
  [
    "fr",
    "plan_limit",
    "<h2>Commandes</h2><p>Prévenez-nous trois jours avant.</p>",
    "<h2>Commandes</h2><p>Prévenez-nous deux semaines avant.</p>",
  ],
  // Under "Guarantee" another sentence is another guarantee.
  [
    "en",
    "guarantee",
    "<h2>Guarantee</h2><p>Seams for life, soles for two years.</p>",
    "<h2>Guarantee</h2><p>Seams for three years, soles for one.</p>",
  ],
  [
    "it",
    "guarantee",
    "<h2>Garanzia</h2><p>Dieci anni sulle cuciture.</p>",
    "<h2>Garanzia</h2><p>Come per legge, due anni.</p>",
  ],
  // Where one comes to.
  [
    "en",
    "audience",
    "<h2>Where we work</h2><p>York, Selby, Malton and the villages between.</p>",
    "<h2>Where we work</h2><p>York, Selby, Malton, Whitby and the villages between.</p>",
  ],
  [
    "de",
    "audience",
    "<p>Wir reparieren in der Region Fulda.</p>",
    "<p>Wir reparieren in der Region Fulda und im Vogelsberg.</p>",
  ],
  // Something less of what is included.
  [
    "pt",
    "plan_limit",
    "<h2>O que está incluído</h2><ul><li>Cordões e palmilhas</li><li>Saco</li></ul>",
    "<h2>O que está incluído</h2><ul><li>Cordões</li><li>Saco</li></ul>",
  ],
  // Made elsewhere, and what was said without exception.
  [
    "en",
    "claim_withdrawn",
    "<ul><li>Sewn in Yorkshire</li><li>Two widths</li><li>Five colours</li></ul>",
    "<ul><li>Sewn in Europe</li><li>Two widths</li><li>Five colours</li></ul>",
  ],
  [
    "en",
    "claim_withdrawn",
    "<p>Boots from one hide, stitched by hand.</p>",
    "<p>Boots from one hide, stitched by machine.</p>",
  ],
  // The greatest in a place by name.
  ["en", "claim_taken", "<h2>Lace, eyelets and wax</h2>", "<h2>The largest stock of laces in Yorkshire</h2>"],
];

/** The cat, the street, the swallows, what lies on the bench: what becomes what and tells nothing. */
const SMALL_TALK: [language: string, before: string, after: string][] = [
  ["en", "<p>We mend by hand. The kettle is usually on.</p>", "<p>We mend by hand.</p>"],
  [
    "en",
    "<p>We mend by hand. Jane has joined us from the saddlery in Thirsk.</p>",
    "<p>We mend by hand.</p>",
  ],
  [
    "en",
    "<p>We mend by hand. Last year it was mostly walking boots.</p>",
    "<p>We mend by hand. This year it has been mostly sandals.</p>",
  ],
  [
    "en",
    "<p>We mend by hand. There is a bench outside if you want to wait.</p>",
    "<p>We mend by hand. There's a bench out front should you wish to wait.</p>",
  ],
  [
    "en",
    "<p>We mend by hand. The street is being dug up, so come from the church side.</p>",
    "<p>We mend by hand.</p>",
  ],
  [
    "de",
    "<p>Wir nähen von Hand. Am liebsten arbeiten wir bei offenem Fenster.</p>",
    "<p>Wir nähen von Hand. Im Winter läuft der Ofen.</p>",
  ],
  [
    "fr",
    "<p>Nous cousons à la main. La rue est en travaux, passez par la place.</p>",
    "<p>Nous cousons à la main.</p>",
  ],
  [
    "es",
    "<p>Cosemos a mano. La tienda huele a cuero y a café.</p>",
    "<p>Cosemos a mano. La tienda huele a café y a cuero.</p>",
  ],
  ["it", "<p>Cuciamo a mano. Il gatto dorme in vetrina.</p>", "<p>Cuciamo a mano.</p>"],
  ["nl", "<p>Wij naaien met de hand. De koffie staat klaar.</p>", "<p>Wij naaien met de hand.</p>"],
  ["ja", "<p>手で縫います。店先に猫がいます。</p>", "<p>手で縫います。</p>"],
  ["en", "<p>The swallows are back under the eaves.</p>", ""],
  ["en", "<p>The road past the shop is closed to lorries.</p>", ""],
  ["en", "", "<p>Everybody came to the summer party, even the postman.</p>"],
  ["en", "<p>Our window this month shows boots from the film.</p>", ""],
  ["de", "<p>Im Schaufenster stehen gerade die Stiefel aus dem Film.</p>", ""],
  ["de", "<p>Die Brücke ist gesperrt, bitte über den Markt kommen.</p>", ""],
  ["fr", "<p>Les hirondelles sont revenues sous le toit.</p>", ""],
  ["es", "<p>Las golondrinas han vuelto al taller.</p>", ""],
  ["it", "<p>Le rondini sono tornate sotto il tetto.</p>", ""],
  ["pt", "<p>As andorinhas voltaram ao beiral.</p>", ""],
  ["nl", "<p>De brug is dicht, kom via de markt.</p>", ""],
  ["ja", "<p>軒先にツバメが帰ってきました。</p>", ""],
  ["en", "<p>Photo by our neighbour, who has a better camera than we do.</p>", ""],
  ["en", "<p>If the door sticks, push.</p>", ""],
  [
    "en",
    "<h3>The flood of 2019</h3><p>The water stood a yard high and took the lasts.</p><h3>The move</h3><p>We carried everything across the bridge.</p>",
    "<h3>The move</h3><p>We carried everything across the bridge.</p>",
  ],
  [
    "en",
    "<h3>Boots for a hill runner</h3><p>She wanted them light and got them light.</p><h3>A saddle from Wales</h3><p>It came in three pieces.</p>",
    "<h3>A saddle from Wales</h3><p>It came in three pieces.</p>",
  ],
  [
    "en",
    "<h3>Jane Tern</h3><p>Cuts the soles and keeps the books.</p><h3>Will Tern</h3><p>Stitches and sweeps.</p>",
    "<h3>Will Tern</h3><p>Stitches and sweeps.</p>",
  ],
  [
    "en",
    "<h3>Finding the door</h3><p>It is the green one beside the chip shop.</p><h3>Parking</h3><p>There is none, but the church does not mind.</p>",
    "<h3>Parking</h3><p>There is none, but the church does not mind.</p>",
  ],
  [
    "de",
    "<h3>So finden Sie uns</h3><p>Die grüne Tür neben der Bäckerei.</p><h3>Wo man parkt</h3><p>Hinter der Kirche.</p>",
    "<h3>Wo man parkt</h3><p>Hinter der Kirche.</p>",
  ],
  [
    "fr",
    "<h3>Notre voisine la boulangère</h3><p>Elle ouvre à six heures et nous réveille.</p><h3>Le chemin</h3><p>Par la place.</p>",
    "<h3>Le chemin</h3><p>Par la place.</p>",
  ],
  [
    "en",
    "<h3>Wool felt insoles</h3><p>A pair costs £9.</p><h3>Laces</h3><p>A pair costs £2.</p>",
    "<h3>Laces</h3><p>A pair costs £2.</p>",
  ],
  [
    "en",
    "<h2>Friends of the shop</h2><ul><li>The saddlery in Thirsk</li><li>Moor Lane Tannery</li><li>The hat man</li></ul>",
    "<h2>Friends of the shop</h2><ul><li>The saddlery in Thirsk</li><li>The hat man</li></ul>",
  ],
  [
    "en",
    "<h2>On the bench</h2><ul><li>A pair of clogs</li><li>Riding boots for Mrs Hale</li><li>One very old satchel</li></ul>",
    "<h2>On the bench</h2><ul><li>A pair of clogs</li><li>One very old satchel</li></ul>",
  ],
  [
    "de",
    "<h2>Zurzeit auf der Werkbank</h2><ul><li>Ein Paar Holzschuhe</li><li>Reitstiefel aus Celle</li><li>Eine alte Tasche</li></ul>",
    "<h2>Zurzeit auf der Werkbank</h2><ul><li>Ein Paar Holzschuhe</li><li>Eine alte Tasche</li></ul>",
  ],
  [
    "en",
    "<h3>Do you mend bags?</h3><p>Yes, any bag with a seam.</p>",
    "<h3>Do you mend bags?</h3><p>Of course: if it has a seam, we mend it.</p>",
  ],
  [
    "en",
    "<h3>Can I wait?</h3><p>Yes, there is a chair.</p>",
    "<h3>Can I wait?</h3><p>Yes, and there is tea.</p>",
  ],
  [
    "de",
    "<h3>Reparieren Sie Taschen?</h3><p>Ja, jede mit Naht.</p>",
    "<h3>Reparieren Sie Taschen?</h3><p>Sicher, wenn sie eine Naht hat.</p>",
  ],
  [
    "fr",
    "<h3>Qui est le chien ?</h3><p>C'est Hugo, il a douze ans.</p>",
    "<h3>Qui est le chien ?</h3><p>C'est Hugo, il est très vieux.</p>",
  ],
  [
    "es",
    "<h3>¿Cuánto tardan?</h3><p>Ahora mismo unas dos semanas.</p>",
    "<h3>¿Cuánto tardan?</h3><p>Ahora mismo unas cuatro semanas.</p>",
  ],
  [
    "en",
    "<h3>Where do I park?</h3><p>Behind the church.</p>",
    "<h3>Where do I park?</h3><p>In the yard of the old mill.</p>",
  ],
  [
    "en",
    "<p>There are six steps down to the workshop door.</p>",
    "<p>There are nine steps down to the workshop door.</p>",
  ],
  [
    "de",
    "<p>Auf dem Regal stehen 40 Leisten aus Buchenholz.</p>",
    "<p>Auf dem Regal stehen 65 Leisten aus Buchenholz.</p>",
  ],
  [
    "en",
    "<ul><li>14 pairs waiting to be collected by their owners</li><li>A cat</li></ul>",
    "<ul><li>31 pairs waiting to be collected by their owners</li><li>A cat</li></ul>",
  ],
  [
    "en",
    "<p>Wait for a new sole is about three weeks just now.</p>",
    "<p>Wait for a new sole is about six weeks just now.</p>",
  ],
  [
    "en",
    "<p>Families, dogs and bicycles filled the yard on open day.</p>",
    "<p>Families, dogs and ponies filled the yard on open day.</p>",
  ],
  [
    "en",
    "<p>Children, parents and the mayor came to see the new machine.</p>",
    "<p>Children, parents and a goat came to see the new machine.</p>",
  ],
  [
    "en",
    "<p>You find us above the chemist in Mill Lane.</p>",
    "<p>You find us above the bakery in Mill Lane.</p>",
  ],
  ["pt", "<p>Há chá e um gato chamado Pingo.</p>", "<p>Há chá e dois gatos, Pingo e Riscas.</p>"],
  [
    "es",
    "<p>Cosemos en taller propio desde 1999.</p>",
    "<p>Cosemos en taller propio desde hace 26 años.</p>",
  ],
  [
    "de",
    "<p>Rund vierzig Paar stehen bei uns im Regal.</p>",
    "<p>Rund sechzig Paar stehen bei uns im Regal.</p>",
  ],
  [
    "en",
    "<ul><li>Laces</li><li>Waiting time: 3 weeks</li><li>Wax</li></ul>",
    "<ul><li>Laces</li><li>Waiting time: 5 weeks</li><li>Wax</li></ul>",
  ],
  [
    "nl",
    "<p>Vast personeel en elke week dezelfde man aan de balie.</p>",
    "<p>Vast personeel en altijd dezelfde man aan de balie.</p>",
  ],
  ["de", "<p>Passt für Rechts- und Linksfüßer.</p>", "<p>Passt für Links- und Rechtsfüßer.</p>"],
];

test.each(SMALL_TALK)("%s: nothing is told where %s becomes %s", (language, before, after) => {
  expect(changes(pageOf(language, before), pageOf(language, after))).toEqual([]);
});

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
