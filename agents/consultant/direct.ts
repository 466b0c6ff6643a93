import { FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import { longDate } from "../domain/days.ts";
import type { Foundation } from "../strategy/foundation.ts";
import type { JourneyState } from "../domain/journey.ts";
import { paceOf } from "../anchors/evolution/pace.ts";
import { unknownLine } from "./confidence.ts";
import type { Passage } from "./passages.ts";
import { asksForRecall, asksWhatIs, type Direct, recall, unanswered } from "./recall.ts";

interface Asked {
  query: string;
  foundation: Foundation;
  state: JourneyState;
  passages: Passage[];
}

const SUMMARY =
  /\bsummar|\bin a nutshell|\bin (?:one|two|three|four|a few) (?:sentences|words|lines)\b.*strateg|\bstrateg\w* .*\bin (?:one|two|three|four|a few) |\b(?:what is|what['’]s|explain) (?:our|my|the) (?:whole |brand )?strategy\b|\bzusammenfass|\brésum|\bresum[ieo]|まとめ/iu;
const WEAKEST =
  /\bweakest\b|\bweakness(?:es)?\b|\bweak (?:point|spot|part|link|side)\b|\bblind spot|\bbiggest (?:risk|doubt|hole)|\bwhat (?:are we|am i) missing|\bhole in (?:our|my)|\bschwäch|\bfaible|\bdébil|弱点/iu;
const PACE =
  /\bhow many (?:more )?\p{L}+ do (?:we|i) need|\bon track\b|\b(?:reach|hit|make) (?:my|our|the) goal|\bfast enough\b/iu;

const POSTING =
  /\bwhat (?:should|do|can|could) (?:i|we) (?:post|publish|share|send out)\b|\bpost (?:this|next) week\b|\bideas? for (?:the |a |our |my )?(?:newsletters?|posts?|content|instagram|blog|mails?)\b|was (?:soll|kann) ich .*posten|que publier|qué publico|o que publicar/iu;

/** The answer where the question asks for what is known, or null where it asks for advice. */
export function directAnswer(asked: Asked): Direct | null {
  const { query } = asked;
  if (NO_QUESTION.test(query.trim())) return greeted();
  if (SUMMARY.test(query)) return summary(asked);
  if (WEAKEST.test(query)) return weakest(asked);
  if (PACE.test(query)) return pace(asked);
  if (POSTING.test(query)) return posting(asked);
  if (CORE_MESSAGE.test(query) && asksWhatIs(query)) return coreMessage(asked);
  return asksForRecall(query) ? recall(query, asked.passages) : null;
}

const CORE_MESSAGE =
  /\bcore message\b|\bkernbotschaft\b|\bmessage (?:clé|central)\b|\bmensaje central\b|\bmensagem central\b/iu;

function coreMessage({ foundation, query }: Asked): Direct {
  const { sentence } = foundation.anchors.expression;
  if (sentence === null) return unanswered(query);
  return {
    parts: [`**Your core message.** ${sentence.text}`],
    rests_on: ["The read-back of the Expression Anchor"],
    score: 0.95,
    reason: "You picked this sentence yourself.",
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

const NO_QUESTION =
  /^(?:thanks?(?: you)?|hello|hi|hey|ok(?:ay)?|great|good|bye|test|danke|hallo|merci|bonjour|hola|gracias|olá|obrigad[oa])[\s!.,]*$/iu;

function greeted(): Direct {
  return {
    parts: [
      "Ask me about a price, a customer, a channel, a rival or a date, what was decided, or for words to send. I answer from what you told, and say where you did not.",
    ],
    rests_on: [],
    score: 0.05,
    reason: "Nothing was asked.",
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
