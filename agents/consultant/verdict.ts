import type { Playbook } from "./playbook.ts";

const CLOSED_QUESTION =
  /(?:^|[.!?,:]\s+)(?:so )?(?:shouldn['’]t|should|shall|do|does|can|could|may|would|will|is|are) [\p{L}€$£¥\d]|\byes\?|(?:べきです|ましょう|いいです)か/iu;

interface Deciding {
  question: string;
  playbook: Playbook;
  isRefused: boolean;
  hasSums: boolean;
}

/** The recommendation, with yes, no or what first where a decision answers. */
export function verdictOf({ question, playbook, isRefused, hasSums }: Deciding): string {
  if (isRefused) {
    return playbook.refuse ??
      `No, not by going around it: keep the decision you made, or change it openly and for everybody. ${playbook.recommend}`;
  }
  const opening = CLOSED_QUESTION.test(question) ? openingOf(playbook, hasSums) : "";
  return `${opening}${playbook.recommend}`;
}

function openingOf({ id }: Playbook, hasSums: boolean): string {
  if (["exception", "expansion"].includes(id)) return "";
  return hasSums
    ? "No decision of yours forbids it, so the sums below decide. "
    : "No decision of yours answers this with yes or no. ";
}
