/** Pages as small businesses write them: without classes, with a price list, with a definition list, with cards. */
export const PAGES: Record<string, string> = {
  plumb:
    `<html><head><title>Hartley Plumbing, Leeds</title></head><body><div id="wrapper"><div id="header"><img src="l.png" alt=""><p>Call 0113 496 0000</p></div>
<div id="content" class="post"><h1>Plumbing and heating in Leeds</h1><p>We fix boilers, taps and drains for homeowners across Leeds. All our engineers are Gas Safe registered.</p>
<p>Boiler service: £85. Emergency call-out from £120 including the first hour. Annual cover costs £14.50 per month and includes one service and unlimited call-outs.</p>
<table><tr><th>Job</th><th>Price</th></tr><tr><td>Tap washer</td><td>£55</td></tr><tr><td>Radiator</td><td>£140</td></tr></table>
<h2>Our promise</h2><p>If we are late, you pay nothing. Every repair is guaranteed for two years.</p><p>We never charge a call-out fee.</p>
<h2>Latest reviews</h2><p>Great job, came in an hour. - Pat</p></div><div id="footer">Copyright 2025 Hartley</div></div></body></html>`,
  gym:
    `<!DOCTYPE html><html lang="de"><head><title>FitWerk München</title></head><body><div class="wrap"><h1>Krafttraining für Frauen ab 50</h1><p>Kleine Gruppen, ruhige Musik, echte Trainerinnen.</p>
<div class="preise"><div class="tarif"><b>Basis</b><div>39,90 €/Monat</div><div>2 Trainings pro Woche</div></div><div class="tarif"><b>Plus</b><div>59,90 €/Monat</div><div>Unbegrenztes Training</div><div>1 Gästekarte pro Monat</div></div></div>
<p>Probetraining kostenlos. Monatlich kündbar.</p><p>14 Tage Geld-zurück-Garantie auf jede Mitgliedschaft.</p><p>Bei uns trainieren Sie nie allein: immer mit Trainerin.</p><p>Schon 1.240 Mitglieder vertrauen uns.</p></div></body></html>`,
  shop:
    `<html lang="en-US"><head><title>Pine & Wool</title></head><body><main><h1>Wool blankets made in Vermont</h1><ul class="products"><li class="product"><a href="#"><img><h2>Lake Blanket</h2></a><span class="price">$189.00</span><span>In stock: 12</span></li><li class="product"><a href="#"><h2>Camp Throw</h2></a><span class="price">$129.00</span><span>In stock: 3</span></li></ul>
<div><h3>Shipping & returns</h3><p>Free shipping on orders over $100. Free returns within 90 days.</p></div><p>We are the only mill in Vermont that spins, dyes and weaves under one roof.</p><p>Each blanket comes with a lifetime warranty.</p></main></body></html>`,
  cafe:
    `<html lang="fr"><head><title>Café Marceau</title></head><body><h1>Le café du coin pour les télétravailleurs</h1><p>Prises à chaque table et silence avant midi.</p><dl><dt>Espresso</dt><dd>2,20 €</dd><dt>Formule déjeuner</dt><dd>14,50 €</dd><dt>Journée de travail</dt><dd>19 € par jour, 3 boissons comprises</dd></dl><p>Tout est fait maison, sans exception.</p><p>Satisfait ou remboursé : si le café ne vous plaît pas, il est offert.</p></body></html>`,
};

/** On which page what becomes what, and what kind of change that is; "" is none. */
export const EDITS: [page: string, kind: string, from: string, to: string][] = [
  ["plumb", "price", "Boiler service: £85", "Boiler service: £95"],
  ["plumb", "price", "from £120", "from £135"],
  ["plumb", "price", "£14.50 per month", "£16.50 per month"],
  ["plumb", "price", "<td>£55</td>", "<td>£60</td>"],
  ["plumb", "plan_limit", "one service and unlimited call-outs", "one service and two call-outs"],
  ["plumb", "plan_limit", "unlimited call-outs", "up to 3 call-outs"],
  ["plumb", "guarantee", "guaranteed for two years", "guaranteed for one year"],
  ["plumb", "guarantee", "If we are late, you pay nothing. ", ""],
  ["plumb", "guarantee", " Every repair is guaranteed for two years.", ""],
  [
    "plumb",
    "guarantee",
    "<h2>Our promise</h2>",
    "<h2>Our promise</h2><p>Not happy? We refund every penny.</p>",
  ],
  ["plumb", "claim_withdrawn", "<p>We never charge a call-out fee.</p>", ""],
  [
    "plumb",
    "claim_taken",
    "<h2>Our promise</h2>",
    "<h2>Our promise</h2><p>A real plumber answers the phone, day or night.</p>",
  ],
  [
    "plumb",
    "claim_taken",
    "<h2>Our promise</h2>",
    "<h2>Our promise</h2><p>Fixed prices agreed before we start.</p>",
  ],
  [
    "plumb",
    "claim_taken",
    "<h2>Our promise</h2>",
    "<h2>Our promise</h2><p>We send you a photo of the engineer before he arrives.</p>",
  ],
  [
    "plumb",
    "claim_taken",
    "All our engineers are Gas Safe registered.",
    "All our engineers are Gas Safe registered. No subcontractors.",
  ],
  ["plumb", "audience", "for homeowners across Leeds", "for landlords and letting agents across Leeds"],
  ["plumb", "audience", "<h2>Our promise</h2>", "<h2>Now also for landlords</h2><h2>Our promise</h2>"],
  [
    "plumb",
    "closed",
    "<h1>",
    "<p>Hartley Plumbing has now ceased trading. Thank you to all our customers.</p><h1>",
  ],
  ["plumb", "closed", "<h1>", "<p>We have retired and are no longer taking on work.</p><h1>"],
  ["plumb", "", "Call 0113 496 0000", "Call 0113 496 0111"],
  ["plumb", "", "2025 Hartley", "2026 Hartley"],
  [
    "plumb",
    "",
    "Great job, came in an hour. - Pat",
    "They never let us down, always on time. £80 well spent - Kim",
  ],
  ["plumb", "", "<h1>", "<p>Wet weather expected: expect delays this week.</p><h1>"],
  ["plumb", "", "</table>", "</table><p>14 people booked today</p>"],
  ["plumb", "", "</table>", "</table><p>Prices reviewed 3 May 2026</p>"],
  ["plumb", "", "</table>", "</table><p>Established 1987 · 39 years of experience</p>"],
  ["plumb", "", "</table>", "</table><p>Meet Dave, 42, our newest engineer.</p>"],
  ["plumb", "", "<table>", "<table class='x'><caption>Prices</caption>"],
  ["plumb", "", "<h1>", "<p>This website uses cookies to ensure you get the best experience.</p><h1>"],
  ["plumb", "", "</table>", "</table><p>Follow us on Facebook</p><p>Subscribe to get tips</p>"],
  ["plumb", "", "We fix boilers, taps and drains", "We repair boilers, taps and drains"],
  ["plumb", "", "</table>", "</table><p>Next available appointment: Tuesday 4pm</p>"],
  ["plumb", "", "</table>", "</table><p>Happy New Year from all at Hartley!</p>"],
  ["plumb", "", "</table>", "</table><p>We are closed on bank holidays.</p>"],
  ["plumb", "", "</table>", "</table><p>Online now: 17 visitors</p><p>Jobs done this year: 412</p>"],
  ["gym", "price", "39,90 €/Monat", "44,90 €/Monat"],
  ["gym", "plan_limit", "2 Trainings pro Woche", "1 Training pro Woche"],
  ["gym", "plan_limit", "Unbegrenztes Training", "Bis zu 12 Trainings im Monat"],
  ["gym", "guarantee", "<p>14 Tage Geld-zurück-Garantie auf jede Mitgliedschaft.</p>", ""],
  ["gym", "guarantee", "14 Tage Geld-zurück", "30 Tage Geld-zurück"],
  ["gym", "audience", "für Frauen ab 50", "für junge Mütter"],
  ["gym", "claim_withdrawn", "<p>Bei uns trainieren Sie nie allein: immer mit Trainerin.</p>", ""],
  ["gym", "closed", "<h1>", "<p>FitWerk schließt zum 30. Juni endgültig seine Türen.</p><h1>"],
  ["gym", "", "1.240", "1.311"],
  ["gym", "", "<h1>", "<p>Wir verwenden Cookies und ähnliche Technologien.</p><h1>"],
  [
    "gym",
    "claim_taken",
    "<p>Probe",
    "<p>Als einziges Studio in München trainieren wir ohne Spiegel.</p><p>Probe",
  ],
  ["gym", "", "</div></body>", "<p>Am 24.12. bleibt das Studio geschlossen.</p></div></body>"],
  ["shop", "price", "$189.00", "$199.00"],
  ["shop", "", "In stock: 12", "In stock: 4"],
  ["shop", "guarantee", "Free returns within 90 days", "Free returns within 30 days"],
  ["shop", "guarantee", "<p>Each blanket comes with a lifetime warranty.</p>", ""],
  ["shop", "guarantee", "a lifetime warranty", "a 2-year warranty"],
  ["shop", "price", "over $100", "over $150"],
  [
    "shop",
    "claim_withdrawn",
    "We are the only mill in Vermont that spins, dyes and weaves under one roof.",
    "We spin, dye and weave in Vermont.",
  ],
  [
    "shop",
    "",
    '<li class="product"><a href="#"><img><h2>Lake Blanket</h2></a><span class="price">$189.00</span><span>In stock: 12</span></li><li class="product"><a href="#"><h2>Camp Throw</h2></a><span class="price">$129.00</span><span>In stock: 3</span></li>',
    '<li class="product"><a href="#"><h2>Camp Throw</h2></a><span class="price">$129.00</span><span>In stock: 3</span></li><li class="product"><a href="#"><img><h2>Lake Blanket</h2></a><span class="price">$189.00</span><span>In stock: 12</span></li>',
  ],
  [
    "shop",
    "",
    '<li class="product"><a href="#"><h2>Camp',
    '<li class="product"><a href="#"><h2>Fog Scarf</h2></a><span class="price">$59.00</span></li><li class="product"><a href="#"><h2>Camp',
  ],
  [
    "shop",
    "",
    '<span class="price">$129.00</span>',
    '<span class="price"><del>$129.00</del> <ins>$99.00</ins></span><span>Black Friday sale, ends Sunday</span>',
  ],
  ["shop", "price", '<span class="price">$129.00</span>', '<span class="price">$119.00</span>'],
  ["shop", "closed", "<h1>", "<p>We have decided to close Pine & Wool. Our last day is June 30.</p><h1>"],
  ["cafe", "price", "14,50 €", "15,90 €"],
  ["cafe", "price", "19 € par jour", "22 € par jour"],
  ["cafe", "plan_limit", "3 boissons", "2 boissons"],
  ["cafe", "guarantee", "<p>Satisfait ou remboursé : si le café ne vous plaît pas, il est offert.</p>", ""],
  ["cafe", "claim_withdrawn", "<p>Tout est fait maison, sans exception.</p>", ""],
  ["cafe", "audience", "pour les télétravailleurs", "pour les familles"],
  ["cafe", "closed", "<h1>", "<p>Le Café Marceau ferme définitivement le 31 mai.</p><h1>"],
  ["cafe", "", "<h1>", "<p>Fermé le lundi de Pâques</p><h1>"],
  ["cafe", "claim_taken", "<dl>", "<p>Nous sommes les seuls à torréfier devant vous.</p><dl>"],
];
