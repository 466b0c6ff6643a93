import { readFileSync } from "node:fs";
import { dossierOf } from "../../../../../agents/author/model/dossier.ts";
import type { Dossier } from "../../../../../agents/author/model/dossier.ts";
import { checkLeaf } from "../../../../../agents/author/model/gates/check_leaf.ts";
import { type Ground, groundOf } from "../../../../../agents/author/model/gates/ground.ts";
import type { Leaf, Problem, Row } from "../../../../../agents/author/model/gates/leaf.ts";
import { isFieldId } from "../../../../../agents/domain/fields.ts";
import type { PageReading } from "../../../../../agents/domain/pages.ts";
import type { JourneyState } from "../../../../../agents/domain/journey.ts";
import { readFacts } from "../../../../../agents/facts/read_facts.ts";
import { sentencesOf } from "../../../../../agents/text/sentences.ts";
import { caseState, NOW } from "../../../../helpers/case_state.ts";
import { founderWho, INVENTED } from "../../../../helpers/founders.ts";
import type { Case } from "../../../../helpers/cases.ts";
import type { SpokenCase } from "../../../../helpers/spoken_case.ts";

/** A leaf as a model might have written it of a founder of tests/cases. */
export interface PlantedLeaf {
  founder: string;
  path: string;
  kind?: Leaf["kind"];
  text?: string;
  /** Words of the sentences that it cites, or their ids. */
  cites?: string[];
  formula?: string;
  row?: Row;
  before?: Row[];
  /** Sentences of a rival's page, where the founder's rivals have none in their case. */
  rivalPage?: string[];
}

/** What the gates know of a founder. */
export interface Known {
  ground: Ground;
  dossier: Dossier;
}

const known = new Map<string, Known>();

/** What the gates hold against a planted leaf, of a founder's case or of what is known of a journey. */
export function problemsOf(
  planted: PlantedLeaf,
  { ground, dossier }: Known = knownOf(planted.founder, planted.rivalPage ?? []),
): Problem[] {
  return checkLeaf(leafOf(planted, dossier), ground);
}

function knownOf(founder: string, rivalPage: string[]): Known {
  const key = [founder, ...rivalPage].join("\n");
  const found = known.get(key);
  if (found !== undefined) return found;
  const state = stateOf(founder);
  if (rivalPage.length > 0) state.pages = [pageWith(rivalPage)];
  const fresh = knownFrom(state);
  known.set(key, fresh);
  return fresh;
}

export function knownFrom(state: JourneyState): Known {
  const sheet = readFacts(state, NOW);
  const dossier = dossierOf(state, sheet, { tokens: 40_000 });
  return { dossier, ground: groundOf({ state, sheet, dossier, now: NOW }) };
}

function stateOf(founder: string): JourneyState {
  if (founder === "tidewatch" || founder === "ovenline") return caseState(founder);
  if (INVENTED.includes(founder)) return inventedWho(founder);
  const url = new URL(`../../../../cases/${founder}.json`, import.meta.url);
  const { says, registration }: SpokenCase = JSON.parse(readFileSync(url, "utf8"));
  const answers = Object.entries(says).flatMap(([field, lines]) =>
    lines.filter(({ act }) => act === "answer").map(({ text }) => [field, text])
  );
  const state = founderWho(Object.fromEntries(answers));
  for (const [field, lines] of Object.entries(says)) {
    const thin = lines.find(({ act }) => act === "thin");
    if (thin === undefined || !isFieldId(field)) continue;
    state.fields[field].answers.unshift({ turn: `turn-thin-${field}`, text: thin.text, thin: true });
  }
  state.company = registration.company_name;
  state.founder = registration.full_name.split(" ")[0] ?? "";
  return state;
}

function inventedWho(founder: string): JourneyState {
  const url = new URL(`../../../../cases/invented/${founder}.json`, import.meta.url);
  const { answers, registration }: Pick<Case, "answers" | "registration"> = JSON.parse(
    readFileSync(url, "utf8"),
  );
  const state = founderWho(answers);
  state.company = registration.company_name;
  return state;
}

function pageWith(sentences: string[]): PageReading {
  const url = "https://rival.example/";
  return {
    role: "rival",
    label: "rival",
    url,
    final_url: url,
    read_at: NOW.toISOString(),
    failure: null,
    title: "",
    description: "",
    language: null,
    headings: [],
    sentences,
    prices: [],
    testimonials: [],
    colours: [],
  };
}

function leafOf(
  { kind = "claim", path, text = "", cites = [], formula = "", row, before = [] }: PlantedLeaf,
  dossier: Dossier,
): Leaf {
  const ids = cites.flatMap((words) => idsWith(words, dossier));
  const placed = row === undefined ? { path } : { path, row };
  switch (kind) {
    case "claim":
      return { kind, ...placed, text, ids };
    case "sum":
      return { kind, ...placed, text, operands: ids, formula };
    case "words":
      return { kind, ...placed, text };
    case "row":
      return { kind, path, row: row ?? {}, before, ids };
  }
}

/** The ids of the sentences that these words stand in; what looks like an id is one, there or not. */
function idsWith(words: string, dossier: Dossier): string[] {
  if (/^(?:[AP]\d+\.\d+|[FDU]\.[\w.]+)$/.test(words)) return [words];
  const idOf = (part: string) =>
    dossier.ids.find((each) => /^[AP]/.test(each) && dossier.sentenceOf(each)?.includes(part));
  const whole = idOf(words);
  if (whole !== undefined) return [whole];
  return sentencesOf(words).map((sentence) => {
    const id = idOf(sentence.replace(/[.!?]$/, ""));
    if (id === undefined) throw new Error(`No sentence has “${sentence}”`);
    return id;
  });
}

/** The leaves of a file of data. */
export function plantedIn<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}
