import type { Site } from "./site.ts";

/** The half of the sites that the detector was tuned with. */
export const SITES_FIRST: Record<string, Site> = {
  ledgerly: {
    lang: "en-GB",
    name: "Ledgerly",
    description: "Bookkeeping software for freelancers who would rather be working.",
    h1: "Bookkeeping for freelancers, done by Friday",
    lead:
      "Snap your receipts during the week. By Friday evening your books are straight and your tax is set aside.",
    points: [
      "A named bookkeeper looks at every entry before it is filed.",
      "We are the only bookkeeping service that answers the phone until 9pm.",
      "Connects with more than 40 banks and card providers.",
      "Your data stays in Leeds and Frankfurt.",
    ],
    offersTitle: "Plans",
    offers: [
      {
        name: "Starter",
        price: "£12 a month",
        items: ["Up to 50 receipts a month", "1 bank account", "Email support"],
      },
      {
        name: "Studio",
        price: "£29 a month",
        items: ["Up to 250 receipts a month", "3 bank accounts", "Phone support"],
      },
      {
        name: "Agency",
        price: "£79 a month",
        items: ["Unlimited receipts", "10 bank accounts", "A bookkeeper of your own"],
      },
    ],
    terms: [
      "Every plan comes with a 30-day money-back guarantee.",
      "Cancel whenever you like; your records stay yours.",
    ],
    questions: [
      ["Do you file my tax return?", "Yes, on the Studio and Agency plans we file it for you in January."],
      ["Can my accountant log in?", "Yes. Invite them from the settings page at no cost."],
    ],
    quotesTitle: "What our customers say",
    quotes: [
      ["I got my Sundays back, and £400 of expenses I had forgotten.", "Priya, illustrator"],
      ["The only accounts app I have never sworn at.", "Tom, joiner"],
      ["They rang me before the deadline, not after.", "Anneka, copywriter"],
    ],
    postsTitle: "From the blog",
    posts: [["Five receipts everyone forgets", "3 days ago"], [
      "What the new VAT threshold means",
      "12 March 2026",
    ]],
    hours: "Open Monday to Friday, 8am to 9pm",
    footer: "Ledgerly Ltd, 14 Wharf Street, Leeds. Company number 0912345.",
  },
  ferrow: {
    lang: "en",
    name: "Ferrow Cycles",
    description: "Independent bicycle workshop in Bristol. Servicing, repairs and wheels built by hand.",
    h1: "Your bike back tomorrow, or the service is free",
    lead:
      "Drop it off before ten and ride home the next evening. We fix commuter bikes, tourers and cargo bikes.",
    points: [
      "We ring you before we spend a penny more than agreed.",
      "No other workshop in Bristol publishes its waiting times every morning.",
      "We never sell you a part that can be mended.",
    ],
    offersTitle: "Servicing",
    offers: [
      { name: "Safety check", price: "£25", items: ["Brakes, gears and bolts", "20 minutes while you wait"] },
      {
        name: "Full service",
        price: "£85",
        items: ["Everything taken apart and cleaned", "New cables included"],
      },
      {
        name: "Wheel build",
        price: "from £60",
        items: ["Hand built on site", "Trued again after 100 miles"],
      },
    ],
    terms: ["All work is guaranteed for 12 months.", "Collection within three miles costs £8."],
    questions: [
      ["Do I need to book?", "For a full service, yes. A safety check you can have while you wait."],
      ["Do you fix e-bikes?", "We look after Bosch and Shimano systems."],
    ],
    quotesTitle: "Kind words",
    quotes: [
      ["Honest, fast and a decent cup of tea.", "Marcus B."],
      ["They talked me out of a new drivetrain and saved me £120.", "Jo"],
    ],
    postsTitle: "Workshop diary",
    posts: [["Why your chain skips", "2 weeks ago"], ["Winter mudguards tested", "4 January 2026"]],
    hours: "Tue–Sat 8.30–18.00, closed on Sundays and Mondays",
    footer: "Ferrow Cycles, 3 Picton Yard, Bristol BS6",
  },
  kindling: {
    lang: "en-US",
    name: "Kindling Candle Co.",
    description: "Soy candles poured in Portland, Oregon.",
    h1: "Candles for people who read at night",
    lead: "Poured in batches of forty, with a wick that neither smokes nor tunnels.",
    points: [
      "Every jar burns for at least sixty hours.",
      "We are the only candle maker that takes its jars back and refills them.",
      "Scents are mixed by a retired chemist called Dot.",
    ],
    offersTitle: "The shop",
    offers: [
      { name: "Reading Room, 8 oz", price: "$24.00", items: ["Cedar, paper and black tea"] },
      { name: "Back Porch, 8 oz", price: "$24.00", items: ["Tomato leaf and rain"] },
      { name: "Snow Day, 12 oz", price: "$34.00", items: ["Fir, smoke and orange peel"] },
      { name: "Refill of any jar", price: "$15.00", items: ["Send it back, we pour it again"] },
    ],
    terms: ["Free shipping over $50.", "Return it within 60 days for a full refund, burned or not."],
    questions: [
      ["Are they vegan?", "Yes, soy and rapeseed wax only."],
      ["Where do you ship?", "All fifty states and Canada."],
    ],
    quotesTitle: "Reviews",
    quotes: [
      ["My whole apartment smells like a bookshop.", "Renee, Tacoma"],
      ["Third order this year.", "Luis, Boise"],
    ],
    postsTitle: "Journal",
    posts: [["How we test a wick", "5 days ago"], ["Dot's notes on cedar", "Feb 2, 2026"]],
    hours: "Studio sales on the first Saturday of the month, 10am–2pm",
    footer: "Kindling Candle Co., 1120 SE Alder, Portland OR",
  },
  putzwerk: {
    lang: "de",
    name: "Putzwerk Berlin",
    description: "Büroreinigung für kleine Agenturen in Berlin, festangestellt und pünktlich.",
    h1: "Büroreinigung für kleine Agenturen",
    lead: "Immer dieselbe Person, festangestellt und nach Tarif bezahlt. Vor acht Uhr ist alles sauber.",
    points: [
      "Als einzige Reinigungsfirma in Berlin arbeiten wir nur mit festangestellten Leuten.",
      "Wir verwenden Mittel ohne Duftstoffe.",
      "Sie erreichen uns täglich von 6 bis 20 Uhr.",
    ],
    offersTitle: "Preise",
    offers: [
      {
        name: "Einmal die Woche",
        price: "189 € im Monat",
        items: ["Bis zu 80 m² Bürofläche", "Küche und Bad inklusive"],
      },
      {
        name: "Zweimal die Woche",
        price: "339 € im Monat",
        items: ["Bis zu 120 m² Bürofläche", "Pflanzen gießen inklusive"],
      },
      { name: "Grundreinigung", price: "ab 4,50 € pro m²", items: ["Fenster und Böden"] },
    ],
    terms: [
      "Zufriedenheitsgarantie: Wir reinigen innerhalb von 24 Stunden kostenlos nach.",
      "Monatlich kündbar, keine Mindestlaufzeit.",
    ],
    questions: [
      ["Bringen Sie die Mittel mit?", "Ja, Mittel und Maschinen sind im Preis enthalten."],
      ["Was ist, wenn jemand krank wird?", "Dann kommt eine Vertretung, die Sie vorher kennengelernt haben."],
    ],
    quotesTitle: "Das sagen unsere Kunden",
    quotes: [
      ["Seit drei Jahren dieselbe gute Seele.", "Agentur Nordlicht"],
      ["Endlich jemand, der auch hinter den Monitoren wischt.", "Studio Kante"],
    ],
    postsTitle: "Aktuelles",
    posts: [["Tipps gegen Kalk", "vor 4 Tagen"], ["Unser neues Lastenrad", "8. Februar 2026"]],
    hours: "Büro: Montag bis Freitag 8–16 Uhr",
    footer: "Putzwerk GmbH, Sonnenallee 112, 12045 Berlin, HRB 204411",
  },
  nomade: {
    lang: "fr",
    name: "Atelier Nomade",
    description: "Cours de yoga à Lyon pour les débutants, en petits groupes.",
    h1: "Le yoga pour les débutants, à huit par cours",
    lead: "Pas de miroir, pas de musique, une professeure qui connaît votre prénom et votre dos.",
    points: [
      "Le seul studio de Lyon où chaque cours est limité à huit personnes.",
      "Les tapis sont en laine et lavés chaque soir.",
      "Nos professeures ont toutes plus de mille heures de formation.",
    ],
    offersTitle: "Tarifs",
    offers: [
      { name: "Cours à l'unité", price: "18 €", items: ["Valable un mois"] },
      { name: "Carte 10 cours", price: "150 €", items: ["Valable 6 mois", "2 invitations"] },
      { name: "Abonnement", price: "79 € par mois", items: ["8 cours par mois", "Tapis prêté"] },
    ],
    terms: [
      "Premier cours remboursé si cela ne vous plaît pas.",
      "Annulation gratuite jusqu'à 12 heures avant le cours.",
    ],
    questions: [
      ["Faut-il être souple ?", "Non. Il faut seulement pouvoir s'asseoir."],
      ["Proposez-vous des cours en anglais ?", "Oui, le jeudi à 19 h."],
    ],
    quotesTitle: "Avis",
    quotes: [
      ["Enfin un cours où je ne me sens pas ridicule.", "Claire"],
      ["Mon dos vous remercie.", "Bastien"],
    ],
    postsTitle: "Le journal",
    posts: [["Respirer au bureau", "il y a 6 jours"], ["Nos livres de l'hiver", "11 janvier 2026"]],
    hours: "Du lundi au samedi, 7 h 30 – 21 h",
    footer: "Atelier Nomade SARL, 9 rue Imbert-Colomès, 69001 Lyon",
  },
  kotori: {
    lang: "ja",
    name: "ことり農園",
    description: "共働き家庭のための有機野菜の定期便。",
    h1: "共働き家庭のための野菜の定期便",
    lead: "朝に収穫した野菜を、その日のうちに発送します。",
    points: [
      "県内で唯一、全品目の農薬検査結果を公開しています。",
      "種はすべて自家採種です。",
      "箱は回収して繰り返し使います。",
    ],
    offersTitle: "料金",
    offers: [
      { name: "小さな箱", price: "月額2,980円", items: ["野菜7品", "月2回お届け"] },
      { name: "大きな箱", price: "月額4,980円", items: ["野菜12品", "月4回お届け"] },
    ],
    terms: ["お届けから7日以内なら全額返金します。", "送料は全国一律600円です。"],
    questions: [["休止できますか", "はい、いつでも休止できます。"], [
      "届く曜日は選べますか",
      "火曜日と金曜日から選べます。",
    ]],
    quotesTitle: "お客様の声",
    quotes: [["にんじんが甘くて子どもが驚きました。", "川崎市 M様"], [
      "献立を考える時間が減りました。",
      "横浜市 T様",
    ]],
    postsTitle: "お知らせ",
    posts: [["冬のかぶの食べ方", "3日前"], ["畑だより", "2026年1月15日"]],
    hours: "受付時間 平日9時から17時",
    footer: "ことり農園 神奈川県三浦市",
  },
};
