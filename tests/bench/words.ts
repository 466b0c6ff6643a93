/**
 * Run as a program: how much of what each founder of tests/cases is handed is the same for all, and which of their
 * stretches return.
 *
 *   deno run -A tests/bench/words.ts [/tmp/out]
 *
 * Known, invented and blind founders, played in process without a model, all labels in English so that what is ours
 * can be told from what is theirs. Counted are words outside quotation marks that stand in a row of three which at
 * least four documents in five have, and stretches of eight words of the founder's that stand more than three times.
 * With a folder the texts and the PDFs are kept there.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  DOCUMENT_KINDS,
  type DocumentTexts,
  everyFounder,
  printDocuments,
} from "../helpers/printed_documents.ts";
import { frameShares, repeatedStretches, sharedPhrases } from "../helpers/printed_words.ts";

const MOST_FRAMES = 60;

if (import.meta.main) await run(Deno.args);

async function run([folder]: string[]): Promise<void> {
  const printed = new Map<string, DocumentTexts>();
  for (const place of everyFounder()) {
    const founder = await printDocuments(place);
    printed.set(founder.id, founder);
    if (folder !== undefined) await keep(join(folder, founder.id), founder);
  }
  const shares = DOCUMENT_KINDS.map((kind) =>
    frameShares(new Map([...printed].map(([id, { texts }]) => [id, texts[kind]])))
  );
  const heads = [
    "founder",
    "ours in Markdown",
    "in the PDF",
    "in the deck",
    "pages",
    "words",
    "stretches > 3 times",
  ];
  print(`| ${heads.join(" | ")} |\n| --- |${" ---: |".repeat(heads.length - 1)}`);
  for (const [id, { texts, pages, said }] of printed) {
    const often = DOCUMENT_KINDS.flatMap((kind) => repeatedStretches(texts[kind], said));
    const cells = [
      id,
      ...shares.map((share) => `${((share.get(id) ?? 0) * 100).toFixed(1)}%`),
      pages,
      texts.strategy_pdf.split(/\s+/).length,
      often.length,
    ];
    print(`| ${cells.join(" | ")} |`);
  }
  for (const kind of DOCUMENT_KINDS) {
    print(`\n## ${kind}`);
    const phrases = sharedPhrases(new Map([...printed].map(([id, { texts }]) => [id, texts[kind]])));
    for (const { words, times } of phrases.slice(0, MOST_FRAMES)) print(`${times.toFixed(1)} ${words}`);
  }
}

async function keep(folder: string, { texts, files }: DocumentTexts): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const kind of DOCUMENT_KINDS) await writeFile(join(folder, `${kind}.txt`), texts[kind]);
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
}

function print(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
}
