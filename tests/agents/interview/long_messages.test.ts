import { beforeAll, describe, expect, it } from "vitest";
import { consult } from "../../../agents/consultant/consult.ts";
import { type JourneyState, newJourney } from "../../../agents/domain/journey.ts";
import { buildFoundation } from "../../../agents/foundation.ts";
import { finishJourney, startJourney, takeTurn, withoutTurn } from "../../../agents/master.ts";
import { builtInModel } from "../../../agents/model/builtin.ts";
import { cpuTimeOf } from "../../helpers/cpu_time.ts";
import { founderOf, NOW, readCase, surroundings } from "./player.ts";
import { rivalsOf } from "../../../agents/interview/language/weave.ts";
import { journeyWith } from "../facts/sheet.ts";
import { opened } from "./told_turns.ts";

/** What the longest body of a request can hold. */
const MOST_BYTES = 250_000;
/** Half of it is there for a machine that is busy: alone, the dearest takes a second. */
const LONGEST_MS = 4_000;
const PLAN = "We mend rowing boats for clubs on the Thames, and each club pays £420 a year. ";
const GERMAN = "Wir reparieren Ruderboote für Vereine am Neckar, und jeder Verein zahlt 420 € im Jahr. ";
const HIDDEN = "Our varnish comes from a widow in Henley called Petronella.";

function long(sentence: string): string {
  return `${sentence.repeat(Math.ceil(21_000 / sentence.length))}${HIDDEN}`;
}

function answer(state: JourneyState, text: string) {
  return takeTurn(state, { id: "long", text }, surroundings());
}

describe("a message that is too long to be read whole", () => {
  it("is read as far as it can be, and the founder is told in one line where that ends", async () => {
    const { state, reply } = await answer(await opened(), long(PLAN));
    const told = reply.split("\n").filter((line) => line.startsWith("Your message is longer"));
    expect(told).toEqual([
      "Your message is longer than what I read at once, which ends at “for clubs on the Thames, and each club pays £420 a year.”. The rest is kept, and the consultant finds it again. Send what matters in it as a message of its own.",
    ]);
    const [kept] = state.fields["offering.what"].answers;
    expect(kept?.text.length).toBeLessThanOrEqual(20_000);
    expect(state.beyond?.map(({ turn, text }) => [turn, text.endsWith(HIDDEN)])).toEqual([["long", true]]);
  });

  it("is told of in German to whom the interview speaks German", async () => {
    const { reply } = await answer(await opened(), long(GERMAN));
    expect(reply).toContain("Deine Nachricht ist länger als das, was ich auf einmal lese; es endet bei “");
    expect(reply).toContain("Der Rest bleibt erhalten");
    expect(reply).not.toContain("Your message");
  });

  it("is not told of where it is read whole", async () => {
    const { state, reply } = await answer(await opened(), PLAN.repeat(200));
    expect(reply).not.toContain("longer than");
    expect(state.beyond).toBeUndefined();
  });

  it("is found again by the consultant behind what was read, until another message takes its place", async () => {
    const { state } = await answer(await opened(), long(PLAN));
    expect(await toldOf("Petronella", (await finishJourney(state, "end", surroundings())).state)).toContain(
      HIDDEN,
    );
    const edited = await takeTurn(withoutTurn(state, "long", NOW), { id: "new", text: PLAN }, surroundings());
    expect(await toldOf("Petronella", (await finishJourney(edited.state, "end", surroundings())).state))
      .not.toContain("widow");
  });
});

async function toldOf(what: string, state: JourneyState): Promise<string> {
  const foundation = buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: builtInModel.name });
  const query = `What did I say about ${what}?`;
  return (await consult({ state, foundation, query, memory: [], surroundings: surroundings() })).consultation;
}

/** Pieces that somebody may repeat without an end; `#` is another number each time. */
const PIECES = [
  "a",
  "wir ",
  "3月",
  "三人、",
  "#人。",
  "¥#00、",
  "Anna#, ",
  "not # but 1# ",
  "porque a. ",
  "#.bc ",
  "a.a.",
  "# clubs pay £#. ",
];

function endless(piece: string): string {
  const bytes = new TextEncoder().encode(piece).length;
  return Array.from(
    { length: Math.floor(MOST_BYTES / (bytes + 4)) },
    (_, at) => piece.replaceAll("#", `${at}`),
  )
    .join("");
}

describe("the longest message there can be", () => {
  const FIELDS = ["company.links", "evolution.next", "confirm.attention"];
  let open: JourneyState[] = [];

  beforeAll(async () => {
    open = await statesAt(FIELDS);
  }, 60_000);

  it.each(PIECES)("of %j again and again is answered in a bounded time, whatever is asked", async (piece) => {
    const text = endless(piece);
    for (const state of open) {
      const took = await cpuTimeOf(() => answer({ ...state, id: `${state.id}-${piece}` }, text));
      expect({ at: state.question?.field, isBounded: took < LONGEST_MS, took }).toMatchObject({
        isBounded: true,
      });
    }
  }, 60_000);
});

it("names without an end, as the alternative and as rivals too, are put side by side at once", async () => {
  const names = `We lose to ${Array.from({ length: 2_000 }, (_, at) => `Velofix${at}`).join(", ")}`;
  const state = journeyWith({ "market.alternative": names, "market.rivals": names });
  // A turn asks for them a dozen times.
  const took = await cpuTimeOf(() => {
    for (let time = 0; time < 12; time++) rivalsOf(state);
  });
  expect(took).toBeLessThan(400);
  expect(rivalsOf(state).slice(0, 2)).toEqual(["Velofix0", "Velofix1"]);
});

/** A founder's journey as it stands at each of these questions. */
async function statesAt(fields: string[]): Promise<JourneyState[]> {
  const founder = founderOf(await readCase("tidewatch"));
  const found = new Map<string, JourneyState>();
  let { state } = await startJourney(newJourney("journey", founder.company, "Test"), surroundings());
  for (let turn = 0; state.question !== null && found.size < fields.length; turn++) {
    const { field } = state.question;
    if (fields.includes(field) && !found.has(field)) found.set(field, state);
    const message = { id: `turn-${turn}`, ...founder.answer(state.question, state) };
    ({ state } = await takeTurn(state, message, surroundings()));
  }
  expect([...found.keys()].toSorted()).toEqual(fields.toSorted());
  return [...found.values()];
}
