import type { Strategy } from "../../strategy/strategy.ts";
import type { WrittenPart, WrittenStrategy } from "../../strategy/written.ts";

/** The rules' strategy with what a model wrote over it, leaf by leaf: where it wrote nothing, the rules' leaf stands. */
export function layOver(rules: Strategy, { parts }: WrittenStrategy): Strategy {
  const written: Record<string, WrittenPart | undefined> = parts;
  const laid = Object.entries(rules).map(([id, part]) => [id, laidOver(part, written[id]?.leaves)]);
  return { ...rules, ...Object.fromEntries(laid) };
}

function laidOver(rules: unknown, leaf: unknown): unknown {
  if (leaf === undefined || leaf === null) return rules;
  if (isListed(rules) && isListed(leaf)) return rules.map((each) => laidOver(each, nameless(leaf, each)));
  if (Array.isArray(leaf)) return leaf.length > 0 ? leaf : rules;
  if (!isPart(leaf) || !isPart(rules) || "text" in leaf) return leaf;
  return Object.fromEntries(
    Object.entries(rules).map(([name, value]) => [name, laidOver(value, leaf[name])]),
  );
}

/** Slides and days of the calendar stay the rules', in their order; a model's words are found by their id. */
function nameless(leaves: Listed[], rule: Listed): Listed | undefined {
  return leaves.find((leaf) => leaf.uid !== undefined ? leaf.uid === rule.uid : leaf.id === rule.id);
}

type Listed = { uid?: string; id?: string };

function isListed(value: unknown): value is Listed[] {
  return Array.isArray(value) && value.length > 0 &&
    value.every((each) => isPart(each) && ("uid" in each || "kicker" in each));
}

function isPart(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
