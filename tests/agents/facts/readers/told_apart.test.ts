import { expect, test } from "vitest";
import { TEXT_READERS } from "../../../../agents/facts/readers/text_readers.ts";
import type { FieldId } from "../../../../agents/domain/fields.ts";
import type { TextFactName, TextListFactName } from "../../../../agents/domain/facts.ts";
import { saidTo } from "../said.ts";

/** What is typed, and what is read of it; null where nothing stands. */
const TEXTS: [TextFactName, FieldId, string, string | null][] = [
  // A label only says what follows.
  ["region", "company.stage_region", "Stage: third year. Region: Galway and Mayo.", "Galway and Mayo"],
  ["region", "company.stage_region", "Team: zwei Leute. Standort: Bremen.", "Bremen"],
  [
    "region",
    "company.stage_region",
    "Fase: tweede jaar. Regio: Drenthe en Groningen.",
    "Drenthe en Groningen",
  ],
  ["region", "company.stage_region", "Pre-seed, still bootstrapped.", null],
  // A few denying words inside a sentence tear nothing apart.
  [
    "offering",
    "offering.what",
    "We're a repair shop, not a dealer, for cargo bikes in Utrecht.",
    "We're a repair shop, not a dealer, for cargo bikes in Utrecht",
  ],
  // A first answer that every rival could give gives way to the one behind it.
  [
    "proof",
    "proof.best",
    "Passion and quality. 38 of 44 roofs had no leak after five winters.",
    "38 of 44 roofs had no leak after five winters",
  ],
];

test.each(TEXTS)("%s of %s: %s", (fact, field, typed, expected) => {
  const { value } = TEXT_READERS[fact](saidTo({ [field]: typed }));
  expect(value?.text ?? null).toBe(expected);
  if (value !== null) expect(typed).toContain(value.quote);
});

const LISTS: [TextListFactName, FieldId, string, string[]][] = [
  // What a value once cost is no value.
  ["values", "identity.values", "We never rush a fitting. Lost a bride over it in May.", [
    "We never rush a fitting",
  ]],
  ["values", "identity.values", "Wir kleben keine Sohlen. Das hat uns einen Händler gekostet.", [
    "Wir kleben keine Sohlen",
  ]],
  ["values", "identity.values", "No vendemos plantas enfermas. Perdimos un vivero por eso.", [
    "No vendemos plantas enfermas",
  ]],
  // Under which condition is a part of the value.
  ["values", "identity.values", "I won't tune a piano if it is still cold from the van.", [
    "I won't tune a piano if it is still cold from the van",
  ]],
  // News told on the way is no item.
  ["not_for", "customer.not_for", "Hotels and landlords. By the way, the new oven arrived.", [
    "Hotels",
    "landlords",
  ]],
  ["places", "community.places", "Am Hafen und im Ruderclub. Übrigens hat Jens gestern unterschrieben.", [
    "Hafen",
    "Ruderclub",
  ]],
  // A verb behind "die" speaks of those named before, and brings nobody new.
  ["not_for", "customer.not_for", "Bauträger. Die zahlen nach neunzig Tagen.", [
    "Bauträger. Die zahlen nach neunzig Tagen",
  ]],
  ["not_for", "customer.not_for", "Hotelketens. Die betalen te laat.", ["Hotelketens. Die betalen te laat"]],
  // What stands in brackets tells of what stands before it.
  ["places", "community.places", "The allotment forum (9k members), the seed swap.", [
    "allotment forum",
    "seed swap",
  ]],
  // Refused right behind its name, or only somebody else's wish.
  ["next", "evolution.next", "Norway: not now. First a workshop for schools.", [
    "First a workshop for schools",
  ]],
  ["next", "evolution.next", "My uncle reckons Dubai. A second kiln.", ["A second kiln"]],
  // What is refused behind a step is the step only where a pronoun stands for it, not an article before a noun.
  ["next", "evolution.next", "Second van in May, we won't open a shop.", ["Second van in May"]],
  ["next", "evolution.next", "A second van in May, we're not opening a shop.", ["A second van in May"]],
  ["next", "evolution.next", "A translation, people ask for it, we're not doing it.", []],
  ["next", "evolution.next", "A second shop, we won't do that this year.", []],
  ["next", "evolution.next", "A second kiln, we won't need that shop.", ["A second kiln"]],
  ["next", "evolution.next", "Ein zweiter Laden, das machen wir nicht.", []],
  ["next", "evolution.next", "Un second camion en mai, nous ne fermons pas la boutique.", [
    "Un second camion en mai",
  ]],
  ["next", "evolution.next", "Une boutique à Lyon, nous ne la ferons pas.", []],
  ["next", "evolution.next", "Een tweede bus in mei, we openen het café niet.", ["Een tweede bus in mei"]],
  ["next", "evolution.next", "Een tweede winkel, iedereen vraagt erom, we doen het niet.", []],
  ["next", "evolution.next", "まず京都です。東京は、やりません。", ["まず京都です"]],
];

test.each(LISTS)("%s of %s: %s", (fact, field, typed, expected) => {
  const { value } = TEXT_READERS[fact](saidTo({ [field]: typed }));
  expect(value.map(({ text }) => text)).toEqual(expected);
  for (const { quote } of value) expect(typed).toContain(quote);
});

const COLOURS: [string, [string | null, string | null, boolean][]][] = [
  ["#2E4A3F, moss green.", [["#2E4A3F", "moss green", true]]],
  ["Sage green and cream, no mint green.", [[null, "Sage green", true], [null, "cream", true], [
    null,
    "mint green",
    false,
  ]]],
  ["Moosgrün wie Leinwand, kein Abendbrot.", [[null, "Moosgrün", true]]],
  // A code and its name in either order, compounds and a few words before the colour.
  ["Kürbisorange, #D9702B, und Weiß.", [["#D9702B", "Kürbisorange", true], [null, "Weiß", true]]],
  ["Pompoenoranje, #D9702B, en wit.", [["#D9702B", "Pompoenoranje", true], [null, "wit", true]]],
  ["#2B4A33, a dark bottle-bank green. No light green.", [["#2B4A33", "dark bottle-bank green", true], [
    null,
    "light green",
    false,
  ]]],
  ["#2B4A33, the old enamel green. Red for errors.", [["#2B4A33", "old enamel green", true], [
    null,
    "Red",
    true,
  ]]],
  ["#B3261E, rouge brique, et un papier kraft.", [["#B3261E", "rouge brique", true], [
    null,
    "papier kraft",
    true,
  ]]],
  ["#2B4A33. The door is green.", [["#2B4A33", null, true], [null, "green", true]]],
  ["Steenrood en wit.", [[null, "Steenrood", true], [null, "wit", true]]],
  ["#C0392B (Ziegelrot).", [["#C0392B", "Ziegelrot", true]]],
  ["Primary: navy. Excluded: orange.", [[null, "navy", true], [null, "orange", false]]],
  ["Bleu nuit. À éviter : violet.", [[null, "Bleu nuit", true], [null, "violet", false]]],
  ["Nothing decided yet.", []],
];

test.each(COLOURS)("colours: %s", (typed, expected) => {
  const { value } = TEXT_READERS.colours(saidTo({ "visual.colours": typed }));
  expect(value.map(({ hex, name, wanted }) => [hex, name, wanted])).toEqual(expected);
});
