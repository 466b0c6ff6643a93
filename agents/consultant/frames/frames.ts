import type { FactName } from "../../domain/facts.ts";
import type { TradeoffId } from "../../domain/tradeoffs.ts";

/** What the sentences of the rules' consultant are made of in one language; {…} is put in by `fill`. */
export interface Frames {
  thanks: string;
  becauseAlso: string;
  allSaid: string;
  asBefore: string;
  recommendation: string;
  caseAgainst: string;
  change: string;
  else: string;
  noneSaid: string;
  /** {label}, {text} */
  no: string;
  /** {number} */
  beyond: string;
  /** {quote} */
  alsoSaid: string;
  /** {core}, {label} */
  striking: string;
  /** {answer} */
  youAnswer: string;
  /** {label}, {text} */
  alreadyRefused: string;
  /** {quote} */
  betStays: string;
  /** {quote} */
  betDecides: string;
  /** {day} */
  due: string;
  /** {text} */
  stepOfPlan: string;
  /** {quote} */
  betLost: string;
  /** {quote} */
  yourBet: string;
  /** {text} */
  notSettled: string;
  /** {side}, {other}, {reason} */
  hold: string;
  /** {text} */
  ownSign: string;
  verdicts: { focus: string; test: string; kept: string; rests: string };
  /** {hours} */
  hoursInPlan: string;
  /** {channel}, {why} */
  firstChannel: string;
  lastChannel: string;
  sameHours: string;
  /** {label}, {text} */
  refusesThis: string;
  proofWanted: string;
  ofSuchMoment: string;
  /** Rules cut and arrange words and rewrite none. */
  ownWords: string;
  otherDoubts: string;
  customersFrom: string;
  stepsDue: string;
  postsDue: string;
  whatFor: string;
  decideFirst: string;
  /** {what} */
  doneWhen: string;
  /** {verdict}, {hours} */
  hoursAWeek: string;
  notKnown: string;
  notClear: string;
  cannotBoth: string;
  /** {test} */
  cheapestTest: string;
  nothingOpen: string;
  hardest: string;
  chose: string;
  /** {query} */
  cannotTell: string;
  notDecided: string;
  /** {label}, {text} */
  ifOneOf: string;
  bears: string;
  stillOpen: string;
  /** {target}, {baseline}, {missing} */
  goalShort: string;
  /** {offered}, {own}, {difference}, {percent} */
  moreThanOwn: string;
  lessThanOwn: string;
  /** {price}, {what} */
  priceFor: string;
  /** {what}: English only, from the words of the question; elsewhere `unsaidQuestion` stands for it. */
  unsaid: string | null;
  /** {query} */
  unsaidQuestion: string;
  /** {name} */
  unsaidAbout: string;
  unsaidSentence: string;
  unsaidPost: string;
  unsaidMatter: string;
  unsaidReply: string;
  unsaidPlan: string;
  unsaidSides: string;
  /** The model gave no answer that can be used. */
  standIn: string;
  /** {side} */
  yourChoice: string;
  settled: string;
  ifBetLost: string;
  confidence: {
    /** {said}, {lines} */
    said: string;
    /** {count} in each. */
    source: string;
    sum: string;
    ours: string;
    unsaid: string;
    open: string;
    /** The question itself has no answer. */
    half: string;
  };
  labels: Record<FactName, string>;
  /** The two sides of a trade-off. */
  sides: Record<TradeoffId, { a: string; b: string }>;
}

/** A frame with its values put in. */
export function fill(frame: string, values: Record<string, string | number>): string {
  return frame.replace(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));
}
