import { plantedIn, type PlantedLeaf, problemsOf } from "../gates/planted.ts";

/** What the gates made of one leaf of the corpus. */
export interface Judged {
  says: string;
  problems: string[];
}

/** The leaves of one half of the corpus, honest ones and lies that code can judge, each with what the gates hold against it. */
export function judgedIn(half: "first" | "second", kind: "honest" | "lies"): Judged[] {
  return plantedIn<PlantedLeaf[]>(`../lies/${half}_${kind}.json`).map(judge);
}

/** Lies that only a critic can see, with what the gates hold against them. */
export function listedForCritics(): Judged[] {
  return plantedIn<PlantedLeaf[]>("../lies/critic_only.json").map(judge);
}

function judge(leaf: PlantedLeaf): Judged {
  return {
    says: `${leaf.founder}: ${leaf.text ?? JSON.stringify(leaf.row)}`,
    problems: problemsOf(leaf).map(({ gate, reason }) => `${gate}: ${reason}`),
  };
}
