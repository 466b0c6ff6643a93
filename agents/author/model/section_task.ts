import { z } from "zod";
import type { AnchorType, Block, Section } from "../../domain/anchors.ts";
import type { Claim, Mark } from "../../domain/claims.ts";
import { FIELD_IDS, FIELDS, isFieldId } from "../../domain/fields.ts";
import { type JourneyState, standingAnswer } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import { isExactIn, pageTexts } from "../../ledger/marks.ts";
import { wordCount } from "../../text/text.ts";
import type { Task } from "../../model/model.ts";
import { confidenceOf } from "../../ledger/confidence.ts";
import { faultsIn } from "../../ledger/gates.ts";
import { sectionMarkdown } from "../../sections/markdown.ts";
import { instructionsFor } from "./prompts.ts";
import { marksOf } from "../../ledger/texts.ts";

const WrittenMark = z.object({
  kind: z.enum(["said", "source", "inference", "assumption"]),
  ref: z.string().describe("field id, page address, field ids separated by commas, or the cheapest test"),
  quote: z.string().describe(
    "exact words for said and source; the reckoning or nothing for inference; else empty",
  ),
});
const WrittenClaim = z.object({ text: z.string().min(1), marks: z.array(WrittenMark).min(1).max(6) });

export const WrittenSection = z.object({
  headline: WrittenClaim,
  paragraphs: z.array(WrittenClaim).min(1).max(14),
  choice: z.object({
    chosen: z.string().min(1),
    rejected: z.string().min(1),
    why: z.string().min(1),
    gives_up: z.string().min(1),
    marks: z.array(WrittenMark).min(1).max(6),
  }).nullable(),
  open_questions: z.array(z.string().min(1)).max(4),
});
export type WrittenSection = z.infer<typeof WrittenSection>;

/** What a headline and the body of a section hold at most (craft, section 3). */
const HEADLINE_WORDS = 18;
const BODY_WORDS = 350;

/** A page beyond this is repetition, and every sentence costs the model's reader. */
const PAGE_SENTENCES = 40;

/** The task of writing one section, with the built-in strategist's version as its answer without a model. */
export function sectionTask(type: AnchorType, state: JourneyState, builtIn: Section): Task<WrittenSection> {
  return {
    name: `write_${builtIn.id}`,
    instructions: instructionsFor(type, builtIn.id),
    material: materialOf(state, builtIn),
    schema: WrittenSection,
    builtIn: () => writtenForm(builtIn),
  };
}

function materialOf(state: JourneyState, builtIn: Section): string {
  const answers = FIELD_IDS.flatMap((field) => {
    const answer = standingAnswer(state, field);
    return answer === null ? [] : [`${field} (${FIELDS[field].label}): ${answer.text}`];
  });
  const corrected = state.corrections.map((each) =>
    `Corrected since: ${each.from} is now ${each.to}. Never print ${each.from}.`
  );
  return [
    `Company: ${state.company}`,
    "Answers, by field id:",
    ...answers,
    ...corrected,
    ...state.pages.filter((page) => page.failure === null).map(pageMaterial),
    `<draft>\n${sectionMarkdown(withoutTrends(builtIn)).replaceAll("<", "‹")}\n</draft>`,
  ].join("\n");
}

function withoutTrends(section: Section): Section {
  return { ...section, blocks: section.blocks.filter((block) => !isTrends(block)) };
}

/** What feeds say is printed by code alone. */
function isTrends(block: Block): boolean {
  return block.kind === "list" &&
    block.items.some(({ marks }) => marks.some(isOfFeed));
}

/** Words of a section outside its tables and pictures. */
function bodyWords({ blocks }: Pick<Section, "blocks">): number {
  const claims = blocks.flatMap((block) =>
    block.kind === "paragraph" ? block.claims : block.kind === "list" ? block.items : []
  );
  return claims.reduce((words, { text }) => words + wordCount(text), 0);
}

function isOfFeed(mark: Mark): boolean {
  return mark.kind === "source" && mark.published_at !== undefined;
}

/** A page inside marks that its own text cannot close. */
function pageMaterial(page: PageReading): string {
  const text = [page.title, ...page.sentences.slice(0, PAGE_SENTENCES)].join("\n").replaceAll("<", "‹");
  return `<page address="${page.final_url.replaceAll('"', "")}" of="${page.role}">\n${text}\n</page>`;
}

/** What a model returned as a section: its words around the built-in tables and pictures, which code computed. */
export function sectionFrom(written: WrittenSection, state: JourneyState, builtIn: Section): Section {
  const claimOf = (each: { text: string; marks: z.infer<typeof WrittenMark>[] }): Claim => ({
    text: each.text,
    marks: each.marks.map((mark) => resolved(mark, state)),
  });
  const computed = builtIn.blocks.filter((block) => block.kind === "table" || block.kind === "figure");
  const trends = builtIn.blocks.filter(isTrends);
  const words: Block = { kind: "paragraph", claims: written.paragraphs.map(claimOf) };
  const blocks = [...trends, words, ...computed];
  const choice = written.choice === null
    ? builtIn.choice
    : { ...written.choice, marks: written.choice.marks.map((mark) => resolved(mark, state)) };
  const headline = claimOf(written.headline);
  const { deductions, raised_by } = builtIn.confidence;
  return {
    ...builtIn,
    headline,
    blocks,
    choice,
    confidence: confidenceOf({
      marks: marksOf({ headline, blocks, choice }),
      deductions,
      raisedBy: raised_by,
    }),
    open_questions: written.open_questions.length > 0 ? written.open_questions : builtIn.open_questions,
    written_by: "model",
  };
}

/** A mark that points nowhere stays as it is, with a turn that no gate lets pass. */
function resolved(mark: z.infer<typeof WrittenMark>, state: JourneyState): Mark {
  switch (mark.kind) {
    case "said":
      return { kind: "said", turn: turnOf(mark, state), field: mark.ref, quote: mark.quote };
    case "source": {
      const page = state.pages.find((each) =>
        (each.final_url === mark.ref || each.url === mark.ref) &&
        pageTexts(each).some((text) => isExactIn(mark.quote, text))
      );
      return {
        kind: "source",
        url: page?.final_url ?? mark.ref,
        label: page?.label ?? mark.ref,
        read_at: page?.read_at ?? "",
        quote: mark.quote,
      };
    }
    case "inference": {
      const from = mark.ref.split(",").map((each) => each.trim()).filter((each) => each !== "");
      return mark.quote === "" ? { kind: "inference", from } : { kind: "inference", from, how: mark.quote };
    }
    case "assumption":
      return { kind: "assumption", test: mark.ref };
  }
}

function turnOf(mark: z.infer<typeof WrittenMark>, state: JourneyState): string {
  if (!isFieldId(mark.ref)) return "unknown";
  return state.fields[mark.ref].answers.findLast((answer) => isExactIn(mark.quote, answer.text))?.turn ??
    "unknown";
}

/** What keeps a written section from being stored, one sentence each. */
export function problemsOf(section: Section, state: JourneyState): string[] {
  const long = wordCount(section.headline.text) > HEADLINE_WORDS
    ? [`The headline has more than ${HEADLINE_WORDS} words`]
    : [];
  const wordy = bodyWords(withoutTrends(section)) > BODY_WORDS
    ? [`The paragraphs have more than ${BODY_WORDS} words`]
    : [];
  return [...long, ...wordy, ...faultsIn(section, state).map((fault) => fault.text)];
}

function writtenForm(section: Section): WrittenSection {
  const claims = withoutTrends(section).blocks.flatMap((block) =>
    block.kind === "paragraph" ? block.claims : block.kind === "list" ? block.items : []
  );
  const form = (claim: Claim) => ({ text: claim.text, marks: claim.marks.map(markForm) });
  return {
    headline: form(section.headline),
    paragraphs: (claims.length > 0 ? claims : [section.headline]).map(form),
    choice: section.choice === null ? null : { ...section.choice, marks: section.choice.marks.map(markForm) },
    open_questions: section.open_questions,
  };
}

function markForm(mark: Mark): z.infer<typeof WrittenMark> {
  switch (mark.kind) {
    case "said":
      return { kind: "said", ref: mark.field, quote: mark.quote };
    case "source":
      return { kind: "source", ref: mark.url, quote: mark.quote };
    case "inference":
      return { kind: "inference", ref: mark.from.join(", "), quote: mark.how ?? "" };
    case "assumption":
      return { kind: "assumption", ref: mark.test, quote: "" };
  }
}
