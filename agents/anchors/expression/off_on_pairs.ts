import type { Block } from "../../domain/anchors.ts";
import { FIELD_IDS, type FieldId } from "../../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { inference, isThin, refusalsIn, wordCount } from "../../text/text.ts";
import { inTheAnswer, ownBest, refusalsSaid, type Said, sayFrom } from "../words/answers.ts";
import { objectionsOf } from "../words/objections.ts";
import { cell, row, table } from "../section.ts";
import type { VoiceSample } from "./voice_sample.ts";

/** Sentences any company sends: ours, so they stand without quotation marks. */
const STOCK = [
  "We are committed to the highest standards.",
  "Your satisfaction is our priority.",
  "Get in touch to discuss your requirements.",
  "We look forward to hearing from you.",
  "An error occurred and is being processed.",
  "Please note our terms and conditions.",
];
const PAIRS = 6;

/** First answers beside full ones, then stock sentences beside the founder's own, six pairs where words allow. */
export function pairsTable(state: JourneyState, sample: VoiceSample | null): Block | null {
  const own = FIELD_IDS.flatMap((field) => {
    const on = ownBest(state, field, 26);
    return thinAnswers(state, field).slice(0, 1).flatMap((off) =>
      on === null || isThin(on.quote) && on.quote === off.quote ? [] : [{ off, on }]
    );
  }).slice(0, PAIRS);
  const used = new Set(own.map((pair) => pair.on.quote));
  const lines = onVoiceLines(state, sample).filter((each) => !used.has(each.quote));
  const stock = STOCK.slice(0, Math.max(0, PAIRS - own.length)).flatMap((off, at) => {
    const on = lines[at];
    return on === undefined ? [] : [
      row(
        [`${off} (stock sentence)`, cell(on.quote, on.whole)],
        inference("voice.sample", "stock sentence of ours"),
        on.mark,
      ),
    ];
  });
  const rows = [
    ...own.map(({ off, on }) => row([cell(off.quote), cell(on.quote, on.whole)], off.mark, on.mark)),
    ...stock,
  ];
  return rows.length === 0 ? null : table(["off", "on, your real words"], rows, "Off voice and on voice");
}

function onVoiceLines(state: JourneyState, sample: VoiceSample | null): Said[] {
  const fromSample = (sample?.sentences ?? []).filter((each) => wordCount(each) > 3).map((each) =>
    sayFrom(state, "voice.sample", each)
  );
  const answers = objectionsOf(state).flatMap(({ answer }) =>
    answer === null || wordCount(answer.quote) > 24 ? [] : [answer]
  );
  const refusals = refusalsSaid(state, "identity.values").filter((each) =>
    refusalsIn(each.quote).length > 0 && wordCount(each.quote) <= 26
  );
  const elsewhere = (["revenue.model", "difference.only", "proof.best", "content.knowledge"] as const)
    .flatMap((field) => inTheAnswer(state, field))
    .filter(({ quote }) => wordCount(quote) > 3 && wordCount(quote) <= 24);
  return [...fromSample, ...answers, ...refusals, ...elsewhere].filter((each, at, all) =>
    all.findIndex((other) => other.quote === each.quote) === at
  );
}

/** First answers that were probed as thin: the "off" half of a pair. */
export function thinAnswers(state: JourneyState, field: FieldId): Said[] {
  const full = typedAnswer(state, field);
  return state.fields[field].answers.filter((answer) => answer.thin && answer.text !== full)
    .map((answer) => ({
      quote: answer.text,
      whole: answer.text,
      mark: { kind: "said", turn: answer.turn, field, quote: answer.text },
    }));
}
