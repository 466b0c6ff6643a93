import { describe, expect, it } from "vitest";
import { sectionMarkdown } from "../../../agents/sections/markdown.ts";
import { ANCHOR_TYPES } from "../../../agents/domain/anchors.ts";
import { writeAnchor } from "../../../agents/anchors/write.ts";
import { bodyWords } from "../../../agents/anchors/section.ts";
import { FIELD_IDS, type FieldId } from "../../../agents/domain/fields.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { wordCount } from "../../../agents/text/text.ts";
import { buildFoundation } from "../../../agents/foundation.ts";
import { faultsIn } from "../../../agents/ledger/gates.ts";
import { assumedState, NOW } from "../../helpers/case_state.ts";

type Answers = Partial<Record<FieldId, string>>;

const GERMAN: Answers = {
  "offering.what": "Wir reparieren Blasinstrumente in Leipzig. Musiker nennen uns 'die Notaufnahme'.",
  "customer.last_three": "Ein Posaunist vom Gewandhaus. Eine Musikschule aus Halle mit 14 Trompeten.",
  "market.rivals": "Das Musikhaus Klemm in Berlin schickt alles ins Werk. Die meisten warten einfach.",
  "market.obstacle": "Das Problem ist, dass niemand sein Instrument in der Saison hergibt.",
  "customer.not_for": "Sammler, die nur Glanz wollen. Leute mit einem Instrument für 90 € aus dem Netz.",
  "difference.only": "Wir geben für 9 Tage ein Leihinstrument mit. Klemm würde das ablehnen.",
  "goal.twelve_months": "120 Reparaturen bis 31. Dezember 2027 und eine zweite Werkbank.",
  "visual.colours": "Messing und dunkles Grün. Kein Schwarz.",
};

const SHORT: Answers = {
  "offering.what": "Dog walking in Leeds.",
  "market.rivals": "Rover. And neighbours.",
  "difference.only": "Max 3 dogs.",
  "customer.not_for": "No puppies.",
  "identity.values": "On time. No vans.",
  "voice.sample": "Biscuit had a great walk!!",
  "customer.last_three": "Anna, Joe, the O'Haras",
};

const CHINESE: Answers = {
  "offering.what": "我们在成都做手工豆瓣酱，每罐68元。",
  "difference.only": "我们从不加防腐剂。",
  "market.obstacle": "大家觉得贵。",
  "messaging.objections": "'太贵'：一罐吃一个月。",
};

const ODD_TEXTS = [
  "“Quoted” text with “two” quotes | and a pipe\nand a new line.",
  "???",
  "1234567890",
  "https://example.com/a?b=c&d=<script>alert(1)</script>",
  "😀 😀 😀",
  "'''",
  "We said: 'no', 'never' and 'it's fine'. O'Brien's is D'Angelo's.",
  "a ".repeat(400),
  "#fff #000 #12345",
];

function odd(shift: number): Answers {
  return Object.fromEntries(
    FIELD_IDS.map((field, at) => [field, ODD_TEXTS[(at + shift) % ODD_TEXTS.length]]),
  );
}

function stateOf(answers: Answers): JourneyState {
  const state = assumedState("O'Neill & Søn");
  for (const field of FIELD_IDS) {
    const text = answers[field];
    if (text === undefined) continue;
    state.fields[field] = {
      ...state.fields[field],
      status: "confirmed",
      assumption: null,
      answers: [{ turn: `turn-${field}`, text, thin: false }],
    };
  }
  return state;
}

describe.each<[string, Answers]>([
  ["German", GERMAN],
  ["very short answers", SHORT],
  ["Chinese", CHINESE],
  ...ODD_TEXTS.map((_, shift): [string, Answers] => [`odd answers, turned by ${shift}`, odd(shift)]),
])("a founder with %s", (_, answers) => {
  const state = stateOf(answers);
  const sections = ANCHOR_TYPES.flatMap((type) => writeAnchor(type, state, NOW).sections);

  it("gets every section, bounded and quoted exactly", () => {
    for (const section of sections) {
      expect(sectionMarkdown(section).length, section.id).toBeGreaterThan(0);
      expect(wordCount(section.headline.text), section.headline.text).toBeLessThanOrEqual(18);
      expect(bodyWords(section), section.id).toBeLessThanOrEqual(350);
      expect(faultsIn(section, state).filter((fault) => fault.gate === "quotes"), section.id).toEqual([]);
    }
  });
});

describe("names and dates in other habits", () => {
  it("keeps a German date in one sentence, and knows a rival by its article or its full stop", () => {
    const german = buildFoundation({
      state: stateOf(GERMAN),
      anchors: {},
      now: NOW,
      version: 1,
      mind: "Built-in strategist",
    });
    const text = german.anchors.expression.sections.map(sectionMarkdown).join("\n");
    expect(text).toContain("“120 Reparaturen bis 31. Dezember 2027 und eine zweite Werkbank.”");
    expect(german.anchors.truth.sections.map(sectionMarkdown).join("\n")).toContain("| Musikhaus Klemm |");
    const short = buildFoundation({
      state: stateOf(SHORT),
      anchors: {},
      now: NOW,
      version: 1,
      mind: "Built-in strategist",
    });
    expect(short.anchors.truth.sections.map(sectionMarkdown).join("\n")).toContain("| Rover |");
  });

  it("reads colour words where no value and no site is given", () => {
    const { palette } = buildFoundation({
      state: stateOf(GERMAN),
      anchors: {},
      now: NOW,
      version: 1,
      mind: "Built-in strategist",
    });
    expect(palette[0]?.source).toContain("messing");
    for (const entry of palette) expect(entry.text_hex).toMatch(/^#[0-9A-F]{6}$/);
  });
});
