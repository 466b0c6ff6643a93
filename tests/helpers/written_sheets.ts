import { emptyFacts } from "../../agents/domain/empty_facts.ts";
import type {
  BetFact,
  CapacityFact,
  ChannelFact,
  Evidence,
  Facts,
  GoalFact,
  MeasureFact,
  MomentFact,
  ObjectionFact,
  PriceFact,
  RivalFact,
  TextFact,
} from "../../agents/domain/facts.ts";
import type { Material } from "../../agents/strategy/material.ts";

/** Facts as a careful person would write them down by hand, for tests of what is made of them. */
function evidence(field: string, quote: string): Evidence {
  return { quote, turn: `turn-${field}`, field, state: "confirmed" };
}

export function words(field: string, text: string): TextFact {
  return { text, ...evidence(field, text) };
}

function channel(name: string, count: number | null, quote: string): ChannelFact {
  return { name, count, share: null, ...evidence("channels.current", quote) };
}

function capacity(hours: number | null, amount: number | null, currency = "EUR"): CapacityFact {
  const quote = `${hours} hours a week, ${amount} a month`;
  return {
    hours_a_week: hours,
    money_a_month: amount === null ? null : { amount, currency },
    ...evidence("channels.capacity", quote),
  };
}

function goal(parts: Omit<GoalFact, keyof Evidence>, quote: string): GoalFact {
  return { ...parts, ...evidence("goal.twelve_months", quote) };
}

function measure(name: string, value: number, unit: string | null): MeasureFact {
  return { name, value, unit, ...evidence("growth.numbers", `${name} ${value}`) };
}

function price(amount: number, rest: Omit<PriceFact, keyof Evidence | "amount">): PriceFact {
  return { amount, ...rest, ...evidence("revenue.model", `${amount} ${rest.for}`) };
}

function objection(says: string, answer: string | null): ObjectionFact {
  return { says, answer, ...evidence("messaging.objections", `${says}: ${answer ?? ""}`) };
}

function rival(name: string, kind: RivalFact["kind"] = "company"): RivalFact {
  return { name, kind, url: null, ...evidence("market.rivals", name) };
}

function moment(on: string | null, season: string | null, text: string): MomentFact {
  return { on, season, text, ...evidence("launch.moment", text) };
}

function bet(parts: Omit<BetFact, keyof Evidence>, quote: string): BetFact {
  return { ...parts, ...evidence("evolution.bet", quote) };
}

/** Facts with everything else that an author takes. */
export function materialOf(facts: Partial<Facts>, more: Partial<Material> = {}): Material {
  return {
    company: "Testwerk",
    founder: "Ada",
    sheet: { facts: { ...emptyFacts(), ...facts }, unclear: [] },
    decisions: {},
    sentences: {},
    conflicts: [],
    pages: [],
    feeds: [],
    now: new Date("2026-11-25T09:00:00Z"),
    ...more,
  };
}

/** Named one channel and one thing they know, and nothing with a number. */
export const SILENT: Partial<Facts> = {
  offering: words("offering.what", "Bikes."),
  channels: [channel("Friends", null, "Friends.")],
  knowledge: [words("content.knowledge", "Bikes.")],
};

/** A maker of notebooks in Kyoto, who writes without blanks. */
export const NOTEBOOKS: Partial<Facts> = {
  offering: words("offering.what", "京都で一冊ずつ手で綴じた手帳を作っています。"),
  region: words("company.stage_region", "京都、二人の工房です。"),
  only_we: words("difference.only", "紙の目を必ず背に平行に裁ちます。機械綴じの会社はやりません。"),
  proof: words("proof.best", "十年前の手帳が今も百冊、修理に戻ってきます。"),
  knowledge: [
    words("content.knowledge", "万年筆のインクが裏に抜けるのは紙ではなく湿気のせいです。"),
    words("content.knowledge", "糸は三十センチごとに蝋を引くと緩みません。"),
    words("content.knowledge", "表紙の革は冬に油を一度だけ塗ります。"),
  ],
  objections: [objection("高すぎる", "修理は何度でも無料なので、一年あたりでは文具店の手帳より安いです。")],
  channels: [channel("紙の展示会", 34, "紙の展示会で34人"), channel("常連の紹介", 21, "常連の紹介で21人")],
  capacity: capacity(5, 20000, "JPY"),
  prices: [price(9800, { currency: "JPY", per: null, for: "手帳" })],
  measured: [measure("修理の依頼", 100, "冊")],
  quiet: words("journey.quiet", "買って三週間目に使わなくなります。"),
  next: [
    words("evolution.next", "革の教室を始めます。"),
    words("evolution.next", "その後に海外へ送ります。"),
  ],
  moment: moment("2027-01-12", null, "2027年1月12日の紙の展示会"),
};

/** A French pottery school that never gives a discount. */
export const POTTERY: Partial<Facts> = {
  offering: words("offering.what", "On apprend à tourner la terre à huit personnes par cours, à Lyon."),
  region: words("company.stage_region", "Lyon, quatrième année, 64 élèves."),
  trigger: words(
    "customer.trigger_barrier",
    "Ils viennent après un congé maladie ou un départ à la retraite.",
  ),
  only_we: words(
    "difference.only",
    "Nous ne faisons jamais de remise. Celui qui paie plein tarif ne paie pas pour les autres.",
  ),
  proof: words("proof.best", "51 élèves sur 64 se sont réinscrits en septembre."),
  values: [words("identity.values", "On casse une pièce ratée devant tout le monde, la nôtre aussi.")],
  knowledge: [
    words("content.knowledge", "La terre se fend quand on la sèche au soleil, jamais à cause du four."),
    words("content.knowledge", "Comment centrer en trois gestes"),
  ],
  refused_channels: [
    words("channels.refused", "Groupon, parce qu'on y perd sur chaque cours"),
    words("channels.refused", "Instagram"),
  ],
  objections: [
    objection("C'est trop cher", "Le cours dure trois heures et la cuisson est comprise."),
    objection("Je ne suis pas manuel", null),
  ],
  channels: [
    channel("le bouche à oreille", 38, "38 par le bouche à oreille"),
    channel("le marché de Noël", 17, "17 par le marché de Noël, 540 € de stand"),
    channel("Instagram", 9, "9 par Instagram"),
  ],
  capacity: capacity(3, 120),
  places: [
    words("community.places", "Le marché de Noël, 200 personnes le samedi"),
    words("community.places", "La maison de quartier"),
  ],
  prices: [price(95, { currency: "EUR", per: "month", for: "élèves" })],
  measured: [measure("élèves", 64, "élèves"), measure("réinscrits", 51, "élèves")],
  goal: goal(
    { metric: "élèves", target: 96, unit: "élèves", by: "2027-09-30", baseline: 64 },
    "96 élèves à la rentrée 2027, 64 aujourd'hui",
  ),
  quiet: words("journey.quiet", "À la troisième pièce ratée ils ne réservent plus."),
  moment: moment(null, "septembre", "En septembre, à la rentrée"),
};

/** A maker of crates whose second depot waits for the bet. */
export const CRATES: Partial<Facts> = {
  offering: words("offering.what", "We rent returnable crates to wholesale florists, collected every night."),
  region: words("company.stage_region", "Netherlands, third year, 41 florists."),
  trigger: words("customer.trigger_barrier", "The council fines them for cardboard on the pavement."),
  barrier: words("customer.trigger_barrier", "They think a deposit means losing money."),
  belief_needed: words("customer.belief", "A crate that comes back forty times is cheaper than cardboard."),
  only_we: words("difference.only", "We collect at night, and if a crate is broken we never ask who did it."),
  proof: words(
    "proof.best",
    "Of 9,400 crates 61 were lost last year. A florist in Aalsmeer saved €3,120 on cardboard.",
  ),
  values: [
    words("identity.values", "We never rent to auctions."),
    words("identity.values", "Drivers stop at ten hours, even when flowers wait."),
  ],
  why: words("identity.why", "I drove flowers for nine years and burned cardboard every morning."),
  knowledge: [
    words("content.knowledge", "Tulips bruise at the bottom third of a crate, never at the top."),
    words("content.knowledge", "Wet cardboard costs you twice: once to buy it, once to have it taken away."),
    words("content.knowledge", "How to stack eleven high"),
    words("content.knowledge", "A crate left in the sun for a week breaks in its second winter."),
  ],
  objections: [
    objection("What if they don't come back?", "61 of 9,400 did not, and we paid for those."),
    objection(
      "We have no room for empties",
      "We collect every night, so you never keep more than a day of them.",
    ),
  ],
  channels: [
    channel("drivers who talk", 22, "22 came through drivers who talk"),
    channel("the Aalsmeer notice board", 12, "12 from the Aalsmeer notice board for €600"),
    channel("LinkedIn", null, "a few from LinkedIn"),
    channel("the trade fair", 7, "the trade fair brought 7 for €4,900"),
  ],
  refused_channels: [words("channels.refused", "cold calls, because florists sleep in the morning")],
  capacity: capacity(6, 450),
  places: [
    words("community.places", "the Aalsmeer canteen, 140 people at five"),
    words("community.places", "a WhatsApp group, 60 members"),
  ],
  prices: [
    price(38, { currency: "EUR", per: "month", for: "florist" }),
    price(250, { currency: "EUR", per: "one-off", for: "deposit" }),
  ],
  measured: [
    measure("florists", 41, "florists"),
    measure("new florists a month", 2, "florists"),
    measure("churn", 5, "%"),
  ],
  goal: goal(
    { metric: "florists", target: 90, unit: "florists", by: "2027-12-31", baseline: 41 },
    "90 florists by the end of 2027, 41 today",
  ),
  quiet: words("journey.quiet", "In week two, 9 of 41 stopped putting empties out."),
  next: [
    words("evolution.next", "A second van in February 2027."),
    words("evolution.next", "A depot in Rotterdam in March 2027, once 60 florists return daily."),
    words("evolution.next", "Then vegetables."),
  ],
  bet: bet(
    {
      metric: "florists who return daily",
      target: 60,
      by: "2027-06-30",
      reverses: words("evolution.bet", "we close the night round and collect twice a week"),
    },
    "60 florists who return daily by 30 June 2027. Under 40 we close the night round and collect twice a week.",
  ),
  moment: moment("2027-02-01", null, "Monday 1 February 2027, two weeks before Valentine's"),
  rivals: [rival("Boxpool"), rival("cardboard", "status_quo")],
};

export const WRITTEN = { SILENT, NOTEBOOKS, POTTERY, CRATES };
