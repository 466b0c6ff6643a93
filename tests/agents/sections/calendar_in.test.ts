import ICAL from "ical.js";
import { expect, test } from "vitest";
import { buildFoundation } from "../../../agents/foundation.ts";
import { builtInModel } from "../../../agents/model/builtin.ts";
import { toIcs } from "../../../agents/plan/calendar.ts";
import { calendarFileIn, founderLanguage, wordsFor } from "../../../agents/sections/in_language.ts";
import { NOW } from "../../helpers/case_state.ts";
import { inventedFounder } from "../../helpers/founders.ts";

const LABELS =
  /^(?:Message|Pillar|For|Proof|Asks them to|Minutes|Owner|Counted|Near it): |thirty days|^open: |how you work|what you know|question answered/mu;

test.each(["waermewart", "accordeur", "surcos"])(
  "The thirty days of %s have no English label in the calendar's file",
  (name) => {
    const foundation = buildFoundation({
      state: inventedFounder(name),
      anchors: {},
      now: NOW,
      version: 1,
      mind: builtInModel.name,
    });
    const language = founderLanguage(foundation);
    const say = wordsFor(foundation, language);
    const entries = calendarFileIn(foundation.calendar, language, say);
    const text = toIcs(entries, { company: foundation.company, now: NOW, say });
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
    expect(events.length).toBeGreaterThan(5);
    const told = events.flatMap(({ summary, description }) => [summary, description]);
    expect(
      [...told, String(calendar.getFirstPropertyValue("x-wr-calname"))].filter((each) => LABELS.test(each)),
    )
      .toEqual([]);
    if (language !== "es") expect(told.filter((each) => /“[^“]*”/u.test(each))).toEqual([]);
    expect(events.filter(({ summary }) => summary.startsWith(":"))).toEqual([]);
  },
);
