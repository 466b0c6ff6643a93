import type { Block } from "../../domain/anchors.ts";
import type { ConsumerInsights } from "../../strategy/truth.ts";
import { figure, list, paragraph, row, table, worth } from "../blocks.ts";
import { labelled, withoutRepeated } from "../without_repeats.ts";

/** Situation, what sets people off and holds them back, the bridge of beliefs, who came and who is turned away. */
export function consumerInsightsBlocks(part: ConsumerInsights): Block[] {
  const { headline } = part;
  const moments: [string, ConsumerInsights["trigger"]][] = [
    ["situation", part.situation],
    ["job", part.job],
    ["what sets them off", withoutRepeated(part.trigger, headline)],
    ["what holds them back", withoutRepeated(part.barrier, headline, part.trigger)],
    ["without you", part.workaround],
  ];
  const rows = moments.flatMap(([label, sentence]) => sentence === null ? [] : [row([label, sentence])]);
  return [
    table(["", ""], rows),
    ...bridge(part),
    list(part.customers.map((each) => withoutRepeated(each, headline)), "Last customers"),
    list(part.their_words, "Their words"),
    worth("decides", notFor(part)),
    ...archetype(part),
  ];
}

function bridge({ belief }: ConsumerInsights): Block[] {
  if (belief === null) return [];
  const { now, planks, needed } = belief;
  return [figure(
    "Belief bridge",
    { kind: "bridge", now: now.text, planks: planks.map(({ text }) => text), needed: needed.text },
    ...now.marks,
    ...planks.flatMap(({ marks }) => marks),
    ...needed.marks,
  )];
}

function notFor({ not_for }: ConsumerInsights): Block {
  const hasReasons = not_for.some(({ why }) => why !== null);
  return hasReasons
    ? table(["turned away", "because"], not_for.map(({ who, why }) => row([who, why])), "Not for")
    : list(not_for.map(({ who }) => who), "Not for");
}

function archetype({ archetype: lens }: ConsumerInsights): Block[] {
  if (lens === null) return [];
  return [paragraph(
    [
      { text: `${lens.name}.`, marks: lens.evidence.flatMap(({ marks }) => marks) },
      ...lens.evidence,
      labelled("Shadow", lens.shadow),
      labelled("Forbids", lens.forbids),
    ],
    "Archetype, a lens",
  )];
}
