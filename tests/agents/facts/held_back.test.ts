import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

/** What was typed, words of what brings customers, and words of what holds them back. */
const HELD_BACK: [string, string, string][] = [
  ["A leak over the bed. What keeps people is the thought of a scaffold all winter.", "leak", "scaffold"],
  ["They ring when the horse goes lame. What makes them wait is that the vet is cheaper.", "lame", "vet"],
  ["Sie rufen an, wenn der Kessel platzt. Abgehalten werden sie vom Dreck im Flur.", "Kessel", "Dreck"],
  ["Wenn der Kessel platzt. Was viele abschreckt, ist der Dreck im Flur.", "Kessel", "Dreck"],
  ["Ils appellent quand le toit fuit. Ce qui retient, c'est l'échafaudage tout l'hiver.", "toit", "échafaud"],
  ["Quand le toit fuit. Ce qui les arrête, c'est le bruit.", "toit", "bruit"],
  ["Llaman cuando se rompe la caldera. Lo que los detiene es el polvo en el pasillo.", "caldera", "polvo"],
  ["Cuando se rompe la caldera. Lo que las frena es que el casero no quiere.", "caldera", "casero"],
  ["Chiamano quando perde il tetto. Quello che li ferma è il ponteggio.", "tetto", "ponteggio"],
  ["Ligam quando o telhado pinga. O que os segura é o andaime.", "telhado", "andaime"],
  ["Ze bellen als het dak lekt. Wat ze weerhoudt is de steiger.", "dak", "steiger"],
  ["屋根が漏れると電話が来ます。二の足を踏むのは足場です。", "屋根", "足場"],
];

test.each(HELD_BACK)(
  "what holds customers back is told from what brings them: %s",
  (typed, brings, holds) => {
    const { trigger, barrier } = sheetOf({ "customer.trigger_barrier": typed }).facts;
    expect(trigger?.text).toContain(brings);
    expect(trigger?.text).not.toContain(holds);
    expect(barrier?.text).toContain(holds);
  },
);

test("a trigger by itself holds nobody back", () => {
  const { barrier } = sheetOf({
    "customer.trigger_barrier": "They ring when the roof leaks, usually on the first wet Sunday in October.",
  }).facts;
  expect(barrier).toBeNull();
});

/** What was typed, and words of what the business shall never become. */
const NEVER: [string, string, string][] = [
  ["I look up to the fire brigade. I'd hate for us to become a call centre.", "call centre", "fire"],
  ["I look up to the fire brigade. I don't want us to turn into a chain with a jingle.", "jingle", "fire"],
  ["Ich bewundere die Feuerwehr. Werden möchte ich nie ein Möbelhaus mit Fahnen.", "Möbelhaus", "Feuer"],
  ["J'admire les pompiers. Je détesterais qu'on devienne une chaîne avec un jingle.", "jingle", "pompiers"],
  ["Admiro a los bomberos. No quiero que nos convirtamos en una cadena con himno.", "himno", "bomberos"],
  ["Ammiro i pompieri. Detesterei diventare una catena con lo slogan.", "slogan", "pompieri"],
  ["Admiro os bombeiros. Não quero que nos tornemos uma cadeia com slogan.", "slogan", "bombeiros"],
  [
    "Ik bewonder de brandweer. Ik zou het haten als we een keten met een deuntje werden.",
    "deuntje",
    "brandweer",
  ],
];

test.each(NEVER)(
  "what it shall never become is told, whoever would become it: %s",
  (typed, never, admired) => {
    const { never_become } = sheetOf({ "identity.contrast": typed }).facts;
    expect(never_become?.text).toContain(never);
    expect(never_become?.text).not.toContain(admired);
  },
);
