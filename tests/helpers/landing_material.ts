import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildFoundation } from "../../agents/foundation.ts";
import type { Block, Section } from "../../agents/domain/anchors.ts";
import type { TalkTurn } from "../../routes/pages/landing/talk.tsx";
import { caseState, NOW } from "./case_state.ts";
import { caseFolder, playCase, readCase } from "./player.ts";
import { signUp, startServer } from "./server.ts";
import { serveSites } from "./site_server.ts";

const KEPT = fileURLToPath(new URL("../../routes/pages/landing/tidewatch.ts", import.meta.url));
const MOST_ITEMS = 2;
/** The question after this field's answer stands on the page, with the answer. */
const SHOWN = "market.obstacle";

/**
 * The opening section of Tidewatch, cut to what fits a page, as the built-in strategist writes it today. Its
 * made-up pages have no address that a reader could open.
 */
export function landingSection(): Section {
  const state = caseState("tidewatch");
  const { anchors } = buildFoundation({
    state,
    anchors: {},
    now: NOW,
    version: 1,
    mind: "Built-in strategist",
  });
  const [section] = anchors.truth.sections;
  if (!section) throw new Error("The Truth Anchor has no section");
  const first = (kind: Block["kind"]) => section.blocks.filter((block) => block.kind === kind).slice(0, 1);
  const lists = first("list").flatMap((block) =>
    block.kind === "list" ? [{ ...block, items: block.items.slice(0, MOST_ITEMS) }] : []
  );
  const cut = {
    ...section,
    blocks: [...first("paragraph"), ...first("table"), ...lists],
    open_questions: [],
  };
  return JSON.parse(JSON.stringify(cut, (key, value) => key === "url" ? "" : value));
}

/** An answer of the Tidewatch interview, and what is asked next. */
export async function landingTalk(): Promise<TalkTurn> {
  const sites = await serveSites(`${caseFolder("tidewatch")}/sites`);
  const server = await startServer({ RESEARCH_ALLOW_HOSTS: sites.hostPort });
  const founder = await readCase("tidewatch", sites.origin);
  const { turns } = await playCase(await signUp(server, founder.registration), founder);
  await server.stop();
  await sites.close();
  const turn = turns.find(({ field }) => field === SHOWN);
  if (!turn) throw new Error(`The interview never asks for "${SHOWN}"`);
  const { agent_name: agent, message: reply, metadata } = turn.answer;
  return { said: turn.sent, agent, reply, progress: metadata.progress, minutesLeft: metadata.minutes_left };
}

if (import.meta.main) {
  await writeFile(
    KEPT,
    `import type { Section } from "../../../agents/domain/anchors.ts";
import type { TalkTurn } from "./talk.tsx";

/** Written by tests/helpers/landing_material.ts from the case of Tidewatch: run it when the test asks for it. */
export const SECTION: Section = ${JSON.stringify(landingSection())};

export const TALK: TalkTurn = ${JSON.stringify(await landingTalk())};
`,
  );
  await new Deno.Command(Deno.execPath(), { args: ["fmt", "-q", KEPT] }).output();
}
