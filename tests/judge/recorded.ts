import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { type Contestant, type Judge, Verdict } from "./compare.ts";

/** What was judged by hand, with the texts it was said of as hashes: by contestant, then by section. */
const Judged = z.object({
  by: z.string(),
  of: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  verdicts: z.array(Verdict.extend({ section: z.string(), first: z.string(), second: z.string() })),
});
type Judged = z.infer<typeof Judged>;

/** What one plain prompt brought, as it was recorded; null where it was not. */
export function recordedPlainPrompt(place: string): string | null {
  const file = fileOf(place, "plain_prompt.md");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** The verdicts that were recorded of a founder's texts, or null. */
export function recordedVerdicts(place: string): Judged | null {
  const file = fileOf(place, "verdicts.json");
  return existsSync(file) ? Judged.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** A judge that says again what was recorded, whatever the texts say by now. */
export function recordedJudge({ verdicts }: Judged): Judge {
  return ({ section, shown: [first, second] }) =>
    Promise.resolve(
      verdicts.find((each) =>
        each.section === section && each.first === first.name && each.second === second.name
      ) ?? null,
    );
}

/** "model: launch_tactics" for each text that was judged and reads otherwise today. */
export function changedSince({ of }: Judged, contestants: readonly Contestant[]): string[] {
  return contestants.flatMap(({ name, sections }) =>
    Object.entries(of[name] ?? {}).flatMap(([section, hash]) =>
      hashOf(sections[section]) === hash ? [] : [`${name}: ${section}`]
    )
  );
}

/** Notes that the verdicts are of these texts. */
export function keepJudged(place: string, judged: Judged, contestants: readonly Contestant[]): void {
  const sections = [...new Set(judged.verdicts.map(({ section }) => section))];
  const of = Object.fromEntries(
    contestants.map((each) => [
      each.name,
      Object.fromEntries(sections.map((section) => [section, hashOf(each.sections[section])])),
    ]),
  );
  writeFileSync(fileOf(place, "verdicts.json"), `${JSON.stringify({ ...judged, of }, null, 2)}\n`);
}

const HASH_LETTERS = 12;

function hashOf(text = ""): string {
  return createHash("sha256").update(text).digest("hex").slice(0, HASH_LETTERS);
}

function fileOf(place: string, name: string): URL {
  return new URL(`./recorded/${place}/${name}`, import.meta.url);
}
