import type { Claim } from "../../../domain/claims.ts";
import type { RivalFact } from "../../../domain/facts.ts";
import type { PageReading } from "../../../domain/pages.ts";
import { inference } from "../../../ledger/marks.ts";
import { claim, markOf, wordsOf } from "../../../ledger/words.ts";
import type { Material } from "../../../strategy/material.ts";
import type { MarketAnalysis } from "../../../strategy/truth.ts";
import { rivalPages } from "./page_sentences.ts";
import { pageClaim, priceOn, promiseOn, proofOn, weaknessOn } from "./page_claims.ts";

type Alternative = MarketAnalysis["alternatives"][number];

/** Every alternative that was named, what most deals are lost to first, then the status quo, and every rival's page that was read, in exact words. */
export function alternativesOf({ sheet, pages }: Material): Alternative[] {
  const { rivals } = sheet.facts;
  const sorted = [
    ...rivals.filter(({ kind }) => kind === "status_quo"),
    ...rivals.filter(({ kind }) => kind === "company"),
  ].sort((one, other) => (other.lost?.count ?? 0) - (one.lost?.count ?? 0));
  const told = new Set<string>();
  const named = sorted.map((rival) => {
    const said = saidOf(rival);
    const isNew = said !== null && !told.has(said.text);
    if (said !== null) told.add(said.text);
    return {
      ...onPage(pageOf(rival, pages)),
      name: rival.name,
      kind: rival.kind,
      said: isNew ? said : nameAlone(rival),
      ...addressOf(rival, pages),
    };
  });
  const unnamed = rivalPages(pages).filter((page) => !rivals.some((rival) => isPageOf(rival, page)));
  return [
    ...named,
    ...unnamed.map((page) => ({
      ...onPage(page),
      name: page.label,
      kind: "company" as const,
      said: null,
      url: page.final_url,
      read_at: page.read_at,
    })),
  ];
}

/** Nothing more was said of it than its name. */
function nameAlone(rival: RivalFact): Claim {
  return claim(wordsOf({ text: rival.name, quote: rival.quote }), markOf(rival));
}

function addressOf(rival: RivalFact, pages: PageReading[]): Pick<Alternative, "url" | "read_at"> {
  const page = pageOf(rival, pages);
  return { url: page?.final_url ?? rival.url, read_at: page?.read_at ?? null };
}

/** The page of a rival that was read, by its name or its address. */
function pageOf(rival: RivalFact, pages: PageReading[]): PageReading | null {
  return pages.find((page) => page.failure === null && isPageOf(rival, page)) ?? null;
}

function isPageOf({ name, url }: RivalFact, page: PageReading): boolean {
  const isNamed = page.label.toLowerCase() === name.toLowerCase();
  return page.role === "rival" && (isNamed || (url !== null && url === page.url));
}

function onPage(page: PageReading | null): Pick<Alternative, "promise" | "price" | "proof" | "weakness"> {
  const quoted = (words: string | null): Claim | null =>
    page === null || words === null ? null : pageClaim(page, words);
  return page === null ? { promise: null, price: null, proof: null, weakness: null } : {
    promise: quoted(promiseOn(page)),
    price: quoted(priceOn(page)),
    proof: quoted(proofOn(page)),
    weakness: quoted(weaknessOn(page)),
  };
}

/** "Nella, they swap knives weekly": beside the name the rest is enough. */
function withoutName(quote: string, name: string): string {
  const rest = quote.toLowerCase().startsWith(name.toLowerCase()) ? quote.slice(name.length) : "";
  const [, words = ""] = /^\s*[,:–-]\s+(\S+\s.*)$/su.exec(rest) ?? [];
  return words === "" ? quote : words;
}

/** What the founder says of a rival alone, and how many of the lost deals went there. */
function saidOf({ said, lost, ...rival }: RivalFact): Claim | null {
  const words = said === undefined
    ? []
    : [claim(`“${withoutName(said.quote, rival.name)}”`, markOf({ ...said, state: rival.state }))];
  const count = lost === undefined ? [] : [
    claim(
      `${lost.count} of ${lost.of} lost deals.`,
      markOf(rival),
      inference(["rivals.lost"], `${lost.count} of ${lost.of}`),
    ),
  ];
  const all = [...count, ...words];
  return all.length === 0
    ? null
    : claim(all.map(({ text }) => text).join(" "), ...all.flatMap(({ marks }) => marks));
}
