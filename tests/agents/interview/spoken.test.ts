import { beforeAll, describe, expect, it } from "vitest";
import { newJourney } from "../../../agents/domain/journey.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { quotesOf } from "../../../agents/interview/asking/linter.ts";
import { journeyMetadata } from "../../../agents/interview/metadata.ts";
import { fromHere, languageAsked } from "../../../agents/interview/language/choose_language.ts";
import { sayIn } from "../../../agents/interview/words/in_language.ts";
import type { ConversedLanguage } from "../../../routes/words/conversed.ts";
import { resumeJourney, startJourney } from "../../../agents/master.ts";
import { wordCount } from "../../../agents/text/text.ts";
import { caseFolder } from "../../helpers/cases.ts";
import { englishIn, founderOf, playIn, say, withoutQuotes } from "./spoken_player.ts";
import { NOW, surroundings } from "./player.ts";

/** Founders by the language that they write in. */
const FOUNDERS: [ConversedLanguage, string][] = [
  ["de", "waermewart"],
  ["de", blind("fifth/wippetal-laden")],
  ["de", blind("first/physio-toesstal")],
  ["de", blind("third/wabenwerk")],
  ["fr", blind("eleventh/table-pretee")],
  ["fr", blind("sixth/crayon-oreille")],
  ["es", "surcos"],
  ["es", blind("ninth/sin-guacal")],
  ["it", blind("eleventh/lino-chiaro")],
  ["it", blind("ninth/capitello-lucca")],
  ["pt", blind("eighth/brisa-limpa")],
  ["pt", blind("first/azeite-pampa")],
  ["nl", blind("fifth/droogstoel")],
  ["nl", blind("tenth/scherprond")],
  ["ja", blind("fourth/kotori-seiri")],
  ["ja", blind("tenth/kubota-nukadoko")],
];

/** Languages that say the same in a fifth more words: articles, particles and small words stand apart in them. */
const LONGER: Partial<Record<ConversedLanguage, number>> = { fr: 1.2, es: 1.2, it: 1.2, pt: 1.2, ja: 1.2 };

function blind(name: string): string {
  return `${caseFolder("blind")}/${name}.json`;
}

type Played = Awaited<ReturnType<typeof playIn>>;

const plays = new Map<string, Promise<Played>>();

/** The founder's whole journey, played once for all that is looked for in it. */
function playOf(place: string): Promise<Played> {
  const known = plays.get(place) ?? playIn(founderOf(place));
  plays.set(place, known);
  return known;
}

/** Turns in which ours is spoken in a language: from the first answer that is surely in it. */
function turnsIn(language: ConversedLanguage, { outcomes }: Played): number[] {
  return outcomes.keys().filter((at) => outcomes[at]?.state.language === language).toArray();
}

describe.each(FOUNDERS)("the interview in %s of %s", (language, place) => {
  let theirs: Played;
  let english: Played;

  beforeAll(async () => {
    theirs = await playOf(place);
    english = await playIn(founderOf(place), "en");
  });

  it("is held in that language from the first answers on, which is said once", () => {
    const turns = turnsIn(language, theirs);
    expect(turns[0]).toBeLessThanOrEqual(2);
    expect(turns).toHaveLength(theirs.outcomes.length - turns[0]!);
    const announced = sayIn(language, fromHere(language));
    expect(englishIn(announced, language)).toEqual([]);
    const told = theirs.outcomes.filter(({ reply }) => reply.includes(announced));
    expect(told).toHaveLength(1);
    expect(theirs.outcomes.at(-1)?.state.phase).toBe("complete");
  });

  it("keeps no sentence of ours in English", () => {
    const all = theirs.sent.join("\n");
    for (const at of turnsIn(language, theirs)) {
      const before = english.outcomes[at]?.reply.split("\n").map(withoutQuotes) ?? [];
      for (const line of theirs.outcomes[at]!.reply.split("\n")) {
        const bare = withoutQuotes(line).replace(/^(?:[A-C]:|\d\.) /u, "");
        const isOurs = /\p{L}/u.test(bare) && !all.includes(bare);
        if (!isOurs) continue;
        expect({ line, english: englishIn(line, language) }).toEqual({ line, english: [] });
        expect(before).not.toContain(withoutQuotes(line));
      }
      const { question } = journeyMetadata(theirs.outcomes[at]!.state, []);
      const shown = [question?.why ?? "", ...question?.choices?.flatMap(({ a, b }) => [a, b]) ?? []];
      expect(shown.flatMap((words) => englishIn(words, language))).toEqual([]);
    }
  });

  it("asks one question a turn, within the limits, and quotes letter for letter", () => {
    for (const at of turnsIn(language, theirs)) {
      const { reply, state } = theirs.outcomes[at]!;
      if (state.question === null) continue;
      expect(reply.match(/[?？]/g)).toHaveLength(1);
      const question = /\*\*(.+?)\*\*/u.exec(reply)?.[1] ?? "";
      expect(wordCount(question)).toBeLessThanOrEqual(35);
      const most = state.question.technique === "confirm" ? 115 : 90;
      expect(wordCount(reply)).toBeLessThanOrEqual(most * (LONGER[language] ?? 1));
      expect(quotesOf(reply)).toEqual(quotesOf(english.outcomes[at]!.reply));
    }
  });

  it("reads the same facts and takes the same way as in English", () => {
    const facts = ({ outcomes }: Played) => readFacts(outcomes.at(-1)!.state, NOW);
    expect(facts(theirs)).toEqual(facts(english));
    const way = ({ outcomes }: Played) => outcomes.map(({ state }) => state.question?.field);
    expect(way(theirs)).toEqual(way(english));
  });
});

describe("a founder who knows little and writes German", () => {
  /** After a few answers: questions back, picks by words, number and letter, refusals, and no idea. */
  const LITTLE = [
    "weiß nicht",
    "die zweite",
    "warum?",
    "keine Ahnung",
    "keine davon",
    "ein Beispiel bitte",
    "was meinst du damit?",
    "weiß ich nicht",
    "B",
    "wie lange noch?",
    "überspringen",
  ];

  it("is met in German at each turn", async () => {
    const founder = founderOf("waermewart");
    const played = await playIn({
      ...founder,
      answer: (question, turn) =>
        turn < 7 || question.choices !== undefined
          ? founder.answer(question, turn)
          : { text: LITTLE[turn % LITTLE.length]! },
    });
    const turns = turnsIn("de", played);
    expect(turns.length).toBeGreaterThan(60);
    const left = turns.flatMap((at) =>
      played.outcomes[at]!.reply.split("\n").filter((line) =>
        !line.includes(" sagt: ") && englishIn(line, "de").length > 0
      )
    );
    expect(left).toEqual([]);
    expect(played.outcomes.some(({ reply }) => reply.includes("Gemeint ist: "))).toBe(true);
  });

  it("picks an option by its German words, its letter or “die zweite”", async () => {
    for (const answer of ["Es kostet zu viel.", "A", "die erste", "Antwort 1", "ich nehme die erste"]) {
      const { state } = await untilObjections();
      const offered = await say(state, "weiß nicht");
      expect(journeyMetadata(offered.state, []).question?.options?.[0]).toBe("Es kostet zu viel.");
      const picked = await say(offered.state, answer);
      expect(picked.state.question?.field).not.toBe("messaging.objections");
      const { answers, assumption } = picked.state.fields["messaging.objections"];
      expect(answers[0]?.text ?? assumption?.text).toBe("Es kostet zu viel.");
    }
  });

  it("is asked again, openly, after “keine davon”", async () => {
    const { state } = await untilObjections();
    const offered = await say(state, "weiß nicht");
    const { reply } = await say(offered.state, "keine davon");
    expect(reply).toContain("Also keine davon: in deinen eigenen Worten.");
  });

  async function untilObjections() {
    const { outcomes } = await playOf("waermewart");
    return outcomes.find(({ state }) => state.question?.field === "messaging.objections")!;
  }
});

describe("a founder who knows little and writes Japanese", () => {
  const LITTLE = [
    "わかりません",
    "二番目",
    "なぜですか？",
    "さっぱりわかりません",
    "どれも違います",
    "例を教えてください",
    "どういう意味ですか？",
    "まだ決めていません",
    "B",
    "あと何問ありますか？",
    "スキップ",
  ];

  it("is met in Japanese at each turn", async () => {
    const founder = founderOf(blind("fourth/kotori-seiri"));
    const played = await playIn({
      ...founder,
      answer: (question, turn) =>
        turn < 7 || question.choices !== undefined
          ? founder.answer(question, turn)
          : { text: LITTLE[turn % LITTLE.length]! },
    });
    const turns = turnsIn("ja", played);
    expect(turns.length).toBeGreaterThan(60);
    expect(turns.flatMap((at) => englishIn(played.outcomes[at]!.reply, "ja"))).toEqual([]);
    // Nothing is joined with a blank, nor ends with a full stop of ours.
    expect(
      turns.flatMap((at) =>
        played.outcomes[at]!.reply.match(/[。、：？] |[。”\p{sc=Hiragana}][.,:;]/gu) ?? []
      ),
    )
      .toEqual([]);
    expect(played.outcomes.some(({ reply }) => reply.includes("お聞きしたいのは："))).toBe(true);
  });

  it.each(["どれだけの人が続いているか", "一番目です", "Ａが近いです", "最初の方で"])(
    "picks an option by %s",
    async (answer) => {
      const { state } = await untilProof();
      const offered = await say(state, "わかりません");
      expect(journeyMetadata(offered.state, []).question?.options?.[0]).toBe("どれだけの人が続いているか。");
      const { fields, question } = (await say(offered.state, answer)).state;
      expect(question?.field).not.toBe("proof.best");
      expect(fields["proof.best"].answers[0]?.text ?? fields["proof.best"].assumption?.text)
        .toMatch(/^どれだけの人が続いているか/u);
    },
  );

  it("has said something with a number or a word that only begins like a pick", async () => {
    const { state } = await untilProof();
    const offered = await say(state, "わかりません");
    const { fields } = (await say(offered.state, "1年で12件です")).state;
    expect(fields["proof.best"].answers.at(-1)?.text).toBe("1年で12件です");
  });

  it("is understood in every word that the interview tells them to say", async () => {
    const { outcomes } = await playOf(blind("fourth/kotori-seiri"));
    const open = outcomes.find(({ state }) => state.question?.field === "content.knowledge")!;
    expect((await say(open.state, "スキップ")).state.question?.field).not.toBe("content.knowledge");
    expect((await say(open.state, "一時停止")).reply).toContain(
      "一時停止しました。内容はすべて残っています。",
    );
    expect((await say(open.state, "仮定で仕上げる")).state.phase).toBe("complete");
    expect((await say(open.state, "証拠を変更")).state.question?.field).toBe("proof.best");
    const again = await say(open.state, "真実のアンカーに戻る");
    expect(again.reply).toContain("真実のアンカーに戻ります。");
    expect((await say(again.state, "40枚ではなく39枚です")).reply).toContain("訂正しました：40を39に。");
  });

  async function untilProof() {
    const { outcomes } = await playOf(blind("fourth/kotori-seiri"));
    return outcomes.find(({ state }) => state.question?.field === "proof.best")!;
  }
});

describe("the language of the interview", () => {
  it("is changed by asking for it, there and back, and the open question stays", async () => {
    const { state } = await startJourney(newJourney("journey", "Wheelyard", "Ann"), surroundings());
    const german = await say(state, "Auf Deutsch bitte");
    expect(german.reply).toMatch(
      /^Ab hier auf Deutsch; \*auf Englisch bitte\* wechselt zurück\.\n\n\*\*Was bekommt/u,
    );
    expect(german.state.question).toEqual(state.question);
    expect(resumeJourney(german.state).reply).toContain("Noch".toLowerCase());
    const japanese = await say(german.state, "日本語でお願いします");
    expect(japanese.reply).toMatch(
      /^ここからは日本語でお話しします。\*英語でお願いします\*と送れば元に戻ります。\n\n\*\*/u,
    );
    expect((await say(japanese.state, "英語でお願いします")).state.language).toBe("en");
    const english = await say(german.state, "auf Englisch bitte");
    expect(english.reply).toContain("In plain words, what does a customer get from Wheelyard?");
    const answered = await say(
      english.state,
      "Wir reparieren Fahrräder für alle, die in Köln zur Arbeit fahren.",
    );
    expect(answered.state.language).toBe("en");
    expect(answered.reply).toContain("your last three customers");
  });

  it.each<[string | null, string[]]>([
    ["de", [
      "auf Deutsch bitte",
      "Können wir das auf Deutsch machen?",
      "in German please",
      "German, please",
    ]],
    ["en", [
      "In English, please.",
      "auf Englisch",
      "could we switch to English?",
      "Do you speak English?",
    ]],
    ["ja", [
      "日本語でお願いします",
      "日本語で話せますか？",
      "in Japanese please",
      "auf Japanisch bitte",
    ]],
    [null, [
      "日本語",
      "教室は英語でします",
      "German",
      "We teach in English.",
      "Kurse auf Deutsch",
      "Wir schreiben auf Deutsch.",
      "English tea",
    ]],
  ])("asked for, or in an answer (%s): %j", (language, texts) => {
    expect(texts.map((text) => ({ text, language: languageAsked(text) })))
      .toEqual(texts.map((text) => ({ text, language })));
  });

  it("stays English for a founder who writes English, German quotes and all", async () => {
    const { outcomes } = await playIn(founderOf("muddy-paws"));
    expect(outcomes.some(({ state }) => state.language !== undefined)).toBe(false);
    const { state } = await startJourney(newJourney("journey", "Wheelyard", "Ann"), surroundings());
    const quoted = await say(
      state,
      "We mend bikes. One of them said: „Das ist nicht für mich und meine Kinder.“ We laughed.",
    );
    expect(quoted.state.language).toBeUndefined();
    const named = await say(
      state,
      "We keep nukadoko (ぬか床) for people who are away: each crock is stirred by hand twice a day, tasted, and " +
        "brought back on the day they come home from the hospital.",
    );
    expect(named.state.language).toBeUndefined();
  });

  it("is understood in every word that the interview tells a founder to say", async () => {
    const { outcomes } = await playOf("waermewart");
    const open = outcomes.find(({ state }) => state.question?.field === "content.knowledge")!;
    expect((await say(open.state, "überspringen")).state.question?.field).not.toBe("content.knowledge");
    expect((await say(open.state, "Pause")).reply).toContain("Pausiert; alles bleibt erhalten.");
    expect((await say(open.state, "mit Annahmen beenden")).state.phase).toBe("complete");
    expect((await say(open.state, "ändere den Beleg")).state.question?.field).toBe("proof.best");
    const again = await say(open.state, "zurück zu Wahrheit");
    expect(again.reply).toContain("Zurück zum Anker Wahrheit.");
    const corrected = await say(again.state, "es sind 39, nicht 38");
    expect(corrected.reply).toContain("Korrigiert: Aus 38 wird 39.");
  });
});
