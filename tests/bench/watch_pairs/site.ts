/** A small business's page as its owner would tell it; a layout makes HTML of it. */
export interface Site {
  lang: string;
  name: string;
  description: string;
  h1: string;
  lead: string;
  points: string[];
  /** What the offers stand under. */
  offersTitle: string;
  offers: Offer[];
  terms: string[];
  questions: [question: string, answer: string][];
  quotesTitle: string;
  quotes: [words: string, who: string][];
  postsTitle: string;
  posts: [title: string, when: string][];
  hours: string;
  footer: string;
}

export interface Offer {
  name: string;
  price: string;
  items: string[];
}

/** One pair of the bench: three captures of a page and what is true of them. */
export interface Pair {
  name: string;
  before: string;
  after: string;
  again: string;
  expected: Expected;
}

export interface Expected {
  material: boolean;
  kind: string | null;
  before: string | null;
  after: string | null;
}

/** A founder's kind of change: an exact stretch of a site that becomes another. "" stands for nothing there. */
export interface Edit {
  site: string;
  kind: string;
  from: string;
  to: string;
  before: string | null;
  after: string | null;
}
