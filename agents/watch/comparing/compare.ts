import { type Capture, CHANGE_KINDS, type PageChange } from "../../domain/watch.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { answerChanges } from "../kinds/answers.ts";
import { areaChanges } from "../kinds/areas_served.ts";
import { audienceChanges } from "../kinds/audiences.ts";
import { claimChanges } from "../kinds/claims.ts";
import { closingChange } from "../kinds/closing.ts";
import { countryChanges } from "../kinds/countries_served.ts";
import { type Differences, differencesOf, isTooMuch } from "./differences.ts";
import { enumerationChanges } from "../kinds/enumerations.ts";
import { feeChanges } from "../kinds/fees.ts";
import { figuresOf } from "../kinds/figures.ts";
import { groupChanges } from "../kinds/group_changes.ts";
import { groupsIn } from "../kinds/groups.ts";
import { guaranteeChanges } from "../kinds/guarantees.ts";
import { plain } from "../reading/masking.ts";
import { inPlaceChanges } from "./in_place.ts";
import { inOtherLanguage, sharedBlocks, unreadable } from "../reading/page_state.ts";
import { nearestOf } from "./nearest.ts";
import { limitChanges } from "../kinds/plan_limits.ts";
import { movedFigures } from "./moved_figures.ts";
import { modelChanges } from "../kinds/price_models.ts";
import { withKind } from "./kinds.ts";
import { priceChanges } from "../kinds/prices.ts";
import { languagesOf } from "../reading/read_capture.ts";
import { isRespelt } from "./respelt.ts";
import { onRequestChanges } from "../kinds/on_request.ts";
import { cutOut } from "../reading/stretches.ts";
import { sumsThatCame } from "./said_otherwise.ts";
import { partChanges } from "./standing_parts.ts";
import { timesIn } from "../kinds/times.ts";

/** Of so many changes the kind is weighed: beyond them nobody reads on. */
const MOST_WEIGHED = 24;
/** On a page on which more went it is not asked what stands where. */
const MOST_PLACES = 40;
/** Where less than this share of a page stands still, what is missing may only not have loaded. */
const HALF_A_PAGE = 0.4;

/**
 * What matters that differs between two captures of one page, the heaviest first. Pages that failed, ask for a
 * password or a human, or speak another language differ in nothing; neither do consent banners, counters, dates,
 * ages, quotes, teasers, the order of things, typography and what stands in the foot of a page.
 */
export function compareCaptures(before: Capture, after: Capture): PageChange[] {
  const languages = languagesOfPage(before);
  if (unreadable(before, languages) !== null) return [];
  if (isTooMuch(before, after)) return [];
  const closed = closingChange(before, after, languages);
  if (closed !== null) return [closed];
  if (isTooMuch(after, before) || unreadable(after, languages) !== null || inOtherLanguage(before, after)) {
    return [];
  }
  const isPartial = sharedBlocks(before, after) < HALF_A_PAGE;
  const differences = differencesOf(before, after, { languages, isPartial });
  const asked = priceChanges(differences);
  const models = modelChanges(differences).filter((model) =>
    !asked.some((price) => isPartOf(price, model) || isPartOf(model, price))
  );
  const prices = [...asked, ...models];
  const fees = feeChanges(differences).filter((fee) =>
    !prices.some((price) => isPartOf(price, fee) || isPartOf(fee, price))
  );
  const guarantees = guaranteeChanges(differences);
  const audiences = isPartial ? [] : audiencesOf(before, after, differences);
  const limits = limitChanges(differences).filter((limit) =>
    !audiences.some((told) => isPartOf(told, limit) || isPartOf(limit, told))
  );
  const claims = claimChanges(differences).filter((change) =>
    ![...fees, ...limits, ...guarantees, ...audiences].some((told) => isPartOf(told, change))
  );
  const told = [...prices, ...fees, ...limits, ...guarantees, ...audiences, ...claims];
  const byKind = (changes: PageChange[], isByPlace: boolean) =>
    byWeight(
      changes.map((change, index) =>
        index < MOST_WEIGHED
          ? withTerms(withKind(change, { before, after, languages, isByPlace }), languages)
          : change
      ),
    );
  const isReal = (change: PageChange) =>
    !isOnlySpelling(change, languages) && !isSameWaiver(change, languages) &&
    !(differences.isRewritten && keepsFigures(change, differences));
  if (isPartial) return toldOnce(byKind(told, false)).filter(isReal);
  const { words, places } = combined(told, standingChanges(before, after, differences));
  return toldOnce([...byKind(words, false), ...byKind(places, true)])
    .map((change) => withBoth(change, differences)).filter(isReal);
}

/** What came, with the sentence that stood in its place, and what went, with the one that stands there now. */
function withBoth(change: PageChange, { gone, come, inPlaceOf }: Differences): PageChange {
  const { before, after } = change;
  const stretch = before ?? after;
  if (stretch === null || before !== null && after !== null) return change;
  const old = gone.slice(0, MOST_PLACES).find((text) =>
    (before === null ? inPlaceOf(text) ?? "" : text).includes(stretch)
  );
  const now = old === undefined ? null : inPlaceOf(old);
  if (old === undefined || now === null || !come.includes(now)) return change;
  return { ...change, before: before ?? cutOut(old), after: after ?? cutOut(now) };
}

/** On a page in other words what is offered is the same as long as its figures are: each still stands, or stood, somewhere. */
function keepsFigures({ before, after }: PageChange, { gone, come, languages }: Differences): boolean {
  const [other, stretch] = before === null ? [gone, after] : [come, before];
  const known = new Set(other.flatMap((text) => figuresOf(text, languages)));
  return figuresOf(stretch ?? "", languages).every((figure) => known.has(figure));
}

/** "Ratenzahlung ohne Aufpreis" and "du kannst ohne Aufpreis in Raten zahlen": still nothing is asked for it. */
function isSameWaiver({ kind, before, after }: PageChange, languages: readonly Language[]): boolean {
  if (kind !== "price" || before === null || after === null || /\d/u.test(before + after)) return false;
  const [was, is] = [before, after].map((text) =>
    (["included", "no_fee", "free_of_charge"] as const).flatMap((words) =>
      watchWordsIn(text, words, languages).map((found) => plain(found[0]))
    ).sort().join()
  );
  // "Included in all plans" and now "only in the largest": something is asked of the others.
  const isOnly = (text: string) => hasWatchWord(text, "exclusives", languages);
  return was !== "" && was === is && isOnly(before) === isOnly(after);
}

/** "Quien dize que no" and "quien dice que no", "Sonderfahrt 72 €" and "Sonderfahrt (Nacht) 72 €": the same, written otherwise. */
function isOnlySpelling({ kind, before, after }: PageChange, languages: readonly Language[]): boolean {
  const withoutAsides = (text: string) => plain(text.replace(/\s?\([^()\d]*\)/gu, ""));
  if (
    kind === "price" && before !== null && after !== null && withoutAsides(before) === withoutAsides(after)
  ) {
    return true;
  }
  return (kind.startsWith("claim") || kind === "audience") && before !== null && after !== null &&
    isRespelt(before, after, languages);
}

/** "Set-up €149" and "one-off set-up €149", both where "no set-up fee" stood, are one change. */
function toldOnce(changes: PageChange[]): PageChange[] {
  return changes.filter((one, index) =>
    !changes.slice(0, index).some((other) =>
      one.kind === other.kind && one.before !== null && one.before === other.before &&
      one.after !== null && other.after !== null && isPartOf(other, one)
    )
  );
}

/**
 * What words tell, and what places do. Of both that tell of one stretch words know better, but where the place shows
 * what stands there instead, or over it: a claim that gave way to another, a sum for what was free, a heading.
 */
function combined(
  told: PageChange[],
  standing: PageChange[],
): { words: PageChange[]; places: PageChange[] } {
  const overlaps = (one: PageChange, other: PageChange) => isPartOf(one, other) || isPartOf(other, one);
  const isUnder = (word: PageChange, { about }: PageChange) =>
    about?.includes(word.before ?? word.after ?? about) === true && word.kind.startsWith("claim");
  const isBetter = (place: PageChange, word: PageChange) =>
    isUnder(word, place) ||
    place.before !== null && place.after !== null && overlaps(place, word) &&
      (word.kind.startsWith("claim") || word.kind === "guarantee") &&
      (word.before === null || word.after === null);
  const kept = told.filter((word) => !standing.some((place) => isBetter(place, word)));
  const rest = standing.filter((place, index) =>
    ![...kept, ...standing.slice(0, index)].some((word) => overlaps(word, place))
  );
  return { words: kept, places: rest };
}

/** "Within two years, bring it back" and now "within ninety days": a claim of which only the time changed is a promise's. */
function withTerms(change: PageChange, languages: readonly Language[]): PageChange {
  const { kind, before, after } = change;
  if (!kind.startsWith("claim") || before === null || after === null) return change;
  const [was, is] = [before, after].map((text) => timesIn(text, languages).map(({ days }) => days).join());
  return was !== "" && is !== "" && was !== is ? { ...change, kind: "guarantee" } : change;
}

function byWeight(changes: PageChange[]): PageChange[] {
  return changes.toSorted((one, other) => CHANGE_KINDS.indexOf(one.kind) - CHANGE_KINDS.indexOf(other.kind));
}

/** What is gone, came or is said otherwise where all around it stands, whatever words it is in. */
function standingChanges(before: Capture, after: Capture, differences: Differences): PageChange[] {
  const { runs } = differences;
  const nearest = nearestOf(differences.come);
  return [
    ...onRequestChanges(runs, differences),
    ...answerChanges(runs, differences),
    ...sumsThatCame(differences, nearest),
    ...enumerationChanges(differences, nearest),
    ...inPlaceChanges(runs, differences),
    ...movedFigures(differences, after),
    ...partChanges(runs, { before, after, languages: differences.languages }),
  ];
}

/** Groups that came or went, else another audience in the head of the page. */
function audiencesOf(before: Capture, after: Capture, differences: Differences): PageChange[] {
  const groups = groupChanges(before, after, differences);
  if (groups.length > 0) return groups;
  const countries = countryChanges(differences);
  if (countries.length > 0) return countries;
  const areas = areaChanges(differences);
  if (areas.length > 0) return areas;
  return audienceChanges(before, after, differences.languages)
    .filter((change) => !isSameGroup(change, differences.languages));
}

/** "small firms" and now "small companies". */
function isSameGroup({ before, after }: PageChange, languages: readonly Language[]): boolean {
  if (before === null || after === null || plain(after).startsWith(plain(before))) return false;
  const [one, other] = [before, after].map((text) => groupsIn(text, languages)?.keys.join() ?? null);
  return one !== null && one === other;
}

/** False where the later capture is a door, a fault, another language or half a page: it must not stand for the page. */
export function isComparable(before: Capture, after: Capture): boolean {
  const languages = languagesOfPage(before);
  if (isTooMuch(before, after)) return false;
  if (closingChange(before, after, languages) !== null) return true;
  return !isTooMuch(after, before) && unreadable(after, languages) === null &&
    !inOtherLanguage(before, after);
}

/** Of what differs between two captures, what a third one, taken hours later, says too. */
export function confirmedChanges(before: Capture, after: Capture, again: Capture): PageChange[] {
  const first = compareCaptures(before, after);
  if (first.length === 0) return [];
  const second = new Set(compareCaptures(before, again).map(keyOf));
  return first.filter((change) => second.has(keyOf(change)));
}

/** True where a change of a whole line only repeats what is told of a part of it. */
function isPartOf(told: PageChange, whole: PageChange): boolean {
  const holds = (line: string | null, part: string | null) =>
    line !== null && part !== null && line.includes(part);
  return holds(whole.before, told.before) || holds(whole.after, told.after);
}

function keyOf({ kind, before, after }: PageChange): string {
  return [kind, plain(before ?? ""), plain(after ?? "")].join("\n");
}

function languagesOfPage(capture: Capture): readonly Language[] {
  return languagesOf(capture.language, capture.blocks.slice(0, 60).map(({ text }) => text).join(" "));
}
