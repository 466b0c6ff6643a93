import type { JourneyMetadata } from "../../api/contract.ts";
import { newJourney } from "../../../agents/domain/journey.ts";
import { NOTHING_READ, type Research } from "../../../agents/domain/pages.ts";
import { startJourney, takeTurn } from "../../../agents/master.ts";
import {
  interviewLanguages,
  journeyMetadata,
  languageOfReply,
  languageOfWords,
  spokenTo,
  worksheetShown,
} from "../../../agents/master.ts";
import { builtInModel } from "../../../agents/model/builtin.ts";
import { WORDS } from "../../words/words.ts";

/** What the taste says to one answer. */
export interface TasteTurn {
  said: string;
  reply: string;
  /** Of what was said and of the reply, as BCP 47 names them. */
  languages: { said: string; reply: string };
  /** What was read from the answer, as labels and values. */
  heard: { label: string; value: string }[];
}

export interface Taste {
  turns: TasteTurn[];
  question: string;
  standing: Pick<JourneyMetadata, "questions_left" | "minutes_left">;
}

/** Whoever has no account has nothing read for them. */
const NO_RESEARCH: Research = {
  readPage: ({ url, role, label }) =>
    Promise.resolve({
      role,
      label,
      url,
      final_url: url,
      read_at: "",
      failure: WORDS.en.taste.noPages,
      ...NOTHING_READ,
    }),
};

/**
 * The first turns of an interview with these answers, by rules alone: no model is asked, no page is read, nothing is
 * kept. The same answers always come to the same.
 */
export async function playTaste(answers: string[], now: Date): Promise<Taste> {
  const surroundings = { model: builtInModel, research: NO_RESEARCH, now };
  let { state } = await startJourney(newJourney("taste", "your company", ""), surroundings);
  const turns: TasteTurn[] = [];
  for (const [at, said] of answers.entries()) {
    const id = `taste-${at}`;
    const outcome = await takeTurn(state, { id, text: said }, surroundings);
    state = outcome.state;
    const rows = worksheetShown(state, { turn: id, now });
    turns.push({
      said,
      reply: outcome.reply,
      languages: {
        said: languageOfWords(interviewLanguages(state), said),
        reply: languageOfReply(interviewLanguages(state), { text: outcome.reply, byModel: false }),
      },
      heard: rows.filter(({ value }) => value !== "").map(({ label, value }) => ({ label, value })),
    });
  }
  const { questions_left, minutes_left } = journeyMetadata(state, []);
  return {
    turns,
    question: spokenTo(state, state.question?.text ?? ""),
    standing: { questions_left, minutes_left },
  };
}
