import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { FIELD_IDS, FIELDS } from "../../../agents/domain/fields.ts";
import { FACT_NAMES } from "../../../agents/domain/facts.ts";
import { newJourney } from "../../../agents/domain/journey.ts";
import { labelOf } from "../../../agents/facts/worksheet.ts";
import { ASSUMPTIONS } from "../../../agents/interview/hearing/assumptions.ts";
import { languageAsked } from "../../../agents/interview/language/choose_language.ts";
import { type Command, commandIn } from "../../../agents/interview/commands/commands.ts";
import { correctionsIn } from "../../../agents/interview/corrections/corrections.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { SIDES_MEAN } from "../../../agents/interview/tradeoffs/choosing.ts";
import { leadFor } from "../../../agents/interview/quoting/leads.ts";
import { PHASES } from "../../../agents/domain/phases.ts";
import { handOverLine } from "../../../agents/interview/asking/hand_over.ts";
import { correctionLine } from "../../../agents/interview/read_back/read_back.ts";
import { optionsFor } from "../../../agents/interview/asking/options.ts";
import { QUESTION_BANK } from "../../../agents/interview/questions/bank.ts";
import help from "../../../agents/interview/questions/help.json" with { type: "json" };
import { probesFor } from "../../../agents/interview/questions/probes.ts";
import { linesAsText, tradeoffLines } from "../../../agents/interview/tradeoffs/lines.ts";
import { sayIn } from "../../../agents/interview/words/in_language.ts";
import { CONVERSED, type ConversedLanguage } from "../../../routes/words/conversed.ts";
import { NOW } from "./player.ts";
import { englishIn } from "./spoken_player.ts";

const AGENTS = fileURLToPath(new URL("../../../agents", import.meta.url));
const INTERVIEW = join(AGENTS, "interview");

const EMPTY = newJourney("journey", "Wärmewart", "Jörg");
const WEAVES = [
  {
    company: "Wärmewart",
    rivals: [],
    rivalNames: "your rivals",
    customers: null,
    prospects: null,
    date: null,
    horizon: "for the next twelve months",
  },
  {
    company: "Wärmewart",
    rivals: ["Techem", "Viessmann"],
    rivalNames: "Techem",
    customers: "Hotels",
    prospects: "Hotels",
    date: "30.11.2027",
    horizon: "until 30.11.2027",
  },
];

const THEIRS = { names: ["Wärmewart", "Techem", "Viessmann"], said: ["Hotels, 30.11.2027"] };

const LANGUAGES = Object.keys(CONVERSED) as ConversedLanguage[];

/** What the interview tells a founder to type, and what it then does. */
const COMMANDS: Record<string, Command> = {
  pause: { kind: "pause" },
  skip: { kind: "skip" },
  finish: { kind: "finish" },
  "finish with assumptions": { kind: "finish" },
  "change the proof": { kind: "back", to: "proof.best" },
};
const CORRECTED = "actually it is 40, not 30";
const ENGLISH_ASKED = "in English please";

/** The old and the new number of a correction that stands for itself at a read-back. */
function correctedTo(message: string): [string | null, string] | undefined {
  const setting = { sheet: readFacts(EMPTY, NOW), isReadBack: true, lastField: null };
  return correctionsIn(message, setting).map(({ from, to }): [string | null, string] => [from, to])[0];
}

/** Labels that may be the same word in two languages. */
const SAME = ["Team", "Person", "Value", "Channel", "Pitch Deck", "Radical", "Rival"];

/** Texts of ours that stay as they are, or keep an English word, in a language. */
function untoldIn(language: ConversedLanguage, texts: string[]): string[] {
  return [...new Set(texts)].filter((text) => {
    const said = sayIn(language, text, THEIRS);
    return said === text || englishIn(said, language).length > 0;
  });
}

/** The source files of a folder, without the words themselves. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:ts|json)$/u.test(name) && !name.includes("words/"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

describe.each(LANGUAGES)("the words of the interview in %s", (language) => {
  const untold = (texts: string[]) => untoldIn(language, texts);

  it("are there for every question, its reason and every probe", () => {
    const askings = FIELD_IDS.flatMap((field) =>
      WEAVES.flatMap((weave) => [...QUESTION_BANK[field](weave), ...probesFor(field, weave)])
    );
    expect(askings.length).toBeGreaterThan(150);
    expect(untold(askings.flatMap(({ question, why }) => [question, why]))).toEqual([]);
  });

  it("are there for every explanation, with and without what stands around it", () => {
    const texts = Object.values(help).flatMap(({ means, use, trade, desk }) => [
      means,
      use,
      trade,
      desk,
      `What I mean: ${means.slice(0, 1).toLowerCase()}${means.slice(1)}`,
    ]);
    expect(texts.filter((text) => sayIn(language, text) === text)).toEqual([]);
    expect(texts.filter((text) => /\b(?:the|and|you|says)\b/u.test(sayIn(language, text)))).toEqual([]);
  });

  it("are there for every option, assumption, lead, label and line", () => {
    expect(untold(FIELD_IDS.flatMap((field) => optionsFor(EMPTY, field)))).toEqual([]);
    expect(untold(Object.values(ASSUMPTIONS).flatMap(({ text, test }) => [text, test]))).toEqual([]);
    const leads = FIELD_IDS.map((field) => leadFor(field, "12")).filter((lead) => lead !== "");
    expect(untold(leads)).toEqual([]);
    expect(untold(Object.values(SIDES_MEAN).map((sides) => `What I mean: ${sides}`))).toEqual([]);
    const labels = [
      ...FIELD_IDS.map((field) => FIELDS[field].label),
      ...FACT_NAMES.map((fact) => labelOf(fact)),
    ];
    expect(untold(labels.filter((label) => !SAME.includes(label)))).toEqual([]);
    const lines = tradeoffLines(EMPTY);
    const sides = lines.flatMap(({ a, b }) => [a, b]).filter((side) => !SAME.includes(side));
    expect(untold([...linesAsText(lines).split("\n"), ...sides])).toEqual([]);
  });

  it("are there for every sentence that stands in the code of the interview", () => {
    const sentences = SPEAKERS.flatMap((file) => sentencesIn(readFileSync(join(INTERVIEW, file), "utf8")));
    expect(sentences.length).toBeGreaterThan(80);
    expect(untold(sentences).filter((text) => !NOT_WHOLE.includes(text))).toEqual([]);
  });

  it("are there for every question about a fact that is not clear", () => {
    const questions = sourcesIn(join(AGENTS, "facts")).flatMap(sentencesIn).filter((text) =>
      text.endsWith("?")
    );
    expect(questions.length).toBeGreaterThan(30);
    expect(untold(questions)).toEqual([]);
  });

  it("are there for the sentences that are put together of several", () => {
    expect(untold([correctionLine({ from: "38", to: "39", said: "" }, [])])).toEqual([]);
    const lines = PHASES.map((phase) => handOverLine("conversation_initiation", { ...EMPTY, phase }));
    expect(untold(lines)).toEqual([]);
    expect(untold(PHASES.map((phase) => handOverLine(phase, EMPTY)))).toEqual([]);
  });

  it("stand for sentences that are still said: none is left of a sentence that was changed", () => {
    const sources = sourcesIn(AGENTS).concat(sourcesIn(join(AGENTS, "../routes/api"))).join("\n");
    const flat = sources.replace(/\s+/gu, " ").toLowerCase();
    const stale = sentencesOf(language).filter((entry) => !isAnnounced(entry)).filter((entry) =>
      entry.split(/\{\d[#=*]?\}/u).some((part) =>
        part.split(/[,.:;?“”%() ]+/u).some((word) =>
          word.length > 3 && !flat.includes(word.toLowerCase().replace(/"/gu, ""))
        )
      )
    );
    expect(stale).toEqual([]);
  });

  it("stand for the same sentences as the German ones, but for how the language is announced", () => {
    const told = (of: ConversedLanguage) =>
      sentencesOf(of).filter((entry) => !entry.startsWith("From here on"));
    expect(told(language)).toEqual(told("de"));
  });

  it("tell a founder to type only what is understood", () => {
    const typed = (text: string) =>
      [...text.replace(/\{\d[#=*]?\}/gu, "").matchAll(/\*([^*]+)\*/gu)].map(([, words = ""]) => words);
    const told = entriesOf(language).flatMap(([entry, said]) =>
      isAnnounced(entry)
        ? []
        : typed(entry).map((words, at): [string, string] => [words, typed(said)[at] ?? ""])
    );
    expect(new Set(told.map(([words]) => words))).toEqual(
      new Set([CORRECTED, ENGLISH_ASKED, ...Object.keys(COMMANDS)]),
    );
    for (const [words, said] of told) {
      if (words === CORRECTED) expect([said, correctedTo(said)]).toEqual([said, ["30", "40"]]);
      else if (words === ENGLISH_ASKED) expect([said, languageAsked(said)]).toEqual([said, "en"]);
      else expect([said, commandIn(said)]).toEqual([said, COMMANDS[words]]);
    }
  });

  it("have a place for a value only where the sentence has one", () => {
    const placesOf = (text: string) => [...text.matchAll(/\{(\d)[#=*]?\}/gu)].map(([, place]) => place);
    const strange = entriesOf(language).filter(([entry, told]) =>
      placesOf(told).some((place) => !placesOf(entry).includes(place))
    );
    expect(strange).toEqual([]);
  });
});

/** "From here on I speak German" stands in the German file alone; that it is there is seen when a founder is told of it. */
function isAnnounced(sentence: string): boolean {
  return sentence.startsWith("From here on I speak ");
}

function entriesOf(language: ConversedLanguage): [string, string][] {
  const file = join(INTERVIEW, `words/${language}.json`);
  const topics: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, "utf8"));
  return Object.values(topics).flatMap((topic) => Object.entries(topic));
}

function sentencesOf(language: ConversedLanguage): string[] {
  return entriesOf(language).map(([entry]) => entry);
}

/** The files whose sentences are said in turns; what they throw is an answer of the API's, and no turn. */
const SPEAKERS = [
  "asking/ask.ts",
  "changing/change_feeds.ts",
  "tradeoffs/choosing.ts",
  "commands/commanding.ts",
  "read_back/confirming.ts",
  "contradictions/conflicts.ts",
  "contradictions/settle.ts",
  "asking/hand_over.ts",
  "hearing/hear_message.ts",
  "quoting/heard_line.ts",
  "hearing/meet_talk.ts",
  "asking/next.ts",
  "quarterly/ask_next.ts",
  "quarterly/hold_review.ts",
  "quarterly/take_measure.ts",
  "read_back/read_back.ts",
  "read_back/asides.ts",
  "quoting/reflect.ts",
  "hearing/unknowns.ts",
];

describe("in German", () => {
  it("a correction is told with all that it touches", () => {
    const corrected = correctionLine({ from: "38", to: "39", said: "", isComplete: true }, [
      "channel_strategy",
      "pitch_evidence",
    ]);
    expect(sayIn("de", corrected)).toBe(
      "Korrigiert: Aus 38 wird 39. Neu geschrieben: Kanäle, Belege im Deck. " +
        "Ein früher erstelltes Dokument behält 38, bis es neu erstellt wird.",
    );
  });

  it.each([
    [
      "Own site: There is no website called zehenfrei.example. The interview goes on without that.",
      "Eigene Website: Es gibt keine Website namens zehenfrei.example. Das Gespräch geht ohne das weiter.",
    ],
    [
      "One of the seven lines stays open, and is printed as open.",
      "Eine der sieben Zeilen bleibt offen und wird als offen gedruckt.",
    ],
    [
      "Read: Own site, Techem. Viessmann: The website at viessmann.example could not be reached. The interview goes on without that.",
      "Gelesen: Eigene Website, Techem. Viessmann: Die Website viessmann.example war nicht zu erreichen. Das Gespräch geht ohne das weiter.",
    ],
    [
      "What do you do for customers that Techem and Viessmann would refuse to do?",
      "Was tust du für Kunden, das Techem und Viessmann ablehnen würden?",
    ],
    [
      "Finished with assumptions: what you do, belief now, belief needed, the bet. Each has its cheapest test.",
      "Mit Annahmen beendet: Angebot, Überzeugung heute, Überzeugung nötig, Wette. Jede hat ihren billigsten Test.",
    ],
    [
      "Side by side, from earlier. Calculated: 1,200 a month is 14,400 a year, and the goal is 20,000.",
      "Nebeneinander, von vorhin. Gerechnet: 1.200 pro Monat sind 14.400 im Jahr, und das Ziel ist 20.000.",
    ],
    ["6 against 10: 4 short. Did your bet hold?", "6 gegen 10: 4 zu wenig. Hat deine Wette gehalten?"],
    [
      "Your bet “Which two?” was due on 30 June 2027. What did you count?",
      "Deine Wette “Which two?” war am 30. Juni 2027 fällig. Was hast du gezählt?",
    ],
    ["2. 3,000 Hotels by 30 November 2027", "2. 3.000 Hotels bis 30. November 2027"],
    ["Changed: Goal: by when, Price.", "Geändert: Ziel: bis wann, Preis."],
  ])("are found for %s", (english, german) => {
    expect(sayIn("de", english, THEIRS)).toBe(german);
  });
});

describe("in Japanese", () => {
  const SAID = { names: ["くぼた", "ぬか床ステイ"], said: ["契約の保育園を15園に。紹介とお寺さん"] };

  it.each([
    [
      "From 7 to 15園: 1 more every 2 months until 30 September 2027.",
      "7から15園へ：2027年9月30日まで2か月ごとに1ずつ増やします。",
    ],
    ["15園 by 30 September 2027", "2027年9月30日までに15園"],
    [
      "くぼた goes where its customers came from: 紹介, お寺さん",
      "くぼたはお客様が来た所へ行く：紹介、お寺さん",
    ],
    [
      "Read: Own site, ぬか床ステイ. くぼた: The website at kubota.example could not be reached. The interview goes on without that.",
      "読みました：ご自身のサイト、ぬか床ステイ。くぼた：サイトkubota.exampleに接続できませんでした。そこは抜きで、インタビューを続けます。",
    ],
    [
      "What do you do for customers that くぼた and ぬか床ステイ would refuse to do?",
      "お客様のためにしていて、くぼたとぬか床ステイなら断るだろうことは何ですか？",
    ],
    ["What people get: “We mend. They wait.”.", "得られるもの：“We mend. They wait.”。"],
  ])("marks stand without a blank, and what was said keeps every letter: %s", (english, japanese) => {
    expect(sayIn("ja", english, SAID)).toBe(japanese);
  });
});

/** Parts of sentences, tried whole above, and the one that only documents print. */
const NOT_WHOLE = [
  "12 left, about 12 minutes.",
  "12 Nothing written so far prints it.",
  "12 Rewritten: 12.",
  "12 A document made earlier keeps 1212 until it is made again.",
  "Not chosen, nothing is built on them: 12.",
];

/** Whole sentences between quotation marks or backticks, with a name in every place. */
function sentencesIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//gu, "").replace(/^\s*\/\/.*$/gmu, "")
    .replace(/throw new \w+\([\s\S]*?\);/gu, "");
  const plain = [...code.matchAll(/"(\p{Lu}[^"\n]* [^"\n]*[.?:])"/gu)].map(([, text = ""]) => text);
  const filled = [...code.matchAll(/`([^`]*)`/gu)].map(([, text = ""]) =>
    text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/gu, "12").replace(/\s*\n\s*/gu, " ")
  ).filter((text) => /^(?:12|\p{Lu}).* .*[.?:]$/u.test(text) && !text.includes("${"));
  return [...plain, ...filled];
}

it.each([
  [
    "Postbooks no longer says “The line is open”. Does that still hold, or what takes its place?",
    "Postbooks sagt nicht mehr “The line is open”. Gilt das noch, oder was tritt an seine Stelle?",
  ],
  [
    "Postbooks says “The line is open” now, and did not before. You say: “Nights”. Does that still hold, or what takes its place?",
    "Postbooks sagt jetzt “The line is open”, zuvor nicht. Du sagst: “Nights”. Gilt das noch, oder was tritt an seine Stelle?",
  ],
])("what a rival's page took away or brought is asked about in German: %s", (english, german) => {
  expect(sayIn("de", english, { names: ["Postbooks"], said: [] })).toBe(german);
});
