import { expect, test } from "vitest";
import { sheetOf } from "../sheet.ts";

const objectionsOf = (typed: string) =>
  sheetOf({ "messaging.objections": typed }).facts.objections.map(({ says, answer }) => [says, answer]);

test.each([
  [
    "From my notes, as I wrote them down: Takes too long: we hang the door the same day. Ours still works: keep it for the shed.",
    [["Takes too long", "we hang the door the same day"], ["Ours still works", "keep it for the shed"]],
  ],
  [
    "Meine Notizen, alles am Stück: Zu laut: nur am ersten Tag. Zu teuer: eine Woche Stillstand kostet mehr.",
    [["Zu laut", "nur am ersten Tag"], ["Zu teuer", "eine Woche Stillstand kostet mehr"]],
  ],
  [
    "Voici ce que j'ai noté : Trop loin : je viens chez vous. On verra plus tard : le givre n'attend pas.",
    [["Trop loin", "je viens chez vous"], ["On verra plus tard", "le givre n'attend pas"]],
  ],
  [
    "Copio de mis notas: Es caro: una avería cuesta el doble. No hay tiempo: vamos de noche.",
    [["Es caro", "una avería cuesta el doble"], ["No hay tiempo", "vamos de noche"]],
  ],
])("what announces a list is nobody's objection: %s", (typed, expected) => {
  expect(objectionsOf(typed)).toEqual(expected);
});

test("an objection that only has a colon behind it stays one", () => {
  expect(objectionsOf("We have a man for that: he retires in May.")).toEqual([
    ["We have a man for that", "he retires in May"],
  ]);
});

test("a list that was pasted three times is one list", () => {
  const list = "Takes too long: we hang the door the same day\nOurs still works: keep it for the shed\n";
  expect(objectionsOf(list.repeat(3))).toHaveLength(2);
});

test("an objection with two answers keeps both", () => {
  const typed = "Takes too long: we hang the door the same day\nTakes too long: the painter takes longer";
  expect(objectionsOf(typed)).toHaveLength(2);
});
