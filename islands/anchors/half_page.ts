import type { Section } from "../../routes/api/contract.ts";

/** What a section may say of itself at the head of its anchor, in words: four of them are half a page. */
const MOST_WORDS = 45;

/**
 * A section in one breath: its claim, then as many whole sentences of its paragraphs and lists as fit, without marks of
 * type. What `before` has said already is left out; "" where nothing else is there to say.
 */
export function inOneBreath(
  { headline, blocks }: Pick<Section, "headline" | "blocks">,
  before: string,
): string {
  const claims = blocks.flatMap((block) =>
    block.kind === "paragraph" ? block.claims : block.kind === "list" ? block.items : []
  );
  const said: string[] = [];
  for (const sentence of [headline, ...claims].map(({ text }) => spoken(text))) {
    if (isIn([before, ...said].join(" "), sentence)) continue;
    if (wordsIn([...said, sentence].join(" ")) > MOST_WORDS) break;
    said.push(sentence);
  }
  return said.join(" ");
}

/** A sentence that was shortened counts as said where what is left of it was. */
function isIn(text: string, sentence: string): boolean {
  return text.includes(sentence.replace(/[\s….”"]+$/, ""));
}

function spoken(text: string): string {
  const plain = text.replace(/\*+/g, "").trim();
  return /[.!?…”]$/.test(plain) ? plain : `${plain}.`;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}
