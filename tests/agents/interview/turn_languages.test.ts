import { expect, test } from "vitest";
import {
  interviewLanguages,
  languageOfReply,
  languageOfWords,
} from "../../../agents/interview/language/turn_languages.ts";
import { founderOf, playIn } from "./spoken_player.ts";

test.each([
  ["ironbark", "en"],
  ["spareroom", "en"],
  ["waermewart", "de"],
  ["surcos", "es"],
  ["mizu", "ja"],
])(
  "in the journey of %s each reply has the language that it was put in, and the founder's words theirs: %s",
  async (founder, written) => {
    const { outcomes, sent } = await playIn(founderOf(founder));
    const last = outcomes.at(-1)?.state;
    if (last === undefined) throw new Error("Nothing was played");
    const languages = interviewLanguages(last);
    expect(languages).toEqual({ spoken: last.language ?? "en", written });
    for (const { reply, state } of outcomes) {
      expect(languageOfReply(languages, { text: reply, byModel: false }), reply).toBe(state.language ?? "en");
    }
    const wrong = sent.slice(1).filter((words) => languageOfWords(languages, words) !== written);
    expect(wrong).toEqual([]);
  },
);

test("a German founder's sentence in English is English, and a word too few to tell is theirs", () => {
  const german = { spoken: "de", written: "de" };
  expect(languageOfWords(german, "Could we please go on in English from here?")).toBe("en");
  expect(languageOfWords(german, "Ja, genau.")).toBe("de");
});

test("a model may answer in the founder's language, the rules speak their own", () => {
  const french = { spoken: "en", written: "fr" };
  const text = "Qui étaient vos trois derniers clients, et lequel voudriez-vous revoir demain matin ?";
  expect(languageOfReply(french, { text, byModel: true })).toBe("fr");
  expect(languageOfReply(french, { text: `You said: “${text}” Who else?`, byModel: false })).toBe("en");
});
