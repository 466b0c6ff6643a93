import { expect, it } from "vitest";
import { languageLine } from "../../../../agents/author/model/prompts/language.ts";
import { prefixOf } from "../../../../agents/author/model/prompts/house.ts";
import { takeStep } from "../../../../agents/author/model/steps/take_step.ts";
import { NOTHING_WRITTEN } from "../../../../agents/strategy/written.ts";
import { caseState } from "../../../helpers/case_state.ts";
import { inventedFounder } from "../../../helpers/founders.ts";
import { fillingModel } from "./filling_model.ts";
import { groundAt } from "./ground.ts";

const TODAY = "2027-12-31";

it.each(
  [
    ["fr", "EUR", "French", "1 234,50 €", "4,1 %", "31 décembre 2027"],
    ["de", "EUR", "German", "1.234,50 €", "4,1 %", "31. Dezember 2027"],
    ["es", "COP", "Spanish", "1234,50 COP", "4,1 %", "31 de diciembre de 2027"],
    ["ja", "JPY", "Japanese", "￥1,235", "4.1%", "2027年12月31日"],
  ] as const,
)("%s is named, with its numbers and days", (language, home, ...expected) => {
  const line = languageLine(language, { home, today: TODAY }).replace(/[\u00a0\u202f]/gu, " ");
  for (const words of expected) expect(line).toContain(words);
});

it("a limit of words is told in signs where nobody counts words", () => {
  expect(languageLine("ja", { home: "JPY", today: TODAY })).toContain("18 words are 45 signs");
  expect(languageLine("nl", { home: "EUR", today: TODAY })).not.toContain("signs");
});

it("English needs no telling, and a language that is not read is not guessed", () => {
  expect(languageLine("en", { home: "GBP", today: TODAY })).toBe("");
  expect(languageLine(null, { home: "PLN", today: TODAY })).toBe("");
});

it("each task says it, and what all calls share stays as it is", async () => {
  const told = async (state: Parameters<typeof groundAt>[0]) => {
    const { ground } = groundAt(state);
    const model = fillingModel(ground.dossier, {});
    await takeStep({ id: "memo.truth" }, { written: NOTHING_WRITTEN, ground, mind: { model, asked: {} } });
    return { task: model.tasks[0], prefix: prefixOf(ground.dossier, "") };
  };
  const french = await told(inventedFounder("accordeur"));
  expect(french.task?.instructions).toContain("Every text of the answer is in French");
  expect(french.task?.prefix).toBe(french.prefix);
  const english = await told(caseState("tidewatch"));
  expect(english.task?.instructions).not.toContain("Every text of the answer is in");
});
