import { describe, expect, it } from "vitest";
import { pitchTable } from "../../../agents/anchors/expression/pitches.ts";
import type { Row } from "../../../agents/domain/anchors.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { wordCount } from "../../../agents/text/text.ts";
import { quotesIn } from "../../../agents/ledger/texts.ts";
import { caseState } from "../../helpers/case_state.ts";
import { founderWho, INVENTED, inventedFounder } from "../../helpers/founders.ts";

const WORDS: Record<string, number> = { "10": 25, "30": 75, "60": 150 };

function rowsOf(state: JourneyState): Row[] {
  const block = pitchTable(state);
  return block?.kind === "table" ? block.rows : [];
}

function pitchOf(state: JourneyState, seconds: number): string {
  return rowsOf(state).find(({ cells }) => cells[0]?.startsWith(`${seconds} `))?.cells[1] ?? "";
}

const FERRYMAN = founderWho({
  "offering.what": "I row people over the river at Alsen. Two crowns a head.",
  "customer.trigger_barrier": "The last bus has gone. They fear the current.",
  "market.alternative": "They walk nine miles to the bridge.",
  "difference.only":
    "The ferry company won't do that for two crowns. No timetable, ever. I wait on the bank until the last one is home.",
  "proof.best": "The crossing went from forty minutes on foot to six.",
  "pitch.traction": "840 people in May.",
  "identity.why": "My aunt drowned at the ford in a March flood.",
  "revenue.model": "Two crowns a head, paid on the other side.",
});

describe("pitches", () => {
  it("are spoken in the order of a talk: the moment, what they do without us, what we do, what only we do, proof, ask", () => {
    const spoken = pitchOf(FERRYMAN, 60);
    const order = [
      "The last bus",
      "They walk nine miles",
      "I row people",
      "No timetable, ever",
      "forty minutes",
      "My aunt",
    ];
    const places = order.map((words) => spoken.indexOf(words));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(spoken.endsWith("?")).toBe(true);
  });

  it("take a before and an after in words for a proof, ahead of a count", () => {
    const spoken = pitchOf(FERRYMAN, 30);
    expect(spoken).toContain("What came of it: “The crossing went from forty minutes on foot to six.”");
  });

  it("take no sentence for a proof that says itself that nobody measured it", () => {
    const state = founderWho({
      "offering.what": "I row people over the river at Alsen.",
      "proof.best": "840 people in May. What it was before, nobody measured.",
    });
    expect(rowsOf(state).some(({ cells }) => cells[1]?.includes("nobody measured"))).toBe(false);
  });

  it("leave out a refusal that hangs on a sentence before it", () => {
    expect(rowsOf(FERRYMAN).some(({ cells }) => cells[1]?.includes("won't do that"))).toBe(false);
  });

  it("say how much of the time the answers fill where they fill little", () => {
    const short = founderWho({
      "offering.what": "Keys cut while you wait.",
      "proof.best": "9,000 keys, 11 came back.",
    });
    const labels = rowsOf(short).map(({ cells }) => cells[0]);
    expect(labels.at(-1)).toMatch(/^\d+ seconds; your answers fill \d+$/u);
    expect(new Set(rowsOf(short).map(({ cells }) => cells[1])).size).toBe(labels.length);
  });

  it("end on the button of the founder's own page where it has one", () => {
    expect(pitchOf(caseState("tidewatch"), 30)).toMatch(/The next step: “Ask for a day at your table”\.$/u);
  });

  it("are not made up where nothing was said", () => {
    expect(pitchTable(founderWho({}))).toBeNull();
  });

  it.each([...INVENTED, "tidewatch", "ovenline"])("fit their time and say nothing twice: %s", (name) => {
    const state = INVENTED.includes(name) ? inventedFounder(name) : caseState(name);
    const rows = rowsOf(state);
    expect(rows.length).toBeGreaterThan(1);
    for (const { cells } of rows) {
      const [label = "", spoken = ""] = cells;
      expect(wordCount(spoken)).toBeLessThanOrEqual(WORDS[label.split(" ")[0] ?? ""] ?? 0);
      const quotes = quotesIn(spoken);
      for (const quote of quotes) {
        expect(quotes.filter((other) => other.includes(quote) || quote.includes(other)), quote).toHaveLength(
          1,
        );
      }
    }
  });
});
