import { expect, test } from "vitest";
import type { Facts } from "../../../agents/domain/facts.ts";
import { converse, evidence, groundsOf, text } from "./ground.ts";

function answerOf(query: string, facts: Partial<Facts>) {
  const grounds = groundsOf({ company: "Test", founder: "Ana Prado", facts });
  return converse(grounds, [query])[0];
}

test.each<[string, Partial<Facts>, string]>([
  [
    "Une école primaire me demande un devis. J'accepte ?",
    { not_for: [text("Les collèges")] },
    "Les collèges",
  ],
  [
    "Eine Baufirma will mit 35 Mitarbeitern kommen. Sollen wir?",
    { not_for: [text("Firmengruppen, nach dem letzten Mal nie wieder")] },
    "Firmengruppen",
  ],
  [
    "A printer offers $40 for every customer we send him. Take it?",
    { values: [text("No referral fees")], offering: text("We design menus for small cafés in Porto.") },
    "No referral fees",
  ],
  [
    "A supplier pays us £200 if we name him. Should we?",
    { values: [text("We take no money from suppliers, it would show.")] },
    "no money from suppliers",
  ],
])("a proposal is refused in the other names of what was refused: %s", (query, facts, refusal) => {
  const answer = answerOf(query, facts);
  expect(answer?.against_decision).toContain(refusal);
  expect(answer?.consultation).toContain(refusal);
});

test.each<[string, Partial<Facts>]>([
  ["Should we hire two teachers?", { not_for: [text("Schools")] }],
  ["Should we charge £40 for every customer?", { values: [text("We take no money from suppliers.")] }],
  ["Should we open for companies too?", { not_for: [text("bus transport for IT companies")] }],
])("a proposal of something else is not: %s", (query, facts) => {
  expect(answerOf(query, facts)?.against_decision).toBeNull();
});

const CHANNELS: Facts["channels"] = [["Sunday market", 21], ["the school choir", 6]].map(([name, count]) => ({
  ...evidence("the Sunday market brought 21 and the school choir 6"),
  name: String(name),
  count: Number(count),
  share: null,
}));
const MEASURED: Facts["measured"] = [{
  ...evidence("640 glazed a week"),
  name: "glazed a week",
  value: 640,
  unit: null,
}];

test.each([
  ["How many customers did the Sunday market bring?", "21"],
  ["how many do we glaze a week", "640"],
])("a count is answered with its number: %s", (query, number) => {
  expect(answerOf(query, { channels: CHANNELS, measured: MEASURED })?.consultation).toMatch(
    new RegExp(`^${number}`, "u"),
  );
});

test.each([
  ["Write me two sentences for the club's paper.", 2],
  ["Escríbeme tres frases para el boletín del barrio.", 3],
  ["Schreib mir einen Satz für das Gemeindeblatt.", 1],
])("as many sentences as were asked for, all of them the founder's: %s", (query, most) => {
  const facts: Partial<Facts> = {
    offering: text("We mend fishing nets in Olhão."),
    knowledge: [text("A net dries from the knots. Salt stays in them for a year.")],
    belief_needed: text("A mended net holds longer than a new one."),
    only_we: text("We tie each knot twice."),
  };
  const lines = answerOf(query, facts)?.consultation.split("\n").filter((line) =>
    line.startsWith("> ") && line !== ">"
  );
  const said = JSON.stringify(facts);
  expect(lines).toHaveLength(most);
  for (const line of lines ?? []) expect(said).toContain(line.slice(2).replace(/[.]$/u, ""));
});
