import { emptyFacts } from "../../../agents/domain/empty_facts.ts";
import type { Evidence, Facts, TextFact, UnclearFact } from "../../../agents/domain/facts.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";
import type { PageReading } from "../../../agents/domain/pages.ts";
import type { Material } from "../../../agents/strategy/material.ts";

export const NOW = new Date("2026-11-22T09:00:00.000Z");

/** Whoever said something: the answers by field, and facts that quote them. */
export interface Founder {
  turns: Partial<Record<FieldId, string>>;
  material: Material;
}

/** Evidence for exact words of an answer; a test whose sheet misquotes its founder proves nothing. */
export function quoting(turns: Founder["turns"]) {
  function from(field: FieldId, quote: string, more: Partial<Evidence> = {}): Evidence {
    if (turns[field]?.includes(quote) !== true) throw new Error(`Quote exact words of ${field}: ${quote}`);
    return { quote, turn: `turn-${field}`, field, state: "confirmed", ...more };
  }
  return {
    from,
    text: (field: FieldId, quote: string, more: Partial<Evidence> = {}): TextFact => ({
      text: quote,
      ...from(field, quote, more),
    }),
  };
}

interface Draft {
  company: string;
  facts: Partial<Facts>;
  unclear?: UnclearFact[];
}

/** Material in which only the given things were said. */
export function materialOf(
  { company, facts, unclear = [] }: Draft,
  more: Partial<Material> = {},
): Material {
  return {
    company,
    founder: "",
    sheet: { facts: { ...emptyFacts(), ...facts }, unclear },
    decisions: {},
    sentences: {},
    conflicts: [],
    pages: [],
    feeds: [],
    now: NOW,
    ...more,
  };
}

/** A page as it is read, with nothing on it but what is given. */
export function pageOf(page: Pick<PageReading, "role" | "label"> & Partial<PageReading>): PageReading {
  return {
    url: `https://${page.label.toLowerCase().replaceAll(" ", "")}.example/`,
    final_url: `https://${page.label.toLowerCase().replaceAll(" ", "")}.example/`,
    read_at: "2026-11-20T09:00:00.000Z",
    failure: null,
    title: page.label,
    description: "",
    language: "en",
    headings: [],
    sentences: [],
    prices: [],
    testimonials: [],
    colours: [],
    ...page,
  };
}
