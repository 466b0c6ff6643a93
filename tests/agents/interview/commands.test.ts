import { beforeEach, describe, expect, it } from "vitest";
import { finishJourney, resumeJourney, takeTurn } from "../../../agents/master.ts";
import { FIELD_IDS, FIELDS } from "../../../agents/domain/fields.ts";
import { completedAnchors, type JourneyState } from "../../../agents/domain/journey.ts";
import { commandIn } from "../../../agents/interview/commands/commands.ts";
import { founderOf, play, type Played, readCase, surroundings } from "./player.ts";

let played: Played;

beforeEach(async () => {
  played ??= await play(founderOf(await readCase("tidewatch")));
});

/** The journey as it stood when this field was asked. */
function whenAsked(field: string): JourneyState {
  const outcome = played.outcomes.find((each) => each.state.question?.field === field);
  if (outcome === undefined) throw new Error(`${field} was never asked`);
  return outcome.state;
}

function send(state: JourneyState, text: string) {
  return takeTurn(state, { id: "new-turn", text }, surroundings());
}

describe("a command in a person's words", () => {
  const commands: [string, ReturnType<typeof commandIn>][] = [
    ["skip this one", { kind: "skip" }],
    ["Let's skip this question, please", { kind: "skip" }],
    ["pass", { kind: "skip" }],
    ["I'd rather not say", { kind: "skip" }],
    ["Überspring diese Frage", { kind: "skip" }],
    ["Geh zurück", { kind: "back", to: null }],
    ["Geh bitte zurück zum Preis", { kind: "back", to: "revenue.model" }],
    ["go back", { kind: "back", to: null }],
    ["go back to the audience", { kind: "back", to: "customer.last_three" }],
    ["can we go back to the obstacle?", { kind: "back", to: "market.obstacle" }],
    ["back to pricing", { kind: "back", to: "revenue.model" }],
    ["jump to expression", { kind: "jump", to: "expression" }],
    ["go to the evolution anchor", { kind: "jump", to: "evolution" }],
    ["back to truth", { kind: "jump", to: "truth" }],
    ["Let's go back to the Truth Anchor", { kind: "jump", to: "truth" }],
    ["Go back to the Expression Anchor", { kind: "jump", to: "expression" }],
    ["refine the truth anchor", { kind: "jump", to: "truth" }],
    ["change the proof", { kind: "back", to: "proof.best" }],
    ["I'd like to change my answer on the price", { kind: "back", to: "revenue.model" }],
    ["pause", { kind: "pause" }],
    ["let's continue later", { kind: "pause" }],
    ["finish with assumptions", { kind: "finish" }],
    ["please complete everything with assumptions", { kind: "finish" }],
    ["lock these words", { kind: "lock", words: "" }],
    ["スキップ", { kind: "skip" }],
    ["この質問は飛ばしてください。", { kind: "skip" }],
    ["では、次の質問お願いします", { kind: "skip" }],
    ["戻る", { kind: "back", to: null }],
    ["前の質問に戻ってください", { kind: "back", to: null }],
    ["値段を訂正してください", { kind: "back", to: "revenue.model" }],
    ["証拠の答えを変更したいです", { kind: "back", to: "proof.best" }],
    ["真実のアンカーに戻る", { kind: "jump", to: "truth" }],
    ["今日はここまでにします", { kind: "pause" }],
    ["残りは仮定でお願いします", { kind: "finish" }],
    ["元の値段に戻る", null],
    ["来年は値段を変えます", null],
    ["次の店を出すこと", null],
    ["lock: coffee Tuesday", { kind: "lock", words: "coffee Tuesday" }],
    ["Sperre diese Worte: Kaffee am Dienstag", { kind: "lock", words: "Kaffee am Dienstag" }],
    ["Lass den Satz genau so", { kind: "lock", words: "" }],
    ["Ändere die Formulierung nicht", { kind: "lock", words: "" }],
    ["Gardez ces mots", { kind: "lock", words: "" }],
    ["Mantén la frase tal cual", { kind: "lock", words: "" }],
    ["Mantieni le parole così com'è", { kind: "lock", words: "" }],
    ["Não mude as palavras", { kind: "lock", words: "" }],
    ["Houd de zin zoals het is", { kind: "lock", words: "" }],
    ["Behalte die Antwort kurz", null],
    ["Garde les phrases courtes", null],
    ["Wir behalten die Kunden lange", null],
  ];
  for (const [text, command] of commands) {
    it(`understands: ${text}`, () => expect(commandIn(text)).toEqual(command));
  }

  it("is never found in a full answer of a case", async () => {
    for (const id of ["tidewatch", "ovenline"]) {
      const { answers, thin, confirm } = await readCase(id);
      const texts = [...Object.values(answers), ...Object.values(thin), ...Object.values(confirm)];
      expect(texts.filter((text) => commandIn(text) !== null)).toEqual([]);
    }
  });

  it("skip makes a needed field an assumption with its cheapest test, and goes on", async () => {
    const { state, reply } = await send(whenAsked("market.obstacle"), "skip this one");
    expect(state.fields["market.obstacle"].status).toBe("assumed");
    expect(state.fields["market.obstacle"].assumption?.test).not.toBe("");
    expect(state.question?.field).toBe("customer.trigger_barrier");
    expect(reply).toContain("Skipped");
  });

  it("go back asks an earlier field again, in other words, and returns to where it was", async () => {
    const back = await send(whenAsked("proof.best"), "go back to the obstacle");
    expect(back.state.question?.field).toBe("market.obstacle");
    expect(back.state.question?.text).not.toBe(whenAsked("market.obstacle").question?.text);
    const after = await send(back.state, "Their chairmen, because 30 years of envelopes worked in Hoorn.");
    expect(after.state.question?.field).toBe("proof.best");
    expect(after.state.fields["market.obstacle"].answers.at(-1)?.text).toContain("Hoorn");
  });

  it("jump goes to an anchor and stays there until it is done", async () => {
    const jumped = await send(whenAsked("market.obstacle"), "jump to evolution");
    expect(jumped.state.phase).toBe("evolution_anchor_analysis");
    expect(jumped.state.question?.field).toBe("revenue.model");
    const after = await send(jumped.state, "€89 a month, billed in January");
    expect(after.state.question?.field).toBe("journey.quiet");
  });

  it("pause keeps everything and shows the open question again", async () => {
    const before = whenAsked("market.obstacle");
    const { state, reply } = await send(before, "pause");
    expect(state.question).toEqual(before.question);
    expect(reply).toContain("Paused");
    expect(reply).toContain(before.question?.text ?? "-");
  });

  it("lock keeps an answer's words and never asks that field again", async () => {
    const locked = await send(whenAsked("visual.colours"), "lock: Coffee Tuesday");
    expect(locked.state.fields["voice.sample"].locked).toBe(true);
    const back = await send(locked.state, "go back to the voice");
    expect(back.state.question?.field).toBe("visual.colours");
    expect(back.reply).toContain("locked");
  });

  it("finish with assumptions completes the journey at once", async () => {
    const { state, anchors } = await send(whenAsked("proof.best"), "finish with assumptions");
    expect(state.phase).toBe("complete");
    expect(Object.keys(anchors).toSorted()).toEqual([
      "attention",
      "evolution",
      "expression",
      "pitchDeck",
      "truth",
    ]);
    const unsettled = FIELD_IDS.filter((id) =>
      FIELDS[id].needed && !["confirmed", "assumed"].includes(state.fields[id].status)
    );
    expect(unsettled).toEqual([]);
  });
});

describe("the journey's other doors", () => {
  it("finish leaves the state it was given as it was", async () => {
    const before = whenAsked("proof.best");
    const copy = structuredClone(before);
    await finishJourney(before, "m", surroundings());
    await send(before, "Stavoren, 118 berths, 31 unpaid boats before us and 4 after.");
    expect(before).toEqual(copy);
  });

  it("resume says where the journey stands and puts the open question again", () => {
    const state = whenAsked("identity.why");
    const { reply, agent } = resumeJourney(state);
    expect(agent).toBe("Brand Development Agent");
    expect(reply).toContain(state.question?.text ?? "-");
    expect(reply).toMatch(/\d+ questions left, about \d+ minutes/);
  });

  it("refine opens a finished anchor on its read-back and another sentence can be picked", async () => {
    const refined = await send(played.state, "refine the truth anchor");
    expect(refined.state.question?.technique).toBe("confirm");
    const picked = await send(refined.state, "the third one");
    expect(picked.state.phase).toBe("complete");
    expect(picked.state.readBacks.truth?.sentence).toEqual(picked.state.readBacks.truth?.candidates[2]);
    expect(Object.keys(picked.anchors)).toEqual(["truth"]);
  });

  it("refine goes back from the end, takes what is to change, and ends again with an accepted read-back", async () => {
    const opened = await send(played.state, "Let's go back to the Truth Anchor");
    expect(opened.state.phase).toBe("truth_anchor_analysis");
    expect(opened.state.question?.field).toBe("confirm.truth");
    const unclear = await send(opened.state, "hm, something about it is off");
    expect(unclear.state.question?.field).toBe("confirm.truth");
    const asked = await send(unclear.state, "change the proof");
    expect(asked.state.question?.field).toBe("proof.best");
    const answered = await send(asked.state, "Makkum, 84 berths: 19 boats unpaid before us, 1 after.");
    expect(answered.state.question?.field).toBe("confirm.truth");
    expect(answered.state.phase).toBe("truth_anchor_analysis");
    const done = await send(answered.state, "the second one");
    expect(done.state.phase).toBe("complete");
    expect(done.state.refining).toBeUndefined();
    expect(done.state.question).toBeNull();
  });

  it("refine keeps the sentence that was picked where a correction or a plain yes names no other", async () => {
    const before = played.state.readBacks.expression?.sentence;
    const opened = await send(played.state, "refine the expression anchor");
    const corrected = await send(opened.state, "Actually it was 27 years, not 26.");
    expect(corrected.state.question?.field).toBe("confirm.expression");
    expect(corrected.reply).toContain("26 becomes 27");
    const done = await send(corrected.state, "Yes, that's right");
    expect(done.state.phase).toBe("complete");
    expect(done.state.readBacks.expression?.sentence).toEqual(before);
    expect(done.reply).toContain("Your sentence stays as it was.");
  });

  it("an answer changed after the end says what was written again", async () => {
    const asked = await send(played.state, "change the obstacle");
    const { reply, anchors } = await send(
      asked.state,
      "Boards. Five volunteers, and nobody wants to sign in March.",
    );
    expect(Object.keys(anchors)).toContain("truth");
    expect(reply).toContain("Rewritten: Truth Anchor");
  });

  it("refine keeps every anchor complete while one is open", async () => {
    const opened = await send(played.state, "refine the truth anchor");
    expect(completedAnchors(opened.state)).toHaveLength(4);
  });

  it("after the end a correction is taken and only the anchors it touches are written again", async () => {
    const { state, anchors, reply } = await send(played.state, "Actually it's €99 a month, not €89, sorry.");
    const changes = (state.factChanges ?? []).filter(({ turn }) => turn === "new-turn");
    expect(changes.map(({ fact }) => fact)).toContain("prices");
    expect(changes.every(({ value }) => value.includes("99"))).toBe(true);
    expect(Object.keys(anchors)).toContain("evolution");
    expect(reply).toContain("Rewritten:");
    expect(state.phase).toBe("complete");
    expect(reply).toContain("A document made earlier keeps");
  });

  it("a command beside a remark is obeyed", async () => {
    const { state } = await send(whenAsked("market.obstacle"), "Good question. Skip this one, please.");
    expect(state.fields["market.obstacle"].status).toBe("assumed");
    expect(state.fields["market.obstacle"].answers).toEqual([]);
  });

  it("forget what is named strikes it out, and scratch that asks for the last answer again", async () => {
    const state = whenAsked("proof.best");
    const struck = await send(state, "forget Kajplan");
    expect(struck.reply).toContain("Struck out: Kajplan.");
    expect(struck.state.factChanges).toContainEqual(expect.objectContaining({ row: "Kajplan", value: "" }));
    expect(struck.state.question?.field).toBe("proof.best");
    const back = await send(state, "scratch that");
    expect(back.state.question?.field).toBe("difference.only");
  });
});
