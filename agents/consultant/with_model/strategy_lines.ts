import { asData } from "../../text/as_data.ts";
import type { Strategy } from "../../strategy/strategy.ts";
import { tokensIn } from "../../text/tokens.ts";

/** What decides comes first: a short context cuts from the end. */
const ORDER = [
  "sentences",
  "strategic_synthesis",
  "channel_strategy",
  "launch_tactics",
  "strategic_messaging",
  "market_analysis",
  "consumer_insights",
  "growth_strategy",
  "evolution_milestones",
  "retention_approach",
  "customer_journey",
  "brand_identity",
  "voice_guidelines",
  "content_approach",
  "audience_connection",
  "calendar",
] as const satisfies (keyof Strategy)[];

/** What each section found stands before any of them goes into detail. */
const FIRST = /^(?:sentences\.|\w+\.headline:)/;

/** The strategy in lines, "market_analysis.obstacle: …", as many as fit into so many tokens. */
export function strategyLines(strategy: Strategy, tokens: number): string[] {
  const all = ORDER.flatMap((section) => linesOf(strategy[section], section));
  const lines = [...all.filter((line) => FIRST.test(line)), ...all.filter((line) => !FIRST.test(line))];
  let left = tokens;
  return lines.filter((line) => {
    left -= tokensIn(line) + 1;
    return left > 0;
  });
}

function linesOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => row(path, textOf(each)));
  if (typeof value !== "object" || value === null || isClaim(value)) return row(path, textOf(value));
  return Object.entries(value).filter(([name]) => !HIDDEN.has(name))
    .flatMap(([name, each]) => linesOf(each, `${path}.${name}`));
}

function row(path: string, text: string): string[] {
  return text === "" ? [] : [`${path}: ${text}`];
}

/** A leaf or a row of leaves on one line, without what only code reads. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return value.map(textOf).filter((each) => each !== "").join(", ");
  if (typeof value !== "object") return asData(String(value));
  if (isClaim(value)) return asData(value.text);
  return Object.entries(value).map(([name, each]) => [name, textOf(each)])
    .filter(([name = "", text]) => !HIDDEN.has(name) && text !== "")
    .map(([name, text]) => `${name} ${text}`).join("; ");
}

const HIDDEN = new Set(["marks", "operands", "formula", "id", "side", "swap", "field"]);

function isClaim(value: object): value is { text: string } {
  return "text" in value && typeof value.text === "string";
}
