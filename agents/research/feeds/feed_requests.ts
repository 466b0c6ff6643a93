import { type FeedRequest, type FeedTemplate, MOST_OWN_FEEDS } from "../../domain/feeds.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { countriesIn } from "../../text/countries.ts";
import { topicWords } from "../topic.ts";
import { outletOf } from "./outlet.ts";

const MOST_REGIONS = 2;
/** Countries whose addresses end otherwise than in their ISO code. */
const ENDINGS: Record<string, string> = { GB: "uk" };

/** The countries a founder named as their ground: where they stand first, then what they offer. */
function countriesOf(state: JourneyState): string[] {
  const texts = (["company.stage_region", "offering.what"] as const).map((field) => typedAnswer(state, field));
  return [...new Set(texts.flatMap(countriesIn))];
}

/** The feeds that a journey asks for: searches for its trade in each of its countries, and those the founder added. */
export function feedRequests(state: JourneyState, templates: FeedTemplate[]): FeedRequest[] {
  const countries = countriesOf(state).slice(0, MOST_REGIONS);
  const searches = countries.flatMap((country) => searchesIn(country, state, templates));
  const own = (state.ownFeeds ?? []).slice(0, MOST_OWN_FEEDS)
    .map((url) => ({ url, label: outletOf(url), region: regionOf(url, countries) }));
  const all = [...searches, ...own];
  return all.filter(({ url }, at) => all.findIndex((each) => each.url === url) === at);
}

function searchesIn(country: string, state: JourneyState, templates: FeedTemplate[]): FeedRequest[] {
  const template = templates.find(({ region }) => region === country) ??
    templates.find(({ region }) => region === "*");
  if (template === undefined) return [];
  return queriesOf(state, template).map((query) => {
    const url = template.url.replaceAll("{query}", encodeURIComponent(query)).replaceAll("{region}", country);
    return { url, label: outletOf(url), region: country };
  });
}

/** The two strongest words of the trade together, and the strongest alone; one empty query where none is asked for. */
function queriesOf(state: JourneyState, template: FeedTemplate): string[] {
  if (!template.url.includes("{query}")) return [""];
  const [first, second] = topicWords(state);
  if (first === undefined) return [];
  return second === undefined ? [first] : [`${first} ${second}`, first];
}

/** Where a feed that a founder added speaks from: the country its address ends in, else the founder's first. */
function regionOf(url: string, countries: string[]): string | null {
  const ending = URL.parse(url)?.hostname.split(".").at(-1);
  return countries.find((country) => (ENDINGS[country] ?? country.toLowerCase()) === ending) ??
    countries[0] ?? null;
}
