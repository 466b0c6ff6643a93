import type { FieldId } from "../../domain/fields.ts";
import type { Askings } from "../asking/asking.ts";
import { ATTENTION } from "./attention.ts";
import { EVOLUTION } from "./evolution.ts";
import { EXPRESSION } from "./expression.ts";
import { GETTING_STARTED } from "./getting_started.ts";
import { PITCH } from "./pitch.ts";
import { TRUTH } from "./truth.ts";

/** Every field's question in the built-in strategist's own words. */
export const QUESTION_BANK: Record<FieldId, Askings> = {
  ...GETTING_STARTED,
  ...TRUTH,
  ...EXPRESSION,
  ...ATTENTION,
  ...EVOLUTION,
  ...PITCH,
};
