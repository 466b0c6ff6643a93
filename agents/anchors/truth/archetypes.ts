import { namesRival } from "../words/rivals.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { refusalsIn, scoreSentence, wordCount } from "../../text/text.ts";
import { type Said, sentencesSaid } from "../words/answers.ts";

/** One of the twelve of Mark and Pearson: a lens for reading an audience, not an answer. */
export interface Archetype {
  name: string;
  /** What drives an audience that is drawn to it. */
  drive: string;
  shadow: string;
  forbids: string;
  words: RegExp;
}

const ARCHETYPES: Archetype[] = [
  {
    name: "Caregiver",
    drive: "to keep safe what would be lost",
    shadow: "the martyr, who cannot say no",
    forbids: "pity, alarm, and doing the work instead of people",
    words:
      /\b(care|cares|caring|help|helps|helped|together|family|families|nurse|phone|answer|wait|waiting|protect|safe|widow|mother|father|grandmother|keep|keeps|look after|by hand|person)\b/giu,
  },
  {
    name: "Regular Guy",
    drive: "to belong, with nobody above anybody",
    shadow: "the grumbler, who mistrusts everybody that leaves",
    forbids: "showing off, titles and secret knowledge",
    words:
      /\b(neighbour|neighbours|neighbor|neighbors|coffee|street|shelf|club|village|people|everyday|ordinary|volunteers|honest)\b/giu,
  },
  {
    name: "Creator",
    drive: "to make something that lasts",
    shadow: "the perfectionist, who never delivers",
    forbids: "templates, copies and haste",
    words:
      /\b(make|makes|made|craft|bake|baked|bakes|build|builds|design|draw|drawn|hand|oven|dough|write|wrote|studio|workshop|material|wood|print)\b/giu,
  },
  {
    name: "Sage",
    drive: "to understand before deciding",
    shadow: "the know-all, who explains instead of acting",
    forbids: "claims without a source",
    words:
      /\b(know|knows|learn|learned|teach|teaches|teacher|explain|understand|measure|measured|research|evidence|data|school|study|why|truth|lie|proof)\b/giu,
  },
  {
    name: "Outlaw",
    drive: "to break what does not work any more",
    shadow: "the wrecker, who only is against",
    forbids: "asking for permission and pleasing everybody",
    words: /\b(fight|break|rule|rules|wrong|enemy|radical|hate|hated|revolt|instead)\b/giu,
  },
  {
    name: "Ruler",
    drive: "to have order and to keep it",
    shadow: "the tyrant, who trusts nobody",
    forbids: "improvisation in front of customers",
    words:
      /\b(control|order|standard|board|manage|lead|leads|decide|decides|discipline|system|secure|guarantee|premium|best in)\b/giu,
  },
  {
    name: "Hero",
    drive: "to prove what one can do",
    shadow: "the bully, who needs an enemy",
    forbids: "excuses and comfort first",
    words:
      /\b(win|win(?:s|ning)|beat|strong|train|training|champion|race|performance|hard|goal|challenge|faster|stronger|record)\b/giu,
  },
  {
    name: "Explorer",
    drive: "to find out for oneself",
    shadow: "the drifter, who arrives nowhere",
    forbids: "fences, fixed paths and crowds",
    words:
      /\b(explore|travel|trail|road|wild|outdoor|free|freedom|discover|journey|mountain|sea|abroad|new ground|away)\b/giu,
  },
  {
    name: "Innocent",
    drive: "to be at ease and to trust",
    shadow: "the naive one, who looks away",
    forbids: "irony and fear",
    words:
      /\b(simple|pure|clean|natural|organic|gentle|calm|kind|happy|sweet|baby|child|children|trust)\b/giu,
  },
  {
    name: "Lover",
    drive: "to feel close, to people and to things",
    shadow: "the flatterer, who cannot be alone",
    forbids: "coolness and bargains",
    words:
      /\b(beautiful|beauty|taste|tastes|warm|skin|scent|wine|dinner|love|loved|intimate|touch|gift|pleasure|delicious)\b/giu,
  },
  {
    name: "Magician",
    drive: "to see something change for good",
    shadow: "the manipulator, who hides the trick",
    forbids: "promises that nobody can check",
    words:
      /\b(transform|change|changes|changed|suddenly|become|becomes|turn into|miracle|vision|dream|imagine|heal)\b/giu,
  },
  {
    name: "Jester",
    drive: "to enjoy the moment with others",
    shadow: "the clown, whom nobody believes",
    forbids: "earnest speeches",
    words: /\b(fun|funny|joke|laugh|play|party|silly|dance|game|games|humour|humor)\b/giu,
  },
];

export interface Reading {
  primary: Archetype;
  secondary: Archetype;
  /** Three sentences of the founder's that carry it. */
  evidence: Said[];
  /** The words counted for each of the two. */
  counts: { name: string; words: string[] }[];
}

const READ: FieldId[] = [
  "identity.why",
  "identity.values",
  "difference.only",
  "voice.sample",
  "messaging.objections",
  "proof.best",
];
const LINES = 3;

/** The two archetypes whose words the founder uses most, with the lines that show it; null with too few lines. */
export function readArchetype(state: JourneyState): Reading | null {
  const sentences = READ.flatMap((field) => sentencesSaid(state, field))
    .filter((each) => !namesRival(state, each.quote));
  const ranked = ARCHETYPES.map((archetype) => ({
    archetype,
    words: sentences.flatMap((each) => wordsIn(archetype, each)),
  })).toSorted((a, b) => b.words.length - a.words.length);
  const [first, second] = ranked;
  if (first === undefined || second === undefined || second.words.length === 0) return null;
  const showing = sentences.filter((each) =>
    wordsIn(first.archetype, each).length > 0 && wordCount(each.quote) > 4
  ).toSorted((a, b) => strength(first.archetype, b) - strength(first.archetype, a));
  const isElsewhere = ({ quote, mark }: Said) =>
    quote === origin || mark.kind === "said" && mark.field === "voice.sample";
  const origin = sentencesSaid(state, "identity.why")[0]?.quote;
  const evidence = [
    ...showing.filter((each) => !isElsewhere(each)),
    ...showing.filter(isElsewhere),
  ].slice(0, LINES);
  return evidence.length < LINES ? null : {
    primary: first.archetype,
    secondary: second.archetype,
    evidence,
    counts: ranked.slice(0, 2).map(({ archetype, words }) => ({ name: archetype.name, words })),
  };
}

function wordsIn(archetype: Archetype, said: Said): string[] {
  const found = said.quote.match(archetype.words) ?? [];
  return [...new Set(found.map((word) => word.toLowerCase()))];
}

function strength(archetype: Archetype, said: Said): number {
  return wordsIn(archetype, said).length * 3 + scoreSentence(said.quote) / 2 +
    (refusalsIn(said.quote).length > 0 ? 1 : 0) -
    said.quote.length / 120;
}
