import {
  ANCHOR_LABELS,
  type AnchorType,
  FOUNDATION_ANCHORS,
  type FoundationAnchor,
} from "../../domain/anchors.ts";
import { FIELD_IDS, type FieldId, FIELDS, fieldsOfPhase, isFieldId } from "../../domain/fields.ts";
import { completedAnchors, type JourneyState } from "../../domain/journey.ts";
import { askField, fieldBefore, type NextQuestion } from "../asking/ask.ts";
import { leaveContradiction, openContradiction } from "../contradictions/settle.ts";
import type { Command } from "./commands.ts";
import { acceptReadBack } from "../read_back/confirming.ts";
import { assume, type Draft } from "../draft.ts";
import { candidatesFor } from "../read_back/candidates.ts";
import { askReadBack } from "../asking/next.ts";
import { isOpen, minutesLeft, questionsLeft } from "../asking/pace.ts";

/** What a command leads to: a question, the order of fields, or the question that stood open. */
type Led = { next: NextQuestion } | "next" | "stay";

/** Does what the founder asked of the interview itself. `finish` is the caller's. */
export function executeCommand(draft: Draft, command: Exclude<Command, { kind: "finish" }>): Led {
  draft.lastAnswer = { text: "", field: null, isProbed: false };
  const contradiction = command.kind === "pause" || command.kind === "lock"
    ? null
    : openContradiction(draft.state);
  if (contradiction !== null) leaveContradiction(draft, contradiction);
  switch (command.kind) {
    case "skip":
      return contradiction === null ? skip(draft) : "next";
    case "back":
      return goBack(draft, command.to ?? fieldBefore(draft));
    case "jump":
      return jump(draft, command.to);
    case "pause":
      draft.lines.push(
        `Paused; everything is kept. ${questionsLeft(draft.state)} questions are left, about ${
          minutesLeft(draft.state)
        } minutes.`,
      );
      return "stay";
    case "lock":
      return lock(draft, command.words);
  }
}

function skip(draft: Draft): Led {
  const { state } = draft;
  const field = state.question?.field;
  if (field === undefined) return "stay";
  if (!isFieldId(field)) {
    const anchor = FOUNDATION_ANCHORS.find((type) => field === `confirm.${type}`) ?? "truth";
    const readBack = state.readBacks[anchor] ??
      { candidates: candidatesFor(anchor, state, draft.now), accepted: false, sentence: null };
    acceptReadBack(draft, anchor, { readBack, answer: { kind: "agreed" } });
    return "next";
  }
  if (state.fields[field].answers.some((answer) => !answer.thin)) return "next";
  if (FIELDS[field].needed) {
    assume(state, field);
    draft.lines.push(`Skipped. It stands as an assumption: ${state.fields[field].assumption?.text ?? ""}`);
  } else {
    state.fields[field].status = "skipped";
    draft.lines.push("Skipped.");
  }
  return "next";
}

function goBack(draft: Draft, field: FieldId): Led {
  if (draft.state.fields[field].locked) {
    draft.lines.push(`The words on this are locked: ${FIELDS[field].label}.`);
    return "stay";
  }
  draft.lines.push(`Back to: ${FIELDS[field].label}. A new answer replaces the old one.`);
  const next = askField(draft, field);
  next.question.replaces = true;
  return { next };
}

/** An answer was taken back and nothing was said in its place: its question is put again. */
export function takeBack(draft: Draft, field: FieldId): Led {
  draft.lastAnswer = { text: draft.message.text, field: null, isProbed: false, lead: "Taken back:" };
  return goBack(draft, field);
}

/** Goes to an anchor: to its first open field, or to its read-back where all is heard. */
function jump(draft: Draft, anchor: AnchorType): Led {
  const { state } = draft;
  const phase = anchor === "pitchDeck" ? "pitch_deck_creation" : `${anchor}_anchor_analysis` as const;
  if (anchor !== "pitchDeck" && completedAnchors(state).includes(anchor)) return reopen(draft, anchor);
  if (state.phase !== "complete") state.phase = phase;
  draft.lines.push(`To the ${ANCHOR_LABELS[anchor]}.`);
  const open = fieldsOfPhase(phase).find((field) => isOpen(state, field));
  if (open !== undefined) return { next: askField(draft, open) };
  if (anchor === "pitchDeck") return { next: askField(draft, "pitch.raise") };
  return { next: askReadBack(draft, anchor) };
}

/** A finished anchor stays finished while it is looked at again: only an accepted read-back writes it anew. */
function reopen(draft: Draft, anchor: FoundationAnchor): Led {
  const { state } = draft;
  const readBack = state.readBacks[anchor];
  state.phase = `${anchor}_anchor_analysis`;
  state.refining = anchor;
  if (readBack !== undefined) readBack.asked = 0;
  draft.lines.push(
    `Back to the ${
      ANCHOR_LABELS[anchor]
    }. Pick or write another sentence, correct a word (*actually it is 40, not 30*) or name an answer to change (*change the proof*).`,
  );
  return { next: askReadBack(draft, anchor) };
}

/** Locks the answer that holds the words, or the last answer given. */
function lock(draft: Draft, words: string): Led {
  const { state } = draft;
  const field = FIELD_IDS.find((id) => words.length > 2 && holds(state, id, words)) ?? fieldBefore(draft);
  if (state.fields[field].answers.length === 0) {
    draft.lines.push("Nothing has been said yet that could be locked.");
    return "stay";
  }
  state.fields[field].locked = true;
  draft.lines.push(`Locked, word for word: ${FIELDS[field].label}.`);
  return "stay";
}

function holds(state: JourneyState, field: FieldId, words: string): boolean {
  return state.fields[field].answers.some((answer) =>
    answer.text.toLowerCase().includes(words.toLowerCase())
  );
}
