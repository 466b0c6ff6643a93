import { expect, test } from "vitest";
import { TEXT_READERS } from "../../../../agents/facts/readers/text_readers.ts";
import type { FieldId } from "../../../../agents/domain/fields.ts";
import type { TextListFactName } from "../../../../agents/domain/facts.ts";
import { saidTo, SETTING } from "../said.ts";

const READ: [TextListFactName, FieldId, string, string[]][] = [
  ["customers", "customer.last_three", "A dentist in Hull, a bakery, and two brothers with a garage.", [
    "A dentist in Hull",
    "a bakery",
    "two brothers with a garage",
  ]],
  [
    "customers",
    "customer.last_three",
    "Maria Lopes, she found us on the ferry. Then a hostel in Faro. And the third was a school. I'd clone Maria.",
    ["Maria Lopes, she found us on the ferry", "a hostel in Faro", "the third was a school"],
  ],
  [
    "knowledge",
    "content.knowledge",
    "Right, here goes:\n- why slates slip\n- how lead creeps",
    ["why slates slip", "how lead creeps"],
  ],
  ["customers", "customer.last_three", "No customers yet.", []],
  ["not_for", "customer.not_for", "Weddings, stag dos and anyone who haggles.", [
    "Weddings",
    "stag dos",
    "anyone who haggles",
  ]],
  ["not_for", "customer.not_for", "- landlords\n- people in a hurry", ["landlords", "people in a hurry"]],
  ["not_for", "customer.not_for", "We take anyone, to be honest.", []],
  ["not_for", "customer.not_for", "Keine Hochzeiten. Leute, die handeln wollen.", [
    "Keine Hochzeiten",
    "Leute, die handeln wollen",
  ]],
  [
    "values",
    "identity.values",
    "I won't glue what can be screwed and I won't sell a new lamp for an old fault. It costs me an hour each time.",
    ["I won't glue what can be screwed", "I won't sell a new lamp for an old fault"],
  ],
  [
    "refused_channels",
    "channels.refused",
    "No Instagram, I'm not dancing with a smoker. No discounts for early orders and no Amazon.",
    ["Instagram", "discounts for early orders", "Amazon"],
  ],
  ["refused_channels", "channels.refused", "No billboards. And no podcasts, Ines's offered three times.", [
    "billboards",
    "podcasts",
  ]],
  ["refused_channels", "channels.refused", "no tiktok no leaflets no radio", ["tiktok", "leaflets", "radio"]],
  ["refused_channels", "channels.refused", "I won't do cold calls and I won't do trade shows, tried both.", [
    "cold calls",
    "trade shows",
  ]],
  [
    "refused_channels",
    "channels.refused",
    "And no influencers please, I'm not feeding somebody for a photo.",
    ["influencers"],
  ],
  ["refused_channels", "channels.refused", "i wont do tiktok. n no leaflets they all go in the bin", [
    "tiktok",
    "leaflets",
  ]],
  ["refused_channels", "channels.refused", "Pas de publicité payante, pas d'Instagram.", [
    "publicité payante",
    "Instagram",
  ]],
  ["refused_channels", "channels.refused", "Keine Messen und kein Kaltanruf.", ["Messen", "Kaltanruf"]],
  ["refused_channels", "channels.refused", "Nothing is off the table.", []],
  ["knowledge", "content.knowledge", "Why glue fails in winter. How to hear a dry bearing. It's a whistle.", [
    "Why glue fails in winter",
    "How to hear a dry bearing. It's a whistle",
  ]],
  [
    "places",
    "community.places",
    "Erstens der Hafenmarkt. Zweitens die Werft in Emden.",
    ["Hafenmarkt", "Werft in Emden"],
  ],
  ["places", "community.places", "The school gate, the Saturday market, and the parents' association.", [
    "school gate",
    "Saturday market",
    "parents' association",
  ]],
  ["places", "community.places", "The smiths' guild, twice a year, about 120 in the room.", [
    "smiths' guild",
  ]],
  ["next", "evolution.next", "A second van, maybe in September. Not a shop. Then a school for apprentices.", [
    "A second van",
    "a school for apprentices",
  ]],
  ["next", "evolution.next", "Primero Nantes. Luego el arpa. Nunca una franquicia.", [
    "Primero Nantes",
    "el arpa",
  ]],
];

test.each(READ)("%s of %s: %s", (fact, field, typed, expected) => {
  const { value } = TEXT_READERS[fact](saidTo({ [field]: typed }));
  expect(value.map(({ text }) => text)).toEqual(expected);
  for (const { quote } of value) expect(typed).toContain(quote);
});

const OBJECTIONS: [string, [string, string | null][]][] = [
  ["too dear - i say it lasts 20 years. my cat hides - we wait", [["too dear", "it lasts 20 years"], [
    "my cat hides",
    "we wait",
  ]]],
  ["Owner: 'who cleans up?', and we say: we do, before you are home.", [[
    "who cleans up?",
    "we do, before you are home",
  ]]],
  ["They say it's slow, I tell them glue needs a night.", [["it's slow", "glue needs a night"]]],
  ["Too dear? It lasts twenty years.", [["Too dear?", "It lasts twenty years"]]],
  ["„Zu teuer“: Ein Notdienst kostet 640 €. „Und im Winter?“ Da kommen wir auch.", [[
    "Zu teuer",
    "Ein Notdienst kostet 640 €",
  ], ["Und im Winter?", "Da kommen wir auch"]]],
  ["« C'est long ? » Une heure par séance.", [["C'est long ?", "Une heure par séance"]]],
  ["「高い」と言われたら、朝ごはんが入っていますと答えます。", [["高い", "朝ごはんが入っています"]]],
];

test.each(OBJECTIONS)("objections: %s", (typed, expected) => {
  const { value } = TEXT_READERS.objections(saidTo({ "messaging.objections": typed }));
  expect(value.map(({ says, answer }) => [says, answer])).toEqual(expected);
});

const RIVALS: [string, [string, string][]][] = [
  ["Shurgard, Storemates, and the back of the van.", [["Shurgard", "company"], ["Storemates", "company"], [
    "back of the van",
    "status_quo",
  ]]],
  ["Of ten we lose, six do nothing and two go to the council's own team.", [["do nothing", "status_quo"], [
    "council's own team",
    "company",
  ]]],
  ["Atomik, huge catalog. We never lost one to Excel.", [["Atomik", "company"]]],
  ["Techem, groß und langsam.", [["Techem", "company"]]],
];

test.each(RIVALS)("rivals: %s", (typed, expected) => {
  const { value } = TEXT_READERS.rivals(saidTo({ "market.rivals": typed }), SETTING);
  expect(value.map(({ name, kind }) => [name, kind])).toEqual(expected);
});

test("customers, tools and admired brands are no rivals", () => {
  const said = saidTo({
    "customer.last_three": "Bao Brothers, a hotel, and a bakery.",
    "offering.what": "We sync with Xero and Square.",
    "identity.contrast": "Basecamp.",
    "market.rivals": "Nory.",
  });
  expect(TEXT_READERS.rivals(said, SETTING).value.map(({ name }) => name)).toEqual(["Nory"]);
});

const COLOURS: [string, [string | null, string | null, boolean][]][] = [
  ["vans teal. no pink, everyones pink", [[null, "teal", true], [null, "pink", false]]],
  ["Dark blue #1b2a41 and a bit of pencil grey. I'd hate it green.", [["#1B2A41", "Dark blue", true], [
    null,
    "pencil grey",
    true,
  ], [null, "green", false]]],
  ["Vert sapin #3F6B3A et blanc cassé, pas de rose.", [["#3F6B3A", "Vert sapin", true], [
    null,
    "blanc cassé",
    true,
  ], [null, "rose", false]]],
  ["A dusty plum, #5B3A57, and cream.", [["#5B3A57", "dusty plum", true], [null, "cream", true]]],
  ["Ein dunkles Rot, kein Grün.", [[null, "dunkles Rot", true], [null, "Grün", false]]],
  // A denial behind it, a likeness, what only tinges and what is only thought about.
  ["Oker van de gevel. Paars ook niet.", [[null, "Oker", true], [null, "Paars", false]]],
  ["Deep green (it is like blue-black). Perhaps a red too, we argue about it.", [[null, "Deep green", true]]],
  ["#FF8800, that's the red-orange of our vans. No neon.", [["#FF8800", "red-orange", true], [
    null,
    "neon",
    false,
  ]]],
  ["赤より少し茶色っぽい黄色が好きです。紫は違います。", [[null, "黄色", true], [null, "紫", false]]],
];

test.each(COLOURS)("colours: %s", (typed, expected) => {
  const { value } = TEXT_READERS.colours(saidTo({ "visual.colours": typed }));
  expect(value.map(({ hex, name, wanted }) => [hex, name, wanted])).toEqual(expected);
});

const TEAM: [string, [string, string | null][]][] = [
  ["I'm Ana, potter for nine years. Tom, built kilns at a foundry. Three apprentices.", [
    ["Ana", "potter for nine years"],
    ["Tom", "built kilns at a foundry"],
    ["Three apprentices", null],
  ]],
  ["me. 6 yrs at the salon. jade might join", [["me", "6 yrs at the salon"]]],
  ["Ich, gelernter Ofenbauer. Mehmet und Sven montieren.", [["Ich", "gelernter Ofenbauer"], [
    "Mehmet und Sven",
    "montieren",
  ]]],
  ["Moi, fille d'accordeur. Awa, apprentie.", [["Moi", "fille d'accordeur"], ["Awa", "apprentie"]]],
];

test.each(TEAM)("team: %s", (typed, expected) => {
  const { value } = TEXT_READERS.team(saidTo({ "pitch.team": typed }), SETTING);
  expect(value.map(({ who, past }) => [who, past])).toEqual(expected);
});

test("somebody who might join is asked about", () => {
  const { unclear } = TEXT_READERS.team(saidTo({ "pitch.team": "me. jade might join" }), SETTING);
  expect(unclear.map(({ quote }) => quote)).toEqual(["jade might join"]);
});
