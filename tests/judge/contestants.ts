import type { AnchorAnswer } from "../../routes/api/contract.ts";
import type { HandedOut } from "../helpers/handed_out.ts";
import { playAndScore, type ScoredPlay } from "../helpers/play_and_score.ts";
import { clockOf, playRecorded } from "../helpers/play_recorded.ts";
import { playWithModel } from "../helpers/play_with_model.ts";
import { isRecorded, readRecording } from "../helpers/recording.ts";
import { FOUNDATION_ANCHORS, SECTIONS } from "../../agents/domain/anchors.ts";
import { askChat, type Chat } from "./chat.ts";
import type { Contestant } from "./compare.ts";
import { recordedPlainPrompt } from "./recorded.ts";

const SECONDS = { turn: 300, writing: 7_200 };

/** What all of them write: the sections of the foundation. */
const NAMES: readonly string[] = FOUNDATION_ANCHORS.flatMap((anchor) => SECTIONS[anchor]);
const PLAIN_PROMPT = "one plain prompt";

/**
 * Everybody who can be played: the rules; the model, asked now or as it was recorded; and one plain prompt over the
 * conversation that the model's play has had, asked now or as it was recorded.
 */
export async function contestantsFor(place: string, chat: Chat | null): Promise<Contestant[]> {
  const now = chat === null && isRecorded(place) ? clockOf(readRecording(place)) : undefined;
  const rules = sectionsOf("rules", await playAndScore(place, { documents: false, consults: false, now }));
  if (chat === null) {
    const plain = recordedPlainPrompt(place);
    return [
      rules,
      ...isRecorded(place) ? [sectionsOf("model", await playRecorded(place, false))] : [],
      ...plain === null ? [] : [{ name: PLAIN_PROMPT, sections: splitSections(plain, NAMES) }],
    ];
  }
  const { baseURL: address } = chat;
  const played = await playWithModel(place, {
    address,
    seconds: SECONDS,
    documents: false,
    key: chat.apiKey,
    model: chat.model,
  });
  return [rules, sectionsOf("model", played), await plainPrompt(chat, played.files)];
}

function sectionsOf(name: string, { files }: Pick<ScoredPlay, "files">): Contestant {
  const anchors: AnchorAnswer[] = JSON.parse(files["anchors.json"] ?? "[]");
  const all: Record<string, string> = Object.assign({}, ...anchors.map(({ content }) => content));
  return { name, sections: Object.fromEntries(Object.entries(all).filter(([id]) => NAMES.includes(id))) };
}

/** What somebody gets who hands the conversation to a model and asks for a strategy. */
async function plainPrompt(chat: Chat, files: HandedOut): Promise<Contestant> {
  const answer = await askChat(
    chat,
    [
      "Below is an interview with a founder. Write their brand strategy in Markdown, in the language they speak.",
      `It has these sections, each under its id as a heading of level 2 (“## ${NAMES[0]}”): ${
        NAMES.join(", ")
      }.`,
      files["replies.md"],
    ].join("\n\n"),
  );
  return { name: PLAIN_PROMPT, sections: splitSections(answer, NAMES) };
}

/** The texts under headings that are a section's id. */
export function splitSections(markdown: string, names: readonly string[]): Record<string, string> {
  const parts = markdown.split(/^##\s+/m).slice(1).map((part): [string, string] => {
    const [heading = "", ...lines] = part.split("\n");
    return [heading.trim().toLowerCase().replace(/\W+/g, "_"), lines.join("\n").trim()];
  });
  return Object.fromEntries(parts.filter(([name, text]) => names.includes(name) && text !== ""));
}
