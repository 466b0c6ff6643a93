import { expect, test } from "vitest";
import { streamedStrings } from "../../../agents/model/streamed_string.ts";
import { cpuTimeOf } from "../../helpers/cpu_time.ts";

const ANSWER = {
  deeper: { reflect: "not this one", list: ["reflect", { reflect: "nor this" }] },
  note: 'a string with "reflect": "inside" it, and a brace } too',
  question: "Who said so first?",
  reflect: 'They said “no”, "twice" \\ 港\n🪵\tand left.',
  count: 3,
};

/** What is heard of an answer that comes in pieces of this size, property by property. */
function heard(json: string, size: number, properties: string[]): Record<string, string> {
  const fresh = streamedStrings(properties);
  const said: Record<string, string> = {};
  for (let at = 0; at < json.length; at += size) {
    for (const { property, text } of fresh(json.slice(at, at + size))) {
      said[property] = (said[property] ?? "") + text;
    }
  }
  return said;
}

test.each([1, 2, 3, 7, 64, 10_000])("in pieces of %i letters the words are the same", (size) => {
  expect(heard(JSON.stringify(ANSWER, null, 1), size, ["reflect"])).toEqual({ reflect: ANSWER.reflect });
});

test.each([1, 5])("letters that are escaped are put together again, in pieces of %i", (size) => {
  const escaped = JSON.stringify(ANSWER).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  expect(heard(escaped, size, ["reflect"])).toEqual({ reflect: ANSWER.reflect });
});

test("properties are given in the order in which they are shown, whatever the order in which they come", () => {
  const fresh = streamedStrings(["reflect", "question"]);
  const order: string[] = [];
  for (const letter of JSON.stringify(ANSWER)) {
    for (const { property } of fresh(letter)) {
      if (order.at(-1) !== property) order.push(property);
    }
  }
  expect(order).toEqual(["reflect", "question"]);
});

test("a property that is no string holds up nothing after it", () => {
  expect(heard('{"reflect": null, "question": "Why?"}', 4, ["reflect", "question"])).toEqual({
    question: "Why?",
  });
});

test("prose with quotation marks and fences before the JSON is passed over", () => {
  const prose = 'Here\'s what you "asked": for\n```json\n';
  expect(heard(`${prose}${JSON.stringify({ reflect: "Yes." })}\n\`\`\``, 3, ["reflect"])).toEqual({
    reflect: "Yes.",
  });
});

test("an answer that is 32 times as long takes about as much longer to hear, not a thousand times", async () => {
  const timeFor = (letters: number) => {
    const json = JSON.stringify({ reflect: "and so on ".repeat(letters / 10) });
    return cpuTimeOf(() => heard(json, 20, ["reflect"]));
  };
  await timeFor(100_000);
  const least = async (letters: number) =>
    Math.min(await timeFor(letters), await timeFor(letters), await timeFor(letters));
  expect(await least(3_200_000) / await least(100_000)).toBeLessThan(300);
});
