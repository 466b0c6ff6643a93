import { expect, test } from "vitest";
import { canBeAsked, isTask, kindOfChannel, taskFor } from "../../../agents/plan/channel_kind.ts";

test.each([
  ["the school newsletter", "mail"],
  ["Facebook group of allotment holders", "feed"],
  ["LinkedIn posts by me", "feed"],
  ["our website", "own"],
  ["harbour master rang us", "phone"],
  ["Empfehlungen", "word"],
  ["bouche à oreille", "word"],
  ["boca en boca", "word"],
  ["passaparola", "word"],
  ["mond-tot-mond", "word"],
  ["口コミ", "word"],
  ["Nachbarn", "person"],
  ["otra directora", "person"],
  ["i vicini di casa", "person"],
  ["feira de Braga", "event"],
  ["de vakbeurs en de beurs in Utrecht", "event"],
  ["periódico del pueblo", "press"],
  ["trade directory", "listing"],
  ["Schild an der Straße", "place"],
  ["recommended by a former pupil", "told"],
  ["other parishes", "told"],
  ["d'autres fermes", "told"],
  ["andere Höfe", "told"],
  ["j'ai frappé à la porte", "visit"],
  ["fui de porta em porta", "visit"],
  ["Kaltakquise", "visit"],
  ["the guild's monthly meetings", "event"],
  ["Gartenmesse in Tulln", "event"],
  ["kantonale Energieberaterin", "person"],
  ["la sage-femme du bourg", "person"],
])("%s is a channel of the kind %s", (name, kind) => {
  expect(kindOfChannel(name)).toBe(kind);
});

test.each(["Setters texting setters", "tenders", "Otley", ""])("the name %s does not say", (name) => {
  expect(kindOfChannel(name)).toBeNull();
  expect(taskFor(name)).toBeNull();
});

test("who came through others is asked for, a door is knocked on, and a fair without a day is prepared for", () => {
  expect(["other parishes", "door to door", "bridge builders' fair", "Saturday market stall"].map(taskFor))
    .toEqual([
      "ask a customer to pass it on",
      "call on two and say it",
      "have it ready for the next one",
      "take it there",
    ]);
});

test("nothing is posted where nobody can post, and people can be asked", () => {
  expect(["neighbours", "phone calls", "the trade fair"].map(taskFor).every((each) => each !== null)).toBe(
    true,
  );
  expect(["Instagram", "newsletter", "our blog"].map(taskFor)).toEqual([null, null, null]);
  expect(["neighbours", "referrals", "Instagram", "the trade fair"].map(canBeAsked))
    .toEqual([true, true, false, false]);
  expect([taskFor("neighbours") ?? "", "what you know"].map(isTask)).toEqual([true, false]);
});
