import type { Claim } from "../../../domain/claims.ts";
import { inference } from "../../../ledger/marks.ts";
import { claim, markOf } from "../../../ledger/words.ts";
import { type Post, type PostKind, postsFor, subjectsOf } from "../../../plan/posts.ts";
import { apportion } from "../../../plan/shares.ts";
import type { ContentApproach } from "../../../strategy/attention.ts";
import type { Material } from "../../../strategy/material.ts";
import { openPoints, unknown } from "../open_points.ts";
import {
  firstHeadline,
  firstWhole,
  headlineOf,
  isChosen,
  isOfKnowledge,
  sentenceHeadline,
} from "../wording.ts";

const NAMES: Record<PostKind, string> = {
  knowledge: "What only you know",
  answer: "Questions answered",
  proof: "Proof",
  way: "How you work",
};

/** Pillars of what the founder can say as it stands; each share is the share of its pieces; subjects without a sentence count too. */
export function writeContentApproach(material: Material): ContentApproach {
  const { facts } = material.sheet;
  const posts = postsFor(material);
  const subjects = subjectsOf(facts).map((fact) => claim(`“${fact.text}”`, markOf(fact)));
  const kinds = (["knowledge", "answer", "proof", "way"] as const)
    .map((kind) => ({ kind, pieces: posts.filter((post) => post.kind === kind) }))
    .map(({ kind, pieces }) => ({
      kind,
      pieces: [...pieces.map(({ draft }) => draft), ...(kind === "knowledge" ? subjects : [])],
    }))
    .filter(({ pieces }) => pieces.length > 0);
  const shares = apportion(100, kinds.map(({ pieces }) => pieces.length));
  const hasKnowledge = facts.knowledge.some(({ thin }) => !thin);
  return {
    headline: firstHeadline(
      [ledSentence(material), knowledgeHeadline(material), anyHeadline(posts)],
      "Nothing that only you know was said yet: the thirty days stay open.",
      "content.knowledge",
    ),
    choice: null,
    pillars: kinds.map(({ kind, pieces }, at) => ({
      name: claim(NAMES[kind], inference("content.knowledge", `${pieces.length} pieces`)),
      share: shares[at] ?? 0,
      pieces,
      serves: null,
    })),
    series: null,
    reuse: [],
    unknowns: [
      ...(hasKnowledge ? [] : [unknown(
        "What do you know that customers get wrong?",
        "write down three things you explain again and again",
        "content.knowledge",
      )]),
      ...openPoints(material, { facts: ["knowledge"], fields: ["content.knowledge"] }),
    ],
  };
}

/** The founder's sentence for this anchor, where it is one of the things they know. */
function ledSentence(material: Material): Claim | null {
  return isOfKnowledge(material) ? sentenceHeadline(material.sentences.attention) : null;
}

function anyHeadline(posts: Post[]): Claim | null {
  if (posts.length === 0) return null;
  const pieces = posts.length === 1 ? "One piece" : `${posts.length} pieces`;
  return {
    text: `${pieces} of yours can be used as ${posts.length === 1 ? "it stands" : "they stand"}.`,
    marks: posts.flatMap(({ draft }) => draft.marks),
  };
}

/** The first thing they know that a headline holds whole. */
function knowledgeHeadline({ sheet, sentences }: Material): Claim | null {
  const told = sheet.facts.knowledge.filter(({ thin }) => !thin);
  const fresh = told.filter((fact) => !isChosen(fact, sentences));
  return firstWhole((fresh.length > 0 ? fresh : told).map((fact) => headlineOf("", fact)));
}
