import { expect, test } from "vitest";
import type { PageChange } from "../../../agents/domain/watch.ts";
import { compareCaptures, confirmedChanges } from "../../../agents/watch/comparing/compare.ts";
import { readCapture } from "../../../agents/watch/reading/read_capture.ts";
import { EDITS, PAGES } from "./everyday_pages.ts";
import { BAKERY, MOVING, PASSING } from "./passing_lines.ts";

const PLACES: ((page: string, line: string) => string)[] = [
  (page, line) => page.replace("</h1>", `</h1><p>${line}</p>`),
  (page, line) => page.replace("</main>", `<div>${line}</div></main>`),
  (page, line) => page.replace("<header>", `<div>${line}</div><header>`),
];

test("each change on an everyday page is of its kind", () => {
  const told = EDITS.map(([name, kind, from, to]) => {
    const page = PAGES[name] ?? "";
    expect(page).toContain(from);
    return { kind, seen: changes(page, page.replace(from, to))[0]?.kind ?? "", to };
  });
  expect(told.filter(({ kind, seen }) => kind !== seen)).toEqual([]);
});

test("what is told of a change stands on its page, word for word", () => {
  for (const [name, , from, to] of EDITS) {
    const before = PAGES[name] ?? "";
    const after = before.replace(from, to);
    const [was, is] = [before, after].map((page) =>
      readCapture(page).blocks.map(({ text }) => text).join("\n")
    );
    for (const change of changes(before, after)) {
      if (change.before !== null) expect(was).toContain(change.before);
      if (change.after !== null) expect(is).toContain(change.after);
    }
  }
});

test("lines that come and go mean nothing", () => {
  const alarms = PASSING.flatMap((line, index) => {
    const with_ = putIn(BAKERY, line, index);
    return [...changes(BAKERY, with_), ...changes(with_, BAKERY)].map(({ kind }) => `${kind}: ${line}`);
  });
  expect(alarms).toEqual([]);
});

test("figures that move by themselves mean nothing", () => {
  const alarms = MOVING.flatMap(([one, other], index) =>
    changes(putIn(BAKERY, one, index), putIn(BAKERY, other, index)).map(({ kind }) => `${kind}: ${other}`)
  );
  expect(alarms).toEqual([]);
});

test("a change counts only if the second capture agrees", () => {
  const dearer = BAKERY.replace("£4.20", "£4.60");
  const [before, after, back] = [BAKERY, dearer, BAKERY].map(readCapture);
  if (!before || !after || !back) throw new Error("Three captures");
  expect(compareCaptures(before, after)).toMatchObject([{ kind: "price", before: "£4.20", after: "£4.60" }]);
  expect(confirmedChanges(before, after, back)).toEqual([]);
  expect(confirmedChanges(before, after, after)).toHaveLength(1);
});

/** Into the head, the end or the top of a page, by turns. */
function putIn(page: string, line: string, turn: number): string {
  return PLACES[turn % PLACES.length]?.(page, line) ?? page;
}

function changes(before: string, after: string): PageChange[] {
  return compareCaptures(readCapture(before), readCapture(after));
}
