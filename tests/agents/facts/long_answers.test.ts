import { expect, test } from "vitest";
import { newJourney } from "../../../agents/domain/journey.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { startJourney, takeTurn } from "../../../agents/master.ts";
import { statementsOf } from "../../../agents/facts/statements/statements.ts";
import { sentenceSpans } from "../../../agents/text/sentences.ts";
import { cpuTimeOf } from "../../helpers/cpu_time.ts";
import { surroundings } from "../interview/player.ts";
import { journeyWith, NOW } from "./sheet.ts";

const LENGTH = 6_000;
/** A turn over odd text may take so many times as long as one over plain prose of the same length. */
const MOST_TIMES = 12;

const PROSE = "We mend the rowing boats of 37 clubs, and each of them pays £420 a boat by the end of March. ";

const ODD: Record<string, string> = {
  letters: "a",
  commas: ",",
  "commas and spaces": ", ",
  digits: "7",
  "digits and spaces": "7 ",
  quotes: '"',
  apostrophes: "'",
  "opened quotes": " “a",
  dots: ".",
  "short words with dots": "a. ",
  dashes: " - ",
  brackets: "(",
  "line breaks": "a\n",
  ands: "and ",
  money: "£14,000 ",
  "mixed scripts": "aб漢あ1,\"' ",
  kana: "あ",
  emoji: "😀",
};

function repeated(text: string): string {
  return text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);
}

/** How much of a core the same message takes as two answers and as the goal, the channels and the price, in milliseconds. */
async function timeOf(text: string): Promise<number> {
  let { state } = await startJourney(
    newJourney(`long ${text.slice(0, 9)}`, "Wickstead", "Test"),
    surroundings(),
  );
  return await cpuTimeOf(async () => {
    for (let at = 0; at < 2; at++) {
      ({ state } = await takeTurn(state, { id: `turn-${at}`, text }, surroundings()));
    }
    readFacts(
      journeyWith({ "goal.twelve_months": text, "channels.current": text, "revenue.model": text }),
      NOW,
    );
  });
}

/** Of one text in other words each time, because what was read once is remembered. */
async function medianOf(texts: string[]): Promise<number> {
  const times: number[] = [];
  for (const text of texts) times.push(await timeOf(text));
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

test("odd text of 6,000 characters costs no more than a few times what prose does", async () => {
  const prose = (clubs: number) => repeated(PROSE.replace("37", `${clubs}`));
  await timeOf(prose(36));
  const usual = await medianOf([37, 38, 39].map(prose));
  for (const [name, odd] of Object.entries(ODD)) {
    const saying = (word: string) => `${word}: ${repeated(odd)} x`;
    const once = await timeOf(saying("Yes"));
    const took = once < usual * MOST_TIMES ? once : await medianOf(["Well", "Indeed", "Right"].map(saying));
    expect({ name, isBounded: took < usual * MOST_TIMES, took, usual }).toMatchObject({ isBounded: true });
  }
}, 120_000);

test("a sentence without an end is cut behind a word, and loses none", () => {
  const text = "word ".repeat(2_000).trim();
  const spans = sentenceSpans(text);
  expect(Math.max(...spans.map(({ from, to }) => to - from))).toBeLessThanOrEqual(800);
  expect(spans.map(({ from, to }) => text.slice(from, to)).join(" ")).toBe(text);
});

test("text without words is cut all the same, and characters outside the base plane stay whole", () => {
  expect(sentenceSpans("あ".repeat(2_000)).map(({ to, from }) => to - from)).toEqual([800, 800, 400]);
  for (const { from, to } of sentenceSpans(`a${"𠮷".repeat(1_000)}`)) {
    expect(`a${"𠮷".repeat(1_000)}`.slice(from, to).isWellFormed()).toBe(true);
  }
});

test("of one answer 20,000 characters are read", () => {
  const answer = {
    field: "offering.what" as const,
    turn: "t",
    text: PROSE.repeat(690),
    thin: false,
  };
  const sentences = statementsOf([answer]).sentences("offering.what");
  expect(answer.text.length).toBeGreaterThan(64_000);
  expect(sentences.at(-1)?.to).toBeLessThanOrEqual(20_000);
  expect(sentences.length).toBeGreaterThan(200);
});
