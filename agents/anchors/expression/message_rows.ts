import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import { overlapOf, partsOf, stem, stemsIn, wordCount } from "../../text/text.ts";
import { openingSaid, pickedQuote, type Said, saidAbout, sentencesSaid } from "../words/answers.ts";
import { untied } from "../words/cuts.ts";
import { namesRival } from "../words/rivals.ts";
import { quotable, refusalHits } from "../words/refusals.ts";
import { audienceOn, priceOn, promiseOn, proofOn } from "../truth/page_claims.ts";
import { proofs } from "./proof_inventory.ts";
import { type Theme, THEMES } from "./message_themes.ts";

/** One matter and what each side says of it: the founder, and each page by its rival's name. */
export interface MessageRow {
  name: string;
  ours: Said | null;
  theirs: Map<string, string>;
  /** True where the founder turns away what the pages offer. */
  isRefused: boolean;
  /** What the matter is known by, where a no to it and a yes to it are opposites. */
  cue: RegExp | null;
}

const THEIR_WORDS = 16;
const OUR_WORDS = 20;

/** Every matter of which a page speaks or the founder does, in no order; no sentence stands in two rows. */
export function messageRows(state: JourneyState, pages: PageReading[]): MessageRow[] {
  const taken = new Set<string>();
  const seeking: Seeking = { state, pages, taken };
  const take = (row: MessageRow): MessageRow[] => {
    for (const each of [row.ours?.quote, row.ours?.whole, ...row.theirs.values()]) {
      if (each !== undefined) taken.add(each);
    }
    return row.theirs.size === 0 && row.ours === null ? [] : [row];
  };
  return [
    ...take(promiseRow(seeking)),
    ...take(audienceRow(seeking)),
    ...take(proofRow(seeking)),
    ...THEMES.flatMap((theme) => take(themeRow(seeking, theme))),
    ...refusalRows(seeking).flatMap(take),
    ...sharedRows(seeking).flatMap(take),
  ];
}

interface Seeking {
  state: JourneyState;
  pages: PageReading[];
  /** Exact words that already stand in a row. */
  taken: Set<string>;
}

function onPages({ pages, taken }: Seeking, read: (page: PageReading) => string | null): Map<string, string> {
  return new Map(
    pages.flatMap((page) => {
      const words = read(page);
      return words === null || words === "" || taken.has(words) ? [] : [[page.label, words] as const];
    }),
  );
}

function promiseRow(seeking: Seeking): MessageRow {
  const { state } = seeking;
  const picked = pickedQuote(state, "expression", OUR_WORDS);
  const isStory = picked?.mark.kind === "said" && picked.mark.field === "identity.why";
  return {
    name: "what is promised first",
    ours: (isStory ? null : picked) ?? openingSaid(state, "offering.what", OUR_WORDS),
    theirs: onPages(seeking, promiseOn),
    ...PLAIN,
  };
}

/** A matter on which there are many answers and no opposite ones. */
const PLAIN = { isRefused: false, cue: null };

const FOR_WHOM = /(?<!\p{L})(?:for|für|para|pour|voor|til|per)(?!\p{L})|向け|のための/iu;

function audienceRow(seeking: Seeking): MessageRow {
  const { state, taken } = seeking;
  const theirs = onPages(seeking, (page) => audienceOn(page, promiseOn(page)));
  const offered = saidAbout(state, "offering.what", FOR_WHOM);
  if (offered !== null && !taken.has(offered.quote)) {
    const ours = { ...offered, quote: around(offered.quote, FOR_WHOM, OUR_WORDS) };
    return { name: "who it is for", ours, theirs, ...PLAIN };
  }
  const turnedAway = sentencesSaid(state, "customer.not_for").find(({ quote }) =>
    [...theirs.values()].some((words) => overlapOf(words, quote) > 0)
  );
  return {
    name: "who it is for",
    ours: turnedAway ?? null,
    theirs,
    isRefused: turnedAway !== undefined,
    cue: null,
  };
}

function proofRow(seeking: Seeking): MessageRow {
  const ours = proofs(seeking.state).find((each) => !seeking.taken.has(each.quote)) ?? null;
  return { name: "the proof shown", ours, theirs: onPages(seeking, proofOn), ...PLAIN };
}

function themeRow(seeking: Seeking, { name, cue, ours, always }: Theme): MessageRow {
  const { state, taken } = seeking;
  const own = ours.flatMap((field) => sentencesSaid(state, field))
    .filter(({ quote }) => cue.test(quote) && !namesRival(state, quote));
  const fresh = own.find(({ quote }) => !taken.has(quote));
  const said = fresh === undefined
    ? own.map((each) => partAbout(each, cue)).find((each) => each !== null && !taken.has(each.quote))
    : untied({ ...fresh, quote: around(fresh.quote, cue, OUR_WORDS) });
  const opening = always === undefined ? null : openingSaid(state, always, OUR_WORDS);
  return {
    name,
    ours: said ?? opening,
    theirs: onPages(
      seeking,
      (page) => (always === undefined ? null : priceOn(page)) ?? cued(page, cue, taken),
    ),
    isRefused: false,
    cue: always === undefined ? cue : null,
  };
}

/** The part of a sentence that speaks of the matter, where the whole of it already stands in another row. */
function partAbout(words: Said, cue: RegExp): Said | null {
  const part = partsOf(words.quote).find((each) => cue.test(each) && wordCount(each) > 1);
  return part === undefined || part === words.quote ? null : { ...words, quote: part };
}

/** The words of a page that have the most of a cue in the least space; a question states nothing. */
function cued(page: PageReading, cue: RegExp, taken: Set<string>): string | null {
  const every = new RegExp(cue.source, `${cue.flags}g`);
  const hits = (words: string) => words.match(every)?.length ?? 0;
  const found = [...quotable(page), ...page.prices.filter((price) => !price.includes("·"))]
    .filter((sentence) => cue.test(sentence) && !/[?？]$/u.test(sentence) && !taken.has(sentence))
    .map((sentence) => around(sentence, cue, THEIR_WORDS))
    .filter((words) => wordCount(words) <= THEIR_WORDS && wordCount(words) > 2);
  return found.toSorted((a, b) => hits(b) - hits(a) || a.length - b.length)[0] ?? null;
}

/** The parts of a long sentence from its cue on, as many as a cell holds; the whole where no cut is clean. */
function around(sentence: string, cue: RegExp, most: number): string {
  if (wordCount(sentence) <= most) return sentence;
  const parts = partsOf(sentence);
  const at = parts.findIndex((part) => cue.test(part));
  const first = parts[at];
  if (first === undefined) return sentence;
  const from = sentence.indexOf(first);
  const stretches = parts.slice(at).map((part) =>
    sentence.slice(from, sentence.indexOf(part, from) + part.length)
  );
  return stretches.findLast((each) => wordCount(each) <= most) ?? sentence;
}

/** What the founder refuses and a page sells: the clearest difference there is. */
function refusalRows({ state, pages, taken }: Seeking): MessageRow[] {
  const hits = refusalHits(state, pages).filter(({ refusal: { said }, sentence, weight }) =>
    weight > 1 && !taken.has(sentence) && !taken.has(said.quote) && wordCount(sentence) <= THEIR_WORDS + 8 &&
    said.mark.kind === "said" && said.mark.field !== "customer.last_three"
  );
  const refusals = [...new Set(hits.map(({ refusal }) => refusal.said))];
  return refusals.flatMap((ours) => {
    const same = hits.filter(({ refusal }) => refusal.said.quote === ours.quote);
    const theirs = new Map(same.map(({ page, sentence }) => [page.label, sentence]));
    const name = sharedWords(ours.quote, [...theirs.values()]);
    return name === "" ? [] : [{ name, ours, theirs, isRefused: true, cue: null }];
  });
}

const OWN_CLAIMS: FieldId[] = ["offering.what", "difference.only", "identity.values", "messaging.objections"];
const MOST_SHARED = 2;

/** Sentences of ours and theirs that share two words of matter, in whatever trade and language. */
function sharedRows({ state, pages, taken }: Seeking): MessageRow[] {
  const own = OWN_CLAIMS.flatMap((field) => sentencesSaid(state, field))
    .filter(({ quote }) => !taken.has(quote) && !namesRival(state, quote) && wordCount(quote) <= OUR_WORDS);
  const rows = own.flatMap((ours) => {
    const stems = stemsIn(ours.quote);
    const common = (sentence: string) => [...stemsIn(sentence)].filter((each) => stems.has(each)).length;
    const theirs = new Map(pages.flatMap((page) => {
      const near = quotable(page).filter((each) => !taken.has(each) && wordCount(each) <= THEIR_WORDS)
        .toSorted((a, b) => common(b) - common(a))[0];
      return near === undefined || common(near) < 2 ? [] : [[page.label, near] as const];
    }));
    const name = sharedWords(ours.quote, [...theirs.values()]);
    return name === "" ? [] : [{ name, ours, theirs, ...PLAIN }];
  });
  const unique = rows.filter((each, at) =>
    !rows.slice(0, at).some(({ theirs }) =>
      [...theirs.values()].some((words) => [...each.theirs.values()].includes(words))
    )
  );
  return unique.toSorted((a, b) => b.theirs.size - a.theirs.size).slice(0, MOST_SHARED);
}

/** The founder's own words for what two sentences share, two of them: "empty berths"; "" where it is only one. */
function sharedWords(ours: string, theirs: string[]): string {
  const stems = new Set(theirs.flatMap((each) => [...stemsIn(each)]));
  const words = (ours.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? [])
    .filter((word) => word.length > 2 && stems.has(stem(word.replace(/['’]s?$/, ""))));
  const [first, second] = words.filter((word, at) =>
    words.findIndex((each) => stem(each) === stem(word)) === at
  );
  if (first === undefined || second === undefined) return "";
  const joined = ours.includes(`${first} ${second}`) ? `${first} ${second}` : `${first}, ${second}`;
  return joined.toLowerCase();
}
