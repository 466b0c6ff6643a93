import { expect, it } from "vitest";
import { sheetOf } from "./sheet.ts";

it.each<[string, string[]]>([
  ["The Tuesday market. A Telegram group, it's called Zeilhulp, 260 people.", ["Tuesday market", "Zeilhulp"]],
  ["The growers' guild. I used to go to the home show but it's all caravans now.", ["growers' guild"]],
  ["Il mercato di Siena, saranno duecento.", ["mercato di Siena"]],
  ["La feria de Tenango. El último domingo del mes.", ["feria de Tenango"]],
])("a place has a name of its own: %s", (text, places) => {
  expect(sheetOf({ "community.places": text }).facts.places.map((each) => each.text)).toEqual(places);
});

it.each<[string, (string | number | null)[]]>([
  ["Delivery is €40 within the county.", [40, "Delivery"]],
  ["Opnieuw vlechten kost de klant 65 euro.", [65, "Opnieuw vlechten, klant"]],
  ["30 euros el dia, en efectivo al entregar. la semana completa 120.", [120, "semana completa"]],
])("what a price is for is what was named before it: %s", (text, [amount, what]) => {
  const { prices } = sheetOf({ "revenue.model": text }).facts;
  expect(prices.find((each) => each.amount === amount)?.for).toBe(what);
});

it.each([
  "We did sell a phone version, $9 a month",
  "on a essayé l'abonnement à 90 € par mois",
])("what was only tried is no price: %s", (text) => {
  expect(sheetOf({ "revenue.model": text }).facts.prices).toEqual([]);
});

it.each([
  ["Ruth drives. Magnus, our first engineer, left in August so leave him out.", ["Ruth"]],
  ["Odile fait les comptes. Paul-Henri, notre vendeur, est parti en mai, je ne le mettrais pas.", ["Odile"]],
])("who left is in no team: %s", (text, who) => {
  expect(sheetOf({ "pitch.team": text }).facts.team.map((each) => each.who)).toEqual(who);
});

it("what every rival has is no colour of the founder's", () => {
  const { colours } =
    sheetOf({ "visual.colours": "Moss green. Every water startup is blue with a droplet." }).facts;
  expect(colours.map(({ name, wanted }) => [name, wanted])).toEqual([["Moss green", true]]);
});

it("what the founder only turns over now and then is no step", () => {
  const { next } = sheetOf({
    "evolution.next": "Eerst een tweede schuur. Urnen misschien, daar ben ik nog niet uit.",
  }).facts;
  expect(next.map(({ text }) => text)).toEqual(["Eerst een tweede schuur"]);
});

it("a quarter with the name of a country is not that country", () => {
  const { region } = sheetOf({
    "company.stage_region": "Es en Puebla, puro sur, la Guadalupe Hidalgo, San Ramon.",
  }).facts;
  expect(region?.quote).toContain("Puebla");
});
