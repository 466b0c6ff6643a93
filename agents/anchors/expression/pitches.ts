import type { Block, Row } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { inference, numbersIn, source, wordCount } from "../../text/text.ts";
import { bestSaid, openingSaid, ownPage, refusalsSaid, type Said, sentencesSaid } from "../words/answers.ts";
import { namesRival } from "../words/rivals.ts";
import { afterLabel, brief, briefCell, untied } from "../words/cuts.ts";
import { quoted, row, table } from "../section.ts";
import { proofs } from "./proof_inventory.ts";

interface Pitch {
  seconds: number;
  /** What a person says in that time, at 150 words a minute. */
  words: number;
  /** In a short time each sentence is cut at a comma, so that more than one of them is heard. */
  opening: number;
  others: number;
}

const PITCHES: Pitch[] = [
  { seconds: 10, words: 25, opening: 10, others: 13 },
  { seconds: 30, words: 75, opening: 24, others: 24 },
  { seconds: 60, words: 150, opening: 40, others: 40 },
];
const SECONDS_A_WORD = 60 / 150;

/** A pitch that fills less of its time than this says how much it fills. */
const NEARLY_FULL = 0.6;

const LEADS = { offer: "What we do", proof: "What came of it", second: "And" };

interface Part {
  /** Our own few words, which end before the founder's begin. */
  lead: string;
  words: Said;
  /** The lower, the sooner it is left out for want of time. */
  worth: number;
}

/**
 * Three pitches made of the founder's own sentences in the order of speech: the moment, what they do without us,
 * what we do, what nobody else does, what came of it, one ask. No sentence and no number is said twice.
 */
export function pitchTable(state: JourneyState): Block | null {
  const parts = partsOf(state);
  if (parts.length === 0) return null;
  const asked = buttonOnPage(state);
  const rows = PITCHES.map((pitch) => pitchRow(pitch, parts, asked));
  const told = rows.filter(({ cells }, at) => cells[1] !== rows[at - 1]?.cells[1]);
  return table(["pitch", "in your own sentences"], told, "Three pitches");
}

/** An ask ends every pitch that has the time for it; in ten seconds the sentences come first. */
function pitchRow(pitch: Pitch, parts: Part[], asked: Said | null): Row {
  const ask = askFor(pitch.seconds, asked);
  const reserved = pitch.seconds > 10 ? wordCount(ask) : 0;
  const spoken = within(parts.map((each) => shortened(each, pitch)), pitch.words - reserved);
  const said = spokenText(spoken);
  const hasTime = wordCount(said) + wordCount(ask) <= pitch.words;
  const text = hasTime ? `${said} ${ask}` : said;
  const isQuoted = hasTime && asked !== null && ask.includes(asked.quote);
  return row(
    [timeOf(pitch, text), text],
    ...spoken.map((each) => each.words.mark),
    ...(isQuoted ? [asked.mark] : [inference("pitch", "order, joints and ask are ours")]),
  );
}

function timeOf({ seconds, words }: Pitch, text: string): string {
  const filled = wordCount(text);
  if (filled >= words * NEARLY_FULL) return `${seconds} seconds`;
  return `${seconds} seconds; your answers fill ${Math.round(filled * SECONDS_A_WORD)}`;
}

/** In the order in which they are spoken. */
function partsOf(state: JourneyState): Part[] {
  const moment = sentencesSaid(state, "customer.trigger_barrier")[0] ??
    sentencesSaid(state, "market.obstacle")[0];
  const alone = ({ quote }: Said) => !namesRival(state, quote) && !HANGING.test(quote);
  const only = refusalsSaid(state, "difference.only").find(alone);
  const doing = sentencesSaid(state, "difference.only").find((each) =>
    each.quote !== only?.quote && alone(each) && wordCount(each.quote) > 6
  );
  const [proof, second] = proofs(state);
  const list: [string, Said | null | undefined, number][] = [
    ["You know the moment", moment === undefined ? null : afterLabel(moment), 6],
    ["Without us", sentencesSaid(state, "market.alternative")[0], 5],
    [LEADS.offer, openingSaid(state, "offering.what", 30), 10],
    ["Only here", only ?? doing, 9],
    ["How it goes", only === undefined ? null : doing, 4],
    [LEADS.proof, proof, 8],
    [LEADS.second, second, 1],
    ["Why I do it", bestSaid(state, "identity.why", 30), 3],
    ["What it costs", bestSaid(state, "revenue.model", 26), 2],
  ];
  const parts = list.flatMap(([lead, words, worth]) =>
    words === null || words === undefined ? [] : [{ lead, words: untied(words), worth }]
  );
  return parts.filter((each) =>
    !parts.some((other) => other.worth > each.worth && tells(other.words, each.words))
  );
}

/** "They won't do that for $4": said alone, nobody knows what. */
const HANGING = /\b(?:do|does|did|done|doing|refuse|beat) (?:that|this|it)\b|\b(?:that|this)[.!?]?$/iu;

/** True where the first sentence already says the second, or holds most of its numbers. */
function tells(first: Said, second: Said): boolean {
  if (first.quote.includes(second.quote) || second.quote.includes(first.quote)) return true;
  const known = numbersIn(first.quote).map(({ value }) => value);
  const numbers = numbersIn(second.quote);
  return numbers.length > 0 &&
    numbers.filter(({ value }) => known.includes(value)).length > numbers.length / 2;
}

/** A proof cut in two proves nothing: it is said whole or not at all. */
function shortened(part: Part, { opening, others }: Pitch): Part {
  if (part.lead === LEADS.proof || part.lead === LEADS.second) return part;
  return { ...part, words: brief(part.words, part.lead === LEADS.offer ? opening : others) };
}

/** The button of the founder's own page: a short line that tells the reader to do one thing. */
const BUTTON =
  /^(?:ask|book|order|try|call|write|reserve|come|visit|build|join|start|request|demander|réserver|anfragen|bestellen|pedir|reservar|encomendar)\b[^.?]{4,50}$/iu;

/** The line on the button of the founder's own page, or null where none could be told. */
export function buttonOnPage(state: JourneyState): Said | null {
  const page = ownPage(state);
  const button = page?.sentences.find((sentence) => BUTTON.test(sentence) && wordCount(sentence) <= 8);
  return page === null || button === undefined
    ? null
    : { quote: button, whole: button, mark: source(page, button) };
}

function askFor(seconds: number, asked: Said | null): string {
  if (seconds <= 10) return "Is that you?";
  if (asked !== null) return `The next step: ${quoted(asked.quote)}`;
  return seconds <= 30 ? "May I show you?" : "What would you want to see first?";
}

/** What stands on the first screen of a homepage: one line, what it is under it, a proof beside it. */
export function heroTable(state: JourneyState, line: Said | null): Block | null {
  const parts = [
    { place: "headline", words: line },
    { place: "under it", words: openingSaid(state, "offering.what", 26) },
    { place: "beside it, a proof", words: proofs(state)[0] ?? null },
    { place: "on the button", words: buttonOnPage(state) },
  ].flatMap(({ place, words }) => words === null ? [] : [{ place, words }]);
  const once = parts.filter(({ words }, at) =>
    !parts.slice(0, at).some((earlier) => earlier.words.quote.includes(words.quote))
  );
  return once.length < 2 ? null : table(
    ["homepage", "in your words"],
    once.map(({ place, words }) => row([place, briefCell(untied(words), 26)], words.mark)),
    "Homepage, first screen",
  );
}

/** With its lead; the offer needs none where it opens, and a second proof takes the first one's where it is alone. */
function printed({ lead, words }: Part, before: Part[]): string {
  const said = quoted(words.quote, words.whole).replace(/^… /u, "");
  if (lead === LEADS.offer && before.length === 0) return said;
  const isFirstProof = lead === LEADS.second && !before.some((each) => each.lead === LEADS.proof);
  return `${isFirstProof ? LEADS.proof : lead}: ${said}`;
}

function spokenText(parts: Part[]): string {
  return parts.map((each, at) => printed(each, parts.slice(0, at))).join(" ");
}

/** The parts that are worth most and fit in the time, in the order in which they are spoken. */
function within(parts: Part[], most: number): Part[] {
  return parts.toSorted((a, b) => b.worth - a.worth).reduce<Part[]>((chosen, each) => {
    const more = parts.filter((part) => part === each || chosen.includes(part));
    return wordCount(spokenText(more)) <= most ? more : chosen;
  }, []);
}
