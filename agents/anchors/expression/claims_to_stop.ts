import type { Block } from "../../domain/anchors.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { source, vagueWordsIn } from "../../text/text.ts";
import { judgeOurs } from "../../review/swap.ts";
import { ownPage } from "../words/answers.ts";
import { quotable } from "../words/refusals.ts";
import { claim, list, quoted } from "../section.ts";

const MOST_STOPS = 4;

/** Answers that a founder might print as a claim. */
const CLAIMING: FieldId[] = [
  "offering.what",
  "difference.only",
  "proof.best",
  "identity.why",
  "identity.values",
  "messaging.objections",
];

/** Sentences of the founder's own page that a rival could print, and first answers that say nothing alone. */
export function claimsToStop(state: JourneyState): Block | null {
  const own = ownPage(state);
  const onSite = own === null
    ? []
    : quotable(own).filter((each) => !each.endsWith("?")).flatMap((sentence) => {
      const rival = judgeOurs(state, sentence).find((each) =>
        each.verdict === "fails" && each.theirs !== null
      );
      return rival === undefined || rival.theirs === null ? [] : [
        claim(
          `${quoted(sentence)} ${rival.page.label} prints nearly the same: ${quoted(rival.theirs)}`,
          source(own, sentence),
          source(rival.page, rival.theirs),
        ),
      ];
    });
  const vague = CLAIMING.flatMap((field) =>
    state.fields[field].answers.filter((answer) => answer.thin && vagueWordsIn(answer.text).length > 0)
      .map((answer) =>
        claim(`Any rival could sign this, your first answer: ${quoted(answer.text)}`, {
          kind: "said",
          turn: answer.turn,
          field,
          quote: answer.text,
        })
      )
  );
  const items = [...onSite.slice(0, MOST_STOPS), ...vague.slice(0, MOST_STOPS)].slice(0, 5);
  return items.length === 0 ? null : list(items, "Claims to stop making");
}
