import { expect, test } from "vitest";
import { buildFoundation } from "../../../agents/foundation.ts";
import { builtInModel } from "../../../agents/model/builtin.ts";
import { openRows } from "../../../agents/sections/open_rows.ts";
import { NOW } from "../../helpers/case_state.ts";
import { journeyWith } from "../../helpers/founders.ts";

test("a step that is dated before its bet is asked about once, as the contradiction that it is", () => {
  const state = journeyWith({
    "offering.what": "We mend church organs.",
    "evolution.next": "In January 2027 I rent the second workshop for those 8 churches.",
    "evolution.bet":
      "So if 8 churches haven't booked the second workshop by 31 July 2027, I give the second workshop up.",
  });
  const foundation = buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: builtInModel.name });
  const about = openRows(foundation).filter(({ question, options }) =>
    `${question} ${options}`.includes("second workshop")
  );
  expect(about.map(({ question }) => question)).toEqual([expect.stringContaining("stands against")]);
});
