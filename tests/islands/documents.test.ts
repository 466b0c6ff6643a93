import { expect, test } from "vitest";
import { documentColours, PICKER_DEFAULT, pickerColour } from "../../islands/documents/colours.ts";
import { contrastOf } from "../../islands/documents/contrast.ts";
import { sizeText, versionText } from "../../islands/documents/DocumentList.tsx";
import { ENGLISH } from "../helpers/english.ts";

test.each([[0.3, "307 KB"], [0.9999, "1024 KB"], [1, "1.0 MB"], [2.345, "2.3 MB"]])(
  "%d MB is shown as %s",
  (size, text) => {
    expect(sizeText(size, ENGLISH.documents.list, "en-US")).toBe(text);
  },
);

test("contrast is WCAG's: 21 for black on white, 1 for a colour on itself", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#F26B1D", "#f26b1d")).toBe(1);
});

test("a picker shows the picked colour, else the brand's, else the default", () => {
  expect(pickerColour("primary", {}, {})).toBe(PICKER_DEFAULT);
  expect(pickerColour("primary", { primary: "#112233" }, {})).toBe("#112233");
  expect(pickerColour("primary", { primary: "#112233" }, { primary: "#445566" })).toBe("#445566");
});

test("a brand colour that is no hex is not drawn", () => {
  expect(documentColours({ text: "url(x)" }, {}).text).toMatch(/^#[0-9a-f]{6}$/);
});

test.each([
  [{ version: 1 }, "Version 1."],
  [{ version: 2, changes: [] }, "Version 2. Nothing changed since the one before."],
  [{ version: 3, changes: ["Sources"] }, "Version 3. Changed since the one before: Sources."],
  [
    { version: 4, changes: ["A", "B", "C", "D", "E", "F"] },
    "Version 4. Changed since the one before: A, B, C, D and 2 more.",
  ],
])("a document's version and what changed are one line: %j", (document, line) => {
  expect(versionText(document, ENGLISH.documents.list)).toBe(line);
});
