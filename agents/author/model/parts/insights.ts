import { FOUNDATION_ANCHORS } from "../../../domain/anchors.ts";
import { isoDay } from "../../../domain/days.ts";
import { FACT_NAMES, type Facts } from "../../../domain/facts.ts";
import { replaceNumberWords } from "../../../facts/numbers/stated_numbers.ts";
import { MOST_INSIGHTS, type PrintedInsight } from "../../../strategy/insights.ts";
import type { Insight, LeafFate, WrittenStrategy } from "../../../strategy/written.ts";
import { accepted, refused } from "../asked/fates.ts";
import type { Problem } from "../gates/leaf.ts";
import { figuresIn } from "../gates/figures.ts";
import { sumsIn } from "../gates/sums.ts";
import type { WritingGround } from "../ground.ts";
import { restsOnValues, staleness, type Standing } from "./resting.ts";

/** Arithmetic whose results may be told again. */
interface Found {
  insights: readonly Insight[];
  /** "1.6 ÷ 64 × 90 = 2.25": of the sums of sections. */
  sums: readonly string[];
}

/**
 * The same ground, on which a sentence may tell a number that the calculation of an insight gives, or the sum of a section
 * of which it cites every number.
 */
export function withFound<Given extends Pick<WritingGround, "check" | "dossier">>(
  ground: Given,
  { insights, sums }: Found,
): Given {
  const calculations = insights.flatMap(({ calculation }) => calculation ?? []);
  return {
    ...ground,
    check(leaf) {
      const problems = ground.check(leaf);
      if (leaf.kind !== "claim" || problems.length === 0 || problems.some(({ gate }) => gate !== "numbers")) {
        return problems;
      }
      const cited = new Set(leaf.ids.flatMap((id) => numbersIn(ground.dossier.sentenceOf(id) ?? "")));
      const carried = sums.filter((sum) =>
        numbersIn(sum.split("=")[0] ?? "").every((number) => cited.has(number))
      );
      const isFound = [...calculations, ...carried].some((calculation) =>
        ground.check({ ...leaf, text: `${leaf.text}\n${calculation}` }).every(({ gate }) =>
          gate !== "numbers"
        )
      );
      return isFound ? [] : problems;
    },
  };
}

const PROSE = ["follows", "doubt"] as const;

/**
 * An insight with what it rests on, the numbers of facts that it names without citing them, and its sentences that a gate
 * stops. What it rested on before stays: words thought of before a correction are not newer for being judged.
 */
export function withGround(insight: Insight, ground: WritingGround): Insight {
  const ids = idsOf(insight, ground);
  const { facts } = ground.material.sheet;
  const values = ids.flatMap((id) => ground.dossier.valuesOf(id));
  const restsOn = [...new Set([...insight.restsOn ?? [], ...restsOnValues(values, ground)])];
  const cited = ids.flatMap((id) => ground.dossier.sentenceOf(id) ?? []);
  const numbers = numbersNamed(insight, { facts, cited, today: isoDay(ground.material.now) });
  const unprinted = PROSE.filter((name) => problemWith(insight, { name, ids, ground }) !== null);
  return { ...insight, restsOn, numbers, unprinted };
}

function idsOf({ claim }: Insight, { dossier }: WritingGround): string[] {
  return claim.marks.flatMap((mark) => dossier.idOf(mark) ?? []);
}

/** What became of the sentences of an insight that is kept, each with its reason. */
export function insightFates(
  insight: Insight,
  { path, fate, ground }: { path: string; fate: "accepted" | "mended"; ground: WritingGround },
): LeafFate[] {
  const ids = idsOf(insight, ground);
  return [
    accepted(`${path}.claim`, fate),
    ...(insight.calculation === null ? [] : [accepted(`${path}.calculation`, fate)]),
    ...PROSE.map((name) => {
      const problem = problemWith(insight, { name, ids, ground });
      return problem === null ? accepted(`${path}.${name}`, fate) : refused(`${path}.${name}`, problem);
    }),
  ];
}

/** What a gate holds against a sentence, of which a number may be a result of the arithmetic that stands above it. */
function problemWith(
  insight: Insight,
  { name, ids, ground }: { name: typeof PROSE[number]; ids: string[]; ground: WritingGround },
): Problem | null {
  const { calculation } = insight;
  const alone = insight[name];
  const texts = calculation === null ? [alone] : [alone, `${alone}\n${calculation}`];
  const found = texts.map((text) =>
    ground.check({ kind: "claim", path: `memo.${name}`, text, ids })[0] ?? null
  );
  return found.includes(null) ? null : found[0] ?? null;
}

/**
 * "goal=45": each number of the insight with the fact that has it, but for those that stand in a sentence it cites or are a
 * result of its own arithmetic. What was named when it was thought stays named, as long as the insight tells it.
 */
function numbersNamed(
  insight: Insight,
  { facts, cited, today }: { facts: Facts; cited: readonly string[]; today: string },
): string[] {
  const told = new Set(textsOf(insight).flatMap(numbersIn));
  const results = sumsIn(insight.calculation ?? "", { home: null, today }).flatMap(({ stated }) =>
    stated.kind === "number" ? [stated.value] : []
  );
  const carried = new Set([...cited.flatMap(numbersIn), ...results]);
  const before = (insight.numbers ?? []).filter((each) => told.has(Number(each.split("=")[1])));
  const named = [...told].filter((number) => !carried.has(number));
  return [...new Set([...before, ...numbersWithFacts(new Set(named), facts)])];
}

/** A small number that several facts have tells none of them. */
const MOST_SMALL = 12;

function numbersWithFacts(named: ReadonlySet<number>, facts: Facts): string[] {
  return [...named].flatMap((number) => {
    const having = FACT_NAMES.filter((name) => numbersOf(facts[name]).includes(number));
    return number <= MOST_SMALL && having.length > 1 ? [] : having.map((name) => `${name}=${number}`);
  });
}

function textsOf({ claim, calculation, follows, doubt }: Insight): string[] {
  return [claim.text, calculation ?? "", follows, doubt];
}

function numbersIn(text: string): number[] {
  return figuresIn(text, { language: null, home: null })
    .flatMap(({ value, upTo }) => upTo === null ? [value] : [value, upTo]);
}

/** Numbers of a fact's value; its quote and where it was said are no part of it. */
function numbersOf(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (typeof value === "string") return numbersIn(value);
  if (Array.isArray(value)) return value.flatMap(numbersOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => NO_VALUE.has(name) ? [] : numbersOf(each));
}

const NO_VALUE = new Set(["quote", "turn", "field", "state", "thin"]);

/**
 * True for an insight of which cited words, or a number that it names, were corrected since it was thought: it waits to
 * be thought once more, and is printed no more. What was only said more of leaves it as it is. One that does not tell what it
 * rests on is stale after any correction.
 */
export function isStaleInsight(insight: Insight, standing: Standing): boolean {
  const { claim, restsOn, numbers = [] } = insight;
  if (restsOn === undefined) return standing.superseded.length > 0;
  if (staleness({ restsOn }, standing)(claim) || numbers.some((each) => !stands(each, standing))) return true;
  const seen = Number(restsOn.find((each) => each.startsWith("corrections="))?.split("=")[1] ?? 0);
  const taken = standing.superseded.filter(({ fact, inWords = 0 }) => fact === null && inWords >= seen);
  return taken.some(({ quote }) =>
    textsOf(insight).some((text) => replaceNumberWords(text, quote, "") !== text)
  );
}

/** True for "goal=45" while the goal still has that number. */
function stands(named: string, { facts }: Standing): boolean {
  return FACT_NAMES.some((name) =>
    named.startsWith(`${name}=`) && numbersOf(facts[name]).includes(Number(named.slice(name.length + 1)))
  );
}

/** The insights to print, the heaviest of every anchor first, each once: at most as many as a strategy may hold. */
export function insightsOf({ memos }: WrittenStrategy, standing?: Standing): PrintedInsight[] {
  const kept = FOUNDATION_ANCHORS.map((anchor) =>
    (memos[anchor] ?? []).filter((each) => standing === undefined || !isStaleInsight(each, standing))
      .map((each): PrintedInsight => ({
        anchor,
        claim: each.claim,
        sum: each.calculation,
        follows: printedOf(each, "follows"),
        doubt: printedOf(each, "doubt"),
      }))
  );
  const longest = Math.max(...kept.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => kept.flatMap((each) => each[at] ?? [])).flat();
  return [...new Map(inTurn.map((each) => [each.claim.text, each])).values()].slice(0, MOST_INSIGHTS);
}

function printedOf(insight: Insight, name: typeof PROSE[number]): string | null {
  const text = insight[name].trim();
  return text === "" || insight.unprinted?.includes(name) ? null : text;
}
