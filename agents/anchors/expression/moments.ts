import type { Block, Row } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, numbersIn, wordCount } from "../../text/text.ts";
import {
  bestSaid,
  openingSaid,
  refusalsSaid,
  type Said,
  saidAbout,
  sayFrom,
  sentencesSaid,
} from "../words/answers.ts";
import { objectionsOf } from "../words/objections.ts";
import { briefCell, untied } from "../words/cuts.ts";
import { row, table } from "../section.ts";
import type { VoiceSample } from "./voice_sample.ts";

interface Moment {
  moment: string;
  tone: string;
  line: Said | null;
}

const OWN_MISTAKE = /\b(mistakes?|wrong|bad batch|sorry|apologi\w+|credit|refund|hide)\b/iu;
const MISTAKE = /\b(mistake|wrong|bad batch|sorry|late|error|credit|broken|swapped|hide)\b/iu;

/** Eight moments, each with the founder's own nearest line, or a plain note that it is still to be written. */
export function momentsTable(state: JourneyState, sample: VoiceSample | null): Block {
  const objections = objectionsOf(state).flatMap(({ answer }) => answer === null ? [] : [answer]);
  const priced =
    objections.find((each) => numbersIn(each.quote).length > 0 && /[€$£%]|cent/iu.test(each.quote)) ?? null;
  const opening = sample === null ? null : sayFrom(state, "voice.sample", sample.opening);
  const closing = sample === null ? null : sayFrom(state, "voice.sample", sample.closing);
  const moments: Moment[] = [
    { moment: "first line of a message", tone: "as to somebody you know", line: opening },
    { moment: "what it is", tone: "plain, one sentence", line: openingSaid(state, "offering.what", 24) },
    { moment: "a question about the price", tone: "the sum, no defence", line: priced },
    { moment: "a sceptic asks", tone: "one fact, then silence", line: bestSaid(state, "proof.best", 24) },
    {
      moment: "somebody we are not for",
      tone: "friendly and final",
      line: turnedAway(state),
    },
    {
      moment: "something is asked that we refuse",
      tone: "no, and the reason",
      line: firmRefusal(state),
    },
    {
      moment: "our mistake",
      tone: "first sentence, no excuse",
      line: saidAbout(state, "identity.values", OWN_MISTAKE) ??
        saidAbout(state, "identity.values", MISTAKE) ?? saidAbout(state, "voice.sample", MISTAKE),
    },
    { moment: "last line of a message", tone: "an open door", line: closing },
  ];
  const isRepeated = (line: Said | null, at: number) =>
    line !== null && moments.slice(0, at).some((earlier) => earlier.line?.quote === line.quote);
  const rows = moments.map(({ moment, tone, line }, at): Row =>
    line === null || isRepeated(line, at)
      ? row(
        [moment, tone, "still to be written: keep the next one you send"],
        assumption("keep the next message of this kind, 1 minute"),
      )
      : row([moment, tone, briefCell(untied(line), 26)], line.mark)
  );
  return table(["moment", "tone", "a line of yours"], rows, "Eight moments");
}

/** "Decorators by the metre." names them and is no line to send: one with a reason in it comes first. */
function turnedAway(state: JourneyState): Said | null {
  const short = sentencesSaid(state, "customer.not_for").filter((each) => wordCount(each.quote) <= 26);
  return short.find((each) =>
    /(?<!\p{L})(?:we|I|wir|ich|nous|je|nós|eu|wij|ik)(?!\p{L})/iu.test(each.quote)
  ) ??
    short.find((each) => wordCount(each.quote) >= 6) ?? short[0] ?? null;
}

function firmRefusal(state: JourneyState): Said | null {
  const short = refusalsSaid(state, "identity.values").filter((each) => wordCount(each.quote) <= 34);
  return short.find((each) => /\b(refused?|never|won['’]t|take no)\b/iu.test(each.quote)) ?? short[0] ?? null;
}
