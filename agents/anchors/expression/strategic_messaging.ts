import type { Block, Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim, Mark } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, inference, overlapOf, wordCount } from "../../text/text.ts";
import {
  bestSaid,
  doingSaid,
  openingSaid,
  ownBest,
  pickedQuote,
  put,
  refusalsSaid,
  type Said,
  sentencesSaid,
} from "../words/answers.ts";
import { namesRival } from "../words/rivals.ts";
import { type Objection, objectionsOf } from "../words/objections.ts";
import { briefCell, untied } from "../words/cuts.ts";
import { missingAnswers } from "../plain.ts";
import { buildSection, cell, claim, figure, NEEDS_NUMBER, paragraph, row, table } from "../section.ts";
import { ownTerms } from "./own_terms.ts";

import { heroTable, pitchTable } from "./pitches.ts";
import { claimsToStop } from "./claims_to_stop.ts";
import { messageMatrix } from "./message_matrix.ts";
import { hasUnclearProof, proofs, proofTable } from "./proof_inventory.ts";

/** Core message, three pillars, three pitches, objections with answers, proofs, and the claims to stop making. */
export function strategicMessaging(state: JourneyState): Section {
  const pillars = pillarsOf(state);
  const blocks: (Block | null)[] = [
    core(state),
    ...messageMatrix(state),
    house(state, pillars),
    pillarTable(pillars),
    pitchTable(state),
    heroTable(state, heroLine(state)),
    objectionTable(state),
    proofTable(state),
    claimsToStop(state),
    missingAnswers(state, ["messaging.objections", "proof.best", "difference.only"]),
  ];
  return buildSection({
    id: "strategic_messaging",
    headline: headline(state),
    blocks: blocks.filter((block) => block !== null),
    choice: choice(state, pillars),
    deductions: [
      ...(hasUnclearProof(state) ? ["a proof whose base nobody measured"] : []),

      ...(proofs(state).length === 0 ? ["no proof with a number"] : []),
      ...(state.readBacks.expression?.sentence ? [] : ["the core message is not picked"]),
    ],
    raisedBy: "Raised by a proof that shows a before and an after with a name.",
    openQuestions: [
      ...(state.readBacks.expression?.sentence ? [] : ["Which one sentence would you put on the door?"]),
      "Which proof may be printed with a customer's name?",
    ],
  });
}

function picked(state: JourneyState): Claim | null {
  return state.readBacks.expression?.sentence ?? null;
}

const HEADLINE_WORDS = 18;

/** One line for the door: the picked sentence's own words, unless they tell where the founder comes from. */
export function heroLine(state: JourneyState): Said | null {
  const quote = pickedQuote(state, "expression", 16);
  const isStory = quote?.mark.kind === "said" && quote.mark.field === "identity.why";
  return (isStory ? null : quote) ?? ownBest(state, "difference.only", 16);
}

function headline(state: JourneyState): Claim {
  const sentence = picked(state);
  if (sentence !== null && wordCount(sentence.text) <= HEADLINE_WORDS) return sentence;
  const short = pickedQuote(state, "expression", 13) ?? ownBest(state, "difference.only", 13);
  if (short !== null && wordCount(short.quote) <= 13) return put("Say this before anything else", short);
  return claim("The message waits for one sentence that only you can say.", inference("difference.only"));
}

function core(state: JourneyState): Block | null {
  const sentence = picked(state);
  const terms = ownTerms(state, 14);
  const claims: Claim[] = [];
  if (sentence !== null && wordCount(sentence.text) > HEADLINE_WORDS) {
    claims.push(claim(`Core message, the sentence you picked: ${sentence.text}`, ...sentence.marks));
  }
  if (terms.length > 0) {
    claims.push(
      claim(
        `Say it in your own terms: ${terms.join(", ")}.`,
        inference("all answers", "counted by how often and how rarely others use them"),
      ),
    );
  }
  return claims.length === 0 ? null : paragraph(claims);
}

interface Pillar {
  name: string;
  claim: Said;
  proof: Said | null;
  objection: Objection | null;
}

/** Up to three claims, each with its own proof and the objection it answers. Nothing is used twice. */
function pillarsOf(state: JourneyState): Pillar[] {
  const refusal = refusalsSaid(state, "difference.only").find((each) => !namesRival(state, each.quote)) ??
    refusalsSaid(state, "identity.values")[0] ?? null;
  const doing = doingSaid(state);
  const offer = openingSaid(state, "offering.what", 26);
  const value = sentencesSaid(state, "identity.values").find((each) => each.quote !== refusal?.quote) ?? null;
  const leads = [
    { name: "What you refuse", claim: refusal },
    { name: "What you do instead", claim: doing ?? value },
    { name: "What they get", claim: offer },
  ];
  const proofsLeft = proofs(state).slice(0, 3);
  const objectionsLeft = objectionsOf(state).filter(({ answer }) => answer !== null);
  return leads.flatMap(({ name, claim }) => {
    if (claim === null) return [];
    const objection = takeNearest(
      objectionsLeft,
      claim.quote,
      (each) => `${each.objection.quote} ${each.answer?.quote ?? ""}`,
    );
    const proof = takeNearest(proofsLeft, claim.quote, (each) => each.quote);
    return [{ name, claim, proof, objection }];
  });
}

function takeNearest<T>(left: T[], words: string, textOf: (item: T) => string): T | null {
  const best = left.toSorted((a, b) => overlapOf(textOf(b), words) - overlapOf(textOf(a), words))[0];
  if (best === undefined) return null;
  left.splice(left.indexOf(best), 1);
  return best;
}

function house(state: JourneyState, pillars: Pillar[]): Block | null {
  if (pillars.length === 0) return null;
  const roof = picked(state);
  const ground = [bestSaid(state, "identity.why", 16), bestSaid(state, "identity.values", 16)]
    .find((each) => each !== null && roof?.text.includes(each.quote) !== true) ?? null;
  return figure(
    "Messaging house",
    {
      kind: "house",
      roof: roof?.text ?? cell(pillars[0]!.claim.quote, pillars[0]!.claim.whole),
      pillars: pillars.map((pillar) => ({
        name: pillar.name,
        proof: pillar.proof === null ? NEEDS_NUMBER : cell(pillar.proof.quote, pillar.proof.whole),
      })),
      ground: ground === null ? "why you do this is not told yet" : cell(ground.quote, ground.whole),
    },
    ...(roof?.marks ?? [pillars[0]!.claim.mark]),
    ...pillars.flatMap((pillar) => pillar.proof?.mark ?? []),
    ...(ground === null ? [] : [ground.mark]),
  );
}

function pillarTable(pillars: Pillar[]): Block | null {
  const rows = pillars.map((pillar): Row => {
    const marks: Mark[] = [pillar.claim.mark];
    if (pillar.proof !== null) marks.push(pillar.proof.mark);
    if (pillar.objection !== null) marks.push(pillar.objection.objection.mark);
    if (pillar.proof === null) {
      marks.push(assumption("count one thing before and after at one customer, one hour"));
    }
    return row([
      pillar.name,
      briefCell(untied(pillar.claim), 30),
      pillar.proof === null ? NEEDS_NUMBER : cell(pillar.proof.quote, pillar.proof.whole),
      pillar.objection === null ? "none said yet" : cell(pillar.objection.objection.quote),
    ], ...marks);
  });
  return rows.length === 0
    ? null
    : table(["pillar", "claim", "proof", "objection answered"], rows, "Three pillars");
}

function objectionTable(state: JourneyState): Block | null {
  const rows = objectionsOf(state).slice(0, 8).map(({ objection, answer }) =>
    row(
      [cell(objection.quote), answer === null ? "no answer said yet" : briefCell(answer, 30)],
      objection.mark,
      ...(answer === null
        ? [assumption("answer it out loud to the next one who says it, 5 minutes")]
        : [answer.mark]),
    )
  );
  return rows.length === 0 ? null : table(["they say", "you answer"], rows, "Objections");
}

function choice(state: JourneyState, pillars: Pillar[]): Choice | null {
  const first = pillars[0];
  const sentence = picked(state);
  if (first === undefined) return null;
  return {
    chosen: sentence === null ? "lead with the first of the pillars" : "lead with the sentence you picked",
    rejected: "leading with what every rival can print as well",
    why: "it stays true only for you",
    gives_up: "the claim that is quickest to understand",
    marks: [...(sentence?.marks ?? []), first.claim.mark, inference("strategic_synthesis", "rival swap")],
  };
}
