import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildFoundation } from "../../agents/foundation.ts";
import type { LandingExample } from "../../routes/pages/landing/example.tsx";
import { caseState, NOW } from "./case_state.ts";
import { readCase } from "./player.ts";

const KEPT = fileURLToPath(new URL("../../routes/pages/landing/tidewatch.ts", import.meta.url));
/** The answer that the opening sentence of Tidewatch's strategy is made of. */
const SHOWN = "market.rivals";
/** How many of a rival's own sentences stand beside it. */
const MOST_BESIDE = 2;

/**
 * An answer of Tidewatch and the sentence it became, as the built-in strategist writes it today. The made-up pages have
 * no address that a reader could open.
 */
export function landingExample(): LandingExample {
  const { anchors } = buildFoundation({
    state: caseState("tidewatch"),
    anchors: {},
    now: NOW,
    version: 1,
    mind: "Built-in strategist",
  });
  const [section] = anchors.truth.sections;
  const rows = section?.blocks.flatMap((block) => block.kind === "table" ? block.rows : []) ?? [];
  const read = rows.find(({ marks }) => marks.some(({ kind }) => kind === "source"));
  const said = readCase("tidewatch", "").answers[SHOWN];
  if (!section || !read || said === undefined) throw new Error("Tidewatch has no such section");
  const beside = read.marks.filter(({ kind }) => kind === "source").slice(0, MOST_BESIDE);
  const example = { said, sentence: section.headline, beside };
  return JSON.parse(JSON.stringify(example, (key, value) => key === "url" ? "" : value));
}

if (import.meta.main) {
  await writeFile(
    KEPT,
    `import type { LandingExample } from "./example.tsx";

/** Written by tests/helpers/landing_material.ts from the case of Tidewatch: run it when the test asks for it. */
export const EXAMPLE: LandingExample = ${JSON.stringify(landingExample())};
`,
  );
  await new Deno.Command(Deno.execPath(), { args: ["fmt", "-q", KEPT] }).output();
}
