import type { PaletteEntry } from "../../domain/figures.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { refusalsIn, sentencesOf } from "../../text/text.ts";
import { ownPage } from "../words/answers.ts";
import {
  contrast,
  luminance,
  normaliseHex,
  readableOn,
  toHsl,
} from "../../author/rules/expression/colour_math.ts";
import { colourWordsIn, looksAlike } from "./colour_words.ts";

interface Candidate {
  hex: string;
  source: string;
  /** Where in the founder's answer it is named; Infinity where only the site shows it. */
  named: number;
  confidence: number;
}

const DEFAULT_SOURCE = "A calm default: no colour was given and no site showed one";
const DEFAULTS = {
  primary: "#24425C",
  secondary: "#5F6F7D",
  accent: "#A8552B",
  text: "#1E252C",
  background: "#FAFAF8",
} as const;

/** Below this, a colour on a site is more likely a browser's or a widget's than the brand's. */
const SURE_ENOUGH = 0.25;

/**
 * Five roles, always: hex values the founder named, colours of their own site in the order the founder names
 * them, colour words read as a shade of ours, else a calm default. Refused colours are left out.
 */
export function buildPalette(state: JourneyState): PaletteEntry[] {
  const candidates = candidatesOf(state);
  const background = pickBackground(candidates);
  const text = pickText(candidates, background.hex);
  const [primary, second, third] = pickVoices(candidates, background.hex);
  const [accent, secondary] = third === undefined
    ? [primary, second ?? primary]
    : [second, third].sort((a, b) => saturation(b) - saturation(a));
  const entry = (role: PaletteEntry["role"], picked: Candidate | undefined): PaletteEntry => {
    const { hex, source } = picked ?? { hex: DEFAULTS[role], source: DEFAULT_SOURCE };
    const carries = role === "background" ? text.hex : readableOn(hex, background.hex);
    return { role, hex, contrast: contrast(hex, background.hex), text_hex: carries, source };
  };
  return [
    entry("primary", primary),
    entry("secondary", secondary),
    entry("accent", accent),
    entry("text", text),
    entry("background", background),
  ];
}

/** True once at least one colour came from the founder or from their site. */
export function isOwnPalette(palette: PaletteEntry[]): boolean {
  return palette.some((entry) => !entry.source.startsWith("A calm default"));
}

/**
 * How sure it is that these are the founder's colours, 0 to 1 with two decimals: over the five roles, one for a typed
 * hex value, the reader's confidence for a colour of the own site, 0.3 for a colour word, nothing for a default.
 */
export function paletteConfidence(state: JourneyState, palette: PaletteEntry[]): number {
  const candidates = candidatesOf(state);
  const sure = palette.map(({ hex }) => candidates.find((each) => each.hex === hex)?.confidence ?? 0);
  return Math.round(sure.reduce((sum, each) => sum + each, 0) / palette.length * 100) / 100;
}

function saturation(candidate: Candidate | undefined): number {
  return candidate === undefined ? -1 : toHsl(candidate.hex).saturation;
}

function candidatesOf(state: JourneyState): Candidate[] {
  const answer = typedAnswer(state, "visual.colours");
  const refused = sentencesOf(answer).filter((sentence) => refusalsIn(sentence).length > 0).flatMap(
    colourWordsIn,
  );
  const wanted = colourWordsIn(answer).filter((word) => !refused.some((each) => each.word === word.word));
  const given = hexesIn(answer);
  const onSite = siteColours(state).map((each) => ({ ...each, named: placeOf(each, answer, wanted) }));
  const typed = given.map((each) => ({
    ...each,
    named: Math.min(each.named, placeOf(each, answer, wanted)),
  }));
  const all = [...typed, ...onSite.filter((each) => !given.some((hex) => hex.hex === each.hex))];
  const fromWords = wanted.filter((word) => !all.some((each) => looksAlike(each.hex, word.hex)))
    .map((word) => ({
      hex: word.hex,
      source: `Named in words as ${word.word}; this shade is our reading of it`,
      named: word.index,
      confidence: 0.3,
    }));
  return [...all, ...(onSite.length + given.length >= 3 ? [] : fromWords)]
    .filter((each) => each.named < Infinity || !refused.some((word) => looksAlike(each.hex, word.hex)))
    .sort((a, b) => a.named - b.named || b.confidence - a.confidence);
}

function hexesIn(answer: string): Candidate[] {
  return [...answer.matchAll(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi)].flatMap((match) => {
    const hex = normaliseHex(match[0]);
    return hex === null ? [] : [{ hex, source: "Named in your answer", named: match.index, confidence: 1 }];
  });
}

function siteColours(state: JourneyState): Candidate[] {
  const page = ownPage(state);
  if (page === null) return [];
  return page.colours.filter((colour) => colour.confidence >= SURE_ENOUGH).map((colour) => ({
    hex: colour.hex,
    source: `Your own site, as ${colour.name}`,
    named: Infinity,
    confidence: colour.confidence,
  }));
}

/** Where the answer speaks of a colour: by its hex, by its name in the style sheet, or by a colour word. */
function placeOf(colour: Candidate, answer: string, words: { hex: string; index: number }[]): number {
  const name = /--([\p{L}-]+)/u.exec(colour.source)?.[1]?.split("-").at(-1) ?? "";
  const byName = name.length > 2 ? answer.toLowerCase().indexOf(name.toLowerCase()) : -1;
  const byWord = words.find((word) => looksAlike(word.hex, colour.hex))?.index ?? Infinity;
  return Math.min(byName === -1 ? Infinity : byName, byWord);
}

function pickBackground(candidates: Candidate[]): Candidate {
  const light = candidates.filter((each) => luminance(each.hex) > 0.75 && each.hex !== "#FFFFFF");
  return light[0] ?? { hex: DEFAULTS.background, source: DEFAULT_SOURCE, named: Infinity, confidence: 0 };
}

function pickText(candidates: Candidate[], background: string): Candidate {
  const dark = candidates.filter((each) => contrast(each.hex, background) >= 7)
    .toSorted((a, b) => luminance(a.hex) - luminance(b.hex));
  const [ink, ...others] = dark;
  return ink !== undefined && others.length > 0 ? ink : {
    hex: DEFAULTS.text,
    source: "A calm default: near black, for long reading",
    named: Infinity,
    confidence: 0,
  };
}

/** Up to three colours that speak: not the ground, not the ink. */
function pickVoices(candidates: Candidate[], background: string): Candidate[] {
  const text = pickText(candidates, background);
  return candidates.filter((each) => each.hex !== text.hex && luminance(each.hex) <= 0.75).slice(0, 3);
}
