import { z } from "zod";
import type { Claim } from "../../../domain/claims.ts";
import { FACT_NAMES } from "../../../domain/facts.ts";
import type { Strategy } from "../../../strategy/strategy.ts";
import type { WrittenPart, WrittenPartId, WrittenStrategy } from "../../../strategy/written.ts";
import type { WritingGround } from "../ground.ts";
import { layOver } from "../lay_over.ts";
import { toldInFull } from "../asked/form.ts";
import { FORM, UNASKED } from "../asked/fates.ts";
import { ModelFailure } from "../../../model/model.ts";
import { askedFormOf, keyOf, LIST } from "../parts/shapes.ts";
import { restsOnValues } from "../parts/resting.ts";
import { partFrom } from "../parts/write_part.ts";
import { partInstructions } from "../prompts/parts.ts";
import { ask, failed, type Mind, type StepTaken, taken } from "./ask.ts";
import { frameOf } from "./frames.ts";
import { claimLine, standingInsights } from "./told.ts";

/** Writes one part: every leaf that passes stands at once, the others wait to be mended. */
export async function takePart(
  id: WrittenPartId,
  { written, ground, mind }: { written: WrittenStrategy; ground: WritingGround; mind: Mind },
): Promise<StepTaken> {
  const { rules, material, standing } = ground;
  const laid = layOver(rules, withoutPart(written, id), { standing, material });
  if (hasNoRows(laid[id])) return taken(withPart(written, withoutRows(id, { ground, mind })));
  const question = {
    name: `part_${id}`,
    instructions: partInstructions(id),
    found: standingInsights(written, ground),
    material: materialFor(id, laid, { written, ground }),
    schema: toldInFull(askedFormOf(id)),
  };
  const reply = await ask(question, ground, mind);
  if ("failure" in reply) return failed(written, reply.failure);
  const draft = id === "calendar" ? withStableUids(reply.value, laid) : reply.value;
  const asked = rowNames(id, laid);
  const part = partFrom({ id, draft, asked, complaints: [], mended: [], writtenBy: mind.model.name }, ground);
  if (part.fates.some(({ gate }) => gate !== FORM && gate !== UNASKED)) {
    return taken(withPart(written, part), reply.usage);
  }
  return failed(written, new ModelFailure("invalid", "The answer holds nothing of what was asked", reply));
}

/** True for slides or days of which there are none: the rows are the rules', and there is nothing to put words in. */
function hasNoRows(part: Strategy[WrittenPartId]): boolean {
  return Array.isArray(part) && part.length === 0;
}

/** The slides or days that are asked for; a section has none. */
function rowNames(id: WrittenPartId, { deck, calendar }: Strategy): string[] | undefined {
  if (id === "deck") return deck.map((slide) => keyOf(slide, "id"));
  return id === "calendar" ? calendar.map((entry) => keyOf(entry, "uid")) : undefined;
}

/** Nothing to write as long as all facts stay as they are. */
function withoutRows(
  id: WrittenPartId,
  { ground, mind }: { ground: WritingGround; mind: Mind },
): WrittenPart {
  return {
    id,
    leaves: [],
    fates: [],
    restsOn: restsOnValues(FACT_NAMES.map((name) => `${name}=${ground.dossier.printOf(name)}`), ground),
    writtenBy: mind.model.name,
    writtenAt: ground.material.now.toISOString(),
  };
}

/** The same with a part in its place. */
export function withPart(written: WrittenStrategy, part: WrittenPart): WrittenStrategy {
  return { ...written, parts: { ...written.parts, [part.id]: part } };
}

function withoutPart(written: WrittenStrategy, id: WrittenPartId): WrittenStrategy {
  const { [id]: _, ...parts } = written.parts;
  return { ...written, parts };
}

function materialFor(
  id: WrittenPartId,
  laid: Strategy,
  { written, ground }: { written: WrittenStrategy; ground: WritingGround },
): string {
  const { dossier } = ground;
  const decided = decidedSoFar(laid, written).map((claim) => claimLine(claim, dossier));
  const frame = frameOf(id, laid, ground);
  return [
    ...(decided.length === 0 ? [] : [`What stands in other sections, to agree with:\n${decided.join("\n")}`]),
    ...(frame === "" ? [] : [frame]),
    `Write: ${id.replaceAll("_", " ")}.`,
  ].join("\n\n");
}

/** The founder's own sentences, and what a model has written that everything else must agree with. */
function decidedSoFar(laid: Strategy, { parts }: WrittenStrategy): Claim[] {
  const { sentences, strategic_synthesis: synthesis, strategic_messaging: messaging } = laid;
  const claims = [
    ...Object.values(sentences),
    ...(parts.market_analysis === undefined
      ? []
      : [laid.market_analysis.obstacle, laid.market_analysis.category]),
    ...(parts.strategic_synthesis === undefined ? [] : [
      synthesis.diagnosis,
      synthesis.policy,
      ...synthesis.actions.map(({ what }) => what),
      synthesis.only_we,
    ]),
    ...(parts.strategic_messaging === undefined
      ? []
      : [messaging.core, ...messaging.pillars.map(({ claim }) => claim)]),
    ...(parts.channel_strategy === undefined ? [] : [laid.channel_strategy.headline]),
    ...(parts.growth_strategy === undefined ? [] : [laid.growth_strategy.goal]),
  ];
  return claims.filter((claim) => claim !== null);
}

const Entries = z.object({ [LIST]: z.array(z.looseObject({ uid: z.string() })) });

/** Entries were shown by their numbers; they are kept by what the rules wrote there, whatever day they fall on. */
function withStableUids(answer: unknown, { calendar }: Strategy): unknown {
  const entries = Entries.safeParse(answer);
  if (!entries.success) return answer;
  const items = entries.data[LIST]?.map((entry) => {
    const row = calendar[Number(entry.uid) - 1];
    return row === undefined ? entry : { ...entry, uid: keyOf(row, "uid") };
  });
  return { [LIST]: items };
}
