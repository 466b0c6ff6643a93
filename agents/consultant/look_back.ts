import { lettersIn } from "../text/letters.ts";
import { isoDay } from "../domain/days.ts";
import { daysIn } from "../text/due_days.ts";
import { languageIn } from "../text/language.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { type Answer, type AnswerLine, missing, short } from "./answer.ts";
import { firstLine, type Remembered } from "./follow_up.ts";
import { fill } from "./frames/frames.ts";
import { LOOK_BACK_FRAMES, type LookBackFrames } from "./look_back_frames.ts";
import { LOOK_BACK } from "./words.ts";

/** A fact that the founder changed, and when. */
export interface RememberedChange {
  /** ISO date. */
  on: string;
  label: string;
  value: string;
}

interface LookingBack {
  memory: Remembered[];
  changes: RememberedChange[];
  now: Date;
}

/** Longer lists tell nothing more. */
const MOST_LINES = 10;

/** Answers a question about the conversation itself: what was asked, answered or corrected, and when. Null for any other. */
export function lookBack(query: string, { memory, changes, now }: LookingBack): Answer | null {
  const isAsked = LOOK_BACK.isIn(query, "asked");
  const isTold = LOOK_BACK.isIn(query, "told");
  const isCorrected = LOOK_BACK.isIn(query, "corrected");
  if (!isAsked && !isTold && !isCorrected) return null;
  const language = languageIn(query) ?? "en";
  const say = LOOK_BACK_FRAMES[language];
  const day = (iso: string) =>
    new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "long", timeZone: "UTC" })
      .format(new Date(iso));
  const sorted = memory.toSorted((one, other) => one.at.localeCompare(other.at));
  const span = spanIn(query, { first: sorted[0]?.at ?? changes[0]?.on ?? isoDay(now), now });
  const isWithin = (at: string) =>
    span === null || (at.slice(0, 10) >= span.from && at.slice(0, 10) <= span.to);
  if (isCorrected) return corrections(query, { changes: changes.filter(({ on }) => isWithin(on)), say, day });
  if (LOOK_BACK.isIn(query, "count")) {
    return short({ text: fill(say.count, { count: String(sorted.length) }), kind: "said" });
  }
  if (LOOK_BACK.isIn(query, "twice")) {
    const again = sorted.filter((each, at) =>
      sorted.slice(0, at).some((before) => lettersIn(before.query) === lettersIn(each.query))
    );
    return again.length === 0 ? short({ text: say.noneTwice, kind: "said" }) : short(...again.map(askedLine));
  }
  const within = sorted.filter(({ at }) => isWithin(at));
  if (within.length === 0) return short(missing(say.noneThen));
  const topic = topicOf(query, span?.text ?? "");
  const about = topic === null ? within : beside(query, { within, topic });
  if (about.length === 0) return short(missing(fill(say.neverAsked, { name: `‘${topic?.words ?? ""}’` })));
  const chosen = LOOK_BACK.isIn(query, "first")
    ? about.slice(0, 1)
    : LOOK_BACK.isIn(query, "last")
    ? about.slice(-1)
    : about.slice(-MOST_LINES);
  return short(...chosen.map(askedLine));

  function askedLine(each: Remembered): AnswerLine {
    const query = each.query.replaceAll("“", "‘").replaceAll("”", "’");
    const answer = firstLine(each.answer);
    return { text: fill(isTold ? say.told : say.asked, { day: day(each.at), query, answer }), kind: "said" };
  }
}

function corrections(
  query: string,
  { changes, say, day }: { changes: RememberedChange[]; say: LookBackFrames; day: (iso: string) => string },
): Answer {
  const stems = stemsOf(query);
  const named = changes.filter(({ label }) => sharedStems(stems, stemsOf(label)).length > 0);
  const told = named.length > 0 ? named : changes;
  return told.length === 0 ? short(missing(say.noneCorrected)) : short(
    ...told.slice(-MOST_LINES).map(({ on, label, value }): AnswerLine => ({
      text: fill(say.corrected, { day: day(on), label, value }),
      kind: "said",
    })),
  );
}

interface Span {
  /** ISO dates. */
  from: string;
  to: string;
  /** The words that name it. */
  text: string;
}

/** The stretch of time that a question names: a month, a day, "this month", "since January"; it has begun by now. */
function spanIn(query: string, { first, now }: { first: string; now: Date }): Span | null {
  const today = isoDay(now);
  if (LOOK_BACK.isIn(query, "thisMonth")) return { from: `${today.slice(0, 8)}01`, to: today, text: "" };
  const language = languageIn(query);
  const since = new Date(first.slice(0, 10));
  const [named] = daysIn(query, { languages: [language ?? "en"], now: since });
  if (named === undefined) return null;
  const isSince = LOOK_BACK.isIn(query, "since");
  return { from: named.from, to: isSince ? today : named.iso, text: named.text };
}

/** What the question is about, beside the words for asking and for time; null where it is about everything. */
function topicOf(query: string, time: string): { words: string; stems: ReadonlySet<string> } | null {
  const kinds = [
    "asked",
    "told",
    "when",
    "count",
    "first",
    "last",
    "before",
    "after",
    "thisMonth",
    "since",
    "empty",
  ] as const;
  const words = kinds.reduce(
    (text, kind) => text.replace(new RegExp(LOOK_BACK.patternOf(kind).source, "giu"), " "),
    query.replace(time, " "),
  ).replace(/[?？!.。,]/gu, " ").replace(/\s+/gu, " ").trim();
  const stems = stemsOf(words);
  return stems.size === 0 ? null : { words, stems };
}

/** The consultations about a topic; with "before" or "after" the ones beside them. */
function beside(
  query: string,
  { within, topic }: { within: Remembered[]; topic: { stems: ReadonlySet<string> } },
): Remembered[] {
  const isAbout = (text: string) => sharedStems(topic.stems, stemsOf(text)).length > 0;
  const asked = within.filter((each) => isAbout(each.query));
  const about = asked.length > 0 ? asked : within.filter(({ answer }) => isAbout(firstLine(answer)));
  const [one] = about;
  if (one === undefined) return [];
  const at = within.indexOf(one);
  if (LOOK_BACK.isIn(query, "before")) return within.slice(Math.max(0, at - 1), at);
  if (LOOK_BACK.isIn(query, "after")) return within.slice(at + 1, at + 2);
  return about;
}
