import { anchorOfSection } from "../../domain/anchors.ts";
import type { Place, SaidMark } from "./places.ts";

const INVENTORY = "Proof inventory";
/** Tables and lists that consist of the founder's sentences: one taken out would leave a hole. */
const WHOLE_LISTS = [
  "Rival swap: their names in our sentences",
  "Alternatives",
  "Real customers",
  "Their words, as you heard them",
  "Not for",
  "Bets",
  "Three territories",
  "Three pitches",
  "Three pillars",
  "Objections",
  "Rooms",
  INVENTORY,
  "Off voice and on voice",
  "Conventions you break",
  "Message matrix",
];
const COMPARED = "Who claims what";
const WHOLE_COLUMNS = [
  "value, in your words",
  "what it costs",
  "your reason",
  "pillar",
  "channel",
  "baseline",
];

/** Blocks that a reader opens the section for. */
const HEARTS = [
  "Kernel",
  "Situation",
  "Homepage, first screen",
  "The quiet days",
  "May stretch to, and not to",
];
const HEART_COLUMNS = ["line", "in your words"];

const STORY = "The story, in your own sentences";
/** Lists that lose nothing when a sentence printed elsewhere is left out. */
const OPEN_ENDED = ["Pictures", STORY];
/** Paragraphs that lose nothing where the section's headline says the same. */
const AFTER_HEADLINE = ["Diagnosis", "Situation", "Zone of Friction"];

/** Places where another sentence of the same answer does as well. */
const OPEN_TITLES = ["Pictures", "Off voice and on voice"];
const OPEN_COLUMNS = ["first piece", "fix", "proof"];

/** True where a quote stays, however often it was printed. */
export function isFixed({ section, part, title, column }: Place, { field }: SaidMark): boolean {
  if (title === STORY || section === "brand_identity" && part === "prose" && field === "identity.why") {
    return field === "identity.why";
  }
  if (section === "channel_strategy" && column === "evidence") return true;
  if (title === "Three pillars" && column === "proof") return false;
  if (column === "first piece") return field === "content.knowledge";
  return part === "headline" || WHOLE_LISTS.includes(title) || title.startsWith(COMPARED) ||
    WHOLE_COLUMNS.includes(column);
}

/** Who takes a sentence first: what cannot give it up, then the heart of a section, then the rest, choices last. */
export function rankOf(place: Place, mark: SaidMark): number {
  if (place.part === "headline") return 0;
  if (isFixed(place, mark) && !takesNextBest(place)) return 1;
  if (HEARTS.includes(place.title) || HEART_COLUMNS.includes(place.column)) return 2;
  return place.part === "choice" ? 4 : 3;
}

/** True where the next best sentence of the same answer may stand instead. */
export function takesNextBest({ title, column }: Place): boolean {
  return title !== INVENTORY && (OPEN_TITLES.includes(title) || OPEN_COLUMNS.includes(column));
}

/** True where a sentence that was printed enough is left out. */
export function canBeLeftOut({ title }: Place, isHome: boolean): boolean {
  return OPEN_ENDED.includes(title) || isHome && AFTER_HEADLINE.includes(title);
}

/** True in the tables of plans: whoever reads them knows by then what "your best proof" is. */
export function canBeNamed({ section, part, column }: Place): boolean {
  const anchor = anchorOfSection(section);
  return part === "cell" && (anchor === "attention" || anchor === "evolution") &&
    !HEART_COLUMNS.includes(column);
}
