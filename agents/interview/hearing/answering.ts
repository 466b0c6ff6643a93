import type { FieldId } from "../../domain/fields.ts";
import type { Surroundings } from "../turn_types.ts";
import { askContradiction, askProbe, type NextQuestion } from "../asking/ask.ts";
import { nextConflict } from "../contradictions/conflicts.ts";
import { openContradiction, settleContradiction } from "../contradictions/settle.ts";
import { type Draft, recordAnswer } from "../draft.ts";
import { alsoHeard } from "./also_heard.ts";
import { linksIn } from "./links.ts";
import { isOpen } from "../asking/pace.ts";
import { takeOption } from "./picking.ts";
import { probesAllowed } from "./probing.ts";
import { readingReport, readLinks } from "./reading.ts";
import { replaceAnswers } from "../changing/replacing.ts";
import { needsProbe } from "./thinness.ts";
import { takeUnknown } from "./unknowns.ts";

/**
 * Takes the stretches of a message that answer a field; none where the founder does not know. Returns what must be put
 * next, or null to let the order of fields decide.
 */
export async function takeAnswer(
  draft: Draft,
  { field, stretches }: { field: FieldId; stretches: string[] },
  surroundings: Surroundings,
): Promise<NextQuestion | null> {
  const { state, message } = draft;
  const question = state.question;
  const contradiction = openContradiction(state);
  if (contradiction !== null) {
    settleContradiction(draft, contradiction);
    return null;
  }
  const text = stretches.join("\n");
  if (question?.options !== undefined && takeOption(draft, { field, text })) return null;
  if (stretches.length === 0) return takeUnknown(draft, field, question);
  const isRepeated = state.fields[field].answers.some((answer) => answer.text === stretches[0]);
  const thin = draft.verdict?.thin ?? needsProbe(field, text);
  const record = () =>
    stretches.forEach((stretch) => recordAnswer(draft, field, { turn: message.id, text: stretch, thin }));
  if (question?.replaces === true) replaceAnswers(draft, field, record);
  else record();
  if (field === "company.links") await takeLinks(draft, text, surroundings);
  const also = [
    ...alsoHeard(state, field, { text: message.text, now: draft.now }),
    ...draft.verdict?.fills ?? [],
  ];
  for (const each of also.filter((one) => isOpen(state, one.field))) {
    recordAnswer(draft, each.field, { turn: message.id, text: each.quote, thin: false });
  }
  if (!thin || isRepeated || state.fields[field].status === "confirmed") return null;
  return probe(draft, field, text);
}

function probe(draft: Draft, field: FieldId, text: string): NextQuestion | null {
  const kept = draft.state.fields[field];
  if (kept.probes >= probesAllowed(draft.state)) return null;
  // A thin answer that contradicts an earlier one is probed by putting both side by side.
  const conflict = kept.probes === 0 ? nextConflict(draft.state, draft.now) : null;
  const isAboutIt = conflict !== null && conflict.b.field === field && text.includes(conflict.b.quote);
  const next = isAboutIt ? askContradiction(draft, conflict) : askProbe(draft, field);
  if (next === null) return null;
  kept.probes += 1;
  if (!isAboutIt) kept.status = "probed";
  return next;
}

async function takeLinks(draft: Draft, text: string, surroundings: Surroundings): Promise<void> {
  const links = linksIn(text, draft.state.company);
  const pages = await readLinks(links, surroundings);
  const again = new Set(pages.map((page) => page.url));
  draft.state.pages = [...draft.state.pages.filter((page) => !again.has(page.url)), ...pages];
  const report = readingReport(pages);
  if (report === "") return;
  draft.lines.push(report);
  draft.lastAnswer = { text: "", field: "company.links", isProbed: false };
}
