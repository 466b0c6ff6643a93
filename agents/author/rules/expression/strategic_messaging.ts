import type { Claim } from "../../../domain/claims.ts";
import type { TextFact } from "../../../domain/facts.ts";
import { source } from "../../../ledger/marks.ts";
import { claim, closed, isExact, markOf } from "../../../ledger/words.ts";
import type { StrategicMessaging } from "../../../strategy/expression.ts";
import type { UnknownPart } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import { openPoints, unknown } from "../open_points.ts";
import { hitsOf } from "../truth/conventions.ts";
import { buttonOn, pageClaim, proofOn } from "../truth/page_claims.ts";
import { ownPage, quotable } from "../truth/page_sentences.ts";
import { swapAgainst } from "../truth/swap.ts";
import { firstHeadline, quoted, sentenceHeadline, telling } from "../wording.ts";
import { pitchesOf } from "./pitches.ts";

const MOST_STOPS = 5;

/** The founder's own sentence as the core, pitches to be read aloud, objections with answers, proofs, and what to stop saying. */
export function writeStrategicMessaging(material: Material): StrategicMessaging {
  const { facts } = material.sheet;
  const pitches = pitchesOf(material);
  const core = material.sentences.expression ?? null;
  return {
    headline: sentenceHeadline(material.sentences.expression) ?? firstHeadline(
      [pitchHeadline(pitches)],
      "No sentence has been chosen to lead with.",
      "difference.only",
    ),
    core,
    pillars: [],
    pitches,
    hero: heroOf(material, core),
    objections: facts.objections.map((each) => ({
      says: quotedPart(each, each.says),
      answer: each.answer === null ? null : quotedPart(each, each.answer),
      proof: null,
    })),
    proofs: proofsOf(material),
    claims_to_stop: claimsToStop(material),
    against_rivals: hitsOf(material).claims.map(({ page, sentence, refusal }) => ({
      rival: page.label,
      theirs: pageClaim(page, sentence),
      ours: quotedPart(refusal.fact, refusal.sentence),
    })),
    choice: null,
    unknowns: unknownsOf(material),
  };
}

/** The words of a pitch stand in it whole: the headline does not say them before. */
function pitchHeadline(pitches: StrategicMessaging["pitches"]): Claim | null {
  const longest = pitches.at(-1);
  if (longest === undefined) return null;
  return claim(
    `No sentence leads yet; ${longest.seconds} seconds of your own stand ready to be said.`,
    ...longest.sentences.flatMap(({ marks }) => marks),
  );
}

/** A part of a fact, in quotation marks while it is exact. */
function quotedPart(fact: Parameters<typeof markOf>[0], words: string): Claim {
  return claim(isExact(words, fact.quote) ? `“${words}”` : words, markOf(fact));
}

/** The first screen: the picked sentence, the offer under it, and the button of the own page. */
function heroOf({ sheet, pages }: Material, core: Claim | null): StrategicMessaging["hero"] {
  const offering = telling(sheet.facts.offering);
  const own = ownPage(pages);
  if (core === null) return null;
  return {
    headline: core,
    sub: offering === null ? null : quoted(offering),
    action: own === null ? null : buttonOn(own),
  };
}

function proofsOf({ sheet, pages }: Material): Claim[] {
  const proof = telling(sheet.facts.proof);
  const own = ownPage(pages);
  const shown = own === null ? null : proofOn(own);
  return [
    ...(proof === null ? [] : [quoted(proof)]),
    ...(own === null || shown === null || proof?.text.includes(shown) === true
      ? []
      : [pageClaim(own, shown)]),
  ];
}

/** Sentences of the own page that a rival prints as well, and words that every rival could say. */
function claimsToStop(material: Material): StrategicMessaging["claims_to_stop"] {
  const own = ownPage(material.pages);
  const onPage = own === null
    ? []
    : quotable(own).filter((each) => !/[?？]$/u.test(each)).flatMap((sentence) => {
      const rival = swapAgainst(material.pages, sentence).find(({ verdict }) => verdict === "shared");
      return rival === undefined || rival.theirs === null ? [] : [{
        claim: pageClaim(own, sentence),
        why: claim(`${rival.page.label}: ${closed(`“${rival.theirs}”`)}`, source(rival.page, rival.theirs)),
      }];
    });
  const empty = thinFacts(material).map((fact) => ({
    claim: quoted(fact),
    why: claim("No name, number or example: every rival can print it.", markOf(fact)),
  }));
  return [...onPage, ...empty].slice(0, MOST_STOPS);
}

/** Empty words where a claim was asked for. */
function thinFacts({ sheet }: Material): TextFact[] {
  const { only_we, proof, why, values } = sheet.facts;
  return [only_we, proof, why, ...values].filter((fact) => fact !== null).filter(({ thin }) => thin === true);
}

function unknownsOf(material: Material): UnknownPart[] {
  const { proof, objections } = material.sheet.facts;
  const unanswered = objections.find(({ answer }) => answer === null);
  const missing: [boolean, UnknownPart][] = [
    [
      telling(proof) === null,
      unknown(
        "Which number or story convinces a sceptic?",
        "ask your best customer what changed, one call",
        "proof.best",
      ),
    ],
    [
      objections.length === 0,
      unknown(
        "What do they say before they say no?",
        "write down the last two refusals",
        "messaging.objections",
      ),
    ],
    [
      unanswered !== undefined,
      unknown(
        `“${unanswered?.says ?? ""}”: what do you answer to it?`,
        "say it to the next one who asks",
        "messaging.objections",
      ),
    ],
    [
      material.sentences.expression === undefined,
      unknown("Which sentence leads?", "read the pitches to one customer", null),
    ],
  ];
  return [
    ...openPoints(material, {
      facts: ["proof", "objections"],
      fields: ["proof.best", "messaging.objections"],
    }),
    ...missing.flatMap(([isMissing, point]) => isMissing ? [point] : []),
  ];
}
