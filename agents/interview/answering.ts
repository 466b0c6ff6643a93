import { type FieldId, FIELDS } from "../domain/fields.ts";
import type { JourneyState, Question } from "../domain/journey.ts";
import type { Surroundings } from "../strategist.ts";
import { askClash, askOptions, askProbe, type Put } from "./ask.ts";
import { everybodyClash } from "./contradictions.ts";
import { account, assume, type Draft, recordAnswer } from "./draft.ts";
import { alsoHeardWith } from "./hearing_with_model.ts";
import { linksIn } from "./links.ts";
import { pickedOption } from "./options.ts";
import { readingReport, readLinks } from "./reading.ts";
import { isUnknown, needsProbe } from "./thinness.ts";

const MOST_PROBES = 2;
/** A founder who has been probed this often without avail is probed once a field, then no more. */
const TIRED_AFTER = 12;
const SPENT_AFTER = 20;

/** Takes an answer to a field. Returns what must be put next, or null to let the order of fields decide. */
export async function takeAnswer(
  draft: Draft,
  { field, text }: { field: FieldId; text: string },
  surroundings: Surroundings,
): Promise<Put | null> {
  const { state, message } = draft;
  const question = state.question;
  if (question?.options !== undefined && takeOption(draft, field, question, text)) return null;
  if (isUnknown(text)) return takeUnknown(draft, field, question);
  const isRepeated = state.fields[field].answers.some((answer) => answer.text === text);
  const thin = needsProbe(field, text);
  recordAnswer(draft, field, { turn: message.id, text, thin });
  if (field === "company.links") await takeLinks(draft, text, surroundings);
  const also = await alsoHeardWith(draft, field, surroundings);
  account(draft, also);
  for (const each of also.heard) {
    recordAnswer(draft, each.field, { turn: message.id, text: each.quote, thin: false });
  }
  if (!thin || isRepeated || state.fields[field].status === "confirmed") return null;
  return probe(draft, field, text);
}

function probe(draft: Draft, field: FieldId, text: string): Put | null {
  const kept = draft.state.fields[field];
  if (kept.probes >= probesAllowed(draft.state)) return null;
  const clash = field === "customer.not_for" && kept.probes === 0 ? everybodyClash(draft.state, text) : null;
  const put = clash === null ? askProbe(draft, field) : askClash(draft, clash);
  if (put === null) return null;
  kept.probes += 1;
  if (clash === null) kept.status = "probed";
  return put;
}

function probesAllowed(state: JourneyState): number {
  const all = Object.values(state.fields).reduce((sum, field) => sum + field.probes, 0);
  return all >= SPENT_AFTER ? 0 : all >= TIRED_AFTER ? 1 : MOST_PROBES;
}

/** "I don't know" is met with three readings once; after that it stands as an assumption. */
function takeUnknown(draft: Draft, field: FieldId, question: Question | null): Put | null {
  const kept = draft.state.fields[field];
  const wasOffered = question?.options !== undefined;
  if (wasOffered || kept.probes >= probesAllowed(draft.state) || !FIELDS[field].needed) {
    if (kept.answers.some((answer) => !answer.thin)) return null;
    assume(draft.state, field);
    draft.lines.push(`Kept as an assumption, with its cheapest test: ${kept.assumption?.test ?? ""}`);
    return null;
  }
  kept.probes += 1;
  kept.status = "probed";
  return askOptions(draft, field);
}

/** True where the message picks one of the options offered: by its words, or by its letter. */
function takeOption(draft: Draft, field: FieldId, question: Question, text: string): boolean {
  const options = question.options ?? [];
  const at = pickedOption(options, text);
  const option = options[at];
  if (option === undefined) return false;
  const { state, message } = draft;
  if (text.length > 3 && option.startsWith(text.slice(0, 12))) {
    recordAnswer(draft, field, { turn: message.id, text, thin: false });
    return true;
  }
  const quote = /“([^”]*)”/.exec(option)?.[1] ?? option;
  const origin = answerHolding(state, quote);
  if (origin !== null) {
    recordPicked(draft, field, { turn: origin, text: quote });
  } else {
    assume(state, field);
    state.fields[field].assumption = { text: option, test: state.fields[field].assumption?.test ?? "" };
  }
  return true;
}

/** An answer picked by its letter: the words stand where they were first said. */
function recordPicked(draft: Draft, field: FieldId, answer: { turn: string; text: string }): void {
  const kept = draft.state.fields[field];
  kept.answers.push({ ...answer, thin: false });
  kept.status = "probed";
  draft.heard.push({ field, value: answer.text, quote: draft.message.text.trim() });
}

function answerHolding(state: JourneyState, quote: string): string | null {
  const answers = Object.values(state.fields).flatMap((field) => field.answers);
  return answers.find((answer) => answer.text.includes(quote))?.turn ?? null;
}

async function takeLinks(draft: Draft, text: string, surroundings: Surroundings): Promise<void> {
  const links = linksIn(text, draft.state.company);
  const pages = await readLinks(links, surroundings);
  const again = new Set(pages.map((page) => page.url));
  draft.state.pages = [...draft.state.pages.filter((page) => !again.has(page.url)), ...pages];
  const report = readingReport(pages);
  if (report !== "") draft.lines.push(report);
}
