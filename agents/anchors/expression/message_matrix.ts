import type { Block, Row } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import { longDate } from "../../domain/days.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import { assumption, inference, partsOf, source } from "../../text/text.ts";
import { judgeOurs, saysNo } from "../../review/swap.ts";
import { put, rivalPages, type Said } from "../words/answers.ts";
import { brief, briefCell } from "../words/cuts.ts";
import { rivalNames } from "../words/rivals.ts";
import { quotable } from "../words/refusals.ts";
import { strongestAlternative } from "../truth/alternatives.ts";
import { cell, claim, paragraph, row, table } from "../section.ts";
import { type MessageRow, messageRows } from "./message_rows.ts";

const NOT_ON_PAGE = "not stated on the page read";
const NOT_SAID = "nothing found in your answers";

/** More columns cannot be read on a page; who else speaks of a matter is named in the last one. */
const MOST_RIVALS = 2;
const MOST_ROWS = 8;
/** A page of fewer sentences is silent by accident, so nothing may be concluded from what it does not say. */
const LEAST_SENTENCES = 6;

/** In the order in which they are printed: what is the founder's own first, what is only theirs last. */
const STANDINGS = ["refused", "opposed", "alone", "contested", "common", "theirs"] as const;
type Standing = typeof STANDINGS[number];

interface Judged extends MessageRow {
  standing: Standing;
  /** The rivals that make it so: who says the same, the opposite, or something else. */
  who: string[];
  /** Beside those, the rivals who say the opposite. */
  opposite: string[];
}

/** Who claims what: each matter in the exact words of the founder and of the rivals' pages, and whose it is. */
export function messageMatrix(state: JourneyState): Block[] {
  const pages = rivalPages(state).filter((page) => quotable(page).length >= LEAST_SENTENCES);
  if (pages.length === 0) return [paragraph([noMatrix(state)], "Message matrix")];
  const judged = messageRows(state, pages).map((each) => judge(state, each));
  const rows = STANDINGS.flatMap((standing) => judged.filter((each) => each.standing === standing))
    .slice(0, MOST_ROWS);
  const columns = mostTelling(pages, rows);
  const dates = [...new Set(pages.map((page) => longDate(page.read_at)))].join(" and ");
  return [
    paragraph([leadOf(rows, pages), ...habitOf(state)], "Message matrix"),
    table(
      ["matter", "you", ...columns.map(({ label }) => label), "whose it is"],
      rows.map((each) => rowOf(each, pages, columns)),
      `Who claims what, as read on ${dates}`,
    ),
  ];
}

/** What people do today prints no page, so it has no column: what the founder says of it stands beside. */
function habitOf(state: JourneyState): Claim[] {
  const habit = strongestAlternative(state);
  return habit === null ? [] : [put("What they do today prints no page; you say of it", brief(habit))];
}

function judge(state: JourneyState, each: MessageRow): Judged {
  const { ours, theirs, isRefused, cue } = each;
  const all = [...theirs.keys()];
  const judged = (standing: Standing, who: string[], opposite: string[] = []): Judged => ({
    ...each,
    standing,
    who,
    opposite,
  });
  if (ours === null) return judged("theirs", all);
  if (all.length === 0) return judged("alone", []);
  if (isRefused) return judged("refused", all);
  const near = judgeOurs(state, ours.quote).flatMap(({ verdict, page, theirs: words }) =>
    verdict === "fails" && words !== null && all.includes(page.label) ? [[page.label, words] as const] : []
  );
  if (near.length > 0) {
    return { ...judged("contested", near.map(([name]) => name)), theirs: new Map([...theirs, ...near]) };
  }
  const opposite = all.filter((name) =>
    cue !== null && denies(theirs.get(name) ?? "", cue) !== denies(ours.quote, cue)
  );
  const others = all.filter((name) => !opposite.includes(name));
  return others.length === 0 ? judged("opposed", opposite) : judged("common", others, opposite);
}

/** True where each part of a sentence that speaks of the matter says no to it. */
function denies(sentence: string, cue: RegExp): boolean {
  const parts = partsOf(sentence).filter((part) => cue.test(part));
  return parts.length > 0 && parts.every(saysNo);
}

/** The rivals with the most filled cells, in the order in which their pages were read. */
function mostTelling(pages: PageReading[], rows: Judged[]): PageReading[] {
  const filled = (page: PageReading) => rows.filter(({ theirs }) => theirs.has(page.label)).length;
  const chosen = pages.toSorted((a, b) => filled(b) - filled(a)).slice(0, MOST_RIVALS);
  return pages.filter((page) => chosen.includes(page));
}

function rowOf(each: Judged, pages: PageReading[], columns: PageReading[]): Row {
  const { name, ours, theirs } = each;
  const sources = pages.flatMap((page) => {
    const words = theirs.get(page.label);
    return words === undefined ? [] : [source(page, words)];
  });
  const cells = columns.map(({ label }) => theirs.get(label)).map((words) =>
    words === undefined ? NOT_ON_PAGE : cell(words)
  );
  const isCompared = sources.length > 0 && ours !== null;
  return row(
    [name, ours === null ? NOT_SAID : `${leadTo(ours)}${briefCell(ours)}`, ...cells, whoseIs(each)],
    ...(ours === null ? [] : [ours.mark]),
    ...sources,
    ...(isCompared ? [] : [inference(pages.map(({ label }) => label), "every sentence of the pages read")]),
  );
}

/** An answer to the question whom you turn away is no offer, whatever its words. */
function leadTo({ mark }: Said): string {
  return mark.kind === "said" && mark.field === "customer.not_for" ? "you turn away: " : "";
}

const MOST_NAMES = 3;

function namesOf(names: string[]): string {
  const more = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES);
  if (more > 0) return `${shown.join(", ")} and ${more} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

function whoseIs({ standing, who, opposite }: Judged): string {
  const says = (singular: string) => `${namesOf(who)} ${who.length === 1 ? `${singular}s` : singular}`;
  switch (standing) {
    case "alone":
      return "yours alone: found on no page read";
    case "refused":
      return `yours alone: ${says("offer")} what you refuse`;
    case "opposed":
      return `yours alone: ${says("say")} the opposite`;
    case "contested":
      return `contested: ${says("say")} nearly the same`;
    case "common": {
      const against = opposite.length === 0 ? "" : `; ${namesOf(opposite)} the opposite`;
      return `common ground: ${says("speak")} of it in other words${against}`;
    }
    case "theirs":
      return `theirs, as far as your answers show: ${namesOf(who)}`;
  }
}

/** What the rows show, as a rule for the first sentence: lead with what is alone, never with what is contested. */
function leadOf(rows: Judged[], pages: PageReading[]): Claim {
  const named = (...standings: Standing[]) =>
    rows.filter(({ standing }) => standings.includes(standing)).map(({ name }) => name).join("; ");
  const own = named("refused", "opposed", "alone");
  const lines = [
    own === ""
      ? "Beside the pages read no matter is yours alone, so the more exact words must win"
      : `Yours alone beside the pages read, so lead there: ${own}`,
    [named("contested"), "Contested, so never a headline"],
    [named("common"), "Common ground, where only the more exact words win"],
    [named("theirs"), "Theirs, as far as your answers show"],
  ].flatMap((line) => typeof line === "string" ? [line] : line[0] === "" ? [] : [`${line[1]}: ${line[0]}`]);
  return claim(`${lines.join(". ")}.`, inference(pages.map(({ label }) => label), "the rows of the matrix"));
}

/** Why there is none, and what would bring one. */
function noMatrix(state: JourneyState): Claim {
  const rivals = state.pages.filter(({ role }) => role === "rival");
  const unread = namesOf(rivals.filter(({ failure }) => failure !== null).map(({ label }) => label));
  const silent = namesOf(rivals.filter(({ failure }) => failure === null).map(({ label }) => label));
  const why = unread !== ""
    ? `the page of ${unread} could not be read`
    : silent !== ""
    ? `the page of ${silent} holds too few sentences to compare`
    : "no rival's page was given";
  const whom = namesOf(rivalNames(state).slice(0, 2)).replace(" and ", " or ");
  return claim(
    `There is no message matrix, because ${why} and what a rival claims is never guessed.`,
    assumption(`name a page that says what ${whom === "" ? "one rival" : whom} promises, one minute`),
  );
}
