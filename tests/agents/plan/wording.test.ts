import { describe, expect, test } from "vitest";
import { buildCalendar } from "../../../agents/plan/calendar.ts";
import { isOutdated } from "../../../agents/anchors/words/answers.ts";
import { buildFoundation } from "../../../agents/foundation.ts";
import { founderWho, INVENTED, inventedFounder } from "../../helpers/founders.ts";

const FROM = new Date("2026-11-23");
const LEANING = /“(?:of|whether|which|because|wenn|weil|then)\s/u;

describe.each(INVENTED)("The entries of %s", (name) => {
  const entries = buildCalendar(inventedFounder(name), FROM);

  test("open with a hook that stands by itself", () => {
    expect(entries.map((entry) => entry.hook).filter((hook) => LEANING.test(hook))).toEqual([]);
  });

  test("do not all begin their drafts alike", () => {
    const openings = entries.map((entry) => entry.draft.split(/[:.]/)[0] ?? "");
    for (const opening of new Set(openings)) {
      expect(openings.filter((each) => each === opening).length).toBeLessThanOrEqual(entries.length / 3);
    }
  });

  test("that are left open say what to write down, each in its own way", () => {
    const open = entries.filter((entry) => entry.open).map((entry) => entry.draft);
    expect(new Set(open).size).toBe(open.length);
  });
});

test("A greeting opens a few entries at most, and a first sentence that greets nobody opens none", () => {
  const greeted = (sample: string) =>
    buildCalendar(
      founderWho({
        "voice.sample": sample,
        "channels.current": "Of 9 inns 5 came by newsletter, 4 by letters.",
      }),
      FROM,
    ).filter((entry) => entry.draft.startsWith("“"));
  expect(greeted("Gate's done. It is yours on Tuesday.").length).toBe(0);
  expect(greeted("Good morning Ada! The barrel is tapped.").length).toBeLessThanOrEqual(6);
});

test("An objection is answered by what was said behind it, however it was quoted", () => {
  const state = founderWho({
    "messaging.objections": "« Je n'ai pas le temps » : une heure suffit. 'Why you?' Because I answer.",
    "content.knowledge": "How to tune a string.",
  });
  const drafts = buildCalendar(state, FROM).map((entry) => entry.draft).join("\n");
  expect(drafts).toContain("“Je n'ai pas le temps”");
  expect(drafts).toContain("“Because I answer.”");
});

test("A corrected number is printed nowhere, not where another answer tells the same either", () => {
  const state = inventedFounder("rotaboard");
  const quote = "Actually, overtime dropped 21%, not 18%.";
  state.corrections.push({ turn: "turn-c", field: "proof.best", from: "18%", to: "21%", quote, stale: [] });
  const { anchors, calendar, facts, quotes, answers } = buildFoundation({
    state,
    anchors: {},
    now: FROM,
    version: 1,
    mind: "Built-in strategist",
  });
  expect(JSON.stringify({ anchors, calendar, facts, quotes, answers })).not.toContain("18%");
  expect(JSON.stringify(facts)).toContain("21%");
  expect(isOutdated(state, "pitch.traction", "61 homes, overtime down 18%.")).toBe(true);
  expect(isOutdated(state, "pitch.traction", "We raised prices by 18%.")).toBe(false);
});
