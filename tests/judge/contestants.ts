import type { AnchorAnswer } from "../../routes/api/contract.ts";
import type { HandedOut } from "../helpers/handed_out.ts";
import { playAndScore, type ScoredPlay } from "../helpers/play_and_score.ts";
import { clockOf, playRecorded } from "../helpers/play_recorded.ts";
import { playWithModel } from "../helpers/play_with_model.ts";
import { isRecorded, readRecording } from "../helpers/recording.ts";
import { askChat, type Chat } from "./chat.ts";
import type { Contestant } from "./compare.ts";

const SECONDS = { turn: 300, writing: 7_200 };

/**
 * Everybody who can be played: the rules; the model, asked now or as it was recorded; and, where there is a model to ask,
 * one plain prompt over the conversation that the model's play has had.
 */
export async function contestantsFor(place: string, chat: Chat | null): Promise<Contestant[]> {
  const now = chat === null && isRecorded(place) ? clockOf(readRecording(place)) : undefined;
  const rules = sectionsOf("rules", await playAndScore(place, { documents: false, consults: false, now }));
  if (chat === null) {
    return isRecorded(place)
      ? [rules, sectionsOf("model, recorded", await playRecorded(place, false))]
      : [rules];
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
  return { name, sections: contentOf(files) };
}

function contentOf(files: HandedOut): Record<string, string> {
  const anchors: AnchorAnswer[] = JSON.parse(files["anchors.json"] ?? "[]");
  return Object.assign({}, ...anchors.map(({ content }) => content));
}

/** What somebody gets who hands the conversation to a model and asks for a strategy. */
async function plainPrompt(chat: Chat, files: HandedOut): Promise<Contestant> {
  const names = Object.keys(contentOf(files));
  const answer = await askChat(
    chat,
    [
      "Below is an interview with a founder. Write their brand strategy in Markdown, in the language they speak.",
      `It has these sections, each under its id as a heading of level 2 (“## ${names[0]}”): ${
        names.join(", ")
      }.`,
      files["replies.md"],
    ].join("\n\n"),
  );
  return { name: "one plain prompt", sections: splitSections(answer, names) };
}

/** The texts under headings that are a section's id. */
export function splitSections(markdown: string, names: readonly string[]): Record<string, string> {
  const parts = markdown.split(/^##\s+/m).slice(1).map((part): [string, string] => {
    const [heading = "", ...lines] = part.split("\n");
    return [heading.trim().toLowerCase().replace(/\W+/g, "_"), lines.join("\n").trim()];
  });
  return Object.fromEntries(parts.filter(([name, text]) => names.includes(name) && text !== ""));
}
