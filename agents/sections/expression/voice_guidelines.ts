import type { Block } from "../../domain/anchors.ts";
import type { VoiceGuidelines } from "../../strategy/expression.ts";
import { list, paragraph, row, table, worth } from "../blocks.ts";
import { labelled, withoutRepeated } from "../without_repeats.ts";

/** The sample that was really sent, what can be heard in it, lines for moments, words, and off beside on. */
export function voiceGuidelinesBlocks(part: VoiceGuidelines): Block[] {
  const { use, avoid, never } = part.words;
  const hasTips = part.rules.some(({ tips_over }) => tips_over !== null);
  return [
    paragraph([withoutRepeated(part.sample, part.headline)], "As sent"),
    worth(
      "own",
      hasTips
        ? table(["rule", "tips over when"], part.rules.map(({ rule, tips_over }) => row([rule, tips_over])))
        : list(part.rules.map(({ rule }) => withoutRepeated(rule, part.headline))),
    ),
    table(["moment", "words"], part.moments.map(({ moment, words }) => row([moment, words]))),
    list([
      ...use.map((each) => labelled("Use", each)),
      ...avoid.map((each) => labelled("Avoid", each)),
      ...never.map((each) => labelled("Never", each)),
    ], "Words"),
    worth("own", table(["not this", "this"], part.pairs.map(({ off, on }) => row([off, on])))),
  ];
}
