import { type Known, plantedIn, type PlantedLeaf, problemsOf } from "../gates/planted.ts";

/** What the gates made of one leaf of the corpus. */
export interface Judged {
  says: string;
  problems: string[];
}

const judged = new Map<string, Judged[]>();

/** The leaves of one half of the corpus, honest ones and lies that code can judge, each with what the gates hold against it. */
export function judgedIn(half: "first" | "second", kind: "honest" | "lies"): Judged[] {
  const file = `../lies/${half}_${kind}.json`;
  const found = judged.get(file) ?? plantedIn<PlantedLeaf[]>(file).map((leaf) => judge(leaf));
  judged.set(file, found);
  return found;
}

export type Leaves = { founder: string } & Record<"honest" | "lies", Omit<PlantedLeaf, "founder">[]>;

/** Leaves about founders in the language they speak, with what the gates hold against each. */
export function judgedOf(
  language: "dutch" | "english" | "french" | "german" | "italian" | "japanese" | "portuguese" | "spanish",
  kind: "honest" | "lies",
): Judged[] {
  return plantedIn<Leaves[]>(`../lies/${language}.json`).flatMap(({ founder, ...leaves }) =>
    leaves[kind].map((leaf) => judge({ ...leaf, founder }))
  );
}

/** Lies that only a critic can see, with what the gates hold against them. */
export function listedForCritics(): Judged[] {
  return plantedIn<PlantedLeaf[]>("../lies/critic_only.json").map((leaf) => judge(leaf));
}

export function judge(leaf: PlantedLeaf, known?: Known): Judged {
  return {
    says: `${leaf.founder}: ${leaf.text ?? JSON.stringify(leaf.row)}`,
    problems: problemsOf(leaf, known).map(({ gate, reason }) => `${gate}: ${reason}`),
  };
}
