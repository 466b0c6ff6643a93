import type { Block, Section } from "../../routes/api/contract.ts";
import { capitalised } from "../words.ts";

/** What a section may say of itself at the head of its anchor, in words: four of them are half a page. */
const MOST_WORDS = 50;
/** Items of a list that are read before it becomes a list. */
const MOST_ITEMS = 3;
/** Ends as a sentence does, behind a closing quotation mark too; a label or a list of dates does not. */
const IS_SENTENCE = /^[\p{Lu}\p{Lo}\p{N}“].*[.!?。][”"]?$/su;
/** Nobody reads a colour's number aloud. */
const IS_CODE = /#[\da-f]{6}/i;

/** Something to say: what it is about, which may be "", and the words. */
interface Remark {
  label: string;
  words: string;
}

type Told = Pick<Section, "headline" | "blocks"> & Partial<Pick<Section, "written_by">>;

/**
 * An anchor that can be read aloud: for each section its claim, then as much of its paragraphs, lists and labelled rows as
 * fits, whole and without marks of type; of a section that a model has written, whole sentences alone. Nothing is said twice, and nothing that the anchor's own sentence has said; ""
 * where a section has nothing else to say.
 */
export function halfPage(sections: Told[], sentence: string): string[] {
  const said: string[] = [sentence];
  return sections.map((section) => {
    const paragraph: string[] = [];
    for (const remark of remarksOf(section)) {
      const fresh = withoutSaid(remark, said.join(" "));
      if (fresh === null) continue;
      const spoken = sentenceOf(fresh);
      if (wordsIn([...paragraph, spoken].join(" ")) > MOST_WORDS) continue;
      paragraph.push(spoken);
      said.push(spoken);
    }
    return paragraph.join(" ");
  });
}

/** The claim first; where a passage says the claim's own words whole, that passage under the claim's label. */
function remarksOf({ headline, blocks, written_by }: Told): Remark[] {
  const claim = remarkOf(headline.text);
  if (written_by === "model") return [claim, ...blocks.flatMap(sentencesOf)];
  const rest = blocks.flatMap(remarksOfBlock).filter(({ words }) => !IS_CODE.test(words));
  const whole = rest.find(({ words }) =>
    core(words).length > core(claim.words).length && isIn(words, claim.words)
  );
  if (whole === undefined) return [claim, ...rest];
  return [{ label: whole.label || claim.label, words: whole.words }, ...rest.filter((one) => one !== whole)];
}

/** A model writes whole sentences: under a label of a table or list they would be read as no person speaks. */
function sentencesOf(block: Block): Remark[] {
  if (block.kind !== "paragraph") return [];
  const words = plain(block.claims.map(({ text }) => text).join(" "));
  return IS_SENTENCE.test(words) && !IS_CODE.test(words) ? [{ label: "", words }] : [];
}

function remarksOfBlock(block: Block): Remark[] {
  const label = plain(block.title ?? "");
  switch (block.kind) {
    case "paragraph": {
      const words = plain(block.claims.map(({ text }) => text).join(" "));
      return label !== "" || IS_SENTENCE.test(words) ? [{ label, words }] : [];
    }
    case "list": {
      const items = block.items.map(({ text }) => plain(text));
      if (label === "") return items.filter((text) => IS_SENTENCE.test(text)).map(remarkOf);
      return items.length === 0
        ? []
        : [{ label, words: items.slice(0, MOST_ITEMS).map(inOneList).join("; ") }];
    }
    case "table":
      return block.columns.length === 2 && block.columns.every((column) => column === "")
        ? block.rows.flatMap(({ cells: [name = "", words = ""] }) =>
          name === "" || words === "" ? [] : [{ label: plain(name), words: plain(words) }]
        )
        : [];
    case "figure":
      return [];
  }
}

/** "They believe: “soft means slippery”" has its label before the quote. */
function remarkOf(text: string): Remark {
  const [, label, words] = /^([^“:]+): (“.+)$/s.exec(plain(text)) ?? [];
  return label === undefined || words === undefined ? { label: "", words: plain(text) } : { label, words };
}

/** "Kajplan: “6% of the night”." behind a label of its own would be two colons in a row: the name stands behind. */
function inOneList(item: string): string {
  const [, name, quote] = /^([^“”:]+): (“[^”]+”)\.?$/s.exec(item) ?? [];
  return name === undefined || quote === undefined ? item : `${quote} (${name})`;
}

/** A remark without what was said; what goes on after it stays. Null where nothing is left. */
function withoutSaid({ label, words }: Remark, said: string): Remark | null {
  if (words === "" || isIn(said, words)) return null;
  const sentences = words.startsWith("“") ? words.slice(1).split(/(?<=[.!?]) /) : [];
  const known = sentences.findIndex((sentence) => !isIn(said, sentence));
  return known > 0 ? { label, words: `“${sentences.slice(known).join(" ")}` } : { label, words };
}

function sentenceOf({ label, words }: Remark): string {
  const text = label === "" ? words : `${capitalised(label)}: ${words}`;
  return /[.!?。…]["”]?$/.test(text) ? text : `${text}.`;
}

function isIn(text: string, words: string): boolean {
  return core(words) !== "" && text.toLowerCase().includes(core(words));
}

/** Words that were shortened count as said where what is left of them was. */
function core(words: string): string {
  return words.toLowerCase().replace(/^[\s“"]+|[\s….”"]+$/g, "");
}

function plain(text: string): string {
  return text.replace(/\*+/g, "").trim();
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}
