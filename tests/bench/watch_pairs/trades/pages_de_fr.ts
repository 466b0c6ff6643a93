/** Pages in German and French of trades and designs that the two hundred pairs do not have. */
export const GERMAN: Record<string, string> = {
  // Software for schools: everything folded away, prices for a month and for a year side by side.
  schule:
    `<!doctype html><html lang="de"><head><title>Heftrand – Aufgaben für Grundschulen</title></head><body><main><h1>Hausaufgaben, die auch ohne Drucker ankommen</h1><p>Heftrand ist für Grundschulen mit wenig Zeit und alten Tablets gemacht.</p>
<div class="toggle"><button>monatlich</button><button>jährlich</button></div>
<details open><summary>Klasse</summary><p><span data-period="month">9 € im Monat</span><span data-period="year" hidden>90 € im Jahr</span></p><ul><li>bis zu 30 Schülerkonten</li><li>1 Lehrkraft</li><li>500 MB Speicher</li></ul></details>
<details><summary>Kollegium</summary><p><span data-period="month">49 € im Monat</span><span data-period="year" hidden>490 € im Jahr</span></p><ul><li>bis zu 250 Schülerkonten</li><li>20 Lehrkräfte</li><li>20 GB Speicher</li></ul></details>
<h2>Datenschutz</h2><p>Kein Kind braucht eine E-Mail-Adresse.</p><p>Server in Nürnberg, Löschung nach den Sommerferien.</p>
<h2>Aus dem Kollegium</h2><div class="review"><span>★★★★★</span><p>Endlich eine Software, die meine Referendarin nicht erklären muss.</p><small>S. Brandt, vor 2 Wochen</small></div><div class="review"><span>★★★★☆</span><p>Läuft sogar auf unseren alten Geräten von 2016.</p><small>Grundschule am Wall, vor 1 Monat</small></div></main></body></html>`,

  // A shop's grid with crossed-out prices and a badge.
  honig:
    `<!doctype html><html lang="de"><head><title>Imkerei Sonnwinkel</title></head><body><header class="site-header"><a href="/cart">Warenkorb (0)</a></header><main id="MainContent"><h1>Honig aus dem Vogelsberg</h1><div class="rte"><p>Wir füllen keinen Honig ab, den unsere eigenen Bienen nicht gesammelt haben.</p><p>Jedes Glas nennt den Stock und die Woche.</p></div>
<ul class="product-grid"><li class="grid__item"><h3><a>Frühtracht 500 g</a></h3><div class="price"><span class="visually-hidden">Normaler Preis</span><span class="price-item">8,90 €</span></div></li><li class="grid__item"><h3><a>Waldhonig 500 g</a></h3><div class="price"><span class="visually-hidden">Normaler Preis</span><s>12,50 €</s><span class="visually-hidden">Verkaufspreis</span><span class="price-item">10,90 €</span></div><span class="badge">Angebot</span></li><li class="grid__item"><h3><a>Wabenstück im Holzrahmen</a></h3><div class="price"><span class="visually-hidden">Normaler Preis</span><span class="price-item">19,00 €</span></div></li><li class="grid__item"><h3><a>Bienenwachskerze</a></h3><div class="price"><span class="visually-hidden">Normaler Preis</span><span class="price-item">6,50 €</span></div></li></ul>
<div class="rte"><h2>Versand</h2><p>4,90 € bis 5 kg, in Gläsern mit Pfand.</p></div></main><footer>© 2026 Imkerei Sonnwinkel, Schotten</footer></body></html>`,

  // One long page, all of it sections with a number.
  tattoo:
    `<!doctype html><html lang="de"><head><title>Nadelwald Tätowierungen</title></head><body><section id="s1"><h1>Nadelwald</h1><p>Botanische Tätowierungen in Leipzig-Plagwitz. Ein Raum, zwei Hände, ein Termin am Tag.</p></section><section id="s2"><h2>01 Was es kostet</h2><p>Kleine Pflanze, bis handtellergroß: 180 €<br>Halber Tag: 380 €<br>Ganzer Tag: 680 €</p><p>Anzahlung 50 €, sie wird verrechnet.</p></section><section id="s3"><h2>02 Nachher</h2><p>Nachstechen ist im ersten Jahr kostenlos.</p></section><section id="s4"><h2>03 Termine</h2><p>Nächste freie Woche: ab 9. November</p><p>Warteliste: 23 Personen</p></section><section id="s5"><h2>04 Anfahrt</h2><p>Karl-Heine-Straße 99, Hinterhaus. Straßenbahn 14.</p></section></body></html>`,

  // A canteen whose table changes daily.
  mittag:
    `<!doctype html><html lang="de"><head><title>Topf und Deckel – Mittagstisch Freiburg</title></head><body><div id="page"><h1>Mittagstisch für Leute mit dreißig Minuten</h1><p>Bestellt bis zehn, gegessen um zwölf.</p><table class="woche"><caption>KW 45</caption><tr><td>Montag, 2.11.</td><td>Linsensuppe mit Spätzle</td><td>7,80 €</td></tr><tr><td>Dienstag, 3.11.</td><td>Kürbisrisotto</td><td>7,80 €</td></tr><tr><td>Mittwoch, 4.11.</td><td>Gulasch vom Hinterwälder Rind</td><td>7,80 €</td></tr></table><p>Zehnerkarte 70 €. Firmen ab 8 Essen beliefern wir mit dem Rad.</p><p>Wir kochen jeden Tag frisch und werfen am Abend nichts weg, was noch gut ist: Reste kosten ab 14 Uhr 4 €.</p><p>Stand: 2. November 2026, 7:45 Uhr</p></div></body></html>`,
};

export const FRENCH: Record<string, string> = {
  // Prices taken to pieces by the type setting.
  evasion:
    `<!doctype html><html lang="fr"><head><title>Le Verrou, jeux d'évasion à Nantes</title></head><body><div class="flex flex-col"><h1 class="text-6xl">Soixante minutes, une seule porte</h1><p>Trois salles écrites par une romancière et bâties par un menuisier.</p><a class="cta" href="/reserver">Réserver</a>
<div class="rooms"><div class="room"><h3>L'horloger</h3><p class="price"><span class="text-4xl">28</span><sup>€</sup> <span class="unit">/ joueur</span></p><p>De 2 à 5 joueurs, 60 minutes</p></div><div class="room"><h3>La cave</h3><p class="price"><span class="text-4xl">26</span><sup>€</sup> <span class="unit">/ joueur</span></p><p>De 3 à 6 joueurs, 75 minutes</p></div><div class="room"><h3>Enfants</h3><p class="price"><span class="text-4xl">19</span><sup>€</sup> <span class="unit">/ joueur</span></p><p>Dès 8 ans, avec un complice dans la salle</p></div></div>
<p>Privatisation pour les entreprises sur devis.</p><div class="avis"><p>On a crié, on a ri, on reviendra.</p><p>Camille, il y a 3 jours</p></div></div></body></html>`,

  // One product, told at length.
  matelas:
    `<!doctype html><html lang="fr"><head><title>Matelas Houle</title></head><body><main><div class="product"><h1>Le matelas Houle, en laine des Pyrénées</h1><div class="variants"><label><input type="radio">90 × 200 — 590 €</label><label><input type="radio">140 × 200 — 790 €</label><label><input type="radio">160 × 200 — 890 €</label></div><button>Ajouter au panier</button><p>Livré roulé en 5 jours, monté à l'étage.</p></div><section class="icons"><div><i></i><p>100 nuits d'essai à la maison</p></div><div><i></i><p>Garanti 10 ans</p></div><div><i></i><p>Cousu à Oloron</p></div></section><section><h2>Ce qu'il n'y a pas dedans</h2><p>Pas de mousse, pas de colle, pas de retardateur de flamme.</p></section><section><h2>Avis</h2><p>4,8 sur 5 (1 327 avis)</p></section></main></body></html>`,

  // Software for one profession.
  infirmieres:
    `<!doctype html><html lang="fr"><head><title>Tournée, le logiciel de facturation</title></head><body><div class="wrap"><p class="eyebrow">Facturation et tournées</p><h1>Pensé pour les infirmières libérales</h1><p>La feuille de soins part avant que vous ayez refermé la portière.</p><div class="tarifs"><div class="tarif"><h2>Solo</h2><p class="prix">29 € <small>par mois</small></p><ul><li>1 praticienne</li><li>Télétransmission illimitée</li></ul></div><div class="tarif"><h2>Cabinet</h2><p class="prix">69 € <small>par mois</small></p><ul><li>Jusqu'à 4 praticiennes</li><li>Planning partagé</li></ul></div></div><p>Sans engagement, résiliable en deux clics.</p><p>L'assistance répond de 6 h à 22 h, même le dimanche.</p></div></body></html>`,

  // A nursery with stock, ages and a journal.
  pepiniere:
    `<!doctype html><html lang="fr"><head><title>Pépinière du Gué</title></head><body><main><h1>Des arbres fruitiers qui connaissent déjà le gel</h1><p>Marthe, 61 ans, greffe ici depuis 27 ans.</p><ul class="plants"><li><h3>Pommier Reinette du Mans</h3><p>24,50 €</p><p>Plus que 9 en stock</p></li><li><h3>Poirier Curé</h3><p>26,00 €</p><p>Plus que 14 en stock</p></li><li><h3>Néflier</h3><p>29,00 €</p><p>En stock</p></li></ul><p>Déjà 18 450 plants partis depuis mars.</p><p>Un arbre qui ne reprend pas est remplacé l'hiver suivant.</p><section class="journal"><h2>Journal</h2><article><h3>Quand tailler le poirier</h3><time>Publié il y a 2 jours</time></article><article><h3>La terre de novembre</h3><time>Publié il y a 9 jours</time></article></section></main></body></html>`,
};
