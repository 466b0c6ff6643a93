/** Something that the founder changed after a turn: what its marks quote stands no longer. */
export interface LaterWord {
  /** The words that gave way, or the name of the fact that was changed on the worksheet. */
  about: string;
  /** What stands now; "" where it was struck out. */
  now: string;
  turn: string;
  number: number;
}

/** Where marks of what was said lead: a turn by its number among all turns, and what was changed of it later. */
export interface TurnPlace {
  turn: string;
  number: number;
  /** Each quoted stretch of the turn that stands no longer as it was said. */
  stale: { quote: string; by: LaterWord }[];
}

/** Where marks of a page lead: the page by its number among those read, and each quoted text by its own. */
export interface PagePlace {
  number: number;
  url: string;
  read_at: string;
  texts: { quote: string; number: number }[];
}

/** Where the marks of some pages of ours lead. */
export interface MarkPlaces {
  turns: TurnPlace[];
  pages: PagePlace[];
}
