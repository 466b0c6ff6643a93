import { expect, test } from "vitest";
import type { FactsAnswer, HistoryAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { percentile } from "../bench/measure.ts";
import { longText, SPOKEN_LANGUAGES } from "../helpers/long_texts.ts";
import { awaitCalm, lookMeanwhile } from "../helpers/looks.ts";
import { processesOfEachTest } from "../helpers/processes.ts";
import { personOf, signUp } from "../helpers/server.ts";

const { start } = processesOfEachTest();

/** What nobody notices (quality: 50 ms), for nine looks of ten: the tenth may meet a busy machine. */
const UNNOTICED_MS = 50;
/** Of the time that long answers take, others may stand still for so much; it was nine tenths and more. */
const MOST_STANDING_STILL = 0.3;

/** All that was seen of others while something long was done, and the share of the time in which they stood still. */
function summaryOf(seen: { lasted: number; waits: number[] }[]) {
  const waits = seen.flatMap((each) => each.waits);
  const noticed = waits.filter((wait) => wait > UNNOTICED_MS);
  const lasted = sum(seen.map((each) => each.lasted));
  return { nineOfTen: percentile(waits, 0.9), standingStill: sum(noticed) / lasted };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

test(
  "while one founder's huge answers are read, nobody else waits: turns, worksheet and history",
  async () => {
    const first = await start();
    const person = await signUp(first);
    const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
    await awaitCalm(first.origin, UNNOTICED_MS);
    const turns: { lasted: number; waits: number[] }[] = [];
    for (const [at, language] of SPOKEN_LANGUAGES.entries()) {
      for (const characters of [20_000, 60_000]) {
        const message = longText(language, characters, at);
        const send = () => person.post("/api/journey/continue", { session_id, message });
        turns.push(await lookMeanwhile(first.origin, send));
      }
    }
    const { nineOfTen, standingStill } = summaryOf(turns);
    expect(nineOfTen).toBeLessThan(UNNOTICED_MS);
    expect(standingStill).toBeLessThan(MOST_STANDING_STILL);
    await first.end("SIGTERM");
    const second = await start();
    await awaitCalm(second.origin, UNNOTICED_MS);
    const again = personOf({ ...person, origin: second.origin });
    const seen = await lookMeanwhile(second.origin, async () => {
      const { worksheet } = await again.get<FactsAnswer>(`/api/facts?session_id=${session_id}`);
      expect(worksheet.length).toBeGreaterThan(0);
      const { messages } = await again.get<HistoryAnswer>("/api/journey/history");
      expect(messages.filter(({ role }) => role === "user")).toHaveLength(2 * SPOKEN_LANGUAGES.length);
    });
    expect(summaryOf([seen]).standingStill).toBeLessThan(MOST_STANDING_STILL);
  },
  240_000,
);
