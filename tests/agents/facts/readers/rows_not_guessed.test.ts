import { expect, test } from "vitest";
import type { FieldId } from "../../../../agents/domain/fields.ts";
import type { Facts } from "../../../../agents/domain/facts.ts";
import { sheetOf } from "../sheet.ts";

type ListFact =
  | "rivals"
  | "places"
  | "channels"
  | "refused_channels"
  | "customers"
  | "values"
  | "next"
  | "not_for";

const ROWS: [FieldId, ListFact, string, string[]][] = [
  // What kind of circle it is, and its name behind it, are one place.
  [
    "community.places",
    "places",
    "They have a Slack channel, the Dyers' Yard, 300 of them. And the mill shop.",
    [
      "Dyers' Yard",
      "mill shop",
    ],
  ],
  // A capital word before a small noun says of what kind something is.
  [
    "company.links",
    "rivals",
    "acme.example. Competitors: Torr Looms, and the import arm of Vestby, a Danish company.",
    [
      "Torr Looms",
      "Vestby",
    ],
  ],
  // What announces the rivals is none, and how many go where is nobody's name.
  [
    "company.links",
    "rivals",
    "acme.example. Wettbewerber im weiteren Sinn: Ambulanz Süd und der Dienst Heimkehr.",
    [
      "Ambulanz Süd",
      "Dienst Heimkehr",
    ],
  ],
  ["market.rivals", "rivals", "Three go to Millbrook Looms, and a couple to the internet.", [
    "Millbrook Looms",
  ]],
  // A number with what it counts and when that was has its channel before it.
  [
    "channels.current",
    "channels",
    "Vets send us most, 14 dogs since January. The parish bulletin brought nine.",
    [
      "Vets",
      "parish bulletin",
    ],
  ],
  ["channels.current", "channels", "Yarn shops sent us 12 last year, thats one in Stoke and one in Crewe.", [
    "Yarn shops",
  ]],
  // A refusal is of what it says and no more, and of a thing that two words name together.
  ["channels.refused", "refused_channels", "No fairs that charge by the metre. No radio and no billboards.", [
    "fairs that charge by the metre",
    "radio",
    "billboards",
  ]],
  ["channels.refused", "refused_channels", "- cold calls\n- mug and pen gifts", [
    "cold calls",
    "mug and pen gifts",
  ]],
  // What only announces or wishes for customers is none.
  [
    "customer.last_three",
    "customers",
    "De laatste drie, even denken. Mevrouw Bos met een klok. Twee zussen met een kist. Doe mij maar klokken.",
    ["Mevrouw Bos met een klok", "Twee zussen met een kist"],
  ],
  // A reason goes with what it is the reason of.
  ["identity.values", "values", "値引きはしません。次も求められるからです。", [
    "値引きはしません。次も求められるからです",
  ]],
  // Somebody else's wish that the founder would rather wait with is no step.
  ["evolution.next", "next", "Next is hats, by March. Canada, my cousin wants it, but let's see first.", [
    "Next is hats, by March",
  ]],
  // "Pass" is an answer by itself only.
  ["customer.not_for", "not_for", "Anyone who wants a fail made a pass, which happened twice.", [
    "Anyone who wants a fail made a pass, which happened twice",
  ]],
];

test.each(ROWS)("%s: what is read as %s of “%s”", (field, fact, typed, expected) => {
  const rows: Facts[ListFact] = sheetOf({ [field]: typed }).facts[fact];
  expect(rows.map((row) => "name" in row ? row.name : row.text)).toEqual(expected);
});

test.each([
  ["They think fog is normal. It's not the price. Nobody looks twice at glass.", "price"],
  ["Sie halten Rost für Schicksal. Am Preis liegt es nämlich nicht, auch wenn alle das sagen.", "Preis"],
  ["Ils attendent la fuite. Ce n'est pas le prix, même si on en parle.", "prix"],
  ["Esperan a que se rompa. No es el dinero, aunque lo digan.", "dinero"],
  ["Aspettano la perdita. Non è il prezzo, anche se lo dicono.", "prezzo"],
  ["Esperam pela fuga. Não é o preço, embora o digam.", "preço"],
  ["Ze wachten op het lek. Het is niet de prijs, ook al zeggen ze dat.", "prijs"],
  ["壊れるまで呼ばれません。値段ではありません。", "値段"],
  ["It's not the price, it's that two cowboys have burnt them.", "price"],
])("what the obstacle is not is no part of it: %s", (typed, denied) => {
  const { obstacle } = sheetOf({ "market.obstacle": typed }).facts;
  expect(obstacle?.text).toBeTruthy();
  expect(obstacle?.text).not.toContain(denied);
});
