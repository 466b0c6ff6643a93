import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Side, TradeoffId } from "../../agents/domain/tradeoffs.ts";

/** A founder of tests/cases, as its README describes the file. */
export interface Case {
  id: string;
  registration: { full_name: string; email: string; company_name: string; role: string; password: string };
  answers: Record<string, string>;
  thin: Record<string, string>;
  choices: Record<TradeoffId, Side> & { reasons: Record<TradeoffId, string> };
  confirm: Record<string, string>;
  consult: string[];
  expect: {
    terms: string[];
    numbers: string[];
    rivals: string[];
    must_not: string[];
    corrected?: { field: string; from: string; to: string }[];
    colours: string[];
    swap: { rival: string; shared: string[]; theirs: string[] }[];
  };
}

export const CASES = ["tidewatch", "ovenline"] as const;

/** The folder of a case, or a file in it. */
export function caseFolder(id: string, file = ""): string {
  return fileURLToPath(new URL(`../cases/${id}/${file}`, import.meta.url)).replace(/\/$/, "");
}

/** Where a founder's three sites are: what `{OWN}`, `{RIVAL1}` and `{RIVAL2}` stand for. */
export type Addresses = Record<"OWN" | "RIVAL1" | "RIVAL2", string>;

/** Reads a case; its sites keep their placeholders where no addresses are given. */
export function readCase(id: string, addresses?: Addresses): Case {
  const text = readFileSync(caseFolder(id, "case.json"), "utf8");
  return JSON.parse(addresses === undefined ? text : withAddresses(text, addresses));
}

/** The addresses of the sites in the place of their names. */
export function withAddresses(text: string, addresses: Addresses): string {
  return text.replaceAll("{OWN}", addresses.OWN)
    .replaceAll("{RIVAL1}", addresses.RIVAL1)
    .replaceAll("{RIVAL2}", addresses.RIVAL2);
}
