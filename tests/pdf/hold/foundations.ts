import { buildFoundation } from "../../../agents/foundation.ts";
import type { Block, Section } from "../../../agents/domain/anchors.ts";
import type { Claim } from "../../../agents/domain/claims.ts";
import { FIELD_IDS } from "../../../agents/domain/fields.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { ASSUMPTIONS } from "../../../agents/interview/hearing/assumptions.ts";
import type { RenderRequest } from "../../../pdf/render.tsx";
import { assumedState, caseState, NOW } from "../../helpers/case_state.ts";
import { inventedFounder } from "../../helpers/founders.ts";
import { withMap } from "../rival_map.ts";
import { fullReview } from "./full_review.ts";
import { type Script, SCRIPTS, seeded, sentenceIn } from "./scripts.ts";

/** A foundation under which documents must hold, with the colours that were picked for it. */
export interface Strain {
  foundation: Foundation;
  colours: RenderRequest["colours"];
}

/** Characters of English that a word of a script stands for. */
const LETTERS_A_WORD = 6;
const LONG_NAME = "Vereinigte Hafenmeistergenossenschaft der Ostseeküste e.V. 60";
const LONG_SECTION_WORDS = 350;
const RIVALS =
  "Aquila, Borealis, Cormorant, Dunlin, Eider, Fulmar, Gannet, Heron, Ibis, Jackdaw, Kittiwake, Lapwing";

function build(state: JourneyState): Foundation {
  const foundation = buildFoundation({
    state,
    anchors: {},
    now: NOW,
    version: 3,
    mind: "Built-in strategist",
  });
  return { ...foundation, review: fullReview() };
}

function plain(foundation: Foundation): Strain {
  return { foundation, colours: {} };
}

function answering(state: JourneyState, field: typeof FIELD_IDS[number], text: string): JourneyState {
  state.fields[field].answers = [{ turn: `turn-${field}`, text, thin: false }];
  return state;
}

function eachSection(foundation: Foundation, change: (section: Section, index: number) => void): Foundation {
  Object.values(foundation.anchors).flatMap(({ sections }) => sections).forEach(change);
  return foundation;
}

/** The foundation with every phrase said in other scripts, about as long, each phrase another one. */
function inScripts(foundation: Foundation, scripts: Script[], seed: number): Foundation {
  const random = seeded(seed);
  let phrases = 0;
  const changed = JSON.parse(JSON.stringify(foundation), (key, value) => {
    if (typeof value !== "string" || key === "title" || !/[a-z]{3,} [a-z]{2,}/.test(value)) return value;
    const script = scripts[phrases++ % scripts.length] ?? SCRIPTS.LATIN;
    return sentenceIn(script, Math.max(2, Math.round(value.length / LETTERS_A_WORD)), random);
  });
  return { ...changed, asOf: foundation.asOf };
}

function wordsOf(blocks: Block[]): number {
  const claims = blocks.flatMap((block) =>
    block.kind === "paragraph" ? block.claims : block.kind === "list" ? block.items : []
  );
  return claims.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

/** A name of 60 characters, 350 words and tables of 30 different rows in every section. */
function long(): Foundation {
  const foundation = build(caseState("tidewatch"));
  const random = seeded(60);
  foundation.company = LONG_NAME;
  return eachSection(foundation, ({ blocks }) => {
    const claims: Claim[] = [];
    for (let words = wordsOf(blocks); words < LONG_SECTION_WORDS; words += 14) {
      claims.push({
        text: sentenceIn(SCRIPTS.LATIN, 14, random),
        marks: [{ kind: "assumption", test: "ask three harbours, one hour" }],
      });
    }
    blocks.push({ kind: "paragraph", title: "More of the same", claims });
    for (const block of blocks) {
      if (block.kind !== "table") continue;
      while (block.rows.length < 30) {
        const cells = block.columns.map(() => sentenceIn(SCRIPTS.LATIN, 4, random));
        block.rows.push({ cells, marks: [{ kind: "inference", from: ["market.obstacle"] }] });
      }
    }
  });
}

/** Ten words and nothing else in every section. */
function short(): Foundation {
  const random = seeded(10);
  return eachSection(build(caseState("ovenline")), (section) => {
    const marks = section.headline.marks;
    section.headline = { text: sentenceIn(SCRIPTS.LATIN, 5, random), marks };
    section.blocks = [{
      kind: "paragraph",
      claims: [{ text: sentenceIn(SCRIPTS.LATIN, 10, random), marks }],
    }];
    section.choice = null;
    section.open_questions = [];
  });
}

function nothingMeasured({ review, ...foundation }: Foundation): Foundation {
  if (review === null) throw new Error("A strain has a review");
  const held = { ...review.held, results: [], decisions: [], changes: [] };
  return { ...foundation, review: { held, next: { ...review.next, items: [] } } };
}

/** "I don't know" to every question. */
function assumed(): Foundation {
  const state = assumedState("Loam");
  for (const field of FIELD_IDS) state.fields[field].assumption = { ...ASSUMPTIONS[field] };
  return build(state);
}

function withRivals(): Foundation {
  const foundation = build(answering(inventedFounder("pemberton"), "market.rivals", `${RIVALS}.`));
  const random = seeded(12);
  const rivals = RIVALS.split(", ").map((name) => ({
    name: `${name} Wedding Kitchens and Sons`,
    x: Math.round(random() * 10),
    y: Math.round(random() * 4),
    own: false,
  }));
  return withMap(foundation, [{ name: foundation.company, x: 1, y: 9, own: true }, ...rivals]);
}

function withoutRivals(): Foundation {
  const state = answering(
    inventedFounder("halden"),
    "market.rivals",
    "Nobody. There is no rival that we know of.",
  );
  return build(answering(state, "company.links", "None."));
}

const YELLOW = "#FFFF00";
const [WHITE, BLACK] = ["#FFFFFF", "#000000"];

/** What documents must hold under: both cases, and eleven strains seeded from them (issue "Documents", what it must show). */
export const STRAINS: Record<string, () => Strain> = {
  "tidewatch": () => plain(build(caseState("tidewatch"))),
  "ovenline": () => plain(build(caseState("ovenline"))),
  "a name of 60 characters, 350 words a section, tables of 30 rows": () => plain(long()),
  "ten words a section": () => plain(nothingMeasured(short())),
  "Japanese": () => {
    const foundation = inScripts(build(caseState("tidewatch")), [SCRIPTS.JAPANESE], 81);
    return plain({ ...foundation, company: "潮見帳" });
  },
  "Cyrillic": () => {
    const foundation = inScripts(build(caseState("tidewatch")), [SCRIPTS.CYRILLIC], 7);
    return plain({ ...foundation, company: "Приливный дозор" });
  },
  "Greek, Korean, Chinese, Hebrew and Thai in turn": () => {
    const { GREEK, KOREAN, CHINESE, HEBREW, THAI } = SCRIPTS;
    const foundation = build(caseState("ovenline"));
    const scripts = [GREEK, KOREAN, CHINESE, HEBREW, GREEK, KOREAN, CHINESE, HEBREW, THAI];
    return plain({ ...inScripts(foundation, scripts, 30), company: "Φάρος 등대 灯塔" });
  },
  "nothing but assumptions": () => plain(assumed()),
  "twelve rivals": () => plain(withRivals()),
  "no rival": () => plain(withoutRivals()),
  "yellow on white": () => ({
    foundation: build(inventedFounder("surcos")),
    colours: { primary: YELLOW, secondary: YELLOW, accent: YELLOW, text: YELLOW, background: WHITE },
  }),
  "black on black": () => ({
    foundation: build(inventedFounder("accordeur")),
    colours: { primary: BLACK, secondary: BLACK, accent: BLACK, text: BLACK, background: BLACK },
  }),
  "five equal greys": () => ({
    foundation: build(inventedFounder("waermewart")),
    colours: {
      primary: "#808080",
      secondary: "#808080",
      accent: "#808080",
      text: "#808080",
      background: "#808080",
    },
  }),
};
