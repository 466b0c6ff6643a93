import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Claim } from "../../agents/domain/claims.ts";
import { buildFoundation } from "../../agents/foundation.ts";
import { sentencesOf } from "../../agents/text/sentences.ts";
import type { LandingExample } from "../../routes/pages/landing/example.tsx";
import { caseState, NOW } from "./case_state.ts";
import { readCase } from "./player.ts";

const KEPT = fileURLToPath(new URL("../../routes/pages/landing/tidewatch.ts", import.meta.url));
/** Sections whose claims are shown: what a rival sells and the founder refuses, and what a goal asks of each month. */
const SHOWN = [["truth", "cultural_opportunities"], ["evolution", "growth_strategy"]] as const;

/**
 * What Tidewatch said and the sentences it became, as the built-in strategist writes them today. The made-up pages have
 * no address that a reader could open.
 */
export function landingExamples(): LandingExample[] {
  const { anchors } = buildFoundation({
    state: caseState("tidewatch"),
    anchors: {},
    now: NOW,
    version: 1,
    mind: "Built-in strategist",
  });
  const examples = SHOWN.map(([anchor, id]) => {
    const section = anchors[anchor].sections.find((one) => one.id === id);
    if (!section) throw new Error(`Tidewatch has no section ${id}`);
    const { text, marks } = section.headline;
    return { said: saidFor(section.headline), sentence: { text, marks } };
  });
  return JSON.parse(JSON.stringify(examples, (key, value) => key === "url" ? "" : value));
}

/** The whole sentence of the answer that carries a claim. */
function saidFor({ text, marks }: Claim): string {
  const mark = marks.find(({ kind }) => kind === "said");
  if (mark?.kind !== "said") throw new Error(`Nobody said "${text}"`);
  const answer = readCase("tidewatch", "").answers[mark.field] ?? "";
  const sentence = sentencesOf(answer).find((one) => one.includes(mark.quote));
  if (sentence === undefined) throw new Error(`No sentence of Tidewatch holds "${mark.quote}"`);
  return sentence;
}

if (import.meta.main) {
  await writeFile(
    KEPT,
    `import type { LandingExample } from "./example.tsx";

/** Written by tests/helpers/landing_material.ts from the case of Tidewatch: run it when the test asks for it. */
export const EXAMPLES: LandingExample[] = ${JSON.stringify(landingExamples())};
`,
  );
  await new Deno.Command(Deno.execPath(), { args: ["fmt", "-q", KEPT] }).output();
}
