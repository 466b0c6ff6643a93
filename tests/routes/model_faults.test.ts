import { expect, test } from "vitest";
import {
  ALL_MANNERS,
  CALL_SECONDS,
  type FaultRow,
  measureFaults,
  type Work,
  WORKS,
} from "../helpers/fault_matrix.ts";
import type { Manner } from "../helpers/openai_server.ts";

/** A turn may ask twice before it gives up. */
const LONGEST_SECONDS = 2 * CALL_SECONDS + 5;
/** Nothing that can be used ever comes of these. */
const USELESS: Manner[] = [
  "ignores_schema",
  "unauthorised",
  "no_credit",
  "refuses_everything",
  "stalls_before_headers",
  "stalls_in_stream",
  "comments_for_ever",
  "reasons_for_ever",
  "drops_connection",
  "cuts_stream",
  "cut_for_length",
  "filtered",
  "redirects",
  "html",
  "garbage",
  "no_events",
  "empty",
  "only_thoughts",
  "endless",
  "endless_line",
];

test(
  "whatever a model's server does, a turn, a consultation and a part end in words within the time that was chosen",
  {
    timeout: 600_000,
  },
  async () => {
    const rows = await measureFaults(ALL_MANNERS);
    expect(rows.map(({ manner }) => manner)).toEqual(ALL_MANNERS);
    const late = rows.flatMap(({ manner, took }: FaultRow) =>
      WORKS.filter((work) => took[work].seconds > LONGEST_SECONDS).map((work) => `${manner}: ${work}`)
    );
    expect(late).toEqual([]);
    const byModel = (work: Work) =>
      rows.filter(({ took }) => took[work].by === "model").map(({ manner }) => manner);
    expect(byModel("writing").filter((manner) => USELESS.includes(manner))).toEqual([]);
    // A consultation asks for words, in no schema that could be ignored.
    const useless: Manner[] = USELESS.filter((manner) => manner !== "ignores_schema");
    expect(byModel("consult").filter((manner) => useless.includes(manner))).toEqual([]);
  },
);
