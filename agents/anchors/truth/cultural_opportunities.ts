import type { Block, Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { countriesOf, countryName, holidaysBetween } from "../../plan/holidays.ts";
import { assumption, contentWords, inference, namesIn, source, stem, wordCount } from "../../text/text.ts";
import { type Trend, trendsOf } from "../../research/trends.ts";
import {
  neverBecome,
  ownPage,
  put,
  rivalPages,
  type Said,
  saidAbout,
  sentencesSaid,
} from "../words/answers.ts";
import { briefCell } from "../words/cuts.ts";
import { addDays, isoDay, longDate } from "../../domain/days.ts";
import { missingAnswers } from "../plain.ts";
import { refusalHits, refusalsOf } from "../words/refusals.ts";
import { buildSection, cell, figure, needsNumber, paragraph, row, table } from "../section.ts";
import { type Friction, frictionHeadline, frictionOf, sideOf } from "./friction.ts";
import { trendBlock } from "./trend_claims.ts";

/** Culture and region: no trend without two dated sources, the region's dates, and the Zone of Friction. */
export function culturalOpportunities(state: JourneyState, now: Date): Section {
  const hit = frictionOf(state);
  const side = hit?.side ?? sideOf(state);
  const trends = trendsOf(state, now);
  const blocks: (Block | null)[] = [
    trendBlock({ trends, feeds: state.feeds ?? [], friction: sidesOf(state, hit, side) }, now),
    regionTable(state, now),
    frictionWords(state, hit, side),
    frictionTable(state, hit),
    axis(state, hit),
    missingAnswers(state, ["difference.only", "identity.contrast", "company.stage_region"]),
  ];
  return buildSection({
    id: "cultural_opportunities",
    headline: frictionHeadline(state, hit, side),
    blocks: blocks.filter((block) => block !== null),
    choice: choice(state, hit, side),
    deductions: [...trendDeductions(state, trends), "regulation is unknown"],
    raisedBy: trends.length === 0
      ? "Raised by two dated sources for your region."
      : "Raised by the list of rules that bind your trade there.",
    openQuestions: [
      ...(trends.length === 0 ? ["Which two dated articles of this year show your region changing?"] : []),
      ...(hit === null ? ["What do others in your trade sell that you refuse to sell?"] : []),
    ],
  });
}

function trendDeductions({ feeds = [] }: JourneyState, trends: Trend[]): string[] {
  if (trends.length > 0) return [];
  const wasRead = feeds.some(({ failure }) => failure === null);
  return [wasRead ? "no two sources agree on a trend" : "no trend source was read"];
}

/** Half a year and a few days: far enough to plan by, near enough to be acted on. */
const HORIZON_DAYS = 190;
const MOST_HOLIDAYS = 8;

function regionTable(state: JourneyState, now: Date): Block | null {
  const rows: Row[] = [];
  const region = sentencesSaid(state, "company.stage_region").find(({ quote }) => namesIn(quote).length > 0);
  if (region !== undefined) {
    rows.push(row(["where you stand", cell(region.quote, region.whole)], region.mark));
  }
  const from = isoDay(now);
  const to = addDays(from, HORIZON_DAYS);
  for (const country of countriesOf(state).slice(0, 3)) {
    const days = holidaysBetween([country], from, to).slice(0, MOST_HOLIDAYS);
    if (days.length === 0) continue;
    const dates = days.map((day) => `${longDate(day.date).replace(/ \d{4}$/, "")} ${day.name}`)
      .join(", ");
    rows.push(
      row(
        [`holidays in ${countryName(country)}`, dates],
        inference("built-in holiday rules", `${from} to ${to}`),
      ),
    );
  }
  const season = saidAbout(state, "launch.moment", REST_OF_YEAR) ?? saidAbout(state, "launch.moment", SEASON);
  if (season !== null) rows.push(row(["season", cell(season.quote, season.whole)], season.mark));
  const paying = saidAbout(state, "offering.what", PAYING) ?? saidAbout(state, "revenue.model", PAYING);
  if (paying !== null && wordCount(paying.quote) <= 32) {
    rows.push(row(["paying", cell(paying.quote, paying.whole)], paying.mark));
  }
  const meet = sentencesSaid(state, "community.places")[0] ?? null;
  if (meet !== null) rows.push(row(["where they meet", briefCell(meet, 30)], meet.mark));
  rows.push(row(
    ["regulation", needsNumber("which rules bind your trade there?")],
    assumption("ask one authority or one colleague for the list, one mail"),
  ));
  return table(["region", "what may be stated"], rows, "Region");
}

/** Feasts and seasons that a trade lives by. */
const REST_OF_YEAR = /\b(easter|christmas|ramadan|summer|winter|spring|autumn|season|holidays?)\b/iu;
/** The same and the months. */
const SEASON =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|summer|winter|spring|autumn|season|ramadan)\b|夏|冬|春|秋|月/iu;
/** Ways of paying, by their kind or their name. */
const PAYING =
  /\b(card|cash|invoice|iDEAL|MobilePay|MB Way|PayPal|Klarna|Twint|Swish|Bizum|Pix|bank|billed|charged)\b|現金|振込/iu;

/** The words of both sides of the friction, every refusal of the founder's among them. */
function sidesOf(state: JourneyState, hit: Friction | null, side: Said | null): string {
  const refused = refusalsOf(state).map((refusal) => refusal.said.quote);
  return [...refused, side?.quote ?? "", hit?.sentence ?? "", neverBecome(state)?.quote ?? ""].join("\n");
}

function frictionWords(state: JourneyState, hit: Friction | null, side: Said | null): Block | null {
  const claims: Claim[] = [];
  if (side !== null && hit === null) claims.push(put("The side you take, in your words", side));
  if (hit !== null && hit.link !== null) claims.push(put("Why both cannot be held, as you put it", hit.link));
  const contrast = neverBecome(state);
  if (contrast !== null) claims.push(put("Your own picture of the other side", contrast));
  const cost = costOf(state);
  if (cost !== null) claims.push(put("What the side has cost already", cost));
  return claims.length === 0 ? null : paragraph(claims, "Zone of Friction");
}

/** Where the founder says what a refusal cost. */
export function costOf(state: JourneyState): Said | null {
  const paid =
    /\b(cost us|cost me|lost|refused|turned (?:down|away)|sent away|said no|gave up|would have)\b|gekostet|verloren|custou|perdemos|coûté|perdu|costó|perdimos|kostede|gekost|失/iu;
  return saidAbout(state, "identity.values", paid) ?? saidAbout(state, "customer.last_three", paid) ??
    saidAbout(state, "choices.tradeoffs", paid);
}

function frictionTable(state: JourneyState, hit: Friction | null): Block | null {
  if (hit === null) return null;
  const other = refusalHits(state, rivalPages(state)).find((each) =>
    each.page !== hit.page && each.refusal.said.quote === hit.side.quote
  );
  const holder = ownTestimonial(state);
  const rows = [
    row(
      ["in words", briefCell(hit.side, 30), `${hit.page.label}: ${cell(hit.sentence)}`],
      hit.side.mark,
      source(hit.page, hit.sentence),
    ),
  ];
  if (holder !== null || other !== undefined) {
    rows.push(row(
      [
        "held as well by",
        holder === null ? "nobody quoted yet" : `a customer on your own site: ${cell(holder.quote)}`,
        other === undefined ? "nobody read so far" : `${other.page.label}: ${cell(other.sentence)}`,
      ],
      ...(holder === null ? [] : [holder.mark]),
      ...(other === undefined ? [] : [source(other.page, other.sentence)]),
    ));
  }
  return table(["", "your side", "the other side"], rows);
}

/** A customer on the founder's own page who takes the founder's side. */
function ownTestimonial(state: JourneyState): Said | null {
  const own = ownPage(state);
  const refusals = refusalsOf(state);
  const weight = (each: string) =>
    Math.max(0, ...refusals.map((refusal) => wordsShared(each, refusal.stems)));
  const quote = own?.testimonials.toSorted((a, b) => weight(b) - weight(a))[0];
  return own === null || quote === undefined || weight(quote) === 0
    ? null
    : { quote, mark: source(own, quote), whole: quote };
}

function wordsShared(text: string, stems: Set<string>): number {
  return new Set(contentWords(text).map(stem).filter((each) => stems.has(each))).size;
}

function axis(state: JourneyState, hit: Friction | null): Block | null {
  const pages = rivalPages(state);
  if (hit === null || pages.length === 0) return null;
  const hits = refusalHits(state, pages);
  const weight = (label: string) =>
    hits.filter((each) => each.page.label === label).reduce((sum, each) => sum + each.weight, 0);
  const most = Math.max(1, ...pages.map((page) => weight(page.label)));
  const points = pages.map((page) => ({ name: page.label, at: Math.round((weight(page.label) / most) * 5) }));
  return figure(
    "Friction axis, scored by refused words found on each page",
    {
      kind: "friction",
      left: "what you hold",
      right: "what you refuse",
      points: [{ name: state.company, at: -5 }, ...points],
    },
    inference(
      ["difference.only", "customer.not_for"],
      pages.map((page) => `${page.label} ${weight(page.label)}`).join(", "),
    ),
  );
}

function choice(state: JourneyState, hit: Friction | null, side: Said | null): Choice | null {
  if (side === null) return null;
  const cost = costOf(state);
  const turnedAway = sentencesSaid(state, "customer.not_for")[0];
  const loss = cost ?? turnedAway ?? null;
  return {
    chosen: "the side you hold, with no exception",
    rejected: hit === null ? "taking both sides" : `what ${hit.page.label} sells: ${cell(hit.sentence)}`,
    why: "one exception would end the refusal, and the refusal is what no rival can print",
    gives_up: loss === null
      ? "whoever wants the other side"
      : "whoever wants the other side, and more of what it has cost already",
    marks: [
      side.mark,
      ...(hit === null ? [] : [source(hit.page, hit.sentence)]),
      ...(loss === null ? [] : [loss.mark]),
      inference("difference.only"),
    ],
  };
}
