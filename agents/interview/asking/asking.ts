import type { Technique } from "../../domain/journey.ts";

/** One way of putting one question: how, in which words, and why. */
export interface Asking {
  technique: Technique;
  question: string;
  why: string;
}

/** What the founder has said so far, as far as questions weave it in. */
export interface Weave {
  company: string;
  /** Rivals' names as the founder wrote them; at most two. */
  rivals: string[];
  /** "Kajplan and Jettybase", "Kajplan", or "your rivals". */
  rivalNames: string;
  /** What this founder calls those who buy: "marinas"; null where that is not certain. */
  customers: string | null;
  /** The same word where it fits people who have not bought: nobody is a subscriber beforehand. */
  prospects: string | null;
  /** The date of the goal: "31 December 2027"; null without one. */
  date: string | null;
  /** "until 31 December 2027", or "for the next twelve months". */
  horizon: string;
}

/** The ways to put a field's question, best first. A later one stands in where an earlier one was used. */
export type Askings = (weave: Weave) => Asking[];

/** Asks freely: what, how, who. */
export function open(question: string, why: string): Asking {
  return { technique: "open", question, why };
}

/** Asks for one real case. */
export function example(question: string, why: string): Asking {
  return { technique: "example", question, why };
}

/** Asks to choose between two things that cannot both be had. */
export function contrast(question: string, why: string): Asking {
  return { technique: "contrast", question, why };
}

/** Asks what lies behind an answer. */
export function ladder(question: string, why: string): Asking {
  return { technique: "ladder", question, why };
}
