import type { Facts, FactSheet } from "../../../domain/facts.ts";
import { isoDay } from "../../../domain/days.ts";
import type { JourneyState } from "../../../domain/journey.ts";
import type { Decisions } from "../../../domain/tradeoffs.ts";
import { quotableTexts, turnTexts } from "../../../ledger/known.ts";
import { pageTexts } from "../../../ledger/marks.ts";
import { languageIn } from "../../../text/language.ts";
import type { Language } from "../../../text/lexicon.ts";
import { sentencesOf, wordCount } from "../../../text/text.ts";
import type { Dossier } from "../dossier.ts";
import { channelKindsIn } from "./channel_kinds.ts";
import { namesTurnedAway } from "./names_turned_away.ts";
import { rejectsAll, tellsWhatIsNot, turnedAway, turnsAway } from "./refusing_words.ts";
import { isTelling } from "./complete_refusal.ts";
import { REFUSALS } from "./words.ts";

/** Everything that a leaf may rest on, and what it may not go against. Tasks and instructions are no part of it. */
export interface Ground {
  /** The exact sentence behind an id of the dossier ("A7.2", "P2.14", "F.goal.target"), or null where there is none. */
  sentenceOf(id: string): string | null;
  /** True for a sentence that was corrected since, with nothing left of it: it cannot be cited. */
  isSuperseded(id: string): boolean;
  facts: Facts;
  decisions: Decisions;
  /** Every sentence that the founder has said, in any turn. */
  said: readonly string[];
  /** Sentences that every rival could say: they prove and head nothing. */
  thin: ReadonlySet<string>;
  /** Every text of a page or feed that was read. */
  pages: readonly string[];
  /** The sentences of rivals' pages alone. */
  rivals: readonly string[];
  /** What the founder refuses: ways of reaching people, people, and what they never want to do or become. */
  refused: readonly Refusal[];
  /** What the company, its founder, the pages and their outlets are called. */
  names: readonly string[];
  /** Numbers that a correction replaced: they are never printed again. */
  replaced: readonly { from: string; to: string }[];
  /** The day on which it is written (ISO). */
  today: string;
  /** The language that the founder mostly writes in; null where it cannot be told. */
  language: Language | null;
  /** The founder's currency (ISO 4217), or null. */
  home: string | null;
}

/** Something that the founder refuses, in their words and without their reasons. */
export interface Refusal {
  /** A name is refused with the sentence that it was spoken of in. */
  of: "channel" | "person" | "thing" | "name";
  text: string;
  name?: string;
}

interface GroundParts {
  state: JourneyState;
  sheet: FactSheet;
  dossier: Pick<Dossier, "sentenceOf" | "superseded" | "isSuperseded">;
  now: Date;
}

/** What the gates know of a journey. */
export function groundOf({ state, sheet: { facts }, dossier, now }: GroundParts): Ground {
  const turns = turnTexts(state).map(({ text }) => text);
  const answers = Object.values(state.fields).flatMap((field) => field.answers);
  const full = answers.filter(({ thin }) => !thin).map(({ text }) => text);
  const language = languageIn(turns.join("\n"));
  const said = [...new Set(turns.flatMap(sentencesOf))];
  return {
    sentenceOf: dossier.sentenceOf,
    isSuperseded: dossier.isSuperseded,
    facts,
    decisions: state.decisions,
    said,
    thin: new Set(
      answers.filter(({ thin }) => thin).flatMap(({ text }) => sentencesOf(text)).filter((sentence) =>
        !full.some((text) => text.includes(sentence))
      ),
    ),
    pages: quotableTexts(state).filter((text) => !turns.includes(text)),
    rivals: state.pages.filter(({ role }) => role === "rival").flatMap(pageTexts),
    refused: refusalsOf(state, facts, language),
    names: [
      state.company,
      state.founder,
      ...state.pages.flatMap(({ label, url, final_url }) => [label, url, final_url]),
      ...(state.feeds ?? []).flatMap(({ label, items }) => [label, ...items.map(({ outlet }) => outlet)]),
    ].filter((name) => name !== ""),
    replaced: dossier.superseded.map(({ quote, now }) => ({ from: quote, to: now })),
    today: isoDay(now),
    language,
    home: facts.prices[0]?.currency ?? null,
  };
}

/** Where the reasons of a refusal begin. */
const REASON = new RegExp(
  `\\s${REFUSALS.sourceOf("because")}\\s.*$|[(–—].*$|${REFUSALS.sourceOf("because_behind")}、.*$`,
  "isu",
);
/** "The old ones I send to Florence": to whom it is sent is no part of what is refused. */
const SENT_ON = new RegExp(`\\s${REFUSALS.sourceOf("sends_on")}(?!\\p{L}).*$`, "isu");
/** Joins two refusals of one breath: "no children, nor schools". */
const NOR = new RegExp(`,\\s${REFUSALS.sourceOf("joins")}\\s|、|[.;]\\s`, "iu");
/** "楽天とアマゾン" are two. */
const AND_IN_JAPANESE = /(?<=[\p{scx=Han}\p{scx=Kana}ー])と(?=[\p{scx=Han}\p{scx=Kana}])/u;
/** Words that the name of a step takes which is left out. */
const MOST_LEFT = 5;
const LIST = new RegExp(`[,;.。、]\\s?|\\s${REFUSALS.sourceOf("joins")}\\s`, "iu");

/** "大阪は、声はかかっていますがやりません": what a Japanese sentence is about stands at its beginning. */
const TOPIC_TURNED_AWAY = new RegExp(
  `^([\\p{scx=Han}\\p{scx=Kana}ー]{2,10})は.*${REFUSALS.sourceOf("not_done")}`,
  "u",
);

/** "Not Newcastle", "nicht nach Kassel": a place that is named to be left out. */
const NOT_THERE = new RegExp(
  `^${REFUSALS.sourceOf("not")}\\s(?:${REFUSALS.sourceOf("to_there")}\\s)?\\p{L}+$`,
  "iu",
);

function refusalsOf(state: JourneyState, facts: Facts, language: Language | null): Refusal[] {
  const { fields } = state;
  const bare = ({ text }: { text: string }) =>
    text.replace(REASON, "").replace(SENT_ON, "").split(/,\s/u)[0] ?? text;
  const typed = fields["channels.refused"].answers.filter(({ thin }) => !thin);
  const listed = typed.flatMap(({ text }) =>
    sentencesOf(text).flatMap((each) => each.replace(REASON, "").split(LIST))
  );
  const things = [facts.never_become, ...facts.next].flatMap((fact) =>
    fact === null ? [] : sentencesOf(fact.text).filter((sentence) => turnsAway(sentence, language))
  );
  const plans = [...fields["evolution.next"].answers, ...fields["goal.twelve_months"].answers];
  const left = plans.flatMap(({ text }) => sentencesOf(text)).flatMap((each) => {
    const parts = each.replace(REASON, "").split(LIST).filter((part) => !tellsWhatIsNot(part));
    return rejectsAll(each)
      ? parts.map((part) => turnedAway(part, language) || part)
      : parts.map((part) => turnedAway(part, language));
  }).filter((part) => part !== "" && wordCount(part) <= MOST_LEFT);
  const places = fields["company.stage_region"].answers.flatMap(({ text }) => sentencesOf(text)).flatMap((
    each,
  ) =>
    each.split(LIST).map((part) => part.trim()).filter((part) =>
      NOT_THERE.test(part) && !tellsWhatIsNot(part)
    )
      .map((part) => turnedAway(part, language))
  ).filter((part) => part !== "" && wordCount(part) <= MOST_LEFT);
  const topics = plans.flatMap(({ text }) => sentencesOf(text)).flatMap((each) =>
    TOPIC_TURNED_AWAY.exec(each)?.[1] ?? []
  );
  const refused: Refusal[] = [
    ...facts.refused_channels.flatMap((fact) => bare(fact).split(AND_IN_JAPANESE)).map((text): Refusal => ({
      of: "channel",
      text,
    })),
    ...listed.filter((text) => channelKindsIn(text).length > 0).map((text): Refusal => ({
      of: "channel",
      text: text.trim(),
    })),
    ...facts.not_for.flatMap(({ text }) => text.split(NOR)).map((text): Refusal => ({
      of: "person",
      text: bare({ text }),
    })),
    ...[...left, ...places, ...topics].map((text): Refusal => ({
      of: "thing",
      text: bare({ text }).replace(/[.!。]+$/u, ""),
    })),
    ...things.map((text): Refusal => ({ of: "thing", text: text.replace(REASON, "") })),
  ];
  const named = namesTurnedAway(state).map(({ name, sentence }): Refusal => ({
    of: "name",
    text: sentence,
    name,
  }));
  return [
    ...refused.filter(({ of, text }, at) =>
      text !== "" && refused.findIndex((each) => each.text === text) === at &&
      (of === "channel" || isTelling(text, language))
    ),
    ...named,
  ];
}

/** The sentence behind an id; a fact may be cited with or without its "F.". */
export function sentenceBehind(id: string, ground: Ground): string | null {
  return ground.sentenceOf(id) ?? ground.sentenceOf(`F.${id}`);
}

/** The exact sentences behind some ids; those that lead nowhere are left out. */
export function citedSentences(ids: readonly string[], ground: Ground): string[] {
  return ids.filter((id) => !isUnknown(id)).flatMap((id) => sentenceBehind(id, ground) ?? []);
}

/** What nobody knows is cited with our own cheapest test behind it, and our own words make nothing known. */
function isUnknown(id: string): boolean {
  return id.startsWith("U.");
}
