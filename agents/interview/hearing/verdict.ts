import type { Claim } from "../../domain/claims.ts";
import type { ModelFact } from "../../domain/model_facts.ts";
import type { Heard, Tension } from "../../domain/journey.ts";
import type { Talk } from "../acts/only_talk.ts";
import type { ReadBackAnswer } from "../read_back/read_back.ts";

/** What a message was taken for: at a read-back a pick, or one that stayed unclear. */
export type Taken = "answer" | "unknown" | "talk" | "pick" | "unclear_pick";

/** What a model made of a message, as far as code lets it count. The rules work the turn out with it. */
export interface Verdict {
  /** Whether the answer is thin, where the model may say so. */
  thin?: boolean;
  /** The whole message says nothing of the business. */
  talk?: Talk;
  /** The exact stretches that answer, where the rules saw none. */
  answers?: string[];
  /** True where the message refuses all the options. */
  isRejection?: boolean;
  /** What an unclear answer to a read-back was. */
  pick?: ReadBackAnswer;
  /** Other open fields that the message answers whole. */
  fills: Heard[];
  facts: ModelFact[];
  tension: Tension | null;
  /** Sentences to head the anchor that is read back next. */
  sentences: Claim[];
}

export const NO_VERDICT: Verdict = { fills: [], facts: [], tension: null, sentences: [] };
