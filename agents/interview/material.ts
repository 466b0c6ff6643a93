import { FIELD_IDS, FIELDS } from "../domain/fields.ts";
import { standingAnswer } from "../domain/journey.ts";
import type { PageReading } from "../domain/pages.ts";
import type { Draft } from "./draft.ts";

const SENTENCES_A_PAGE = 20;

/** What a model is told of a journey: the answers as said, and pages as quoted material. */
export function materialOf({ state, message }: Draft): string {
  const answers = FIELD_IDS.flatMap((field) => {
    const answer = standingAnswer(state, field);
    return answer === null ? [] : [`${FIELDS[field].label} (${field}): ${answer.text}`];
  });
  return [
    `Company: ${state.company}`,
    "What the founder has said:",
    ...answers,
    ...state.pages.filter((page) => page.failure === null).map(pageAsMaterial),
    `The founder's last message:\n<founder_message>\n${message.text}\n</founder_message>`,
  ].join("\n");
}

/** A page inside marks that its own text cannot close. */
function pageAsMaterial(page: PageReading): string {
  const text = [page.title, ...page.sentences.slice(0, SENTENCES_A_PAGE)].join("\n").replaceAll("<", "‹");
  return `<page of="${page.role}" label="${page.label.replaceAll('"', "'")}">\n${text}\n</page>`;
}
