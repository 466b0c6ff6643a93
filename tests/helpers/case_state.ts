import { existsSync, readFileSync } from "node:fs";
import { FOUNDATION_ANCHORS, type FoundationAnchor } from "../../agents/domain/anchors.ts";
import { FIELD_IDS, isFieldId } from "../../agents/domain/fields.ts";
import { type JourneyState, newJourney } from "../../agents/domain/journey.ts";
import type { PageReading } from "../../agents/domain/pages.ts";
import { TRADEOFF_IDS } from "../../agents/domain/tradeoffs.ts";
import { candidatesFor } from "../../agents/interview/read_back/candidates.ts";
import { parsePage } from "../../agents/research/parse_page.ts";
import { type Case, caseFolder, readCase } from "./cases.ts";

export { readCase } from "./cases.ts";

export const READ_AT = "2026-11-20T09:00:00.000Z";
export const NOW = new Date("2026-11-21T09:00:00.000Z");

const ADDRESSES = {
  OWN: "https://own.example/",
  RIVAL1: "https://rival1.example/",
  RIVAL2: "https://rival2.example/",
} as const;

const left = new Map<string, JourneyState>();

/** A journey as the interview leaves it once a case has been answered whole, thin answers first; the caller's own. */
export function caseState(name: string): JourneyState {
  const state = left.get(name) ?? interviewed(name);
  left.set(name, state);
  return structuredClone(state);
}

function interviewed(name: string): JourneyState {
  const founder = readCase(name, ADDRESSES);
  const state = newJourney(`journey-${name}`, founder.registration.company_name, "Test");
  for (const field of FIELD_IDS) {
    const text = founder.answers[field] ?? "";
    if (text === "") continue;
    const thin = founder.thin[field];
    if (thin !== undefined) {
      state.fields[field].answers.push({ turn: `turn-thin-${field}`, text: thin, thin: true });
    }
    state.fields[field].answers.push({ turn: `turn-${field}`, text, thin: false });
    state.fields[field].status = "confirmed";
  }
  decide(state, founder);
  state.pages = [
    page(name, { file: "own.html", role: "own", label: "Own site", url: ADDRESSES.OWN }),
    page(name, {
      file: "rival1.html",
      role: "rival",
      label: founder.expect.rivals[0]!,
      url: ADDRESSES.RIVAL1,
    }),
    page(name, {
      file: "rival2.html",
      role: "rival",
      label: founder.expect.rivals[1]!,
      url: ADDRESSES.RIVAL2,
    }),
  ];
  correct(state, founder);
  for (const type of FOUNDATION_ANCHORS) readBack(state, type, founder.confirm[type] ?? "");
  state.phase = "complete";
  return state;
}

function decide(state: JourneyState, founder: Case): void {
  const turn = "turn-choices.tradeoffs";
  const reasons = TRADEOFF_IDS.map((id) => founder.choices.reasons[id] ?? "");
  state.fields["choices.tradeoffs"].answers.push({ turn, text: reasons.join("\n"), thin: false });
  state.fields["choices.tradeoffs"].status = "confirmed";
  for (const id of TRADEOFF_IDS) {
    const side = founder.choices[id] === "a" ? "a" : "b";
    state.decisions[id] = { side, turn, reason: founder.choices.reasons[id] ?? null };
  }
}

interface Site {
  file: string;
  role: PageReading["role"];
  label: string;
  url: string;
}

function page(name: string, site: Site): PageReading {
  const html = readFileSync(caseFolder(name, `sites/${site.file}`), "utf8");
  const { file: _, ...rest } = site;
  return {
    ...rest,
    final_url: site.url,
    read_at: READ_AT,
    failure: null,
    ...parsePage(html, linkedCss(name, site.file)),
  };
}

function linkedCss(name: string, file: string): string[] {
  const path = caseFolder(name, `sites/${file.replace(".html", ".css")}`);
  return existsSync(path) ? [readFileSync(path, "utf8")] : [];
}

function correct(state: JourneyState, founder: Case): void {
  for (const { field, from, to } of founder.expect.corrected ?? []) {
    if (!isFieldId(field)) continue;
    const quote = sentenceWith(founder.confirm.truth ?? "", to);
    state.corrections.push({ turn: "turn-confirm.truth", field, from, to, quote, stale: [] });
  }
}

function sentenceWith(text: string, words: string): string {
  return text.split(/(?<=[.!?]) /).find((sentence) => sentence.includes(words)) ?? text;
}

const PICKED: [RegExp, number][] = [[/second/i, 1], [/third/i, 2]];

function readBack(state: JourneyState, type: FoundationAnchor, answer: string): void {
  const candidates = candidatesFor(type, state, NOW);
  const picked = PICKED.find(([word]) => word.test(answer))?.[1] ?? 0;
  state.readBacks[type] = {
    candidates,
    accepted: true,
    sentence: candidates[picked] ?? null,
    words: { turn: `turn-confirm.${type}`, text: answer },
  };
}

/** A founder who skipped everything that can be skipped and assumed the rest. */
export function assumedState(company = "Nothing Said"): JourneyState {
  const state = newJourney("journey-assumed", company, "");
  for (const field of FIELD_IDS) {
    state.fields[field].status = "assumed";
    state.fields[field].assumption = { text: "Not known yet", test: "ask three customers, one hour" };
  }
  state.phase = "complete";
  return state;
}
