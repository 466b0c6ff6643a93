import { expect, test } from "vitest";
import { alongWith, cellsOf, editOf, withEdit } from "../../islands/journey/edits.ts";

const ROWS = [
  { id: "objections.0", value: "Too dear" },
  { id: "objections.1", value: "We have a warranty" },
  { id: "goal.target", value: "60 cafés" },
];
const [first, second, goal] = ROWS as [typeof ROWS[0], typeof ROWS[0], typeof ROWS[0]];

test("an edit moves up with its row when one before it is struck out, and no other row takes it", () => {
  const edits = withEdit({}, second, "We have one already");
  const moved = alongWith(edits, [{ id: "objections.0", value: "We have a warranty" }, goal]);
  expect(cellsOf(moved)).toEqual({ "objections.0": "We have one already" });
  expect(alongWith(edits, [first, goal])).toEqual({});
});

test("an edit is over once its row reads otherwise, and one typed back is none", () => {
  const edits = withEdit({}, goal, "65 cafés");
  expect(editOf(edits, { ...goal, value: "70 cafés" })).toBeUndefined();
  expect(alongWith(edits, [{ ...goal, value: "70 cafés" }])).toEqual({});
  expect(withEdit(edits, goal, goal.value)).toEqual({});
});

test("blanks alone change nothing, an emptied row is struck out, and what is proposed is kept once it is said", () => {
  expect(cellsOf(withEdit({}, goal, "60 cafés "))).toEqual({});
  expect(cellsOf(withEdit({}, first, ""))).toEqual({ "objections.0": "" });
  const asked = { id: "objections.new", value: "", proposed: "Too far" };
  expect(cellsOf(withEdit({}, asked, "Too far"))).toEqual({ "objections.new": "Too far" });
  expect(cellsOf(withEdit({}, asked, ""))).toEqual({});
});
