import { describe, expect, it } from "vitest";
import type { RivalFact } from "../../../agents/domain/facts.ts";
import { withLosses } from "../../../agents/facts/rivals/lost_deals.ts";
import { statementsOf } from "../../../agents/facts/statements/statements.ts";

function rival(name: string, kind: RivalFact["kind"] = "company"): RivalFact {
  return { name, kind, url: null, quote: name, turn: "t", field: "market.rivals", state: "read" };
}

function countsIn(text: string, rivals: RivalFact[]): [string, number, number][] {
  const said = statementsOf([{ field: "market.rivals", turn: "t", text, thin: false }]);
  return withLosses(rivals, said.sentences("market.rivals")).flatMap(({ name, lost }) =>
    lost === undefined ? [] : [[name, lost.count, lost.of] as [string, number, number]]
  );
}

const NOTHING = rival("do nothing", "status_quo");

describe("lost deals that the founder counted", () => {
  it("are read part by part behind their whole", () => {
    const said =
      "I'd say of ten we lose, five do nothing, they say after Christmas, two go to the accountant, one goes to Nory, one to MarketMan, and one, I don't know, disappears.";
    const rivals = [NOTHING, rival("accountant"), rival("Nory"), rival("MarketMan"), rival("Growyze")];
    expect(countsIn(said, rivals)).toEqual([
      ["do nothing", 5, 10],
      ["accountant", 2, 10],
      ["Nory", 1, 10],
      ["MarketMan", 1, 10],
    ]);
  });

  it.each([
    ["The notebook, that's 8 of 10 lost deals.", rival("notebook", "status_quo"), 8, 10],
    ["Of twelve offices we lose seven do nothing at all.", NOTHING, 7, 12],
    ["失注10件中6件はフローリングに変えられます。", rival("フローリング"), 6, 10],
    ["5 von 10 verlorenen Angeboten gehen an Nexa.", rival("Nexa"), 5, 10],
    ["Nous perdons 4 devis sur 10, et 3 sur 10 vont chez Lumo.", rival("Lumo"), 3, 10],
  ])("are read in %s", (text, named, count, of) => {
    expect(countsIn(text, [named])).toEqual([[named.name, count, of]]);
  });

  it("of paper under two names are counted once", () => {
    const text = "The status quo: notebook, Excel and envelopes, that's 8 of 10 lost deals.";
    const rivals = [
      rival("notebook", "status_quo"),
      rival("Excel and envelopes", "status_quo"),
      rival("Kajplan"),
    ];
    expect(countsIn(text, rivals)).toEqual([["notebook", 8, 10]]);
  });

  it.each([
    ["Kajplan has 3 of 10 harbours on Funen.", [rival("Kajplan")]],
    ["We lose now and then to Nory.", [rival("Nory")]],
    ["We lost £14,000 to Nory in 2 of our years.", [rival("Nory")]],
    ["We lose 12 of 10 to Nory.", [rival("Nory")]],
    ["8 of 10 lost deals go to Excel or to Nory.", [rival("Excel", "status_quo"), rival("Nory")]],
    ["Of ten we lose, five do nothing, nine go to Nory.", [NOTHING, rival("Nory")]],
    ["We lost 1 of 2 to Nory.", [rival("Nory")]],
  ])("are not read in %s", (text, rivals) => {
    expect(countsIn(text, rivals)).toEqual([]);
  });
});
