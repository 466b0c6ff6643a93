import { type Section, type SectionId, SECTIONS } from "../domain/anchors.ts";
import type { Strategy } from "../strategy/strategy.ts";
import type { LeafFate, WrittenPart, WrittenStrategy } from "../strategy/written.ts";

/** The sections of which most sentences are a model's: they stand in the strategy as it is printed and not in the rules'. */
export function sectionsByModel(rules: Strategy, printed: Strategy): Set<SectionId> {
  if (rules === printed) return new Set();
  const parts = (Object.keys(printed) as (keyof Strategy)[]).filter((id) =>
    isMostlyNew(rules[id], printed[id])
  );
  const sections = parts.flatMap((part): readonly SectionId[] =>
    part === "deck" ? SECTIONS.pitchDeck : sectionOf(part)
  );
  return new Set(sections);
}

/** The model that was asked to write a section, and how many of its sentences did not pass, counted by gate. */
export function toldOfModel(section: SectionId, { parts }: WrittenStrategy): Pick<Section, "model" | "note"> {
  const written: WrittenPart[] = Object.values(parts);
  const part = written.find(({ id }) =>
    id === section || id === "deck" && SECTIONS.pitchDeck.some((each) => each === section)
  );
  if (part === undefined) return { note: null };
  const refused = part.id === section ? part.fates.filter(({ fate }) => fate === "refused") : [];
  return { model: part.writtenBy, note: refused.length === 0 ? null : refusedInWords(refused) };
}

/** The gates as a founder may read them. */
const GATES: Record<string, string> = {
  adds_up: "sums",
  ids: "evidence",
  headline: "hollow words",
  rivals: "a rival's words",
  refused: "something you refuse",
  thin: "thin",
  critic: "a second reading",
  form: "another form",
  within: "a part of what did not",
  unasked: "not asked for",
};

/** "3 sentences of the model's did not pass: numbers (2), names. What follows from your facts stands instead." */
function refusedInWords(refused: LeafFate[]): string {
  const counts = new Map<string, number>();
  for (const { gate } of refused) {
    if (gate !== null) counts.set(gate, (counts.get(gate) ?? 0) + 1);
  }
  const gates = [...counts].toSorted(([, one], [, other]) => other - one)
    .map(([gate, count]) => `${GATES[gate] ?? gate}${count > 1 ? ` (${count})` : ""}`).join(", ");
  const sentences = refused.length === 1 ? "1 sentence" : `${refused.length} sentences`;
  return `${sentences} of the model's did not pass: ${gates}. What follows from your facts stands instead.`;
}

function sectionOf(part: keyof Strategy): SectionId[] {
  return Object.values(SECTIONS).flat().filter((section) => section === part);
}

function isMostlyNew(rules: unknown, printed: unknown): boolean {
  const known = new Set(sentencesOf(rules));
  const sentences = sentencesOf(printed);
  const fresh = sentences.filter((sentence) => !known.has(sentence));
  return fresh.length * 2 > sentences.length;
}

/** The texts of all claims and sums in a part. */
function sentencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sentencesOf);
  if (typeof value !== "object" || value === null) return [];
  const isClaim = "text" in value && "marks" in value && typeof value.text === "string";
  return isClaim ? [String(value.text)] : Object.values(value).flatMap(sentencesOf);
}
