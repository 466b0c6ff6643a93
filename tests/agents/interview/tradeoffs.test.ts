import { describe, expect, it } from "vitest";
import { takeTurn } from "../../../agents/master.ts";
import type { Choices, JourneyState } from "../../../agents/domain/journey.ts";
import { TRADEOFF_IDS } from "../../../agents/domain/tradeoffs.ts";
import { readChoices } from "../../../agents/interview/tradeoffs/answers.ts";
import { linesAsText, tradeoffLines } from "../../../agents/interview/tradeoffs/lines.ts";
import { founderOf, play, readCase, surroundings } from "./player.ts";

const SIDES: Choices = {
  explore_exploit: "b",
  centralise_let_go: "a",
  short_long: "a",
  compete_cooperate: "a",
  radical_incremental: "b",
  differentiate_cost: "a",
  automate_augment: "b",
};

function sidesIn(text: string): Choices {
  const { decisions } = readChoices({ id: "m", text }, TRADEOFF_IDS);
  return Object.fromEntries(Object.entries(decisions).map(([id, decision]) => [id, decision.side]));
}

async function atTradeoffs(): Promise<JourneyState> {
  const { outcomes } = await play(founderOf(await readCase("tidewatch")));
  return outcomes.find((outcome) => outcome.state.question?.field === "choices.tradeoffs")!.state;
}

describe("the seven trade-offs", () => {
  it("are understood in free text", () => {
    const texts = [
      "exploit; centralise; short; compete; step by step; differentiate; augment",
      "b a a a b a b",
      "1. b\n2. a\n3. a\n4. a\n5. b\n6. a\n7. b",
      "Exploit. Keep it in one hand. Short term. Compete. Step by step. Differentiate. Augment.",
    ];
    for (const text of texts) expect(sidesIn(text)).toEqual(SIDES);
  });

  it.each([
    [
      "一つに絞ります、広げません。自分で決めます、味が変わるので。長期です。協力します、農家と。一歩ずつ。違いで、安さではなく。人の手です、機械は入れません。",
      "自分で決めます、味が変わるので。",
      "人の手です、機械は入れません。",
    ],
    [
      "Exploit, we know Ghent. In one hand, or the taste goes. Long term. Cooperate. Step by step. Differentiate, never cheap. People, robots spill the glaze.",
      "or the taste goes.",
      "robots spill the glaze.",
    ],
  ])("told in a sentence each keep the reason of their own sentence: %s", (text, kept, last) => {
    const { decisions } = readChoices({ id: "m", text }, TRADEOFF_IDS);
    expect(decisions.centralise_let_go?.reason).toBe(kept);
    expect(decisions.radical_incremental?.reason ?? null).toBeNull();
    expect(decisions.automate_augment?.reason).toBe(last);
  });

  it("are explained where a line or two were left out, and not where most were", async () => {
    const state = await atTradeoffs();
    const send = (text: string) => takeTurn(state, { id: "m", text }, surroundings());
    const most = "Exploit. Keep it in one hand. Short term. Compete. Step by step. Differentiate.";
    const { reply } = await send(`${most} the robot one i dont follow`);
    expect(reply).toContain("What I mean: a machine does the work, or it helps the person who does.");
    expect((await send("Exploit. Short term.")).reply).not.toContain("What I mean:");
  });

  it("end a reason before the number of the next line, named or not", () => {
    const text =
      "1. Exploit, the old streets pay. 2. Let go, my sister runs hers. 3. Long term. 7. Torn, leave it open?";
    const { decisions } = readChoices({ id: "m", text }, TRADEOFF_IDS);
    expect(JSON.stringify(decisions)).toMatch(/the old streets pay.*my sister runs hers/);
    expect(JSON.stringify(decisions)).not.toMatch(/\d\. ?"|\d\.\s|Torn/);
  });

  it("leave what leads on to the next line out of a reason", () => {
    const text =
      "Anders sein, billiger können wir nicht. Und beim Letzten: der Mensch, die Technik hilft nur.";
    const { decisions } = readChoices({ id: "m", text }, TRADEOFF_IDS);
    expect(decisions.differentiate_cost?.reason).toBe("billiger können wir nicht.");
    expect(decisions.automate_augment).toMatchObject({ side: "b" });
  });

  it("keep each reason in exact words, however the reasons are joined or ordered", async () => {
    for (const id of ["tidewatch", "ovenline"]) {
      const { choices: { reasons } } = await readCase(id);
      const orders = [TRADEOFF_IDS, TRADEOFF_IDS.toReversed()];
      for (const separator of [" ", "\n", "\n\n"]) {
        for (const order of separator === " " ? [TRADEOFF_IDS] : orders) {
          const text = order.map((each) => reasons[each]).join(separator);
          const { decisions } = readChoices({ id: "m", text, choices: SIDES }, TRADEOFF_IDS);
          for (const each of TRADEOFF_IDS) expect(reasons[each]).toContain(decisions[each]?.reason);
        }
      }
    }
  });

  it("are shown with an a on the left in four lines and a b in three", async () => {
    const lines = tradeoffLines(await atTradeoffs());
    const shown = linesAsText(lines).split("\n");
    const lefts = lines.map((line, at) => shown[at]!.startsWith(line.a) ? "a" : "b");
    expect(lefts.filter((side) => side === "a")).toHaveLength(4);
  });

  it("that are missing are asked once more, then left open openly", async () => {
    const state = await atTradeoffs();
    const partly = await takeTurn(state, {
      id: "t1",
      text: "",
      choices: { explore_exploit: "b", short_long: "a" },
    }, surroundings());
    expect(partly.state.question?.choices?.map((line) => line.id)).toEqual(
      TRADEOFF_IDS.filter((id) => id !== "explore_exploit" && id !== "short_long"),
    );
    const done = await takeTurn(partly.state, { id: "t2", text: "I don't know" }, surroundings());
    expect(done.state.question?.field).toBe("confirm.truth");
    expect(done.state.fields["choices.tradeoffs"].status).toBe("assumed");
    expect(Object.keys(done.state.decisions)).toEqual(["explore_exploit", "short_long"]);
  });

  it.each([
    ["Short, ugh, honestly, we need the cash by May, you know.", "we need the cash by May, you know."],
    ["Short, ugh; honestly I'd say short, we need the cash by May, ugh.", "we need the cash by May"],
    ["Langfristig, ach, ehrlich gesagt, wir haben nur zwei Leute.", "wir haben nur zwei Leute."],
    ["Court terme, bof, on doit payer le four en mars.", "on doit payer le four en mars."],
    ["Corto plazo, bueno, hay que pagar el horno en marzo.", "hay que pagar el horno en marzo."],
    ["Breve termine, beh, dobbiamo pagare il forno a marzo.", "dobbiamo pagare il forno a marzo."],
    ["Curto prazo, bem, temos de pagar o forno em março.", "temos de pagar o forno em março."],
    ["Korte termijn, tja, we moeten de oven in maart betalen.", "we moeten de oven in maart betalen."],
    ["Exploit, stay in the UK, hospitality only.", "stay in the UK, hospitality only."],
    ["Long, we write honestly and well.", "we write honestly and well."],
  ])("keep a reason without the talk at its edges, in exact words: %s", (text, reason) => {
    const { decisions } = readChoices({ id: "m", text }, ["explore_exploit", "short_long"]);
    expect(Object.values(decisions).map((each) => each.reason)).toEqual([reason]);
    expect(text).toContain(reason);
  });

  it("take a doubt behind the side for no reason", () => {
    const { decisions } = readChoices(
      { id: "m", text: "Short or long, ugh, I'd say long, except the board would say short. Long." },
      ["short_long"],
    );
    expect(decisions).toMatchObject({ short_long: { side: "b", reason: null } });
  });

  it("refuse both sides at once, unless they are split", () => {
    const both = "Explore and exploit, both, honestly.";
    expect(readChoices({ id: "m", text: both }, ["explore_exploit"]).both).toEqual(["explore_exploit"]);
    const split = "Explore both: Gent until June, then Brugge";
    expect(readChoices({ id: "m", text: split }, ["explore_exploit"]).both).toEqual([]);
  });

  it("name a rival where one is known", async () => {
    const lines = tradeoffLines(await atTradeoffs());
    expect(lines.find((line) => line.id === "compete_cooperate")).toEqual({
      id: "compete_cooperate",
      a: "Compete: against Jettybase",
      b: "Cooperate: with Jettybase",
    });
  });

  const inWords: [string, Choices][] = [
    [
      "radical what? its a dog van. id say stay in leeds, just me deciding, long term, n im not competing on price",
      { explore_exploit: "b", centralise_let_go: "a", short_long: "b", differentiate_cost: "a" },
    ],
    ["stay in leeds, just me, long term, not cheap. and i didnt say radical", {
      explore_exploit: "b",
      centralise_let_go: "a",
      short_long: "b",
      differentiate_cost: "a",
    }],
    ["Short or long, ugh, I'd say long, except the board would say short. Long.", { short_long: "b" }],
    ["Compete with Nory, no; honestly I'd cooperate with them.", { compete_cooperate: "b" }],
    ["We won't automate. And never radical.", {}],
    ["compete and cooperate, both really", {}],
    ["none of these", {}],
    ["Wir bleiben in Kassel, ich entscheide, langfristig, Schritt für Schritt. Radikal nicht.", {
      explore_exploit: "b",
      centralise_let_go: "a",
      short_long: "b",
      radical_incremental: "b",
    }],
    ["On reste à Lyon, long terme, pas à pas, et pas sur les prix.", {
      explore_exploit: "b",
      short_long: "b",
      radical_incremental: "b",
      differentiate_cost: "a",
    }],
    ["Nos quedamos en Sevilla, decido yo, poco a poco.", {
      explore_exploit: "b",
      centralise_let_go: "a",
      radical_incremental: "b",
    }],
    ["Decido io, lungo termine, collaborare.", {
      centralise_let_go: "a",
      short_long: "b",
      compete_cooperate: "b",
    }],
    ["Ficamos em Braga, longo prazo, à mão.", {
      explore_exploit: "b",
      short_long: "b",
      automate_augment: "b",
    }],
    ["Pas à pas. Automatiser non, aider les mains oui.", { radical_incremental: "b", automate_augment: "b" }],
    ["Schritt für Schritt. Den Händen helfen.", { radical_incremental: "b", automate_augment: "b" }],
    ["Paso a paso. Ayudar a las manos.", { radical_incremental: "b", automate_augment: "b" }],
    ["We blijven in Gent, lange termijn, samenwerken, niet op prijs.", {
      explore_exploit: "b",
      short_long: "b",
      compete_cooperate: "b",
      differentiate_cost: "a",
    }],
    [
      "Compete or cooperate? Depends who. Skip it. Different, definitely not cheap. Automate the booking, yes please.",
      {
        differentiate_cost: "a",
        automate_augment: "a",
      },
    ],
    [
      "Not sure about competing, I'd rather not say. Step by step though. And the software may do the sums but it never replaces the person who weighs the fish.",
      {
        radical_incremental: "b",
        automate_augment: "b",
      },
    ],
    [
      "Ich bleibe auf dem Wochenmarkt. Konkurrenz oder Miteinander, dazu habe ich keine Meinung. In kleinen Schritten. Die Maschine soll mir helfen und mich nicht ersetzen.",
      {
        explore_exploit: "b",
        radical_incremental: "b",
        automate_augment: "b",
      },
    ],
    [
      "Langfristig, und ich habe das letzte Wort. Automatisieren: kann ich noch nicht sagen. Billig bin ich nicht.",
      {
        short_long: "b",
        centralise_let_go: "a",
        differentiate_cost: "a",
      },
    ],
    [
      "La concurrence, on verra, je ne tranche pas. Je ne veux pas être le moins cher. La machine aide la couturière, elle ne la remplace pas.",
      {
        differentiate_cost: "a",
        automate_augment: "b",
      },
    ],
    [
      "Largo plazo y yo tengo la última palabra. Lo de competir no lo he decidido. Las máquinas que ayuden, pero que no reemplacen a nadie.",
      {
        short_long: "b",
        centralise_let_go: "a",
        automate_augment: "b",
      },
    ],
    [
      "Resto nel mio quartiere, a lungo termine. Sulle macchine non mi pronuncio. Con gli altri forni preferisco lavorare insieme.",
      {
        explore_exploit: "b",
        short_long: "b",
        compete_cooperate: "b",
      },
    ],
    ["Longo prazo. Automatizar ou não, ainda não decidi. Devagar e sempre.", {
      short_long: "b",
      radical_incremental: "b",
    }],
    [
      "We blijven in de wijk, stap voor stap. Concurreren of samenwerken, daar heb ik geen mening over. De machine helpt de naaister, hij vervangt haar niet.",
      {
        explore_exploit: "b",
        radical_incremental: "b",
        automate_augment: "b",
      },
    ],
    ["長い目で、少しずつ。自動化についてはまだ決めていません。安売りはしません。", {
      short_long: "b",
      radical_incremental: "b",
      differentiate_cost: "a",
    }],
    ["深く掘る。自分で決める。長期。少しずつ。", {
      explore_exploit: "b",
      centralise_let_go: "a",
      short_long: "b",
      radical_incremental: "b",
    }],
  ];
  for (const [text, sides] of inWords) {
    it(`record only what is said: ${text}`, () => expect(sidesIn(text)).toEqual(sides));
  }

  it("that are asked about are explained, and nothing is kept of the question", async () => {
    const before = await atTradeoffs();
    const { state, reply } = await takeTurn(
      before,
      { id: "t1", text: "what do you mean radical?" },
      surroundings(),
    );
    expect({ ...state.question, explained: undefined }).toEqual(before.question);
    expect(state.fields["choices.tradeoffs"]).toEqual(before.fields["choices.tradeoffs"]);
    expect(state.decisions).toEqual(before.decisions);
    expect(reply).toContain("two good sides");
  });
});
