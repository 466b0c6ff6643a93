/**
 * Run as a program: reads each stranger's pairs without the words that were learnt from that stranger alone, and prints
 * how well they are told. What is left is what the other sets, and those who had read none, taught.
 *
 *   deno run -A tests/bench/watch_left_out.ts [SET]
 *
 * Which words those are stands in `watch_pairs/strangers/learnt.json`: the phrases that came into the lexicons with the
 * commits that learnt from a set, stand on its pages and on no other set's. Rules that were learnt stay.
 */
import { z } from "zod";
import { confirmedChanges } from "../../agents/watch/comparing/compare.ts";
import { readCapture } from "../../agents/watch/reading/read_capture.ts";
import de from "../../agents/text/lexicons/watch/de.json" with { type: "json" };
import en from "../../agents/text/lexicons/watch/en.json" with { type: "json" };
import es from "../../agents/text/lexicons/watch/es.json" with { type: "json" };
import fr from "../../agents/text/lexicons/watch/fr.json" with { type: "json" };
import it from "../../agents/text/lexicons/watch/it.json" with { type: "json" };
import ja from "../../agents/text/lexicons/watch/ja.json" with { type: "json" };
import nl from "../../agents/text/lexicons/watch/nl.json" with { type: "json" };
import pt from "../../agents/text/lexicons/watch/pt.json" with { type: "json" };
import { scoreOf, type Told } from "../helpers/watch_score.ts";
import learnt from "./watch_pairs/strangers/learnt.json" with { type: "json" };
import { STRANGERS_SETS, strangersPairs, type StrangersSet } from "./watch_pairs/strangers/pairs.ts";
import type { Pair } from "./watch_pairs/site.ts";

const LEXICONS: Record<string, Record<string, string>> = { de, en, es, fr, it, ja, nl, pt };
const Learnt = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.array(z.string()))));

if (import.meta.main) await run(Deno.args);

/** A lexicon is read once a process, so each set has its own. */
async function run([wanted]: string[]): Promise<void> {
  const set = STRANGERS_SETS.find((name) => name === wanted);
  if (set !== undefined) {
    console.log(rowOf(set));
    return;
  }
  console.log("| set | words taken out | precision | recall | right kind |\n| --- | --- | --- | --- | --- |");
  for (const name of STRANGERS_SETS) {
    const one = new Deno.Command(Deno.execPath(), { args: ["run", "-A", import.meta.filename ?? "", name] });
    const { stdout } = await one.output();
    console.log(new TextDecoder().decode(stdout).trim());
  }
}

function rowOf(set: StrangersSet): string {
  const count = forget(set);
  const { hits, alarms, material, rightKind, falseAlarms, missed, otherKind } = scoreOf(
    strangersPairs([set]).map(told),
  );
  const share = (part: number, of: number) => `${(part / Math.max(1, of)).toFixed(3)} (${part} of ${of})`;
  const row = [set, count, share(hits, alarms), share(hits, material), share(rightKind, hits)].join(" | ");
  return [`| ${row} |`, ...[...falseAlarms, ...missed, ...otherKind].map((name) => `  ${name}`)].join("\n");
}

/** Takes the words of a set out of the lexicons, before anything has read them; how many those are. */
function forget(set: StrangersSet): number {
  let count = 0;
  for (const [language, kinds] of Object.entries(Learnt.parse(learnt)[set] ?? {})) {
    for (const [kind, phrases] of Object.entries(kinds)) {
      const lexicon = LEXICONS[language];
      const known = lexicon?.[kind];
      if (lexicon === undefined || known === undefined) continue;
      const entries = known.split("|").map((entry) => entry.trim());
      const kept = entries.filter((entry) => !phrases.includes(entry));
      count += entries.length - kept.length;
      lexicon[kind] = kept.join(" | ");
    }
  }
  return count;
}

function told({ name, before, after, again, expected }: Pair): Told {
  const [first, second, third] = [before, after, again].map((html) => {
    try {
      return readCapture(html);
    } catch {
      return null;
    }
  });
  const change = first && second && third ? confirmedChanges(first, second, third)[0] : undefined;
  const seen = change === undefined
    ? { material: false, kind: null, before: null, after: null }
    : { material: true, ...change };
  return { name, seen, expected, milliseconds: 0 };
}
