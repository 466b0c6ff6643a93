import { describe, expect, it } from "vitest";
import { readFacts } from "../../agents/facts/read_facts.ts";
import { materialOf } from "../../agents/interview/strategy_material.ts";
import { ModelFailure } from "../../agents/model/model.ts";
import { tokensIn } from "../../agents/text/tokens.ts";
import { dossierTokensFor } from "../../agents/author/model/dossier.ts";
import { newStrategyWriter, type WritingGiven } from "../../agents/strategy_writer.ts";
import { NOTHING_WRITTEN } from "../../agents/strategy/written.ts";
import { caseState, NOW } from "../helpers/case_state.ts";
import { fillingModel } from "./author/model/filling_model.ts";
import { groundAt } from "./author/model/ground.ts";

const writer = newStrategyWriter();

/** A founder who refuses Instagram and names it among the places all the same. */
function contradicting(): WritingGiven {
  const state = caseState("tidewatch");
  state.fields["community.places"].answers.push({
    turn: "turn-places",
    text: "The harbour masters' group on Instagram. The treasurers' evening in Hindeloopen.",
    thin: false,
  });
  return { state, stages: { attention: "ended" }, written: NOTHING_WRITTEN, now: NOW };
}

describe("the writer", () => {
  it("takes a part for done by the same facts from which it was written", async () => {
    const given = contradicting();
    const { sheet } = materialOf(given.state, NOW);
    expect(sheet.facts.places).not.toEqual(readFacts(given.state, NOW).facts.places);
    const { ground } = groundAt(given.state);
    const id = ground.dossier.ids.find((each) => each.startsWith("F.places.")) ?? "";
    const community = {
      name: "treasurers' evening in Hindeloopen",
      claim: { text: "Treasurers meet there.", ids: [id] },
    };
    const model = fillingModel(ground.dossier, { part_audience_connection: { communities: [community] } });
    const step = { id: "part.audience_connection", anchor: "attention" as const, isDone: false, after: [] };
    const written = await writer.write(step, given, { model, asked: {} });
    expect(written.parts.audience_connection?.restsOn.join()).toContain("places=");
    expect(writer.plan({ ...given, written }).find(({ id: each }) => each === step.id)?.isDone).toBe(true);
  });

  it("throws what the model failed with, so that a job can wait or go on", async () => {
    const given = contradicting();
    const failure = new ModelFailure("unreachable", "Nobody answers");
    const model = fillingModel(groundAt(given.state).ground.dossier, { memo_attention: failure });
    const step = { id: "memo.attention", anchor: "attention" as const, isDone: false, after: [] };
    await expect(writer.write(step, given, { model, asked: {} })).rejects.toBe(failure);
  });

  it("keeps the prefix of its prompts within the model's context", async () => {
    const given = contradicting();
    const model = fillingModel(groundAt(given.state).ground.dossier);
    const step = { id: "memo.attention", anchor: "attention" as const, isDone: false, after: [] };
    await writer.write(step, given, { model: { ...model, contextTokens: 11_000 }, asked: {} });
    await writer.write(step, given, { model, asked: {} });
    const [short = "", usual = ""] = model.tasks.map(({ prefix }) => prefix ?? "");
    // 5,000 of 11,000 tokens are left for the task, its form and the answer.
    expect(tokensIn(short)).toBeLessThan(6_000);
    expect(tokensIn(usual)).toBeGreaterThan(6_000);
    expect([null, 128_000, 11_000, 4_000].map(dossierTokensFor)).toEqual([7_500, 7_500, 5_000, 2_000]);
  });
});
