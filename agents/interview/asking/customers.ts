import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { numbersIn, stem } from "../../text/text.ts";

/** Nouns that name who buys, as a founder would count them. Others are only trusted where they are paying. */
const WHO =
  /^(?:customers|clients|guests|visitors|members|subscribers|users|readers|patients|students|pupils|learners|tenants|landlords|owners|homeowners|families|parents|couples|households|people|firms|companies|businesses|startups|founders|agencies|studios|teams|schools|nurseries|kindergartens|universities|clinics|practices|hospitals|pharmacies|homes|hotels|hostels|restaurants|cafés|cafes|bars|bakeries|breweries|wineries|shops|stores|boutiques|galleries|museums|theatres|gyms|clubs|churches|charities|associations|municipalities|towns|cities|councils|marinas|harbours|ports|farms|farmers|growers|warehouses|factories|workshops|garages|builders|plumbers|electricians|contractors|architects|designers|dentists|doctors|vets|lawyers|accountants|therapists|teachers|trainers|coaches|drivers|couriers|freelancers|makers|artists|musicians|bands|publishers|bookshops|libraries|salons|offices|landowners|boatyards|campsites|vineyards)$/i;

/** Words that mean "people in general" say less than the plain question does. */
const PLAIN = /^(?:customers|clients|people|users|visitors)$/i;

/**
 * What this founder calls those who buy, in the plural: counted in two answers, or counted as paying, or named
 * in the first one. Null where it is not certain.
 */
export function customerNoun(state: JourneyState): string | null {
  // An English noun in a sentence of another language: "salons" is a Dutch word too.
  if (state.language !== undefined && state.language !== "en") return null;
  const counted = nounsIn(state, "company.stage_region");
  const wanted = new Set(nounsIn(state, "goal.twelve_months").map(stem));
  const both = counted.find((noun) => WHO.test(noun) && wanted.has(stem(noun)));
  const noun = both ?? payingIn(state) ?? counted.find((each) => WHO.test(each)) ?? buyersOffered(state);
  return noun === null || PLAIN.test(noun) ? null : noun;
}

function nounsIn(state: JourneyState, field: "company.stage_region" | "goal.twelve_months"): string[] {
  return numbersIn(typedAnswer(state, field)).flatMap((number) => number.noun ?? []);
}

function payingIn(state: JourneyState): string | null {
  const text = typedAnswer(state, "company.stage_region");
  return /\d (?:paying|active) (\p{Ll}{3,}s)\b/u.exec(text)?.[1] ?? null;
}

/** "for small marinas", "to independent care homes": only nouns that can buy; null where the first answer names none. */
function buyersOffered(state: JourneyState): string | null {
  const text = typedAnswer(state, "offering.what");
  const named = [
    ...text.matchAll(
      /\b(?:for|to) (?:(?:the|our|small|independent|local|busy|young|old|large|\p{Ll}+) ){0,3}?(\p{Ll}{4,}s)\b/gu,
    ),
  ];
  return named.map((match) => match[1] ?? "").find((noun) => WHO.test(noun)) ?? null;
}
