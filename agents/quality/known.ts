import type { JourneyState } from "../domain/journey.ts";
import { pageTexts } from "../evidence/evidence.ts";

/** Everything a founder said in any turn that the journey kept, whole. */
export function turnTexts(state: JourneyState): { turn: string; text: string }[] {
  const answers = Object.values(state.fields).flatMap((field) =>
    field.answers.map(({ turn, text }) => ({ turn, text }))
  );
  const reasons = Object.values(state.decisions).flatMap(({ turn, reason }) =>
    reason === null ? [] : [{ turn, text: reason }]
  );
  const corrections = state.corrections.map(({ turn, quote, to }) => ({ turn, text: quote ?? to }));
  const picked = Object.values(state.readBacks).flatMap((readBack) =>
    (readBack?.sentence?.marks ?? []).flatMap((mark) =>
      mark.kind === "said" ? [{ turn: mark.turn, text: mark.quote }] : []
    )
  );
  return [...answers, ...reasons, ...corrections, ...picked];
}

/** All texts that words may be quoted from: turns and pages. */
export function quotableTexts(state: JourneyState): string[] {
  return [
    ...turnTexts(state).map(({ text }) => text),
    ...state.pages.flatMap(pageTexts),
    ...testimonialSentences(state),
  ];
}

/** Testimonials are kept without their sentences being split: both forms may be quoted. */
function testimonialSentences(state: JourneyState): string[] {
  return state.pages.map((page) => page.sentences.join(" "));
}
