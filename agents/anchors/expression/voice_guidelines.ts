import type { Block, Choice, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import { FIELD_IDS } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { inference, said, vagueWordsIn, wordCount } from "../../text/text.ts";
import { put, refusalsSaid, type Said, saidAbout } from "../words/answers.ts";
import { missingAnswers } from "../plain.ts";
import { refusalsOf } from "../words/refusals.ts";
import { buildSection, cell, claim, list, row, table } from "../section.ts";
import { momentsTable } from "./moments.ts";
import { pairsTable, thinAnswers } from "./off_on_pairs.ts";
import { ownTerms } from "./own_terms.ts";
import { rulesTable } from "./voice_rules.ts";
import { type VoiceSample, voiceSample } from "./voice_sample.ts";

/** The voice, counted in words really sent: rules that tip over, lines for eight moments, words, off and on. */
export function voiceGuidelines(state: JourneyState): Section {
  const sample = voiceSample(state);
  const blocks: (Block | null)[] = [
    sample === null ? null : countsTable(sample),
    sample === null ? null : rulesTable(state, sample),
    momentsTable(state, sample),
    words(state),
    pairsTable(state, sample),
    missingAnswers(state, ["voice.sample"]),
  ];
  return buildSection({
    id: "voice_guidelines",
    headline: headline(state, sample),
    blocks: blocks.filter((block) => block !== null),
    choice: choice(state, sample),
    deductions: ["the voice rests on a single sample"],
    raisedBy: "Raised by two more messages, one of them a refusal.",
    openQuestions: sample === null
      ? ["What are the last words you really sent to a customer?"]
      : ["Who else writes in this voice, and who reads it before it goes out?"],
  });
}

function headline(state: JourneyState, sample: VoiceSample | null): Claim {
  if (sample === null) {
    return claim(
      "No sample, no voice: nothing is made up here.",
      inference("voice.sample", "no answer was given"),
    );
  }
  return claim(
    `Write ${sample.averageWords} words a sentence, as you did, and end as the sample ends.`,
    said(state, "voice.sample", sample.closing),
    inference("voice.sample", `${sample.sentences.length} sentences counted`),
  );
}

function countsTable(sample: VoiceSample): Block {
  const mark = inference("voice.sample", "counted");
  return table(["in the sample", "counted"], [
    row(["sentences", `${sample.sentences.length}`], mark),
    row(["words a sentence, on average", `${sample.averageWords}`], mark),
    row(["shortest and longest sentence", `${sample.shortest} and ${sample.longest} words`], mark),
    row(["exclamation marks and questions", `${sample.exclamations} and ${sample.questions}`], mark),
    row(["opens with", cell(sample.opening)], mark),
    row(["closes with", cell(sample.closing)], mark),
  ], "The sample, counted");
}

function words(state: JourneyState): Block | null {
  const use = ownTerms(state, 12);
  const vague = [
    ...new Set(
      FIELD_IDS.flatMap((field) => thinAnswers(state, field)).flatMap((each) => vagueWordsIn(each.quote)).map(
        (word) => word.toLowerCase(),
      ),
    ),
  ];
  const refused = [
    ...new Set(
      refusalsOf(state).filter(({ said }) => !isOfCustomer(said)).flatMap((refusal) =>
        refusedNouns(refusal.said.quote, refusal.stems)
      ),
    ),
  ].slice(0, 6);
  const bans = refusalsSaid(state, "voice.sample").filter((each) => wordCount(each.quote) <= 14);
  const items: Claim[] = [];
  if (use.length > 0) {
    items.push(
      claim(
        `Use: ${use.join(", ")}.`,
        inference(["offering.what", "difference.only", "proof.best"], "counted over all answers"),
      ),
    );
  }
  if (vague.length > 0) {
    items.push(
      claim(
        `Avoid, from your own first answers: ${vague.join(", ")}.`,
        inference("first answers", "words that say nothing alone"),
      ),
    );
  }
  if (refused.length > 0) {
    items.push(
      claim(
        `Never without a refusal before it: ${refused.join(", ")}.`,
        inference(["difference.only", "customer.not_for"]),
      ),
    );
  }
  items.push(...bans.slice(0, 2).map((each) => put("Your own rule", each)));
  return items.length === 0 ? null : list(items, "Words");
}

function isOfCustomer({ mark }: Said): boolean {
  return mark.kind === "said" && mark.field === "customer.last_three";
}

function refusedNouns(sentence: string, stems: Set<string>): string[] {
  const found = sentence.match(/[\p{L}\p{M}-]{5,}/gu) ?? [];
  return found.filter((word) =>
    [...stems].some((each) => each.length >= 5 && word.toLowerCase().startsWith(each))
  ).map((word) => word.toLowerCase()).slice(0, 2);
}

function choice(state: JourneyState, sample: VoiceSample | null): Choice | null {
  if (sample === null) return null;
  const writer = saidAbout(state, "channels.capacity", /\b(nobody else|only i|i write|i do it myself)\b/iu);
  return {
    chosen: "the message you really sent is the standard",
    rejected: "a company voice that anybody could write",
    why: writer === null
      ? "it is the only text here that a customer has read"
      : `you told who writes: ${cell(writer.quote, writer.whole)}`,
    gives_up: "speed, whenever somebody else has to write",
    marks: [
      said(state, "voice.sample", sample.opening),
      ...(writer === null ? [] : [writer.mark]),
      inference("voice.sample"),
    ],
  };
}
