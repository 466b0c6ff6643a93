import { type SectionId, SECTIONS } from "../domain/anchors.ts";
import type { Strategy } from "../strategy/strategy.ts";

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
