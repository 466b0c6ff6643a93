import { FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import { isFieldId } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import { commandAmong } from "./acts/command_among.ts";
import type { NextQuestion } from "./asking/ask.ts";
import { lineOfCells, refreshReadBack, takeCells } from "./changing/change_facts.ts";
import { executeCommand, takeBack } from "./commands/commanding.ts";
import type { Command } from "./commands/commands.ts";
import { type Draft, draftOf } from "./draft.ts";
import { hearMessage } from "./hearing/hear_message.ts";
import { askReadBack, decideNext } from "./asking/next.ts";
import type { IncomingMessage, Surroundings } from "./turn_types.ts";
import { spokenTo } from "./language/spoken.ts";
import type { Verdict } from "./hearing/verdict.ts";
import { strikeEnded } from "./commands/retracting.ts";
import { withdrawnField } from "./commands/withdrawing.ts";
import type { ComputedTurn } from "./with_model/computed_turn.ts";

/** The founder wants to end the journey, which stands so far. */
interface Finishing {
  finish: JourneyState;
}

/**
 * Works a message out by rules on a copy of the journey, with a model's verdict where there is one: the same message and
 * verdict always come to the same.
 */
export async function computeTurn(
  state: JourneyState,
  message: IncomingMessage,
  { surroundings, verdict }: { surroundings: Surroundings; verdict?: Verdict },
): Promise<ComputedTurn | Finishing> {
  const draft = draftOf(state, message, surroundings.now);
  if (surroundings.sentences !== undefined) draft.sentences = surroundings.sentences;
  if (verdict !== undefined) draft.verdict = verdict;
  draft.state.turns += 1;
  if (message.cells !== undefined) {
    draft.lines.push(lineOfCells(takeCells(draft, message.cells)));
    if (message.text === "" && message.choices === undefined) {
      return { draft, decided: askAgainAfterCells(draft), isHeard: false };
    }
  }
  const worked = await computeFromWords(draft, surroundings);
  // The words pick among the sentences that the founder saw; what is still open after them follows the cells.
  if (message.cells !== undefined) refreshReadBack(draft);
  return worked;
}

async function computeFromWords(draft: Draft, surroundings: Surroundings): Promise<ComputedTurn | Finishing> {
  const { message } = draft;
  const command = message.choices === undefined ? commandOf(draft) : null;
  await surroundings.breathe?.();
  if (command?.kind === "finish") return { finish: draft.state };
  const withdrawn = command === null && message.choices === undefined
    ? withdrawnField(draft.state, message.text)
    : null;
  if (command === null && withdrawn === null) {
    return { draft, decided: await hearMessage(draft, surroundings), isHeard: true };
  }
  const led = command !== null
    ? executeCommand(draft, command)
    : withdrawn !== null && !strikeEnded(draft, message.text)
    ? takeBack(draft, withdrawn)
    : "stay";
  const decided = led === "stay" ? "stay" : led === "next" ? decideNext(draft) : led.next;
  return { draft, decided, isHeard: false };
}

function commandOf({ state, message }: Draft): Command | null {
  const { question } = state;
  const open = question?.field;
  const field = open !== undefined && isFieldId(open) ? open : null;
  return commandAmong(message.text, { field, asked: spokenTo(state, question?.text ?? "") });
}

/** Cells came without words: a read-back is put again with what they changed, any other question stays open. */
function askAgainAfterCells(draft: Draft): NextQuestion | "stay" {
  const anchor = FOUNDATION_ANCHORS.find((type) => draft.state.question?.field === `confirm.${type}`);
  const readBack = anchor === undefined ? undefined : draft.state.readBacks[anchor];
  if (anchor === undefined || readBack === undefined || readBack.isFloorOpen === true) return "stay";
  readBack.asked = (readBack.asked ?? 1) - 1;
  return askReadBack(draft, anchor);
}
