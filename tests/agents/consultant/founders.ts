import { conflict, evidence, groundsOf, price, text } from "./ground.ts";

const FROM_WHERE = "neighbours seeing the van about 40, otley road vet sent 15, rest facebook groups";
const BET = "if jade cant do 3 dogs a day by xmas 2027 il sell the 2nd van";
const DOG_PRICES = "45 small dog 60 for doodles. cash or bank transfer on the day";

/** The groomer of the cases as a careful person would write her facts down. */
export function muddyPaws() {
  const objection = (says: string, answer: string, quote: string) => ({ says, answer, ...evidence(quote) });
  return groundsOf({
    company: "muddy paws mobile grooming",
    founder: "Kelly Marsh",
    facts: {
      offering: text("i wash and clip dogs in my van outside peoples houses in leeds"),
      region: text("leeds mainly headingley chapel allerton roundhay"),
      customers: [
        text("bertie the old cockapoo in headingley whos half blind"),
        text("a lurcher called moose who bit the last groomer"),
      ],
      obstacle: text("they think 45 is alot for a dog wash"),
      trigger: text("theyve been to a salon n the dog came back shaking or they got told hes banned"),
      belief_now: text("that dogs are naughty"),
      belief_needed: text("theyre not naughty theyre scared"),
      not_for: [
        text("dogs over 30kg"),
        text("people who want it done in half an hour"),
        text("i wont do dogs that need a vet first"),
      ],
      rivals: [{
        name: "waggy tails",
        kind: "company",
        url: null,
        ...evidence("waggy tails shes 28 quid i think and im 45."),
      }],
      only_we: text(
        "i go at the dogs pace. if they need to stop we stop. sometimes i send em home half clipped n do the rest next week no charge",
      ),
      proof: text(
        "he screamed the place down at 3 salons, took me 4 visits just getting him to stand in the van and now he falls asleep",
      ),
      why: text("one day a little westie had a seizure in the dryer cage. i handed my notice in that week"),
      values: [
        text("i wont use cage dryers"),
        text("i wont muzzle them just to get done"),
        text("i tell people when theres a lump or bad teeth even if they dont wanna hear"),
      ],
      never_become: text("i dont want to be quick n cheap"),
      voice_sample: text(
        "hiya all done, he had a wobble at his back feet so i left em till next time, gave him a minute in the garden n he was grand. same time 6 wks? kelly x",
      ),
      objections: [
        objection(
          "too dear",
          "its 2 hrs of my life n your dogs not shaking",
          "too dear - i say its 2 hrs of my life n your dogs not shaking",
        ),
        objection(
          "my dog bites",
          "bring him ill sit with him first",
          "my dog bites - bring him ill sit with him first",
        ),
        objection("do u do nails", "yeh", "do u do nails - yeh"),
      ],
      channels: [
        { name: "neighbours seeing the van", count: 40, share: null, ...evidence(FROM_WHERE) },
        { name: "otley road vet", count: 15, share: null, ...evidence(FROM_WHERE) },
        { name: "facebook groups", count: null, share: null, ...evidence(FROM_WHERE) },
      ],
      capacity: {
        hours_a_week: 2,
        money_a_month: { amount: 30, currency: "GBP" },
        ...evidence("sunday nights maybe 2 hrs. money?? 30 quid a month if that"),
      },
      refused_channels: [text("groupon"), text("leaflets")],
      knowledge: [
        text("poodle crosses need brushing every day not once a month"),
        text("the noise is what scares them not the water"),
        text("a dog that bites is usually in pain. ears. its always ears"),
      ],
      places: [text("roundhay park"), text("roundhay dog walkers"), text("the vets")],
      moment: {
        on: null,
        season: "march",
        text: "march when they start shedding n getting muddy",
        ...evidence("march when they start shedding n getting muddy"),
      },
      prices: [
        price(45, "GBP", { for: "small dog", quote: DOG_PRICES }),
        price(60, "GBP", { for: "doodles", quote: DOG_PRICES }),
      ],
      quiet: text("its about week 5 if they havent booked by then theyre gone"),
      goal: {
        metric: "dogs",
        target: 20,
        unit: "dogs a week",
        by: "2027-11-30",
        baseline: 14,
        ...evidence("20 dogs a week by end of nov 2027 so winters covered. its 14 now"),
      },
      measured: [
        { name: "dogs", value: 88, unit: "dogs", ...evidence("88 dogs n 61 of em been with me over 2 yrs") },
        {
          name: "over 2 yrs",
          value: 61,
          unit: "dogs",
          ...evidence("88 dogs n 61 of em been with me over 2 yrs"),
        },
      ],
      next: [text("a second van with my niece jade on it")],
      bet: {
        metric: "dogs a day",
        target: 3,
        by: "2027-12-25",
        reverses: text("il sell the 2nd van"),
        ...evidence(BET),
      },
      raise: {
        raising: false,
        amount: null,
        currency: null,
        already: null,
        use: [],
        ...evidence("nah not raising just me"),
      },
      team: [{
        who: "me",
        past: "6 yrs at the salon 3 in the van",
        ...evidence("me. 6 yrs at the salon 3 in the van"),
      }],
    },
    unclear: [{
      fact: "team",
      quote: "jade might join",
      turn: "turn-t",
      field: "pitch.team",
      question: "Does Jade join?",
    }],
    decisions: {
      explore_exploit: { side: "b", turn: "turn-c", reason: "stay in leeds" },
      centralise_let_go: { side: "a", turn: "turn-c", reason: "just me deciding" },
      differentiate_cost: { side: "a", turn: "turn-c", reason: "im not competing on price" },
    },
    conflicts: [
      conflict(
        "dogs over 30kg",
        "i do the dogs nobody else will have",
        "“dogs over 30kg” stands against “i do the dogs nobody else will have”. What holds when one of them asks?",
      ),
    ],
    sentence: "i do the dogs nobody else will have",
  });
}

const STAND =
  "We're 61 customers, 640 sites, roughly £607k ARR, call it £50,500 MRR, all UK apart from 2 groups in Ireland.";
const NEVER_SOLD =
  "we never sell the supplier price data (there's a broker who offered us £200k for it in June)";
const GROWTH =
  "ARR, sites, close day per customer, estimation error, churn, 9% of sites. Onboarding days: 12 for fast casual, 31 for pubs.";

/** The software founder of the cases, likewise. */
export function closewell() {
  return groundsOf({
    company: "Closewell",
    founder: "Priya Raman",
    facts: {
      offering: text(
        "a month-end close tool for hospitality groups, think 5 to 40 restaurants or pubs under one owner",
      ),
      region: text(STAND),
      customers: [
        text("Harlow & Finch, nine pubs in Kent and East Sussex"),
        text("Bao Brothers, 14 sites, they came because their auditor told them accruals were a mess"),
      ],
      rivals: [
        { name: "Nory", kind: "company", url: null, ...evidence("one goes to Nory, one to MarketMan") },
        { name: "MarketMan", kind: "company", url: null, ...evidence("one goes to Nory, one to MarketMan") },
      ],
      obstacle: text(
        "The finance manager feels the pain and the owner signs, and the owner thinks the close is what he already pays a salary for.",
      ),
      belief_needed: text("you can close with 10% estimated and be within half a point of GP"),
      not_for: [
        text("Hotels"),
        text("Single sites, we get about 30 inbound a month from single cafés"),
        text("groups that want us to pay the suppliers too"),
      ],
      only_we: text(
        "We close with you. I don't know anyone else who sends you an email saying here's how wrong we were.",
      ),
      proof: text(
        "Two numbers. One: Bao Brothers found £11,200 in the first two months, a supplier who'd been charging the old price for prawns at three sites. Two: across all 61 the median close went from working day 14 to working day 2.4.",
      ),
      values: [
        text("We write down our own error. Every month."),
        text("We turned down the £200k for the price data."),
        text(NEVER_SOLD),
      ],
      voice_sample: text(
        "Morning Dawn. Draft is in Xero. Two things I wasn't sure of: the Crown's bar invoice from the 29th is missing so I've put £1,140 in as last month's, and the card tips at the Anchor look doubled. Call at 10? Priya",
      ),
      objections: [
        {
          says: "what do I pay Dawn for",
          answer: "Dawn stays, you get the number on the 2nd, look at what Bao found.",
          ...evidence(
            "Owner: 'what do I pay Dawn for', and we say: Dawn stays, you get the number on the 2nd, look at what Bao found.",
          ),
        },
        {
          says: "can it connect to Zonal",
          answer: "yes, finally, since March",
          ...evidence("'can it connect to Zonal', yes, finally, since March"),
        },
      ],
      channels: [
        {
          name: "Xero advisor directory",
          count: 19,
          share: null,
          ...evidence("Of the 62: Xero advisor directory 19"),
        },
        { name: "LinkedIn posts", count: 8, share: null, ...evidence("LinkedIn posts by me 8") },
      ],
      refused_channels: [
        text("Ads"),
        text("No agency again."),
        text(
          "no cold email to owners, because an owner who hears about us before the finance manager does asks what he pays her for",
        ),
      ],
      capacity: {
        hours_a_week: 8,
        money_a_month: { amount: 6000, currency: "GBP" },
        ...evidence("I can do 8 hours a week myself"),
      },
      knowledge: [
        text(
          "the close is not an accounting problem, it's a Tuesday problem: four invoices arrive on the kitchen printer and the chef uses the back for the prep list",
        ),
        text("How to accrue a butcher."),
      ],
      prices: [
        price(79, "GBP", {
          per: "month",
          for: "site",
          quote: "Per site, £79 a month, in arrears by direct debit, monthly, cancel anytime.",
        }),
        price(1500, "GBP", { per: "one-off", for: "onboarding", quote: "Onboarding £1,500 one-off." }),
      ],
      quiet: text("Day 8 to day 16 after signing."),
      goal: {
        metric: "ARR",
        target: 1_000_000,
        unit: "GBP",
        by: "2027-12-31",
        baseline: 607_000,
        ...evidence("£1m ARR by the end of December 2027. Which is roughly 1,050 sites."),
      },
      measured: [
        { name: "churn", value: 9, unit: "%", ...evidence(GROWTH) },
        { name: "sites", value: 640, unit: null, ...evidence(STAND) },
        {
          name: "customers",
          value: 62,
          unit: "customers",
          ...evidence("we are at 62 customers as of yesterday, not 61"),
        },
      ],
      next: [text("First pubs under two weeks, by June."), text("multi-currency for Ireland")],
      bet: {
        metric: "closing by day 2",
        target: 80,
        by: "2027-06-30",
        reverses: text("I stop hiring sales and put everybody on pubs"),
        ...evidence("80% closing by day 2 by 30 June 2027. It's 71 now."),
      },
      raise: {
        raising: false,
        amount: null,
        currency: null,
        already: null,
        use: [],
        ...evidence("We're not raising now."),
      },
      team: [{
        who: "Priya",
        past: "finance director of Lark & Anchor",
        ...evidence("I'm Priya, finance director of Lark & Anchor before"),
      }],
    },
    unclear: [{
      fact: "next",
      quote: "benchmarks of GP only, never suppliers",
      turn: "turn-n",
      field: "evolution.next",
      question: "Do benchmarks come, and when?",
    }],
    decisions: {
      explore_exploit: { side: "b", turn: "turn-c", reason: "I'd exploit, stay in the UK, hospitality only" },
      differentiate_cost: {
        side: "a",
        turn: "turn-c",
        reason: "Differentiate, £79 a site isn't the cheapest and shouldn't be.",
      },
    },
    sentence: "the finance manager feels the pain and the owner holds the purse",
  });
}

const OFFERED =
  "we bake pão de massa mãe with 26 hours of fermentation, and most of it leaves in a weekly box";
const BOXES = "Boxes: €14.50 small, €23 family, every week, charged Sunday evening by card or MB Way";

/** A baker in Porto. */
export function bakery() {
  return groundsOf({
    company: "Ovenline",
    founder: "Inês Prata",
    facts: {
      offering: text(OFFERED),
      region: text("Only Porto, only 4 km around the shop, the hills decide the rest."),
      not_for: [
        text("Cafés who want 40 croissants before 7."),
        text("People who need a gluten-free guarantee, we have flour in the air, it would be a lie."),
      ],
      values: [
        text("We close Sunday and Monday and nobody starts before 4:30"),
        text("we never do a first box cheaper, because it punishes who was here before."),
      ],
      refused_channels: [
        text("Delivery apps, because of the 30% and because the courier doesn't know my street."),
        text("Influencers for free bread."),
        text("TikTok"),
      ],
      belief_needed: text("good bread is better on day three than on day one"),
      only_we: text(
        "We print the field and the harvest month on the label, and when the flour of that field is finished we stop selling that loaf.",
      ),
      proof: text(
        "Last August we stopped everything for three weeks, oven off. 209 subscribers before, and 201 came back in September without one mail from us.",
      ),
      voice_sample: text(
        "Bom dia vizinhos! Friday's loaf is the last barbela from the Macedo field. It drinks more water than we thought, so give it one hour before you cut.",
      ),
      objections: [
        {
          says: "€6.20 for a loaf?",
          answer: "it's 9 meals, count it, under 70 cents each",
          ...evidence("'€6.20 for a loaf?': it's 9 meals, count it, under 70 cents each."),
        },
        {
          says: "I live alone",
          answer: "slice on day two and freeze, there's a card in the first box",
          ...evidence("'I live alone': slice on day two and freeze, there's a card in the first box."),
        },
      ],
      channels: [
        {
          name: "people who bought at the counter first",
          count: 34,
          share: null,
          ...evidence("Of the last 60 new subscribers 34 were people who bought at the counter first"),
        },
        {
          name: "Instagram",
          count: 9,
          share: null,
          ...evidence("17 came with a friend and 9 from Instagram"),
        },
      ],
      capacity: {
        hours_a_week: 5,
        money_a_month: { amount: 150, currency: "EUR" },
        ...evidence("5 hours a week and €150 a month, not more."),
      },
      knowledge: [text("How to keep a loaf five days without plastic"), text("How to freeze in slices.")],
      prices: [
        price(14.5, "EUR", { per: "week", for: "small", quote: BOXES }),
        price(23, "EUR", { per: "week", for: "family", quote: BOXES }),
      ],
      quiet: text("Third box. Week three the freezer is full, they say nothing, and then they pause."),
      goal: {
        metric: "subscribers",
        target: 400,
        unit: "subscribers",
        by: "2027-12-31",
        baseline: 212,
        ...evidence(
          "400 subscribers by 31 December 2027 and the second oven chamber paid, without a second shop and without opening on Sunday.",
        ),
      },
      next: [
        text("a second cargo bike"),
        text("a third delivery day on Thursday"),
        text("a bread school on Monday when the oven is cold"),
      ],
      raise: {
        raising: false,
        amount: null,
        currency: null,
        already: null,
        use: [],
        ...evidence("Not raising from investors."),
      },
    },
    decisions: { centralise_let_go: { side: "a", turn: "turn-c", reason: null } },
  });
}

/** A heating engineer who speaks German. */
export function heating() {
  return groundsOf({
    company: "Wärmewart",
    founder: "Jens Hollerbach",
    facts: {
      offering: text("Wir warten Heizungen in Mehrfamilienhäusern rund um Kassel"),
      region: text("Kassel und 30 km drumherum"),
      not_for: [text("Häuser mit weniger als 6 Wohnungen"), text("Ölheizungen")],
      refused_channels: [text("Radiowerbung"), text("Kaltanrufe")],
      values: [text("Wir nehmen nie eine Provision vom Hersteller.")],
      belief_needed: text("Eine gewartete Heizung hält zehn Jahre länger."),
      only_we: text("Wir schicken jedem Mieter vorher eine Karte mit Foto vom Monteur."),
      proof: text("Bei der Genossenschaft Nord fiel der Verbrauch um 11 % im ersten Winter."),
      objections: [{
        says: "Das ist uns zu teuer",
        answer: "Ein Ausfall im Januar kostet mehr als zwei Jahre Wartung",
        ...evidence("'Das ist uns zu teuer' - Ein Ausfall im Januar kostet mehr als zwei Jahre Wartung"),
      }],
      voice_sample: text(
        "Guten Morgen Frau Weber, der Kessel läuft wieder. Morgen um 8 messen wir nach. Jens",
      ),
      knowledge: [text("Die meisten Heizungen laufen mit der falschen Kurve.")],
      prices: [price(240, "EUR", { per: "year", for: "Kessel", quote: "240 Euro im Jahr pro Kessel" })],
      channels: [{
        name: "Hausverwaltungen",
        count: 12,
        share: null,
        ...evidence("12 kamen über Hausverwaltungen"),
      }],
      measured: [{ name: "Kessel", value: 310, unit: "Kessel", ...evidence("Wir betreuen 310 Kessel") }],
      next: [text("ein zweiter Monteur ab Mai")],
    },
    decisions: {
      differentiate_cost: { side: "a", turn: "turn-c", reason: "Wir sind nicht die Billigsten." },
    },
  });
}

/** A potter in Kyoto. */
export function pottery() {
  return groundsOf({
    company: "みず工房",
    founder: "水野",
    facts: {
      offering: text("京都で茶碗の修理をしています"),
      not_for: [text("一週間以内に欲しい人")],
      refused_channels: [text("インスタグラム")],
      knowledge: [text("ひびは水につけると見えます")],
      belief_needed: text("直した茶碗は新しいものより長く使える"),
      prices: [price(8000, "JPY", { for: "茶碗", quote: "茶碗一つ8000円です" })],
      objections: [{
        says: "高いですね",
        answer: "新しいものを買うより長く使えます",
        ...evidence("「高いですね」には「新しいものを買うより長く使えます」と答えます"),
      }],
    },
  });
}
