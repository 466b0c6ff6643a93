import { dossierOf } from "../../author/model/dossier.ts";
import type { Anchor, AnchorType } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { ReadableMessage } from "../../facts/from_model/check_model_fact.ts";
import { readFacts } from "../../facts/read_facts.ts";
import { turnTexts } from "../../ledger/known.ts";
import { writeDue } from "../conclude.ts";
import { findTension } from "../contradictions/tensions.ts";
import { draftOf } from "../draft.ts";
import { keepModelFacts } from "../changing/keep_model_facts.ts";
import type { Told } from "./call.ts";
import type { TurnAnswer } from "./turn_answer.ts";
import { factsFrom } from "./verdict_of.ts";

interface Late {
  told: Told<TurnAnswer>;
  messages: ReadableMessage[];
  now: Date;
}

/**
 * Takes what a model read after its turn was over: facts of answers that still stand and that nobody has confirmed or
 * corrected since, and a tension. The question that is open now stays as it is; a model that failed is not waited for again.
 */
export function takeLateReading(
  state: JourneyState,
  { told, messages, now }: Late,
): { state: JourneyState; anchors: Partial<Record<AnchorType, Anchor>> } {
  const draft = draftOf(state, { id: "", text: "" }, now);
  if ("failure" in told) {
    draft.state.modelIsAway = true;
    return { state: draft.state, anchors: {} };
  }
  const said = turnTexts(state);
  const standing = messages.filter(({ turn }) => said.some((each) => each.turn === turn));
  const ground = { messages: standing, sheet: readFacts(state, now), state, now };
  const facts = factsFrom(told.value, ground).filter(({ turn, quote }) =>
    said.some((each) => each.turn === turn && each.text.includes(quote))
  );
  keepModelFacts(draft, facts);
  const id = messages[0]?.turn ?? "";
  const tension = told.value.tension === null ? null : findTension(told.value.tension, {
    state,
    id,
    sheet: ground.sheet,
    wordsOf: dossierOf(state, ground.sheet).sentenceOf,
  });
  if (tension !== null) draft.state.tensions = [...draft.state.tensions ?? [], tension];
  const read = messages.map(({ turn }) => turn);
  draft.state.unread = (draft.state.unread ?? []).filter(({ turn }) => !read.includes(turn));
  if (draft.state.modelIsAway === true) draft.state.modelIsAway = false;
  return { state: draft.state, anchors: writeDue(draft, { now }) };
}
