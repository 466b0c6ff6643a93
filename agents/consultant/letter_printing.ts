import type { Said } from "../anchors/words/answers.ts";
import { FIELDS, isFieldId } from "../domain/fields.ts";
import type { Letter } from "./letter.ts";

/** How much of a letter is the founder's own, 0 to 1, with the reason in words. */
export function letterConfidence({ lines }: Letter): { score: number; reason: string } {
  const own = lines.filter((line) => "said" in line || line.ours.includes("“")).length;
  return {
    score: Math.min(0.95, Math.round((own / lines.length) * 100) / 100),
    reason: `${own} of ${lines.length} lines of the draft are your own words, the rest are ours.`,
  };
}

/** Whose words the letter rests on, by the names of the questions they answered. */
export function letterSources({ lines }: Letter): string[] {
  return [...new Set(lines.flatMap((line) => "said" in line ? [labelOf(line.said)] : []))];
}

const SIGNS = ["¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"];

/** The letter as it is sent, a small number at each sentence of the founder's, and where each comes from. */
export function letterPart({ name, lines }: Letter): string {
  const own = lines.flatMap((line) => "said" in line ? [line.said] : []);
  const told = lines.map((line) =>
    "ours" in line ? line.ours : `${closed(capital(line.said.quote))}${SIGNS[own.indexOf(line.said)] ?? ""}`
  );
  const origins = own.map((said, at) => `- ${SIGNS[at] ?? ""} ${labelOf(said)}: “${said.quote}”`);
  const blanks = told.some((line) => /\[[^\]]+\]/u.test(line))
    ? " What stands in brackets only you can fill in."
    : "";
  return [
    `**A draft: ${name}.**\n\n${told.map((line) => `> ${line}`).join("\n>\n")}`,
    ...(origins.length === 0 ? [] : [`**Where its sentences come from.**\n${origins.join("\n")}`]),
    `${
      origins.length === 0
        ? "What stands in quotation marks is yours; the few words between are ours."
        : "Sentences without a number are ours, and few."
    }${blanks}`,
  ].join("\n\n");
}

function capital(words: string): string {
  return `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`;
}

function closed(words: string): string {
  return /[.!?…。！？][’”"'»)]*$/u.test(words) ? words : `${words}.`;
}

function labelOf({ mark }: Said): string {
  if (mark.kind === "source") return "Your own site";
  return mark.kind === "said" && isFieldId(mark.field) ? FIELDS[mark.field].label : "Your answers";
}
