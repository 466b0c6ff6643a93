import type { Block, Row } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { numbersIn, wordCount } from "../../text/text.ts";
import { inTheAnswer, type Said, sayFrom } from "../words/answers.ts";
import { briefCell } from "../words/cuts.ts";
import { row, table } from "../section.ts";
import { ownTerms } from "./own_terms.ts";
import type { VoiceSample } from "./voice_sample.ts";

interface Rule {
  rule: string;
  tips: string;
  /** True of a sentence in which the rule can be heard. */
  heardIn: (sentence: string) => boolean;
}

const NUMBER_WORD = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/iu;
const ADMITS = /\b(?:not|left|wrong|more than|thought|but|credit|mistakes?)\b|n['’]t\b/iu;
const LONG = 14;
const MOST_RULES = 5;
const LINE_WORDS = 26;

/** Four or five rules, each with where it tips over and a line of the founder's own in which it is heard. */
export function rulesTable(state: JourneyState, sample: VoiceSample): Block | null {
  const own = ownTerms(state, 40).map((term) => term.toLowerCase());
  const rules: Rule[] = [
    sample.averageWords <= LONG
      ? {
        rule: "short, not curt",
        tips: "the friendly last line goes missing",
        heardIn: (each) => each === sample.closing,
      }
      : {
        rule: "full, not long-winded",
        tips: "a sentence needs a second breath",
        heardIn: (each) => wordCount(each) > LONG,
      },
    {
      rule: "exact, not boastful",
      tips: "a number stands without its place or day",
      heardIn: (each) => numbersIn(each).length > 0 || NUMBER_WORD.test(each),
    },
    {
      rule: "plain words of the trade, not slogans",
      tips: "a term is explained to those who use it daily",
      heardIn: (each) => own.some((term) => each.toLowerCase().includes(term)),
    },
    sample.exclamations === 0
      ? {
        rule: "calm, not cold",
        tips: "an exclamation mark has to do the work",
        heardIn: (each) => wordCount(each) > 4,
      }
      : {
        rule: "warm, not loud",
        tips: "every line carries an exclamation mark",
        heardIn: (each) => /[!！]/u.test(each),
      },
    {
      rule: "honest, not complaining",
      tips: "what went wrong gets a second sentence",
      heardIn: (each) => ADMITS.test(each),
    },
  ];
  const rows = exemplified(rules, linesOf(state, sample)).slice(0, MOST_RULES);
  return rows.length === 0 ? null : table(["this, not that", "tips over when", "heard in"], rows, "Rules");
}

/** Each rule with the first line that shows it and that no other rule shows; a rule nobody hears is left out. */
function exemplified(rules: Rule[], lines: Said[]): Row[] {
  const left = [...lines];
  return rules.flatMap(({ rule, tips, heardIn }) => {
    const at = left.findIndex(({ quote }) => heardIn(quote));
    const [line] = at === -1 ? [] : left.splice(at, 1);
    return line === undefined ? [] : [row([rule, tips, briefCell(line, LINE_WORDS)], line.mark)];
  });
}

/** The sample's sentences first, then what the founder says of their own doing. */
function linesOf(state: JourneyState, sample: VoiceSample): Said[] {
  const sent = sample.sentences.map((each) => sayFrom(state, "voice.sample", each));
  const told = (["identity.values", "proof.best", "difference.only", "messaging.objections"] as const)
    .flatMap((field) => inTheAnswer(state, field))
    .filter(({ quote }) => wordCount(quote) > 3 && wordCount(quote) <= LINE_WORDS);
  return [...sent, ...told];
}
