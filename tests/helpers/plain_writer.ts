import { z } from "zod";
import { FOUNDATION_ANCHORS, type SectionId, SECTIONS } from "../../agents/domain/anchors.ts";
import type { FactSheet } from "../../agents/domain/facts.ts";
import type { Claim } from "../../agents/domain/claims.ts";
import { addUsage } from "../../agents/domain/usage.ts";
import { readFacts } from "../../agents/facts/read_facts.ts";
import type { Task } from "../../agents/model/model.ts";
import type { Strategy } from "../../agents/strategy/strategy.ts";
import type { WrittenPartId, WrittenStrategy } from "../../agents/strategy/written.ts";
import type { StrategyWriter, WritingGround, WritingStep } from "../../routes/jobs/writer.ts";

const Sentence = z.object({ headline: z.string().min(1) });

/** The sections that take the goal, and nothing else that this writer looks at. */
const TAKE_GOAL: WrittenPartId[] = ["growth_strategy", "evolution_milestones"];

/**
 * A writer with the steps of the real one and one plain call in each: sentences before an anchor's read-back, a headline
 * for each section after it. It shows what the job does, whatever is written.
 */
export const plainWriter: StrategyWriter = {
  plan({ state, stages, written, now }) {
    const sheet = readFacts(state, now);
    return FOUNDATION_ANCHORS.filter((anchor) => stages[anchor] !== undefined).flatMap((anchor) => {
      const sentences: WritingStep = {
        id: `sentences ${anchor}`,
        anchor,
        isDone: written.sentences[anchor] !== undefined,
      };
      const parts = stages[anchor] !== "ended" ? [] : SECTIONS[anchor].map((id): WritingStep => ({
        id,
        anchor,
        isDone: isCurrent(id, written, sheet),
      }));
      return [sentences, ...parts];
    });
  },
  async write(step, ground, { model, asked }) {
    const { value, usage } = await model.answer(taskOf(step, ground), asked);
    const { written } = ground;
    const claim = claimOf(value.headline, ground);
    const used = addUsage(written.usage, usage);
    const [, anchor] = step.id.split(" ");
    const type = FOUNDATION_ANCHORS.find((each) => each === anchor);
    if (type !== undefined) {
      const sentences = { ...written.sentences, [type]: [claim] };
      return { ...written, sentences, usage: used };
    }
    return {
      ...written,
      parts: { ...written.parts, [step.id]: partOf(step.id, claim, { ground, model: model.name }) },
      usage: used,
    };
  },
};

function isCurrent(id: SectionId & keyof Strategy, written: WrittenStrategy, sheet: FactSheet): boolean {
  const part = written.parts[id];
  return part !== undefined && JSON.stringify(part.restsOn) === JSON.stringify(restsOn(id, sheet));
}

function restsOn(id: string, { facts }: FactSheet): string[] {
  return TAKE_GOAL.some((part) => part === id) ? [`goal ${JSON.stringify(facts.goal)}`] : [];
}

function taskOf(step: WritingStep, { state, now }: WritingGround): Task<z.infer<typeof Sentence>> {
  const { goal, offering } = readFacts(state, now).facts;
  return {
    name: step.id.replace(" ", "_"),
    instructions: `Write ${step.id}.`,
    material: `For ${step.id} of ${state.company}: ${offering?.quote ?? "nothing said"} ${goal?.quote ?? ""}`,
    schema: Sentence,
    builtIn: () => ({ headline: "Nothing." }),
  };
}

function claimOf(text: string, { state, now }: WritingGround): Claim {
  const { offering } = readFacts(state, now).facts;
  const mark = offering === null
    ? { kind: "assumption" as const, test: "ask a customer" }
    : { kind: "said" as const, turn: offering.turn, field: offering.field, quote: offering.quote };
  return { text, marks: [mark] };
}

function partOf(id: string, headline: Claim, { ground, model }: { ground: WritingGround; model: string }) {
  const sheet = readFacts(ground.state, ground.now);
  return {
    id,
    leaves: { headline },
    fates: [
      { path: `${id}.headline`, fate: "accepted" as const, gate: null, reason: null },
      { path: `${id}.choice`, fate: "refused" as const, gate: "numbers", reason: "A number stands nowhere" },
    ],
    restsOn: restsOn(id, sheet),
    writtenBy: model,
    writtenAt: ground.now.toISOString(),
  };
}
