import { readdirSync } from "node:fs";
import { caseFolder } from "./cases.ts";
import { totalOf } from "./fact_score.ts";
import { type PlayedCase, playWithoutServer } from "./play_without_server.ts";
import { isNear } from "./print_score.ts";
import { readSpokenCase, type SpokenCase } from "./spoken_case.ts";

/** What the founders of several sets came to, added up. */
export interface SetCounts {
  factsFound: number;
  factsWrong: number;
  neverPrinted: number;
  unclearSettled: number;
  contradictionsPut: number;
  /** Put although nobody wrote them into the case. */
  otherContradictionsPut: number;
  correctionsKept: number;
  consultationsRight: number;
}

const NOTHING: SetCounts = {
  factsFound: 0,
  factsWrong: 0,
  neverPrinted: 0,
  unclearSettled: 0,
  contradictionsPut: 0,
  otherContradictionsPut: 0,
  correctionsKept: 0,
  consultationsRight: 0,
};

/** Plays every founder of these blind sets once, with no server, and counts. */
export async function playSets(sets: readonly string[]): Promise<SetCounts> {
  const counts = { ...NOTHING };
  for (const set of sets) {
    for (const file of readdirSync(caseFolder("blind", set)).sort()) {
      const founder = readSpokenCase(caseFolder("blind", `${set}/${file}`));
      const own = countsOf(founder, await playWithoutServer(founder));
      for (const [name, count] of Object.entries(own)) counts[name as keyof SetCounts] += count;
    }
  }
  return counts;
}

function countsOf(founder: SpokenCase, { put, score: { facts, checks } }: PlayedCase): SetCounts {
  const check = (name: string) => {
    const found = checks.find((each) => each.name === name);
    if (found === undefined) throw new Error(`No check is called "${name}"`);
    return found;
  };
  const failed = (name: string) => check(name).of - check(name).held;
  const { found, read, right } = totalOf(facts);
  const others = put.filter((pair) =>
    !founder.contradictions.some((sides) => sides.every((side) => isNear(side, pair.join(" … "))))
  );
  return {
    factsFound: found,
    factsWrong: read - right,
    neverPrinted: failed("never printed"),
    unclearSettled: failed("unclear not settled"),
    contradictionsPut: check("contradictions put").held,
    otherContradictionsPut: others.length,
    correctionsKept: check("corrections").held,
    consultationsRight: check("consultant").held,
  };
}
