import type { Block } from "../../domain/anchors.ts";
import type { BrandIdentity } from "../../strategy/expression.ts";
import { list, paragraph, row, table, worth } from "../blocks.ts";
import { labelled, withoutRepeated } from "../without_repeats.ts";

/** The story, purpose, vision and mission, values with what they refuse and cost, and what it never becomes. */
export function brandIdentityBlocks(part: BrandIdentity): Block[] {
  const { headline } = part;
  return [
    worth("used", paragraph(part.story.map((each) => withoutRepeated(each, headline)), "Story")),
    list([
      labelled("Purpose", part.purpose),
      labelled("Vision", part.vision),
      labelled("Mission", part.mission),
    ]),
    worth("own", valuesBlock(part)),
    paragraph([withoutRepeated(part.never_become, headline)], "Never"),
    list(part.personality, "Personality"),
  ];
}

function valuesBlock({ values, headline }: BrandIdentity): Block {
  const isPlain = values.every(({ refuses, cost }) => refuses === null && cost === null);
  return isPlain
    ? list(values.map(({ behaviour }) => withoutRepeated(behaviour, headline)), "Values")
    : table(
      ["we do", "we refuse", "we pay"],
      values.map(({ behaviour, refuses, cost }) => row([behaviour, refuses, cost])),
      "Values",
    );
}
