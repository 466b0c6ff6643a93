import { FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import { longDate } from "../domain/days.ts";
import type { Foundation } from "../domain/foundation.ts";
import type { JourneyState } from "../domain/journey.ts";
import { paceOf } from "../anchors/evolution/pace.ts";
import { overlapOf } from "../evidence/evidence.ts";
import { unknownLine } from "./confidence.ts";
import { type Passage, quotesOf, stemsOf } from "./passages.ts";
import { retrieve } from "./retrieve.ts";

/** A question that the foundation answers as it stands, with no advice needed. */
export interface Direct {
  /** Paragraphs of markdown. */
  parts: string[];
  rests_on: string[];
  /** 0 to 1. */
  score: number;
  reason: string;
  /** Sums that were done, as printed. */
  reckoned?: string[];
}

interface Asked {
  query: string;
  foundation: Foundation;
  state: JourneyState;
  passages: Passage[];
}

const RECALL =
  /\b(?:what|whom?|which|why|when) (?:did|have|had) (?:we|i) (?:\w+ )?(?:decide|decided|say|said|agree|choose|chose|chosen|refuse|refused|promise|tell|told|settle|settled|write|wrote)\b|\bremind me\b|\b(?:what|whom?|which) (?:do|are) (?:we|i) (?:\w+ )?(?:turn(?:ing)? away|refuse|charge|stand for|promise)\b|\bwhat (?:is|are|was|were) (?:our|my)\b|\bdid (?:we|i) (?:decide|say|agree)|\bhaben (?:wir|ich) .*(?:entschieden|gesagt|beschlossen)|\bwas ist unser\w*|qu['’]avons-nous (?:décidé|dit)|\bqué (?:decidimos|dijimos)|\bo que (?:decidimos|dissemos)|何を決め|決めたこと/iu;
const SUMMARY =
  /\bsummar|\bin a nutshell|\bin (?:one|two|three|four|a few) (?:sentences|words|lines)\b.*strateg|\bstrateg\w* .*\bin (?:one|two|three|four|a few) |\b(?:what is|what['’]s|explain) (?:our|my|the) (?:whole |brand )?strategy\b|\bzusammenfass|\brésum|\bresum[ieo]|まとめ/iu;
const WEAKEST =
  /\bweakest\b|\bweakness(?:es)?\b|\bweak (?:point|spot|part|link|side)\b|\bblind spot|\bbiggest (?:risk|doubt|hole)|\bwhat (?:are we|am i) missing|\bhole in (?:our|my)|\bschwäch|\bfaible|\bdébil|弱点/iu;
const PACE =
  /\bhow many (?:more )?\p{L}+ do (?:we|i) need|\bon track\b|\b(?:reach|hit|make) (?:my|our|the) goal|\bfast enough\b/iu;

const POSTING =
  /\bwhat (?:should|do|can|could) (?:i|we) (?:post|publish|share|send out)\b|\bpost (?:this|next) week\b|was (?:soll|kann) ich .*posten|que publier|qué publico|o que publicar/iu;

/** The answer where the question asks for what is known, or null where it asks for advice. */
export function directAnswer(asked: Asked): Direct | null {
  const { query } = asked;
  if (SUMMARY.test(query)) return summary(asked);
  if (WEAKEST.test(query)) return weakest(asked);
  if (PACE.test(query)) return pace(asked);
  if (POSTING.test(query)) return posting(asked);
  return RECALL.test(query) ? recall(asked) : null;
}

const ASKING =
  /\b(?:what|whom?|which|why|when|did|have|had|we|i|you|me|about|remind|decided?|said?|agreed?|chosen?|chose|told?|our|my|is|are|was|were|the|settled?)\b/giu;
/** A recalled line holds at least so much of the question's matter. */
const HOLDS = 0.5;
const MOST_RECALLED = 6;

/** What was said of a matter, whole: by the name of the question it answered, else by its own words. */
function recall({ query, passages }: Asked): Direct {
  const matter = query.replace(ASKING, " ");
  const said = passages.filter(({ kind }) => kind === "said");
  const labelled = said.filter(({ label }) =>
    overlapOf(label.replace(/^Your choice: /u, ""), matter) >= HOLDS
  );
  const asked = stemsOf(matter);
  const near = retrieve(matter, said).map(({ passage }) => passage).filter(({ stems }) =>
    [...asked].filter((each) => stems.has(each)).length >=
      Math.max(labelled.length > 0 ? 2 : 1, asked.size * HOLDS)
  );
  const found = [...new Set([...labelled, ...near])].slice(0, MOST_RECALLED);
  if (found.length === 0) return unanswered(query);
  return {
    parts: [
      `**What you said of it.**\n${quotesOf(found)}`,
      "It stands as you said it. Correct it on the journey page if it has changed.",
    ],
    rests_on: [...new Set(found.map(({ label }) => label))],
    score: labelled.length > 0 ? 0.95 : 0.8,
    reason: `${found.length} of ${found.length} lines are your own words, and nothing is added to them.`,
  };
}

/** What to say where nothing that is known touches the question: no advice, and no guess. */
export function unanswered(query: string): Direct {
  const isName = /\bwho\b/iu.test(query);
  return {
    parts: [
      "**I cannot answer this.** Your foundation says little or nothing about this, nor do the pages read or what you asked before, and I do not guess.",
      `**What would change that.** Tell me in the question ${
        isName ? "whom or what" : "what"
      } it hangs on for you: a price, a customer, a channel, a date. If it is a matter of law, tax or health, ask somebody whose trade it is.`,
    ],
    rests_on: [],
    score: 0.05,
    reason: "No line of your foundation holds what the question asks for.",
  };
}

function summary({ foundation }: Asked): Direct {
  const lines = FOUNDATION_ANCHORS.flatMap((type) => {
    const { sentence, sections } = foundation.anchors[type];
    const claim = sentence ?? sections.at(-1)?.headline;
    return claim === undefined ? [] : [`- ${claim.text}${/[.!?…”。]$/u.test(claim.text) ? "" : "."}`];
  });
  const picked = FOUNDATION_ANCHORS.filter((type) => foundation.anchors[type].sentence !== null).length;
  return {
    parts: [`**Your strategy, a sentence for each anchor.**\n${lines.join("\n")}`],
    rests_on: ["The four read-backs"],
    score: picked === FOUNDATION_ANCHORS.length ? 0.95 : 0.7,
    reason: picked === FOUNDATION_ANCHORS.length
      ? "You picked each of these sentences yourself."
      : "Not every sentence was picked by you; the others are headlines.",
  };
}

/** The least certain section with its reasons, what contradicts itself, and what nobody knows. */
function weakest({ foundation }: Asked): Direct {
  const sections = FOUNDATION_ANCHORS.flatMap((type) => foundation.anchors[type].sections);
  const least = sections.toSorted((a, b) => a.confidence.score - b.confidence.score)[0];
  const open = foundation.contradictions.filter(({ settled }) => settled === null).slice(0, 3);
  const unknowns = foundation.unknowns.slice(0, 2).map((unknown) => `- ${unknownLine(unknown)}`);
  const because = least === undefined || least.confidence.deductions.length === 0
    ? ""
    : ` What takes most from it: ${least.confidence.deductions.join("; ")}.`;
  const parts = [
    least === undefined
      ? ""
      : `**The least certain part is ${least.title}.** It stands at ${
        Math.round(least.confidence.score * 100)
      }%.${because} ${least.confidence.raised_by}`,
    open.length === 0
      ? ""
      : `**What cannot both be true.**\n${open.map(({ question }) => `- ${question}`).join("\n")}`,
    unknowns.length === 0 ? "" : `**What nobody knows yet.**\n${unknowns.join("\n")}`,
  ];
  return {
    parts: parts.filter((part) => part !== ""),
    rests_on: least === undefined ? [] : [least.title],
    score: 0.8,
    reason: "It is counted from the marks of all sections; whether it matters most is yours to judge.",
  };
}

const NEXT_ENTRIES = 3;

/** The calendar's next entries, the first of them as it would be sent; null where no day is planned. */
function posting({ foundation }: Asked): Direct | null {
  const from = foundation.asOf.slice(0, 10);
  const next = foundation.calendar.filter(({ open, date }) => !open && date >= from).slice(0, NEXT_ENTRIES);
  const [first] = next;
  if (first === undefined) return null;
  const lines = next.map(({ date, channel, format, hook }) =>
    `- ${longDate(date)}, ${channel}, ${format}: ${hook}`
  );
  return {
    parts: [
      `**Recommendation.** Nothing new is needed: your 30 days already say what comes next.\n${
        lines.join("\n")
      }`,
      `**The first of them, as it stands.**\n\n> ${first.draft}`,
      "**The strongest case against this.** Something may have happened this week that is worth more: the open slots are for that.",
      `**What would change it.** Look at ${first.metric} after the first two.`,
    ],
    rests_on: ["The 30 days"],
    score: 0.85,
    reason: "The entries stand in your calendar; that they bring anything is not proved.",
  };
}

function pace({ state, foundation, query }: Asked): Direct {
  const found = paceOf(state, new Date(foundation.asOf));
  if (found === null) return unanswered(query);
  const { goal, current, months, needed, today } = found;
  const left = goal.value - current.value;
  const lines = [
    `- You want “${goal.words}” by ${
      longDate(goal.date ?? "")
    } and have “${current.words}”: ${left} more (${goal.value} − ${current.value}).`,
    `- That is ${needed} a month for ${months} months.`,
    today === null
      ? "- Today's pace is not known: count what this month and last month brought."
      : `- At today's pace you arrive at ${today.arrives} (${today.how}).`,
  ];
  const falls = today !== null && today.arrives < goal.value;
  return {
    parts: [
      `**Reckoned from your numbers.**\n${lines.join("\n")}`,
      falls
        ? "**Recommendation.** Change one of three things openly: the goal, its date, or the hours that bring customers."
        : "**Recommendation.** Keep the pace, and look at this sum again in a month.",
    ],
    reckoned: lines,
    rests_on: ["A good year", "What is measured"],
    score: today === null ? 0.6 : 0.85,
    reason: "The sum is done with your own numbers; that the pace stays as it is, is assumed.",
  };
}
