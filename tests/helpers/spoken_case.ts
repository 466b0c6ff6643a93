import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Side } from "../../agents/domain/tradeoffs.ts";
import { type Addresses, type Case, caseFolder, withAddresses } from "./cases.ts";

/** One message of a founder: what kind of message it is, what else it is, and its words. */
export interface Line {
  act: string;
  also?: string[];
  text: string;
}

export interface ConsultLine {
  q: string;
  /** Met by any one of these. */
  must: string[];
  never: string[];
}

/** What a fact must be: a value, words to look for, one of several values, a list or a shape of these. */
export type Wanted =
  | null
  | boolean
  | number
  | string
  | Wanted[]
  | { [leaf: string]: Wanted };

export interface CaseCorrection {
  inside: string;
  text: string;
  old: string;
  new: string;
  kept: string[];
}

/** A founder as they type, and what must come of it; the README of tests/cases describes each part. */
export interface SpokenCase {
  id: string;
  registration: Case["registration"];
  says: Record<string, Line[]>;
  choices: {
    in_words: string;
    then?: string;
    /** The founder clicks these beside the words, as in the older cases. */
    clicked?: Record<string, Side>;
    expected: Record<string, Side>;
    open: string[];
  };
  confirm: Record<string, Line[]>;
  corrections: CaseCorrection[];
  resolve: Record<string, string>;
  consult: ConsultLine[];
  /** Absent where nobody wrote it down. */
  truth?: Record<string, Wanted>;
  unclear: { fact: string; quote: string }[];
  never: string[];
  never_in: Record<string, string[]>;
  contradictions: [string, string][];
  tensions: { a: string; b: string; why: string }[];
  own_sentences: Record<string, string>;
  terms: string[];
}

/** Folders of tests/cases in which each file is a founder. */
const SHELVES = [
  "invented",
  ...readdirSync(caseFolder("blind"), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .map(({ name }) => `blind/${name}`),
];

/** Where a case lies: the name of a founder of tests/cases, a folder, or a file of JSON. */
export function caseFileOf(place: string): string {
  const kind = statSync(place, { throwIfNoEntry: false });
  if (kind?.isFile()) return place;
  if (kind?.isDirectory()) return join(place, "case.json");
  const named = caseFolder(place, "case.json");
  const files = SHELVES.map((shelf) => caseFolder(shelf, `${place}.json`));
  return [named, ...files].find((file) => statSync(file, { throwIfNoEntry: false })) ?? named;
}

/** The folder of a case's sites, or null where it has none. */
export function sitesOf(file: string): string | null {
  const folder = join(dirname(file), "sites");
  return basename(file) === "case.json" && statSync(folder, { throwIfNoEntry: false }) ? folder : null;
}

/** Reads a case of either format as a founder who can be played. */
export function readSpokenCase(place: string, addresses?: Addresses): SpokenCase {
  const text = readFileSync(caseFileOf(place), "utf8");
  const read: SpokenCase | Case = JSON.parse(addresses === undefined ? text : withAddresses(text, addresses));
  const founder = "says" in read ? withDefaults(read) : fromOlderCase(read);
  return founder.truth === undefined ? { ...founder, ...truthOf(founder.id) } : founder;
}

/** What founders of the older format said, as facts: it stands in a file of its own. */
function truthOf(id: string): Pick<SpokenCase, "truth"> {
  const file = caseFolder("truth", `${id}.json`);
  return statSync(file, { throwIfNoEntry: false }) ? { truth: JSON.parse(readFileSync(file, "utf8")) } : {};
}

function withDefaults(read: SpokenCase): SpokenCase {
  const empty = { corrections: [], unclear: [], never: [], never_in: {}, contradictions: [], tensions: [] };
  return { ...empty, ...read };
}

/** The older format in the shape of the newer one. */
function fromOlderCase(read: Case): SpokenCase {
  const { reasons, ...sides } = read.choices;
  const says = Object.entries(read.answers).map(([field, text]): [string, Line[]] => {
    const thin = read.thin?.[field];
    const full = { act: "answer", text };
    return [field, thin === undefined ? [full] : [{ act: "thin", text: thin }, full]];
  });
  const confirm = Object.entries(read.confirm ?? {}).map(([anchor, text]): [string, Line[]] => [
    anchor,
    [{ act: "accept", text }],
  ]);
  return {
    id: read.id,
    registration: read.registration,
    says: Object.fromEntries(says),
    choices: {
      in_words: Object.values(reasons).join("\n"),
      clicked: sides,
      expected: sides,
      open: [],
    },
    confirm: Object.fromEntries(confirm),
    corrections: [],
    resolve: {},
    consult: (read.consult ?? []).map((q) => ({ q, must: [], never: [] })),
    unclear: [],
    never: read.expect?.must_not ?? [],
    never_in: {},
    contradictions: [],
    tensions: [],
    own_sentences: {},
    terms: read.expect?.terms ?? [],
  };
}
