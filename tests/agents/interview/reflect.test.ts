import { describe, expect, it } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { wordCount } from "../../../agents/text/text.ts";
import { quotesOf } from "../../../agents/interview/asking/linter.ts";
import { reflectOn } from "../../../agents/interview/quoting/reflect.ts";
import { quoteCandidates } from "../../../agents/interview/quoting/quote_candidates.ts";
import { readCase } from "./player.ts";

function reflected(text: string, field: FieldId = "market.obstacle"): string[] {
  return quotesOf(reflectOn({ text, field, isProbed: false }, 2));
}

function stretches(text: string): string[] {
  return quoteCandidates(text, { least: 3, most: 14, field: null }).map((each) => each.quote);
}

describe("a reflection", () => {
  it("gives back what people get and not what they do not get", () => {
    const text =
      "We sharpen shears for hairdressers and bring them back the same day. We don't sharpen knives, " +
      "everybody asks about knives.";
    expect(reflected(text, "offering.what").join(" ")).toContain("shears");
    expect(reflected(text, "offering.what").join(" ")).not.toContain("knives");
  });

  it("gives back what people get rather than what it costs", () => {
    const text = "A berth plan for 23 small marinas in Denmark. We charge 4 euros per berth a month.";
    expect(reflected(text, "offering.what")).toEqual(["A berth plan for 23 small marinas in Denmark"]);
  });

  it("gives back the clause that carries the answer, not the words that lead to it", () => {
    const text =
      "It is slow. So the one thing in the way is that nobody's job gets better on the day they vote yes.";
    expect(reflected(text)).toContain("nobody's job gets better on the day they vote yes");
  });

  it.each<[FieldId, string, string]>([
    ["goal.twelve_months", "40 Stammkunden bis Ende 2027. Mein Bruder sagt, ich muss auf 100 kommen.", "100"],
    ["goal.twelve_months", "40 habitués avant juin 2027. Mon mari dit trois cents.", "trois cents"],
    ["revenue.model", "A mug is £18. When I began a mug was £7, can you imagine.", "£7"],
    ["revenue.model", "Een mok is 18 euro. Tot 2024 was die mok 9.", "9"],
    ["pitch.raise", "No, I'm not raising. My cousin says I should borrow 40,000 from the bank.", "40,000"],
    ["pitch.raise", "Nein, ich suche kein Geld. Mein Schwager meint, ich sollte 40.000 aufnehmen.", "40.000"],
    ["pitch.raise", "Nee, ik zoek geen geld. Mijn zus vindt dat ik subsidie moet vragen.", "subsidie"],
    ["pitch.raise", "No, no busco dinero. Mi primo dice que pida 40.000 al banco.", "40.000"],
    ["pitch.raise", "No, non cerco soldi. Mio cugino dice di chiedere 40.000 alla banca.", "40.000"],
    ["pitch.raise", "Não, não procuro dinheiro. O meu primo diz para pedir 40.000 ao banco.", "40.000"],
  ])("gives back what was read and not what stands beside it: %s, %s", (field, text, other) => {
    expect(reflected(text, field)).not.toEqual([]);
    expect(reflected(text, field).join(" ")).not.toContain(other);
  });

  it("gives two short quotes where two matter, in the order in which they were said", () => {
    const text =
      "We refused a hotel for 2,900 a month. Then it rained. We close on Sunday and never discount.";
    expect(reflected(text, "identity.values")).toEqual([
      "We refused a hotel for 2,900 a month",
      "We close on Sunday and never discount",
    ]);
  });

  it("never quotes filler, asides or talk about the talk", () => {
    const fillers = [
      "45 boats by May 2027. Hm, and a quieter phone, but that's not a number.",
      "Don't look at our blog, last post is from 2024. 45 boats by May 2027.",
      "45 boats by May 2027, it's a mess, desculpa.",
    ];
    for (const text of fillers) {
      expect(reflected(text, "goal.twelve_months").join(" ")).toContain("45 boats by May 2027");
    }
    for (const text of fillers) {
      expect(reflected(text, "goal.twelve_months").join(" ")).not.toMatch(/Hm|blog|mess/);
    }
  });

  it("gives no step back that is refused, and no quotation that is cut off", () => {
    const next =
      "First a table of twelve metres. Then a pick-up day in each club. Drones? Not while I am alive.";
    expect(reflected(next, "evolution.next").join(" ")).not.toContain("alive");
    const sent =
      "Das ging an Herrn Bosch: „Guten Abend Herr Bosch, Ihre drei sind fertig. Danke für den Zopf.“";
    expect(reflected(sent, "voice.sample").join(" ")).not.toContain("„");
  });

  it("gives a very short message back whole", () => {
    expect(reflected("Gates. Farm gates. Steel.")).toEqual(["Gates. Farm gates. Steel"]);
  });

  it("is exact, at most 25 words and differently opened, in every answer of the cases", async () => {
    for (const id of ["tidewatch", "ovenline"]) {
      const { answers } = await readCase(id);
      const openings = Object.entries(answers).map(([field, text], turn) => {
        const reflect = reflectOn({ text, field: field as FieldId, isProbed: false }, turn);
        expect(wordCount(reflect)).toBeLessThanOrEqual(25);
        for (const quote of quotesOf(reflect)) expect(text).toContain(quote);
        return reflect.split("“")[0];
      });
      const led = openings.filter((opening) => opening !== "");
      expect(new Set(led).size).toBe(led.length);
    }
  });
});

describe("a stretch that can stand alone", () => {
  it("is never a condition without its consequence", () => {
    const text = "If fewer dues are in by 1 June than the year before, the second season is free.";
    expect(stretches(text)).not.toContain("If fewer dues are in by 1 June than the year before");
  });

  it("is never a clause left hanging, nor a pair of words torn apart", () => {
    const text =
      "I know why the Danish red and green tags beat any app for guests, and the reason is that they are cheap.";
    for (const quote of stretches(text)) expect(quote).not.toMatch(/(?: is that| red|the reason)$|^green/);
  });

  it("is found in scripts without spaces", () => {
    expect(stretches("旅館は絶対にやりません。到着の日に歩きます。")).toContain("旅館は絶対にやりません");
  });
});

describe("the reflection of a thin answer", () => {
  function probed(text: string): string {
    return reflectOn({ text, field: "difference.only", isProbed: true }, 2);
  }

  it("says what is missing only where that is certain", () => {
    expect(probed("It's easier to use and our service is just much better.")).toMatch(
      /^No name and no number in it yet:/,
    );
    for (const text of ["Patagonia, we love them.", "Great, 40 of them."]) {
      expect(probed(text)).not.toMatch(/^No name/);
    }
  });
});
