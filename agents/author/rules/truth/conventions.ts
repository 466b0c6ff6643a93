import type { Claim } from "../../../domain/claims.ts";
import { source } from "../../../ledger/marks.ts";
import { claim, closed, markOf } from "../../../ledger/words.ts";
import type { Material } from "../../../strategy/material.ts";
import type { MarketAnalysis } from "../../../strategy/truth.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import { rivalPages } from "./page_sentences.ts";
import { type RefusalHit, refusalHits, refusalsOf } from "./refusals.ts";
import { swapAgainst } from "./swap.ts";

const MOST = 3;

interface Hits {
  friction: RefusalHit | null;
  broken: RefusalHit[];
  claims: RefusalHit[];
}

/** Four sections share what was found: each material is looked through once. */
const FOUND = new WeakMap<Material, Hits>();

/**
 * What rivals' pages sell and the founder refuses, the plainest first. The first is the friction, the next ones are
 * conventions to break, and what is left stands beside our own sentences in the messaging.
 */
export function hitsOf(material: Material): Hits {
  const found = FOUND.get(material) ?? findHits(material);
  FOUND.set(material, found);
  return found;
}

function findHits({ sheet, pages, company }: Material): Hits {
  const hits = refusalHits(refusalsOf(sheet.facts, company), rivalPages(pages));
  const isBelief = ({ refusal }: RefusalHit) => !sheet.facts.not_for.includes(refusal.fact);
  const friction = hits.find(isBelief) ?? hits[0] ?? null;
  const others = hits.filter((hit) => hit !== friction);
  return { friction, broken: others.slice(0, MOST), claims: others.slice(MOST, 2 * MOST) };
}

/** What every page of the trade prints: kept where the founder could print it too, broken where they refuse it. */
export function conventionsOf(material: Material): MarketAnalysis["conventions"] {
  return {
    keep: sharedClaims(material).slice(0, MOST),
    break: hitsOf(material).broken.map(({ page, sentence, refusal }) =>
      claim(`${page.label}: ${closed(`“${sentence}”`)}`, source(page, sentence), markOf(refusal.fact))
    ),
  };
}

/** What rivals print and the founder says of their own offer as well. */
function sharedClaims({ sheet, pages }: Material): Claim[] {
  const { offering } = sheet.facts;
  const ours = offering === null ? [] : sentencesOf(offering.text);
  const shared = ours.flatMap((sentence) => swapAgainst(pages, sentence)).filter(({ verdict }) =>
    verdict === "shared"
  );
  return shared.flatMap(({ page, theirs }) =>
    theirs === null ? [] : [claim(`${page.label}: ${closed(`“${theirs}”`)}`, source(page, theirs))]
  );
}
