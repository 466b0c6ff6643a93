import { expect, test } from "vitest";
import { parseEvent } from "../../islands/stream.ts";

test("an event is read from its lines, whatever ends them", () => {
  expect(parseEvent('event: delta\r\ndata: {"text":"a b"}')).toEqual({
    event: "delta",
    data: { text: "a b" },
  });
});

test("an event's data may stand on several lines", () => {
  expect(parseEvent('event: status\ndata: {"step":"x",\ndata: "text":"y"}')).toEqual({
    event: "status",
    data: { step: "x", text: "y" },
  });
});

test("a comment that keeps the line open is no event", () => {
  expect(parseEvent(": still at work")).toBeNull();
});
