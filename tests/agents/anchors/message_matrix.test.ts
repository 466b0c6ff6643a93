import { describe, expect, it } from "vitest";
import { messageMatrix } from "../../../agents/anchors/expression/message_matrix.ts";
import { strategicMessaging } from "../../../agents/anchors/expression/strategic_messaging.ts";
import type { Block } from "../../../agents/domain/anchors.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import type { PageReading } from "../../../agents/domain/pages.ts";
import { faultsIn } from "../../../agents/ledger/gates.ts";
import { quotesIn } from "../../../agents/ledger/texts.ts";
import { caseState, READ_AT } from "../../helpers/case_state.ts";
import { founderWho } from "../../helpers/founders.ts";

const FILLING = [
  "Our house stands beside the old bridge.",
  "The lamps in the window burn all winter.",
  "Grandmother painted the sign over the door.",
  "Two cats sleep behind the stove.",
  "The floor was laid before the war.",
];

function rivalPage(label: string, sentences: string[]): PageReading {
  const url = `https://${label.toLowerCase()}.example/`;
  return {
    role: "rival",
    label,
    url,
    final_url: url,
    read_at: READ_AT,
    failure: null,
    title: label,
    description: "",
    language: "en",
    headings: [sentences[0] ?? label],
    sentences: [...sentences, ...FILLING],
    prices: [],
    testimonials: [],
    colours: [],
  };
}

const ANSWERS = {
  "offering.what": "Bicycle repair at the customer's door, for people who ride to work.",
  "difference.only": "We never take a percentage from the shops we send people to.",
  "identity.values": "A mechanic answers the phone until nine in the evening.",
  "revenue.model": "€45 a visit, paid when the bicycle rolls.",
  "proof.best": "212 bicycles repaired since March, 4 came back.",
  "market.alternative": "They push it to the shop and wait nine days.",
} as const;

function mechanic(...pages: PageReading[]): JourneyState {
  const state = founderWho(ANSWERS);
  state.pages = pages;
  return state;
}

function tableIn(blocks: Block[]): Extract<Block, { kind: "table" }> {
  const found = blocks.find((block) => block.kind === "table");
  if (found?.kind !== "table") throw new Error("There is no table");
  return found;
}

function textIn(blocks: Block[]): string {
  return blocks.flatMap((block) => block.kind === "paragraph" ? block.claims.map(({ text }) => text) : [])
    .join(" ");
}

function rowOf(state: JourneyState, matter: string): string[] {
  const found = tableIn(messageMatrix(state)).rows.find(({ cells }) => cells[0] === matter);
  if (found === undefined) throw new Error(`No row speaks of ${matter}`);
  return found.cells;
}

describe("the message matrix", () => {
  it("sets what the founder refuses beside the rivals who do it, and calls it the founder's alone", () => {
    const state = mechanic(
      rivalPage("Kettwerk", ["Find a workshop near you.", "We earn 12% of each order."]),
      rivalPage("Radlos", ["Every workshop in one app.", "Our commission is 9% of each sale."]),
    );
    const [, ours, kettwerk, radlos, whose] = rowOf(state, "a share of each sale");
    expect(ours).toBe("“We never take a percentage from the shops we send people to.”");
    expect(kettwerk).toBe("“We earn 12% of each order.”");
    expect(radlos).toBe("“Our commission is 9% of each sale.”");
    expect(whose).toBe("yours alone: Kettwerk and Radlos say the opposite");
  });

  it("calls contested what a rival says in nearly the founder's words", () => {
    const state = mechanic(
      rivalPage("Kettwerk", ["Repair in a day.", "A mechanic answers your phone until late evening."]),
    );
    expect(rowOf(state, "a person to ask").at(-1)).toBe("contested: Kettwerk says nearly the same");
  });

  it("names what only the rivals speak of, and does not put words into the founder's mouth", () => {
    const state = mechanic(rivalPage("Kettwerk", ["Repair in a day.", "Pause or cancel whenever you like."]));
    const cells = rowOf(state, "how long it binds");
    expect(cells[1]).toBe("nothing found in your answers");
    expect(cells.at(-1)).toBe("theirs, as far as your answers show: Kettwerk");
  });

  it("finds what a founder says in half a sentence that already stands in another row", () => {
    const state = founderWho({
      ...ANSWERS,
      "revenue.model": "€45 a visit, cancelled free until the evening before.",
    });
    state.pages = [
      rivalPage("Kettwerk", ["Repair in a day.", "Contract term 24 months.", "From €90 a visit."]),
    ];
    expect(rowOf(state, "how long it binds")[1]).toContain("“cancelled free until the evening before.”");
  });

  it("says where a page is silent, in so many words", () => {
    const state = mechanic(
      rivalPage("Kettwerk", ["Repair in a day.", "We earn 12% of each order."]),
      rivalPage("Radlos", ["Every workshop in one app."]),
    );
    expect(rowOf(state, "a share of each sale")[3]).toBe("not stated on the page read");
  });

  it("leads with a sentence that names exactly the rows that are the founder's alone", () => {
    const state = mechanic(rivalPage("Kettwerk", ["Find a workshop.", "We earn 12% of each order."]));
    const blocks = messageMatrix(state);
    const alone = tableIn(blocks).rows.filter(({ cells }) => cells.at(-1)?.startsWith("yours alone"))
      .map(({ cells }) => cells[0]);
    expect(alone.length).toBeGreaterThan(0);
    expect(textIn(blocks)).toContain(
      `Yours alone beside the pages read, so lead there: ${alone.join("; ")}.`,
    );
  });

  it("finds matters of a trade and a language that it has no words for", () => {
    const state = founderWho({
      "offering.what": "Nós afinamos concertinas de Arouca com palhetas de aço.",
      "difference.only": "Cada concertina leva o nome do afinador gravado no fole.",
    });
    state.pages = [
      rivalPage("Fole", ["Música para todos.", "O nome do afinador fica gravado dentro da concertina."]),
    ];
    const table = tableIn(messageMatrix(state));
    expect(
      table.rows.some(({ cells }) => cells[1]?.includes("gravado no fole") && cells[2]?.includes("afinador")),
    )
      .toBe(true);
  });

  it.each(["tidewatch", "ovenline"])(
    "quotes only what stands in %s's answers and on the pages, nothing twice",
    (name) => {
      const state = caseState(name);
      expect(faultsIn(strategicMessaging(state), state)).toEqual([]);
      const { columns, rows } = tableIn(messageMatrix(state));
      expect(columns.length).toBe(5);
      expect(rows.length).toBeGreaterThan(5);
      const quotes = rows.flatMap(({ cells }) => cells.flatMap(quotesIn));
      expect(new Set(quotes).size).toBe(quotes.length);
      for (const { cells, marks } of rows) {
        const exact = marks.flatMap((mark) => "quote" in mark ? [mark.quote] : []);
        for (const quote of cells.flatMap(quotesIn)) {
          expect(
            exact.some((each) => each.includes(quote)),
            quote,
          ).toBe(true);
        }
      }
    },
  );

  it("stays readable with twelve rivals: the two that say most have a column, the others a name", () => {
    const quiet = Array.from(
      { length: 11 },
      (_, at) =>
        rivalPage(`Shop${String.fromCharCode(65 + at)}`, [
          `Welcome to house number ${at + 2}.`,
          `We earn ${at + 5}% of each order.`,
        ]),
    );
    const loud = rivalPage("Kettwerk", [
      "Find a workshop near you.",
      "We earn 12% of each order.",
      "Pause or cancel whenever you like.",
      "Our support team is there on weekdays.",
    ]);
    const { columns, rows } = tableIn(messageMatrix(mechanic(...quiet, loud)));
    expect(columns.length).toBe(5);
    expect(columns).toContain("Kettwerk");
    expect(rows.length).toBeLessThanOrEqual(8);
    const share = rows.find(({ cells }) => cells[0] === "a share of each sale");
    expect(share?.cells.at(-1)).toBe("yours alone: ShopA, ShopB, ShopC and 9 more say the opposite");
    expect(share?.marks.filter(({ kind }) => kind === "source")).toHaveLength(12);
  });
});

describe("without a rival's page there is no matrix", () => {
  it("and it says what would bring one", () => {
    const [block, ...rest] = messageMatrix(mechanic());
    expect(rest).toEqual([]);
    expect(textIn(block ? [block] : [])).toContain("no rival's page was given");
    const mark = block?.kind === "paragraph" ? block.claims[0]?.marks[0] : undefined;
    expect(mark).toMatchObject({ kind: "assumption", test: expect.stringContaining("one minute") });
  });

  it("and it names the rival whose page could not be read", () => {
    const page = {
      ...rivalPage("Kettwerk", []),
      failure: "kettwerk.example says that it is not there (404).",
    };
    expect(textIn(messageMatrix(mechanic(page)))).toContain("the page of Kettwerk could not be read");
  });

  it("and a page of three words is not taken for a silent rival", () => {
    const page = { ...rivalPage("Kettwerk", []), sentences: ["Loading the app, please wait."] };
    expect(textIn(messageMatrix(mechanic(page)))).toContain(
      "the page of Kettwerk holds too few sentences to compare",
    );
  });
});
