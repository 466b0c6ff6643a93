import type { Claim } from "../domain/claims.ts";
import { FIELDS, isFieldId } from "../domain/fields.ts";
import type { AnswerLine } from "./answer.ts";

/** A sentence of the strategy as a line of an answer, judged by what it rests on. */
export function claimLine({ text, marks }: Claim): AnswerLine {
  const [said, source, sum] = [
    marks.find((mark) => mark.kind === "said"),
    marks.find((mark) => mark.kind === "source"),
    marks.find((mark) => mark.kind === "inference" && mark.how !== undefined),
  ];
  const kind = sum !== undefined
    ? "sum"
    : said !== undefined
    ? "said"
    : source !== undefined
    ? "source"
    : "ours";
  const from = said !== undefined && isFieldId(said.field) ? FIELDS[said.field].label : source?.label;
  return { text, kind, ...(from === undefined ? {} : { from }) };
}
