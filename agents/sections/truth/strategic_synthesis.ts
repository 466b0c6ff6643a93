import type { Block } from "../../domain/anchors.ts";
import { longDate } from "../../domain/days.ts";
import { TRADEOFFS } from "../../domain/tradeoffs.ts";
import type { Claim } from "../../domain/claims.ts";
import type { StrategicSynthesis } from "../../strategy/truth.ts";
import { figure, list, paragraph, row, table } from "../blocks.ts";
import { labelled, unlessSaid } from "../once.ts";

/** Diagnosis and policy, actions, the position, the trade-offs with their price, the rival swap, territories and bets. */
export function strategicSynthesisBlocks(part: StrategicSynthesis): Block[] {
  return [
    paragraph([
      labelled("Diagnosis", unlessSaid(part.diagnosis, part.headline)),
      labelled("Policy", unlessSaid(part.policy, part.headline)),
    ]),
    actionsTable(part),
    positionTable(part),
    paragraph([
      unlessSaid(part.statement, part.headline),
      labelled("Playback", unlessSaid(part.playback, part.headline)),
    ]),
    ...sliders(part),
    swapTable(part),
    territoriesTable(part),
    betsTable(part),
    list(part.sums.map(({ text, marks }) => unlessSaid({ text, marks }, part.headline))),
  ];
}

function actionsTable({ actions }: StrategicSynthesis): Block {
  const rows = actions.map(({ what, serves, owner, by, done_when }) =>
    row([what, serves, owner, by === null ? "" : longDate(by), done_when])
  );
  return table(["action", "serves", "owner", "by", "done when"], rows, "Actions");
}

function positionTable({ positioning, only_we, headline }: StrategicSynthesis): Block {
  const links: [string, Claim | null][] = [
    ["what you do", positioning.category],
    ["instead of", positioning.alternatives],
    ["only you", positioning.unique ?? only_we],
    ["what it brings", positioning.value],
    ["best for", positioning.best_fit],
  ];
  const rows = links.flatMap(([label, sentence]) => {
    const shown = unlessSaid(sentence, headline);
    return shown === null ? [] : [row([label, shown])];
  });
  return table(["position", "said"], rows);
}

function sliders({ tradeoffs }: StrategicSynthesis): Block[] {
  const decided = tradeoffs.filter(({ side }) => side !== null);
  if (decided.length === 0) return [];
  const lines = decided.map(({ id, side }) => ({
    ...sidesOf(id),
    at: side === "a" ? -1 as const : 1 as const,
  }));
  return [
    figure("Trade-offs", { kind: "sliders", lines }, ...decided.flatMap(({ reason }) => reason?.marks ?? [])),
    table(
      ["chosen", "your reason", "gives up"],
      decided.map(({ chosen, reason, gives_up }) =>
        row(
          [chosen, reason, gives_up],
          ...(reason === null ? [{ kind: "inference" as const, from: ["choices.tradeoffs"] }] : []),
        )
      ),
    ),
  ];
}

function sidesOf(id: StrategicSynthesis["tradeoffs"][number]["id"]): { a: string; b: string } {
  const { a, b } = TRADEOFFS[id];
  return { a, b };
}

const VERDICTS = { only_us: "only you", close: "near", shared: "they could print it" } as const;
const SWAP_WORDS = 7;

/** One row a sentence of ours, one column a rival; the sentence itself stands elsewhere and is only called to mind. */
function swapTable({ swap }: StrategicSynthesis): Block {
  const rivals = [...new Set(swap.map(({ rival }) => rival))];
  const sentences = [...new Map(swap.map(({ sentence }) => [sentence.text, sentence])).values()];
  const rows = sentences.map((sentence) => {
    const found = rivals.map((rival) =>
      swap.find((each) => each.rival === rival && each.sentence.text === sentence.text)
    );
    const cells = found.map((each) =>
      each === undefined
        ? ""
        : each.theirs === null
        ? VERDICTS[each.verdict]
        : { text: `${VERDICTS[each.verdict]}: ${each.theirs.text}`, marks: each.theirs.marks }
    );
    return row([called(sentence.text), ...cells], ...sentence.marks);
  });
  return table(["your sentence", ...rivals], rows, "Rival swap");
}

function called(text: string): string {
  const words = text.replace(/[“”]/gu, "").split(/\s+/u);
  return words.length <= SWAP_WORDS ? text : `${words.slice(0, SWAP_WORDS).join(" ")} …`;
}

function territoriesTable({ territories }: StrategicSynthesis): Block {
  const rows = territories.map(({ name, claim, chosen, why }) =>
    row([name, claim, chosen ? "chosen" : "rejected", why])
  );
  return table(["territory", "claim", "verdict", "why"], rows, "Territories");
}

function betsTable({ bets }: StrategicSynthesis): Block {
  const rows = bets.map(({ claim, by, reverses }) =>
    row([claim, by === null ? "" : longDate(by), unlessSaid(reverses, claim)])
  );
  return table(["bet", "judged on", "if it is lost"], rows, "Bets");
}
