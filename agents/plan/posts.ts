import type { SectionId } from "../domain/anchors.ts";
import type { Claim } from "../domain/claims.ts";
import type { Facts, ObjectionFact, TextFact } from "../domain/facts.ts";
import { stretchesOf } from "../text/repetition.ts";
import type { Material } from "../strategy/material.ts";
import { claim, markOf } from "../ledger/words.ts";
import { beliefAsStatement, isPrivate, publishableFact, withoutRivals } from "./publishable.ts";
import { asPost, hookOf, isAboutReaders, isHookLong, isWhole, pointsBack, usesCapitals } from "./hooks.ts";

export type PostKind = "knowledge" | "answer" | "proof" | "way";

/** Words of the founder's that can be posted as they stand, under a hook that is one of their own sentences. */
export interface Post {
  kind: PostKind;
  section: SectionId;
  hook: string;
  draft: Claim;
}

const FEW_POSTS = 6;

/**
 * The same for the thirty days: without what the sentences at the head of the strategy say already, and without what the
 * company does where there is enough else to say.
 */
export function postsFor({ sheet, sentences }: Pick<Material, "sheet" | "sentences">): Post[] {
  const chosen = Object.values(sentences).map(({ text }) => text.toLowerCase());
  const stretches = new Set(chosen.flatMap(stretchesOf));
  const posts = postsOf(sheet.facts).filter(({ hook, draft }) =>
    !chosen.some((sentence) => sentence.includes(hook.toLowerCase())) &&
    !stretchesOf(draft.text).some((stretch) => stretches.has(stretch))
  );
  const offering = sheet.facts.offering?.quote;
  const others = posts.filter(({ draft }) =>
    !draft.marks.some((mark) => mark.kind === "said" && mark.quote === offering)
  );
  return others.length >= FEW_POSTS ? others : posts;
}

/** What the founder can post, in their own words: what they know, answers, proof, how they work. Nothing thin. */
function postsOf(facts: Facts): Post[] {
  const capitals = writesCapitals(facts);
  const { knowledge, proof, only_we, values, why, offering, objections, rivals } = facts;
  const fromText = (kind: PostKind, section: SectionId, list: (TextFact | null)[]) =>
    list.flatMap((fact) => fact === null ? [] : publishableFact(fact, rivals) ?? [])
      .flatMap((fact) => postFrom(fact, { kind, section, capitals }) ?? []);
  const belief = facts.belief_needed === null ? null : beliefAsStatement(facts.belief_needed);
  const posts = [
    ...fromText("knowledge", "content_approach", knowledge),
    ...objections.filter(({ answer }) =>
      answer !== null && withoutRivals(answer, rivals) === answer && !isPrivate(answer)
    )
      .flatMap((fact) => answerPost(fact, capitals) ?? []),
    ...facts.belief_needed === null || belief === null
      ? []
      : fromText("answer", "consumer_insights", [{ ...facts.belief_needed, text: belief }]),
    ...fromText("proof", "strategic_messaging", [proof]),
    ...fromText("way", "strategic_synthesis", [only_we]),
    ...fromText("way", "brand_identity", [...values, why]),
    ...fromText("way", "strategic_messaging", [offering]),
  ];
  return [...new Map(posts.map((post) => [post.hook.toLowerCase(), post])).values()];
}

/** Things the founder could talk about and has only named so far: a title, no sentence yet. */
export function subjectsOf(facts: Facts): TextFact[] {
  return facts.knowledge.filter((fact) => !fact.thin && hookOf(fact.text, FEWEST_OF_KNOWLEDGE) === null);
}

/** True for a founder who begins most of their sentences with a capital. */
export function writesCapitals(facts: Facts): boolean {
  return usesCapitals(textsOf(facts));
}

function textsOf(facts: Facts): string[] {
  const { offering, only_we, proof, why, knowledge, values, belief_needed } = facts;
  return [offering, only_we, proof, why, belief_needed, ...knowledge, ...values]
    .flatMap((fact) => fact === null ? [] : [fact.text]);
}

interface Kind {
  kind: PostKind;
  section: SectionId;
  capitals: boolean;
}

/** A subject that is only named, such as "Hanging a gate uphill", is short; a sentence about one has more words. */
const FEWEST_OF_KNOWLEDGE = 6;

function postFrom(fact: TextFact, { kind, section, capitals }: Kind): Post | null {
  const hook = kind === "knowledge" ? hookOf(fact.text, FEWEST_OF_KNOWLEDGE) : hookOf(fact.text);
  if (fact.thin || hook === null || !isWhole(fact.text)) return null;
  if (isAboutReaders(fact.text) || pointsBack(fact.text)) return null;
  return {
    kind,
    section,
    hook: asHook(hook, capitals),
    draft: claim(asPost(fact.text, capitals), markOf(fact)),
  };
}

/** An objection needs an answer that says something; its hook is the objection where that is a whole sentence. */
function answerPost(fact: ObjectionFact, capitals: boolean): Post | null {
  const { says, answer } = fact;
  if (fact.thin || answer === null || !isWhole(answer)) return null;
  const isSentence = isWhole(says) && isHookLong(says);
  const hook = isSentence ? `“${says}”` : hookOf(answer);
  if (hook === null) return null;
  return {
    kind: "answer",
    section: "strategic_messaging",
    hook: isSentence ? hook : asHook(hook, capitals),
    draft: claim(`“${says}” – ${asPost(answer, capitals)}`, markOf(fact)),
  };
}

function asHook(hook: string, capitals: boolean): string {
  return asPost(hook, capitals).replace(/[.。]$/u, "");
}
