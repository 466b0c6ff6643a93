import type { Section } from "../../routes/api/contract.ts";

/** What a section may say of itself at the head of its anchor, in words: four of them are half a page. */
const MOST_WORDS = 45;

/** A section in one breath: its claim, then as many whole sentences of its first paragraph as fit; without marks of type. */
export function inOneBreath({ headline, blocks }: Pick<Section, "headline" | "blocks">): string {
  const paragraph = blocks.find(({ kind }) => kind === "paragraph");
  const claims = paragraph?.kind === "paragraph" ? paragraph.claims.map(({ text }) => text) : [];
  let said = spoken(headline.text);
  for (const claim of claims.map(spoken)) {
    if (said.includes(claim)) continue;
    if (wordsIn(`${said} ${claim}`) > MOST_WORDS) break;
    said = `${said} ${claim}`;
  }
  return said;
}

function spoken(text: string): string {
  const plain = text.replace(/\*+/g, "").trim();
  return /[.!?…”]$/.test(plain) ? plain : `${plain}.`;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}
