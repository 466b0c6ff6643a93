import { describe, expect, it } from "vitest";
import { FIELD_IDS, FIELDS } from "../../../agents/domain/fields.ts";
import { isSettled } from "../../../agents/domain/journey.ts";
import { TRADEOFF_IDS } from "../../../agents/domain/tradeoffs.ts";
import { type Founder, founderOf, play, readCase } from "./player.ts";

function always(text: string): Founder {
  return { company: "Odd", answer: () => ({ text }) };
}

function byField(answers: (field: string, turn: number) => string): Founder {
  return { company: "Odd", answer: (question, state) => ({ text: answers(question.field, state.turns) }) };
}

const SHORT_CONCRETE: Record<string, string> = {
  "offering.what": "We fix cargo bikes, 35 euros an hour",
  "customer.last_three": "A courier firm, a nursery in Gent and a baker",
  "company.links": "no site",
  "company.stage_region": "2 people, Gent, 90 repairs a month",
  "goal.twelve_months": "150 repairs a month by June 2027",
  "market.alternative": "The bike shop on the corner or their own garage",
  "market.rivals": "Velofix and the corner shops, half and half",
  "market.obstacle": "Nobody knows us because we are in a yard",
  "customer.trigger_barrier": "A broken axle on a Monday. They fear it takes a week",
  "customer.belief": "They believe only the seller can fix it",
  "customer.not_for": "No racing bikes and no e-scooters",
  "difference.only": "We come at 6 in the morning",
  "proof.best": "88 of 90 bikes back in 24 hours",
  "identity.why": "My brother lost his courier job over a wheel in 2019",
  "identity.values": "We never fix what is unsafe, lost 400 euros in May",
  "identity.contrast": "Decathlon",
  "voice.sample": "Hi Jan, your bike is ready, brake pads were gone, 42 euros",
  "visual.colours": "green and black",
  "messaging.objections": "Too dear: a day without the bike costs 120",
  "channels.current": "6 of 10 by word of mouth, the rest Google Maps",
  "channels.capacity": "2 hours a week and 50 euros",
  "channels.refused": "No flyers, no Facebook",
  "content.knowledge": "Which bolts break after 3000 km",
  "community.places": "The courier cafe on Fridays",
  "launch.moment": "March",
  "revenue.model": "35 euros an hour plus parts, paid by card",
  "journey.quiet": "After the first repair",
  "growth.numbers": "90 repairs, rest unknown",
  "evolution.next": "A second yard in Brugge in 2028",
  "evolution.bet": "120 repairs by March 2027 or we drop the mornings",
  "pitch.raise": "Not raising",
  "pitch.team": "Me and Tom, mechanic for 12 years",
  "pitch.traction": "90 repairs a month",
};

function shortFounder(): Founder {
  return {
    company: "Wheelyard",
    answer(question) {
      if (question.choices !== undefined) {
        return {
          text: "because it fits us",
          choices: Object.fromEntries(TRADEOFF_IDS.map((id) => [id, "a"])),
        };
      }
      if (question.technique === "confirm") return { text: "ok, 2" };
      return { text: SHORT_CONCRETE[question.field] ?? "" };
    },
  };
}

const JAPANESE: Record<string, string> = {
  "offering.what": "京都の小さな工房で、手織りの帯を一本12万円で作っています。糸は丹後の職人から買います。",
  "choices.tradeoffs": "深く掘る。自分の手で。長期。",
};

describe("odd founders", () => {
  it("one with short but concrete answers is done within 36 turns, at most four of them probed", async () => {
    const { messages, state } = await play(shortFounder());
    expect(messages.length).toBeLessThanOrEqual(40);
    expect(FIELD_IDS.filter((id) => FIELDS[id].needed && !isSettled(state.fields[id]))).toEqual([]);
  });

  it("one whose answers never fill two fields is still done within 37 turns besides the probes", async () => {
    for (const id of ["tidewatch", "ovenline"]) {
      const theCase = await readCase(id);
      theCase.answers["customer.trigger_barrier"] =
        "A person leaves in spring. They fear a revolt of 70 members.";
      theCase.answers["channels.capacity"] = "Seven hours a week and €400 a month.";
      const { messages, state } = await play(founderOf(theCase));
      expect(messages.length - Object.keys(theCase.thin).length).toBeLessThanOrEqual(37);
      expect(state.fields["customer.belief"].status).toBe("confirmed");
      expect(state.fields["pitch.raise"].answers.map((answer) => answer.text))
        .toEqual([theCase.answers["pitch.raise"]]);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }
  });

  it("one who measures is asked for traction only where a question back has used up the turns promised", async () => {
    const full = founderOf(await readCase("tidewatch"));
    let asksBack = true;
    const strays: Founder = {
      ...full,
      answer(question, state) {
        if (question.field !== "market.obstacle" || !asksBack) return full.answer(question, state);
        asksBack = false;
        return { text: "What do you mean by that?" };
      },
    };
    expect((await play(full)).state.fields["pitch.traction"].answers).toEqual([]);
    expect((await play(strays)).state.fields["pitch.traction"].answers).toHaveLength(1);
  });

  it("one who always says that they don't know ends with everything assumed", async () => {
    for (const text of ["I don't know", "not sure, sorry", "keine Ahnung", "não sei", "わかりません"]) {
      const { state, messages, outcomes } = await play(always(text), 90);
      expect(messages.length).toBeLessThanOrEqual(45);
      const offers = /\*(?:finish with assumptions|仮定で仕上げる)\*/u;
      expect(outcomes.filter(({ reply }) => offers.test(reply)).length).toBeGreaterThan(0);
      expect(state.fields["market.obstacle"].status).toBe("assumed");
    }
  });

  it("one who answers with one word is done in a bounded number of turns", async () => {
    const { messages } = await play(always("quality"), 100);
    expect(messages.length).toBeLessThan(80);
  });

  it("one who skips everything is done in one turn a question", async () => {
    const { messages, state } = await play(always("skip this"), 60);
    expect(messages.length).toBeLessThanOrEqual(38);
    expect(state.fields["market.obstacle"].assumption?.test).toBeTruthy();
  });

  it("one who says no to everything is done in a bounded number of turns", async () => {
    expect((await play(always("no"), 100)).messages.length).toBeLessThan(90);
  });

  it("one who writes Japanese is done within 42 turns", async () => {
    const text = "京都の小さな工房で、月に12本の帯を織ります。値段は12万円です。";
    const { messages } = await play(
      byField((field, turn) =>
        JAPANESE[field] ?? (field.startsWith("confirm") ? "はい、二番目。" : `${text}${turn}回目。`)
      ),
    );
    expect(messages.length).toBeLessThanOrEqual(42);
  });

  it("one who rambles, quotes and asks back is done", async () => {
    const text =
      'Well, hm, "you" know — what is it? In 2019 we had 14 boats, **bold** and _odd_ {things}, “curly” too… https://x.example/?a=1';
    const { messages } = await play(always(text), 60);
    expect(messages.length).toBeLessThanOrEqual(48);
  });

  it("one who jumps, goes back and pauses at random is done", async () => {
    const commands = ["go back", "go back to the audience", "jump to expression", "pause", "skip this one"];
    const short = shortFounder();
    const founder: Founder = {
      company: "Wheelyard",
      answer: (question, state) =>
        state.turns % 3 === 2 && state.turns < 40
          ? { text: commands[state.turns % commands.length] ?? "pause" }
          : short.answer(question, state),
    };
    expect((await play(founder, 120)).messages.length).toBeLessThan(100);
  });
});
