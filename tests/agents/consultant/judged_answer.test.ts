import { expect, it } from "vitest";
import { judgeAnswer } from "../../../agents/consultant/with_model/judge.ts";
import { knownFor } from "../../../agents/consultant/with_model/known.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { NOW } from "../../helpers/case_state.ts";
import { founderWho } from "../../helpers/founders.ts";

function judged(answer: string, question: string) {
  const state = founderWho({
    "company.stage_region": "月に9軒です。",
    "identity.values": "家族が決めるまで捨てません。",
  });
  const sheet = readFacts(state, NOW);
  return judgeAnswer(
    answer,
    knownFor({ state, sheet, conflicts: [], tokens: 8_000, now: NOW, beside: [question] }),
  );
}

it("takes a number of the question in signs as the digits of a sum", () => {
  const question = "毎月十軒の仕事をもらえます。受けますか?";
  expect(judged("9 + 10 = 19軒になります [A1.1]。", question).problems).toEqual([]);
  expect(judged("9 + 14 = 23軒になります [A1.1]。", question).problems).not.toEqual([]);
});

it("sets the decision behind a Japanese sentence with the colon and full stop of Japanese", () => {
  const { text } = judged("これは約束に反します [!A2.1]。", "一日で空にしますか?");
  expect(text).toBe("これは約束に反します：「家族が決めるまで捨てません」。");
});
