import { expect, it } from "vitest";
import type { Facts } from "../../../agents/domain/facts.ts";
import { countriesOf } from "../../../agents/plan/country.ts";
import { addDays } from "../../../agents/domain/days.ts";
import { buildFoundation } from "../../../agents/foundation.ts";
import { builtInModel } from "../../../agents/model/builtin.ts";
import { holidaysBetween } from "../../../agents/plan/holidays.ts";
import { wordsFor, wordsIn } from "../../../agents/sections/in_language.ts";
import de from "../../../agents/sections/words/de.json" with { type: "json" };
import es from "../../../agents/sections/words/es.json" with { type: "json" };
import fr from "../../../agents/sections/words/fr.json" with { type: "json" };
import italian from "../../../agents/sections/words/it.json" with { type: "json" };
import ja from "../../../agents/sections/words/ja.json" with { type: "json" };
import nl from "../../../agents/sections/words/nl.json" with { type: "json" };
import pt from "../../../agents/sections/words/pt.json" with { type: "json" };
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import type { Language } from "../../../agents/text/lexicon.ts";
import { lettersIn } from "../../../agents/text/letters.ts";
import { GOLDEN_NAMES, goldenFounder } from "../../golden/founders.ts";
import { NOW } from "../../helpers/case_state.ts";
import { LeftEnglish } from "../../helpers/left_english.ts";
import { type Pair, printedPairs } from "../../helpers/printed_pairs.ts";

const WORDS = { de, fr, es, it: italian, pt, nl, ja };
const LANGUAGES = ["de", "fr", "es", "it", "pt", "nl", "ja"] as const;
/** Of a golden founder, each with all that others said: the founder and the pages that were read. */
const founders = await Promise.all(GOLDEN_NAMES.map(async (name) => {
  const { state, said } = await goldenFounder(name);
  const foundation = buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: builtInModel.name });
  const pages = state.pages.flatMap((page) => [page.label, page.title, ...page.sentences, ...page.headings]);
  return {
    name,
    foundation,
    spoken: said,
    others: [...said, ...pages, ...wordsOfFacts(foundation.sheet.facts)],
  };
}));

const paired = new Map<string, Pair[]>();

/** What documents print of a founder in a language, put into it once for all that is looked for in it. */
function pairsOf({ name, foundation }: typeof founders[number], language: Language): Pair[] {
  const place = `${name} in ${language}`;
  const pairs = paired.get(place) ?? printedPairs(foundation, language);
  paired.set(place, pairs);
  return pairs;
}

it.each(LANGUAGES)("No sentence, label or unit of ours stays English in %s", (language) => {
  const left = founders.flatMap((founder) => {
    const { name, foundation, others } = founder;
    const english = new LeftEnglish(
      others,
      [...namesOf(foundation), ...holidaysOf(foundation)],
      WORDS[language],
    );
    return pairsOf(founder, language).flatMap(({ said }) => {
      const words = english.in(said);
      return words.length === 0 ? [] : [`${name}: ${words.join(" ")}: ${said}`];
    });
  });
  expect(left).toEqual([]);
});

it.each(["de", "fr", "es", "it"] as const)("No amount is written as in English in %s", (language) => {
  const left = founders.flatMap((founder) =>
    pairsOf(founder, language).flatMap(({ said }) =>
      (said.replace(/“[^”]*”/gu, "").match(/(?<![\p{L}\d])[£€$]\d(?:[\d.,]*\d)?/gu) ?? [])
        .filter((amount) => !founder.others.some((text) => text.includes(amount)))
        .map((amount) => `${founder.name}: ${amount} in ${said}`)
    )
  );
  expect(left).toEqual([]);
});

it("No Japanese sentence ends in a Latin stop", () => {
  const mizu = founders.find(({ name }) => name === "mizu")!;
  const printed = pairsOf(mizu, "ja").map(({ said }) => said);
  expect(printed.filter((said) => /\p{Script=Hiragana}[”]?\.$/u.test(said))).toEqual([]);
});

it("Nothing that would follow a lost bet heads the way ahead", () => {
  for (const { foundation } of founders) {
    const { anchors, sheet, strategy } = foundation;
    const bare = (text: string) => text.toLowerCase().replace(/^[^“]*“|[”.…\s]+$/gu, "");
    const { bet } = sheet.facts;
    const lost = bare(bet?.reverses?.text ?? "");
    for (const head of [anchors.evolution.sentence?.text, strategy.evolution_milestones.headline.text]) {
      const words = bare(head ?? "");
      const isPart = words !== "" && words !== bare(bet?.quote ?? "") && lost.includes(words);
      expect(isPart, `${foundation.company}: ${head}`).toBe(false);
    }
  }
});

it.each(LANGUAGES)("Quotations stand letter for letter in %s", (language) => {
  for (const founder of founders) {
    for (const { english, said } of pairsOf(founder, language)) {
      expect(quotationsIn(said), english).toEqual(quotationsIn(english));
    }
  }
});

it.each(LANGUAGES)("No words of the founder's change in %s", (language) => {
  const changed = founders.flatMap((founder) => {
    const theirs = ` ${founder.spoken.map(lettersIn).join(" | ")} `;
    return pairsOf(founder, language).flatMap(({ english, said }) =>
      stretchesIn(english, theirs).filter((stretch) => !lettersIn(said).includes(stretch))
        .map((stretch) => `${founder.name}: ${stretch}: ${said}`)
    );
  });
  expect(changed).toEqual([]);
});

function wordsOfFacts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value === null || typeof value !== "object" ? [] : Object.values(value).flatMap(wordsOfFacts);
}

/** Days are called what their country calls them. */
function holidaysOf({ sheet: { facts }, asOf }: Foundation): string[] {
  const from = asOf.slice(0, 10);
  return holidaysBetween(countriesOf(facts), from, addDays(from, 200)).flatMap(({ name }) =>
    name.split(/[()]|(?<=\.) /u)
  );
}

/** A text whose longest stretch the founder said word for word, from so many words on. */
const STRETCH = 6;

function stretchesIn(text: string, said: string): string[] {
  const bare = text.replace(/“[^”]*”/gu, " | ");
  return bare.split(/[|:·]|(?<=[.!?…。])\s/u).map(lettersIn).filter((piece) =>
    piece.split(" ").length >= STRETCH && said.includes(` ${piece} `)
  );
}

function quotationsIn(text: string): string[] {
  return (text.match(/“[^”]*”/gu) ?? []).toSorted();
}

/** What the founder's facts are called: a measure's name, its unit, what a price is for. */
function namesOf({ company, founder, sheet: { facts } }: Foundation): string[] {
  const { channels, rivals, measured, traction, prices, colours, goal, bet, raise, team } =
    facts satisfies Facts;
  return [
    company,
    ...founder.split(" "),
    ...[...channels, ...rivals, ...colours].flatMap(({ name }) => name ?? []),
    ...[...measured, ...traction].flatMap(({ name, unit }) => [name, unit ?? ""]),
    ...prices.flatMap((price) => price.for ?? []),
    ...(raise?.use ?? []).map((use) => use.for),
    ...[goal, bet].flatMap((fact) => fact?.metric ?? []),
    goal?.unit ?? "",
    ...team.flatMap(({ who, past }) => [who, past ?? ""]),
  ].filter((name) => name !== "" && !name.startsWith("money"));
}

it("A sentence of the founder's that looks like one of ours stays as it is", () => {
  const [first] = founders;
  if (first === undefined) throw new Error("No golden founder");
  const sheet = structuredClone(first.foundation.sheet);
  const quote = "The parcel came back without one mail from us";
  sheet.facts.quiet = { text: quote, quote, turn: "turn-1", field: "journey.quiet", state: "read" };
  const say = wordsFor({ ...first.foundation, sheet }, "de");
  expect(say(quote)).toBe(quote);
  expect(say("came back without one mail from us")).toBe("came back without one mail from us");
  for (
    const text of ["We pay by card a month", "Boilers first.", "what we sell today", "a coat for the winter"]
  ) {
    expect(wordsIn("de")(text)).toBe(text);
  }
});

it("French with a blank before its colon is no label of ours", () => {
  const [first] = founders;
  if (first === undefined) throw new Error("No golden founder");
  const sheet = structuredClone(first.foundation.sheet);
  const said = "La brasserie du Vieux Pont paie à 30 jours";
  sheet.facts.quiet = { text: said, quote: said, turn: "turn-1", field: "journey.quiet", state: "read" };
  const say = wordsFor({ ...first.foundation, sheet }, "fr");
  expect(say("Vieux Pont : une forme")).toBe("Vieux Pont : une forme");
  expect(say("Next step: Vieux Pont")).toBe("Prochaine étape\u00a0: Vieux Pont");
});

it.each(
  [
    ["de", "2.900 €", "4.369,9", "9 %", "31. Dezember 2027"],
    ["fr", "2 900 €", "4 369,9", "9 %", "31 décembre 2027"],
    ["es", "2.900 €", "4.369,9", "9 %", "31 de diciembre de 2027"],
    ["it", "2.900 €", "4.369,9", "9%", "31 dicembre 2027"],
    ["pt", "2 900 €", "4 369,9", "9%", "31 de dezembro de 2027"],
    ["nl", "€ 2.900", "4.369,9", "9%", "31 december 2027"],
    ["ja", "€2,900", "4,369.9", "9%", "2027年12月31日"],
  ] as const,
)("Amounts, numbers and days of ours are written as %s writes them", (language, ...expected) => {
  const say = wordsIn(language);
  const printed = ["€2,900", "4,369.9", "9%", "31 December 2027"].map(say);
  expect(printed.map((text) => text.replaceAll("\u00a0", " "))).toEqual(expected);
  expect(say("“€2,900 by 31 December 2027”")).toBe("“€2,900 by 31 December 2027”");
});

it("Every language has the same labels", () => {
  const spoken = Object.keys(de).filter((key) => key.length > 3).toSorted();
  for (const language of LANGUAGES) {
    const missing = spoken.filter((key) => !Object.hasOwn(WORDS[language], key));
    expect(missing, language).toEqual([]);
  }
});

it.each(LANGUAGES)(
  "The thirty days are counted in %s with hours, with minutes and with neither",
  (language) => {
    const say = wordsIn(language);
    const ways = ["", ": 9 hours", ": 60 minutes each, 9 hours"].map((rest) =>
      `7 ready to post, 2 left open${rest}`
    );
    expect(ways.filter((way) => /ready|open:/u.test(say(way).replace(/\bopen: elk|\bopen: 9 uur/u, ""))))
      .toEqual([]);
  },
);
