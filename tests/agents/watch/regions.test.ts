import { expect, test } from "vitest";
import type { PageChange } from "../../../agents/domain/watch.ts";
import { compareCaptures } from "../../../agents/watch/comparing/compare.ts";
import { readCapture } from "../../../agents/watch/reading/read_capture.ts";
import { costBeside } from "../../helpers/cpu_time.ts";
import { MORE_OFFERS, OFFERS, STILL_MORE_OFFERS } from "./standing_offers.ts";
import { REWORDED_OFFERS, REWORDED_REGIONS } from "./reworded_offers.ts";
import { MORE_REGIONS, REGIONS, STILL_MORE_REGIONS } from "./passing_regions.ts";

test.each([...REGIONS, ...MORE_REGIONS, ...STILL_MORE_REGIONS, ...REWORDED_REGIONS])(
  "%s: %s changes and nothing is told",
  (language, _about, before, after) => {
    for (const wrapped of WRAPS) {
      expect(changes(pageOf(language, wrapped(before)), pageOf(language, wrapped(after)))).toEqual([]);
    }
  },
);

test.each([...OFFERS, ...MORE_OFFERS, ...STILL_MORE_OFFERS, ...REWORDED_OFFERS])(
  "%s: %s, %s becomes %s",
  (language, kind, before, after, told) => {
    const [first] = changes(pageOf(language, before), pageOf(language, after));
    expect(first?.kind).toBe(kind);
    for (const [seen, wanted] of [[first?.before, told[0]], [first?.after, told[1]]]) {
      if (wanted === null || wanted === undefined) continue;
      expect(`${seen}`.includes(wanted) || wanted.includes(`${seen}`), `${seen}, not ${wanted}`).toBe(true);
    }
  },
);

/** Lines of one kind, hundreds of which change at once: what costs most to lay side by side. */
const LINES: Record<string, (number: number, colour: string) => string> = {
  groups: (number, colour) => `<li>Children ${colour} ${number}</li>`,
  sentences: (number, colour) => `<p>We teach children, adults and ${colour} dogs, never ${number}.</p>`,
  fees: (number, colour) => `<p>Hat ${number}, plus a £${number} ${colour} fee.</p>`,
  claims: (number, colour) => `<p>We never ${colour} your hats, number ${number}.</p>`,
  titles: (number, colour) => `<h3>Who it's for</h3><p>Children ${colour} ${number}</p>`,
};

/** Measured: twice as much. Each line laid beside each of the others would be a hundred times as much. */
const MOST_TIMES_READING = 4;

test.each(Object.entries(LINES))(
  "hundreds of changed %s cost few times as much to compare as to read",
  async (_, line) => {
    const pages = ["grey", "blue"].map((colour) => {
      const lines = Array.from(
        { length: 1_200 },
        (_, number) => line(number, number < 390 ? colour : "grey"),
      );
      return pageOf("en", lines.join(""));
    });
    const [before, after] = pages.map((page) => readCapture(page));
    if (before === undefined || after === undefined) throw new Error("Two captures");
    const times = await costBeside(
      () => pages.map((page) => readCapture(page)),
      () => compareCaptures(before, after),
      { enough: MOST_TIMES_READING },
    );
    expect(times).toBeLessThan(MOST_TIMES_READING);
  },
);

/** A part of a page as a shop's builder and as an author without one sets it. */
const WRAPS: ((part: string) => string)[] = [
  (part) => `<section><div class="container">${part}</div></section>`,
  (part) => part,
];

/** Around the part stands what a page of its trade has: an offer with prices, a promise, a place. */
const PAGES: Record<string, [start: string, end: string]> = {
  en: [
    "Tern & Sons|We mend what others throw away.|Small repair £18|Large repair £42",
    "The yard lies behind the station.",
  ],
  de: [
    "Meisner|Wir reparieren, was andere wegwerfen.|Kleine Reparatur 18 €|Große Reparatur 42 €",
    "Der Hof liegt hinter dem Bahnhof.",
  ],
  fr: [
    "Atelier Roux|Nous réparons ce que d'autres jettent.|Petite réparation 18 €|Grande réparation 42 €",
    "La cour se trouve derrière la gare.",
  ],
  es: [
    "Taller Lugo|Arreglamos lo que otros tiran.|Arreglo pequeño 18 €|Arreglo grande 42 €",
    "El patio está detrás de la estación.",
  ],
  it: [
    "Bottega Lari|Ripariamo quello che altri buttano.|Riparazione piccola 18 €|Riparazione grande 42 €",
    "Il cortile è dietro la stazione.",
  ],
  pt: [
    "Oficina Melo|Arranjamos o que outros deitam fora.|Arranjo pequeno 18 €|Arranjo grande 42 €",
    "O pátio fica atrás da estação.",
  ],
  nl: [
    "Werkplaats Bos|Wij maken wat anderen weggooien.|Kleine reparatie € 18|Grote reparatie € 42",
    "De werf ligt achter het station.",
  ],
  ja: [
    "つばめ工房|捨てられるものを直します。|小さな修理 1,800円|大きな修理 4,200円",
    "工房は駅の裏にあります。",
  ],
};

function pageOf(language: string, part: string): string {
  const [start = "", end = ""] = PAGES[language] ?? [];
  const [name, lead, ...prices] = start.split("|");
  const list = prices.map((line) => `<li>${line}</li>`).join("");
  return `<html lang="${language}"><head><title>${name}</title></head><body><main>${
    part.includes("<h1>") ? "" : `<h1>${name}</h1>`
  }<p>${lead}</p><ul>${list}</ul>${part}<p>${end}</p></main></body></html>`;
}

function changes(before: string, after: string): PageChange[] {
  return compareCaptures(readCapture(before), readCapture(after));
}
