import { expect, test } from "vitest";
import { compareCaptures } from "../../../agents/watch/comparing/compare.ts";
import { readCapture } from "../../../agents/watch/reading/read_capture.ts";

/** One sentence of a paragraph before and after, "" where there is none, in words that no list of ours was made for. */
const DECISIONS: [language: string, before: string, after: string][] = [
  [
    "en",
    "Anything with a motor goes to the dealer.",
    "Graham trained at the Bosch school, and motors are done on the stand.",
  ],
  ["en", "", "The wax is from Ian Dunbar's hives at Kirkby."],
  ["en", "Bobbins are wound in Macclesfield by two sisters.", ""],
  ["nl", "De zolen komen van een looierij in Rijen.", "De zolen komen uit Italië."],
  ["it", "Le pelli arrivano da undici allevatori tra Foggia e Matera.", ""],
  ["fr", "", "Les teintures viennent de Lauris, chez Michel Garcia."],
  ["es", "El corcho viene de tres fincas de Cáceres.", "El corcho viene de una sola finca."],
];

/** What says the same, passes by itself or is small talk. */
const NO_DECISIONS: [language: string, before: string, after: string][] = [
  ["en", "Page last changed on 4 May 2026.", "Page last changed on 11 June 2026."],
  ["en", "The kettle is usually on.", "The radio is usually on."],
  [
    "en",
    "Take a pair of boots, 3 patches and 2 heels: £64.",
    "Take a pair of shoes, 5 patches and 4 heels: £92.",
  ],
  ["en", "The stand at Thirsk is ours on 4 May.", ""],
  ["nl", "", "De koffie staat klaar."],
  ["de", "Das Leder liegt acht Tage in Lohe.", "Acht Tage liegt das Leder in Lohe."],
];

test.each(DECISIONS)(
  "%s: of a paragraph that stands it is told that %j became %j",
  (language, before, after) => {
    const told = changes(language, before, after);
    expect(told).not.toEqual([]);
    expect(told[0]).toMatchObject({
      before: before === "" ? null : before.slice(0, -1),
      after: after === "" ? null : after.slice(0, -1),
    });
  },
);

test.each(NO_DECISIONS)("%s: nothing is told where %j became %j", (language, before, after) => {
  expect(changes(language, before, after)).toEqual([]);
});

test("an everyday word makes a short line news, and a longer sentence only uses it", () => {
  expect(changes("en", "", "New boots in the window.")).toEqual([]);
  const [room, less] = ["twelve", "eight"].map((count) =>
    `The yard has room for ${count} open carts, and anybody of the team may turn one round.`
  ) as [string, string];
  expect(changes("en", room, less)).toMatchObject([{ kind: "plan_limit" }]);
});

test("what the page said before does not end now", () => {
  const [five, ten] = ["fünf", "zehn"].map((years) =>
    `Wir geben ${years} Jahre Garantie auf Nähte und zwei auf Sohlen.`
  ) as [string, string];
  expect(changes("de", five, ten)).toMatchObject([{ kind: "guarantee" }]);
});

test("feet, a rate, the worth in other money and what was given are no prices; a price in words is one", () => {
  const feet = changes("en", "The mast stands 2,400 ft up.", "The mast stands 900 ft up.");
  expect(feet.map(({ kind }) => kind)).not.toContain("price");
  expect(
    changes(
      "en",
      "A pair is £29, and many people looked today.",
      "A pair is £39, and many people looked today.",
    ),
  )
    .toMatchObject([{ kind: "price" }]);
  expect(changes("en", "Now £29 a pair.", "Now £39 a pair.")).toMatchObject([{ kind: "price" }]);
  expect(changes("en", "1 € = 1.0824 $.", "1 € = 1.1015 $.")).toEqual([]);
  expect(changes("en", "A heel is 38 € (about $41.13).", "A heel is 38 € (about $41.86).")).toEqual([]);
  expect(changes("fr", "Déjà 3 412 € reversés depuis janvier.", "Déjà 6 020 € reversés depuis janvier."))
    .toEqual([]);
  expect(changes("en", "A heel costs eighty-five pounds.", "A heel costs ninety-five pounds."))
    .toMatchObject([{ kind: "price", before: "eighty-five pounds", after: "ninety-five pounds" }]);
});

/** Each names an insurance, and a sum that is paid out where something breaks, or one that is asked. */
const INSURED: [kind: "price" | "guarantee", language: string, before: string, after: string][] = [
  ["guarantee", "en", "Our vans are insured up to £20,000.", "Our vans are insured up to £10,000."],
  ["price", "en", "Insured removals from £390 a day.", "Insured removals from £450 a day."],
  ["price", "en", "Insured shipping costs £9 an order.", "Insured shipping costs £14 an order."],
  ["price", "en", "", "Insured shipping costs £9 an order."],
  ["price", "fr", "", "L'envoi assuré coûte 12 € par commande."],
  ["price", "es", "", "El envío asegurado cuesta 12 € por pedido."],
];

/** Cookies that are baked are told of as biscuits are; those of a browser are not. */
const COOKIES: [before: string, after: string][] = [
  ["Cookies are sent within 2 days.", "Cookies are sent within 5 days."],
  ["", "Our cookies are the only ones in Sussex made with spelt."],
  ["A box of twelve cookies costs £18.", "A box of twelve cookies costs £22."],
];

test.each(COOKIES)("a bakery's cookies are told of as biscuits are: %j became %j", (before, after) => {
  const ofBiscuits = [before, after].map((text) =>
    text.replace(/cookies/u, "biscuits").replace(/Cookies/u, "Biscuits")
  );
  const told = changes("en", before, after);
  expect(told).toHaveLength(1);
  expect(told[0]?.kind).toBe(changes("en", ofBiscuits[0] ?? "", ofBiscuits[1] ?? "")[0]?.kind);
});

test.each([
  "We use cookies on this site, never for advertising.",
  "We guarantee that our analytics cookies are deleted within 30 days.",
  "Accept all cookies, or only those without which nothing works.",
])("a banner of consent is no change: %j", (banner) => {
  expect(changes("en", "", banner)).toEqual([]);
});

test.each(INSURED)("a change of a %s, %s: %j became %j", (kind, language, before, after) => {
  expect(changes(language, before, after).map((change) => change.kind)).toEqual([kind]);
});

/** Around the sentence stands another one that does not change. */
function changes(language: string, before: string, after: string) {
  const page = (sentence: string) =>
    readCapture(
      `<html lang="${language}"><head><title>Tern & Sons</title></head><body><main><h1>Tern & Sons</h1>` +
        `<ul><li>A £18</li><li>B £42</li></ul><p>${STANDING[language]} ${sentence}</p>` +
        `<p>12 Mill Lane, York</p></main></body></html>`,
    );
  return compareCaptures(page(before), page(after));
}

const STANDING: Record<string, string> = {
  en: "We mend what others throw away.",
  de: "Wir reparieren, was andere wegwerfen.",
  fr: "Nous réparons ce que d'autres jettent.",
  es: "Arreglamos lo que otros tiran.",
  it: "Ripariamo quello che altri buttano.",
  nl: "Wij maken wat anderen weggooien.",
};
