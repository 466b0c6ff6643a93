import type { Facts, TextFact } from "../domain/facts.ts";
import { labelOf } from "../facts/worksheet.ts";
import { beliefAsStatement, publicSentences, publishableFact } from "../plan/publishable.ts";
import { subjectsOf } from "../plan/posts.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { wordCount } from "../text/text.ts";
import type { AnswerLine } from "./answer.ts";
import { QUOTED } from "./words.ts";

/** Words of the founder's that may go out as they stand. */
export interface Outgoing {
  text: string;
  from: string;
  stems: ReadonlySet<string>;
}

/** What goes into a message about nothing in particular. */
export const STANDARD = [labelOf("belief_needed"), labelOf("only_we")];

/** "One: ", "2. " and "Second, " count what the words before them announced. */
const COUNTED = new RegExp(`^(?:${QUOTED.sourceOf("counted")}|\\d)[:.)]\\s+`, "iu");

/** The sentence of the proof that holds most of what is spoken of, else the first that has a number or a name. */
export function proofFor(about: string, { proof, rivals }: Facts): Outgoing | null {
  if (proof === null || proof.thin) return null;
  const asked = stemsOf(about);
  const sentences = publicSentences(proof.text, rivals).map((each) => each.replace(COUNTED, ""))
    .filter((each) => wordCount(each) > 3);
  const ranked = sentences.map((text) => ({ text, shared: sharedStems(stemsOf(text), asked).length }))
    .toSorted((one, other) =>
      other.shared - one.shared || Number(/\d/.test(other.text)) - Number(/\d/.test(one.text))
    );
  const [best] = ranked;
  return best === undefined ? null : outgoing("proof", best.text);
}

export function outgoing(name: Parameters<typeof labelOf>[0], text: string): Outgoing {
  return { text, from: labelOf(name), stems: stemsOf(text) };
}

export function toLine({ text, from }: Outgoing): AnswerLine {
  return { text, kind: "said", from };
}

/** Facts that speak to whoever reads them, and not about them. */
export function outgoingIn(facts: Facts): Outgoing[] {
  const { objections, knowledge, belief_needed, only_we, offering, rivals } = facts;
  const subjects = subjectsOf(facts);
  const belief = belief_needed === null || belief_needed.thin ? null : beliefAsStatement(belief_needed);
  const texts = (name: Parameters<typeof labelOf>[0], list: (TextFact | null)[]) =>
    list.flatMap((fact) => fact === null || fact.thin ? [] : publishableFact(fact, rivals) ?? [])
      .map((fact) => outgoing(name, fact.text));
  return [
    ...objections.flatMap(({ says, answer }) =>
      answer === null ? [] : [{ ...outgoing("objections", answer), stems: stemsOf(`${says} ${answer}`) }]
    ),
    // What is only named so far says nothing to whoever reads it.
    ...texts("knowledge", knowledge.filter((fact) => !subjects.includes(fact))),
    ...belief === null ? [] : [outgoing("belief_needed", belief)],
    ...texts("only_we", [only_we]),
    ...texts("offering", [offering]),
  ];
}
