import type { FoundationAnchor } from "../domain/anchors.ts";
import type { Claim } from "../domain/claims.ts";
import { numbersIn, sentencesOf, wordCount } from "../text/text.ts";
import { pickedOption } from "./options.ts";

/** What a founder made of a read-back. */
export type ReadBackAnswer =
  | { kind: "picked"; at: number }
  | { kind: "edited"; sentence: string }
  | { kind: "agreed" }
  | { kind: "unclear" };

const ORDINAL = [
  "first|1st|one|1|primeir[ao]|prim[eo]r[ao]?|premi(?:er|ère)|erste[nrs]?|eerste|første|primo",
  "second|middle|2nd|two|2|segund[ao]|deuxième|seconde?|zweite[nrs]?|tweede|anden|andre|secondo",
  "third|3rd|three|3|last|terceir[ao]|tercer[ao]?|troisième|dritte[nrs]?|derde|tredje|terzo",
];

/** In scripts without spaces, and where endings change, the stem alone decides. */
const STEMS = [
  /一番|最初|1番|第一|一つ目|첫|перв/iu,
  /二番|2番|第二|二つ目|두 ?번째|втор/iu,
  /三番|3番|第三|三つ目|세 ?번째|трет/iu,
];

/** From the plainest way of picking to the loosest. */
const PICKS: ((ordinal: string) => RegExp)[] = [
  (o) =>
    new RegExp(
      `\\b(?:take|pick|choose|prefer|like|go (?:with|for)|want|use|keep|vote for|fico com|nehme|kies|prends)\\b(?: (?:the|number|no\\.?|nr\\.?|sentence|option|candidate|a|o|die|de|den|la|le))*\\s*(?:${o})(?![\\p{L}\\p{N}])`,
      "iu",
    ),
  (o) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:number|no\\.|nr\\.?|nº|#|option|sentence|candidate|formulation|version)\\s*(?:${o})(?![\\p{L}\\p{N}])`,
      "iu",
    ),
  (o) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${o}) (?:one|sentence|formulation|candidate|version|option|please|is (?:ours|mine|it|right|the one|best)|it is|then)(?![\\p{L}\\p{N}])`,
      "iu",
    ),
  (o) =>
    new RegExp(
      `(?:^|[.!;:,]\\s*|\\b(?:yes|sim|ja|oui|sí|si|ok|okay)\\s+)(?:the |a |o |die |de |den |la |le |el )?(?:${o})(?=[\\s.,;:!)]|$)`,
      "iu",
    ),
  (o) => new RegExp(`(?<![\\p{L}\\p{N}])(?:the )?(?:${o})(?![\\p{L}\\p{N}:.]\\d|[\\p{L}\\p{N}])`, "iu"),
];

const EDIT =
  /(?:\bi['’]d (?:rather )?(?:say|write|put|call it)|\bi would (?:rather )?(?:say|write|put)|\b(?:make|write|change) it(?: to)?|\bmy (?:own )?(?:sentence|version|words)(?: is| would be| are)?|\brather|\binstead|\bbetter|\bmine)\s*:\s*["“'‘]?(.{8,300})/isu;

const AGREES =
  /^(?:\W*(?:yes|yep|yeah|yup|ok|okay|sure|right|correct|agreed|fine|exactly|true|sim|ja|jo|oui|sí|si|tak|да|はい|そう|是|对|네|passt|stimmt|genau|richtig|einverstanden|c['’]est (?:bon|ça|juste|bien)|d['’]accord|parfait|vale|de acuerdo|correcto|eso es|certo|isso|tudo bem|está (?:bien|bom)|va bene|perfetto|giusto|klopt|prima|akkoord|det passer|det stemmer|fint|godt|det är bra|det stämmer|zgadza się|dobrze|верно|хорошо|точно|大丈夫|いいです|それで|可以|好的|맞아요|좋아요|that['’]?s? (?:is )?(?:right|it|correct|fine)|all (?:good|right|fine)|looks? (?:good|right|fine)|any|you choose|whichever|all three|perfect|good))/i;

/** Reads the answer to a read-back; corrections have been taken out of it before. */
export function readReadBack(message: string, candidates: Claim[]): ReadBackAnswer {
  const option = pickedOption(candidates.map((candidate) => candidate.text), message);
  if (option >= 0) return { kind: "picked", at: option };
  const edit = EDIT.exec(message)?.[1];
  if (edit !== undefined) return { kind: "edited", sentence: editOf(edit) };
  const at = pickIn(
    message.replace(/\bnot (?:the )?(?:number )?(?:first|second|third|one|two|three|1|2|3)\b/gi, " "),
    candidates.length,
  );
  if (at !== null) return { kind: "picked", at };
  return AGREES.test(message.trim()) ? { kind: "agreed" } : { kind: "unclear" };
}

function editOf(text: string): string {
  const line = text.split("\n")[0] ?? "";
  const sentences = sentencesOf(line);
  const first = sentences[0] ?? line;
  const whole = wordCount(line) <= 30 ? line : first;
  return whole.trim().replace(/["”'’]+$/u, "").trim();
}

function pickIn(message: string, count: number): number | null {
  for (const pick of PICKS) {
    const hits = ORDINAL.slice(0, count).map((ordinal) => pick(ordinal).test(message));
    if (hits.filter(Boolean).length === 1) return hits.indexOf(true);
  }
  const stems = STEMS.slice(0, count).map((stem) => stem.test(message));
  return stems.filter(Boolean).length === 1 ? stems.indexOf(true) : null;
}

/** One line on what a correction changed; shown above everything else in the reply. */
export function correctionLine(
  { from, to, said }: { from: string; to: string; said: string },
  stale: string[],
): string {
  const sign = /^[€$£]/.test(from) ? "" : signBefore(said, from);
  const corrected = `Corrected: ${sign}${from} becomes ${sign}${to}.`;
  if (stale.length === 0) return `${corrected} Nothing written so far prints it.`;
  const pages = stale.flatMap((section) => PAGES[section] ?? []);
  const touched = [...new Set(pages)].join(", ");
  return `${corrected} Written again: ${stale.map((section) => section.replaceAll("_", " ")).join(", ")}. ` +
    `Pages touched: ${touched}; calendar entries with it too. A document made earlier keeps ${sign}${from} until it is made again.`;
}

/** The sign that stands before a value where it was said: "€" for "30" in "€30 an hour". */
function signBefore(said: string, value: string): string {
  return numbersIn(said).find((number) => number.value === value)?.text.match(/^[€$£]/)?.[0] ?? "";
}

/** Where the strategy and the deck print a section (craft, sections 4 and 5). */
const PAGES: Record<string, string> = {
  market_analysis: "market and alternatives",
  cultural_opportunities: "culture and friction",
  consumer_insights: "audience",
  strategic_synthesis: "the strategy on one page",
  brand_identity: "identity",
  voice_guidelines: "voice",
  visual_direction: "visual direction",
  strategic_messaging: "messaging",
  channel_strategy: "channels",
  content_approach: "content",
  audience_connection: "content",
  launch_tactics: "launch",
  customer_journey: "the journey",
  growth_strategy: "growth",
  retention_approach: "growth",
  evolution_milestones: "roadmap and bets",
  pitch_story: "the deck",
  pitch_evidence: "the deck",
  pitch_ask: "the deck",
};

/** What an accepted anchor is called in a hand-over. */
export const ANCHOR_NAMES: Record<FoundationAnchor, string> = {
  truth: "Truth",
  expression: "Expression",
  attention: "Attention",
  evolution: "Evolution",
};
