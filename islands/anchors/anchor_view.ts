import type { AnchorAnswer } from "../../routes/api/contract.ts";
import { ANCHOR_NAMES, type AnchorName } from "../labels.ts";

type AnchorStatus = "not-started" | "in-progress" | "complete";

/** No content is not started; completed content is complete; any other is in progress. */
export function statusOf(anchor: AnchorAnswer | undefined): AnchorStatus {
  if (!anchor || Object.keys(anchor.content).length === 0) return "not-started";
  return anchor.status === "completed" ? "complete" : "in-progress";
}

export function anchorNamed(anchors: AnchorAnswer[], name: AnchorName): AnchorAnswer | undefined {
  return anchors.find((anchor) => anchor.anchor_type === name);
}

/** How many of the four anchors are complete, 0 to 4. */
export function countComplete(anchors: AnchorAnswer[]): number {
  return ANCHOR_NAMES.filter((name) => statusOf(anchorNamed(anchors, name)) === "complete").length;
}

const WITH_PITCH_DECK = 5;

/** The share of five anchors, the pitch deck among them, of which something is written: a rounded percentage. */
export function begunPercent(anchors: AnchorAnswer[]): number {
  const begun = anchors.filter(({ content }) => Object.keys(content).length > 0).length;
  return Math.round((begun / WITH_PITCH_DECK) * 100);
}

/** A section value is text, or anything else as formatted JSON; an empty one says what will stand there. */
export function sectionText(value: unknown, empty: string): string {
  const isEmpty = value === undefined || value === null || value === "";
  if (isEmpty) return empty;
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

/** What the founder writes in, where that is another language than the page's; else undefined. */
export function languageBeside(anchors: AnchorAnswer[], locale: string): string | undefined {
  const language = anchors[0]?.metadata.language;
  return language === locale.split("-")[0] ? undefined : language;
}
