import type { JourneyState } from "../../domain/journey.ts";
import type { ReopenedDecision } from "../../domain/reviews.ts";
import { readFacts } from "../../facts/read_facts.ts";
import { isPhrase } from "../acts/phrase_patterns.ts";
import { type Draft, recordAnswer } from "../draft.ts";
import { takeCells } from "../changing/change_facts.ts";
import { pickedOption } from "../asking/options.ts";
import { spokenOptions } from "../language/spoken.ts";
import { noteChanges } from "./note_changes.ts";

/** What is said of a sentence that a rival now claims too. */
export const SENTENCE_HOLDS = "It still holds";

/** The fact that a watched change puts in question: a new sentence of the founder's takes its place. */
const OWN_SENTENCE = /^change .+ (only_we|proof|why|alternative|obstacle)$/;

/** Takes a decision in the founder's words; false where the message decides nothing, and the question is put again. */
export function takeDecision(draft: Draft, { id, about, options }: ReopenedDecision): boolean {
  const { text, id: turn } = draft.message;
  if (id === "next_bet") {
    if (!takeBet(draft)) return false;
    draft.state.review?.decisions.push({ id, about, turn, words: text });
    return true;
  }
  const words = pickedWords(options, { shown: spokenOptions(draft.state), text });
  if (id === "held" && words === null) return false;
  const fact = OWN_SENTENCE.exec(id)?.[1];
  if (fact !== undefined && words === null) noteChanges(draft, () => takeCells(draft, { [fact]: text }));
  draft.state.review?.decisions.push({ id, about, turn, words: words ?? text });
  return true;
}

/** The option that was picked by its words, its letter, or a plain yes or no. */
function pickedWords(options: string[], { shown, text }: { shown: string[]; text: string }): string | null {
  const at = pickedOption(shown, text);
  const yes = isPhrase("accept", text) ? 0 : isPhrase("reject", text) ? 1 : -1;
  return options[at >= 0 ? at : yes] ?? null;
}

/** The bet is read as in the interview; without a number and a day it is none, and the old one stands. */
function takeBet(draft: Draft): boolean {
  const answer = { turn: draft.message.id, text: draft.message.text, thin: false };
  const tried = structuredClone(draft.state);
  overtake(tried);
  tried.fields["evolution.bet"].answers.push(answer);
  const { bet } = readFacts(tried, draft.now).facts;
  if (bet?.turn !== answer.turn || bet.target === null || bet.by === null) return false;
  noteChanges(draft, () => {
    overtake(draft.state);
    recordAnswer(draft, "evolution.bet", answer);
  });
  return true;
}

/** The bet before counts as one that a fuller answer followed: kept, and read no more. */
function overtake({ fields }: JourneyState): void {
  for (const before of fields["evolution.bet"].answers) before.thin = true;
}
