import { expect, test } from "vitest";
import { begunPercent, countComplete, sectionText, statusOf } from "../../islands/anchors/anchor_view.ts";
import { ApiError, reasonOf, REQUEST_TIMEOUT_MS } from "../../islands/api.ts";
import { sizeText } from "../../islands/documents/DocumentList.tsx";
import { nameOf } from "../../islands/journey/journey_name.ts";
import { phaseLabel, shortDate } from "../../islands/labels.ts";
import { isRealUser } from "../../islands/session.ts";
import { withDefaults } from "../../islands/sign_in_answer.ts";
import { TOAST_LIMIT, TOAST_MS } from "../../islands/toasts.ts";
import type { AnchorAnswer } from "../../routes/api/contract.ts";
import { ENGLISH } from "../helpers/english.ts";

const EMPTY = ENGLISH.anchors.reading.emptySection;

function anchor(anchor_type: AnchorAnswer["anchor_type"], over: Partial<AnchorAnswer> = {}): AnchorAnswer {
  return {
    anchor_type,
    status: "in_progress",
    content: { market_analysis: "Words." },
    metadata: {
      agent: "",
      sentence: null,
      language: "en",
      sections: [],
      insights: [],
      written_by: "",
      updated_at: "",
      places: { turns: [], pages: [] },
      writing: null,
    },
    confidence_score: 0,
    completion_percentage: 0,
    ...over,
  };
}

test.each([
  ["conversation_initiation", "Getting Started"],
  ["truth_anchor_analysis", "Truth Anchor"],
  ["expression_anchor_analysis", "Expression Anchor"],
  ["attention_anchor_analysis", "Attention Anchor"],
  ["evolution_anchor_analysis", "Evolution Anchor"],
  ["pitch_deck_creation", "Pitch Deck"],
  ["complete", "Complete"],
  ["anything_else", "In Progress"],
])("the phase %s is called %s", (phase, label) => {
  expect(phaseLabel(phase, ENGLISH.foundation)).toBe(label);
});

test("a journey without a name is called Brand Journey and the first eight characters of its id", () => {
  const session = { current_phase: "", journey_progress: 0, created_at: "", updated_at: "" };
  expect(nameOf({ ...session, id: "12345678-9abc", session_name: "" }, ENGLISH.foundation)).toBe(
    "Brand Journey 12345678",
  );
});

test("an anchor without content is Not Started, completed content is Complete, any other In Progress", () => {
  const shown = (of: AnchorAnswer | undefined) => ENGLISH.foundation.status[statusOf(of)];
  expect(shown(undefined)).toBe("Not Started");
  expect(shown(anchor("truth", { content: {}, status: "completed" }))).toBe("Not Started");
  expect(shown(anchor("truth"))).toBe("In Progress");
  expect(shown(anchor("truth", { status: "completed" }))).toBe("Complete");
});

test("four anchors count for the foundation, five with the pitch deck for what is begun", () => {
  const anchors = [anchor("truth", { status: "completed" }), anchor("expression"), anchor("pitchDeck")];
  expect(countComplete(anchors)).toBe(1);
  expect(begunPercent(anchors)).toBe(60);
  expect(begunPercent([anchor("truth"), anchor("attention", { content: {} })])).toBe(20);
  expect(begunPercent([])).toBe(0);
});

test("a section value is shown as text, else as formatted JSON, and an empty one says what will stand there", () => {
  expect(sectionText("Words.", EMPTY)).toBe("Words.");
  expect(sectionText({ a: 1 }, EMPTY)).toBe('{\n  "a": 1\n}');
  for (const empty of [undefined, null, ""]) {
    expect(sectionText(empty, EMPTY)).toBe("This section will be populated during your strategic analysis.");
  }
});

test("a file under one megabyte is told in whole KB, otherwise in MB with one decimal", () => {
  expect(sizeText(0.5, ENGLISH.documents.list, "en-US")).toBe("512 KB");
  expect(sizeText(1, ENGLISH.documents.list, "en-US")).toBe("1.0 MB");
  expect(sizeText(2.345, ENGLISH.documents.list, "en-US")).toBe("2.3 MB");
});

test("a date is en-US with a short month, a day and a year", () => {
  expect(shortDate("2026-11-21T23:30:00.000Z", ENGLISH.common.locale)).toBe("Nov 21, 2026");
});

test("a user without the fields has the specified defaults", () => {
  expect(withDefaults({ id: "u1" })).toMatchObject({
    user_type: "free",
    max_journeys: 3,
    journeys_used: 0,
    journeys_this_month: 0,
    consultant_queries_this_month: 0,
  });
});

test("a session is valid only with an id that is no placeholder", () => {
  expect(isRealUser({ id: "u1" })).toBe(true);
  for (const id of ["", "authenticated_user", "current_user", undefined]) {
    expect(isRealUser({ id })).toBe(false);
  }
});

test("at most twenty toasts stand at once, an error for four seconds and a success for two", () => {
  expect(TOAST_LIMIT).toBe(20);
  expect(TOAST_MS).toEqual({ error: 4000, success: 2000 });
});

test("a request is given up after three minutes", () => {
  expect(REQUEST_TIMEOUT_MS).toBe(180_000);
});

test("a failure is told by the server's detail, else by its message, else by its action's own words", () => {
  expect(reasonOf(new ApiError(409, "Wait", "An unexpected error occurred"), "Failed to send message")).toBe(
    "Wait",
  );
  expect(reasonOf(new ApiError(500, null, "Server error."), "Failed to send message")).toBe("Server error.");
  for (
    const words of [
      "Failed to start journey",
      "Failed to send message",
      "Failed to load conversation history",
      "Consultant query failed",
      "Profile update failed",
      "Login failed",
      "Registration failed",
    ]
  ) expect(reasonOf(new ApiError(0, null, ""), words)).toBe(words);
});
