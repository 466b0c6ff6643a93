import type { ReactNode } from "react";

/** The least part of a page: drawn whole or left out, never split. */
export interface Atom {
  id: string;
  node: ReactNode;
  /** Points of space above it, when it does not open a page. */
  gap: number;
  /** Must not be the last thing on its page. */
  keep: boolean;
  /** 0 is never cut; the higher, the sooner it gives way when a document would grow too long. */
  rank: number;
  /** Drawn above it when it opens a page: the head of the table it belongs to. */
  lead?: { id: string; node: ReactNode };
  /** What is counted when it is cut: "table rows", "paragraphs". */
  noun: string;
  /** How many of them it holds; one where it does not say. */
  count?: number;
  /** Parts of one bundle go and come back together. */
  bundle?: string;
}

/** A stretch of a document under one headline. */
export interface Unit {
  id: string;
  /** What bookmark and contents call it. */
  title: string;
  /** What it claims, as contents print it; "" where it claims nothing. */
  headline: string;
  /** How sure it is, 0 to 1; null for what claims nothing. */
  confidence: number | null;
  /** Starts a page whatever stands before it. */
  forced: boolean;
  /** The opening: as a page's headline, in the run of a page, and where the unit goes on overleaf. */
  head: { page: ReactNode; inline: ReactNode; continued: ReactNode };
  atoms: Atom[];
}

/** A page as it was packed: what opens it and what follows, with the space to add between. */
export interface PackedPage {
  parts: { id: string; node: ReactNode; gap: number; unit: Unit | null }[];
}
