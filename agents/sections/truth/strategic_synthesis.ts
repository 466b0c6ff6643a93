import type { Block } from "../../domain/anchors.ts";
import { longDate } from "../../domain/days.ts";
import { TRADEOFFS } from "../../domain/tradeoffs.ts";
import type { Claim } from "../../domain/claims.ts";
import { closed, unframed } from "../../ledger/words.ts";
import type { StrategicSynthesis } from "../../strategy/truth.ts";
import { figure, list, paragraph, row, table, unlessAllSame, worth } from "../blocks.ts";
import { labelled, withoutRepeated } from "../without_repeats.ts";

/**
 * Diagnosis and policy, actions, the position, the trade-offs, the rival swap and territories. The bets stand where they
 * are decided, among the milestones.
 */
export function strategicSynthesisBlocks(part: StrategicSynthesis): Block[] {
  return [
    worth(
      "decides",
      paragraph([
        labelled("Diagnosis", withoutRepeated(part.diagnosis, part.headline)),
        labelled("Policy", policyOf(part)),
      ]),
    ),
    worth("decides", actionsTable(part)),
    worth("own", positionTable(part)),
    paragraph([
      withoutRepeated(part.statement, part.headline),
      labelled("Playback", withoutRepeated(part.playback, part.headline)),
    ]),
    ...sliders(part),
    worth("decides", swapTable(part)),
    territoriesTable(part),
    list(part.sums.map(({ text, marks }) => withoutRepeated({ text, marks }, part.headline))),
  ];
}

/** The policy, unless the headline is the policy without our words before it. */
function policyOf({ policy, headline }: StrategicSynthesis): Claim | null {
  const isSaid = policy !== null && withoutRepeated(unframed(policy), headline) === null;
  return isSaid ? null : withoutRepeated(policy, headline);
}

function actionsTable({ actions }: StrategicSynthesis): Block {
  const owners = unlessAllSame(actions.map(({ owner }) => owner));
  const rows = actions.map(({ what, serves, by, done_when }, at) =>
    row([what, serves, owners[at] ?? null, by === null ? "" : longDate(by), done_when])
  );
  return table(["action", "serves", "owner", "by", "done when"], rows);
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
    const shown = withoutRepeated(sentence, headline);
    return shown === null ? [] : [row([label, shown])];
  });
  return table(["", ""], rows);
}

/** Both sides of each decided trade-off, why in the founder's words, and its price. */
function sliders({ tradeoffs }: StrategicSynthesis): Block[] {
  const decided = tradeoffs.filter(({ side }) => side !== null);
  if (decided.length === 0) return [];
  const lines = decided.map(({ id, side, reason, gives_up }) => {
    const price = gives_up === "" ? [] : [`Costs: ${closed(gives_up)}`];
    const said = [...reason === null ? [] : [closed(reason.text)], ...price].join(" ");
    return {
      ...sidesOf(id),
      at: side === "a" ? -1 as const : 1 as const,
      ...said === "" ? {} : { reason: said },
    };
  });
  const marks = decided.flatMap(({ reason }) => reason?.marks ?? []);
  const decision = { kind: "inference" as const, from: ["choices.tradeoffs"] };
  return [figure("Trade-offs", { kind: "sliders", lines }, ...(marks.length > 0 ? marks : [decision]))];
}

/** Sides that are a whole sentence where they are asked; beside the other side and the founder's reason few words do. */
const IN_BRIEF: Partial<typeof TRADEOFFS> = {
  explore_exploit: { a: "New ground", b: "Hold your ground" },
  centralise_let_go: { a: "In one hand", b: "Let others decide" },
  radical_incremental: { a: "Radical", b: "Gradual" },
  automate_augment: { a: "Automate", b: "Augment" },
};

function sidesOf(id: StrategicSynthesis["tradeoffs"][number]["id"]): { a: string; b: string } {
  const { a, b } = IN_BRIEF[id] ?? TRADEOFFS[id];
  return { a, b };
}

const VERDICTS = { only_us: "only you", close: "near", shared: "they could print it" } as const;
const SWAP_WORDS = 7;

/** One row a sentence of ours, one column a rival; a rival's sentence is printed once, ours is only called to mind. */
function swapTable({ swap }: StrategicSynthesis): Block {
  const rivals = [...new Set(swap.map(({ rival }) => rival))];
  const sentences = [...new Map(swap.map(({ sentence }) => [sentence.text, sentence])).values()];
  const printed = new Set<string>();
  const cellOf = (found: StrategicSynthesis["swap"][number] | undefined): string | Claim => {
    if (found === undefined) return "";
    const verdict = VERDICTS[found.verdict];
    if (found.theirs === null || printed.has(found.theirs.text)) return verdict;
    printed.add(found.theirs.text);
    return { text: `${verdict}: ${found.theirs.text}`, marks: found.theirs.marks };
  };
  const rows = sentences.map((sentence) => {
    const cells = rivals.map((rival) =>
      cellOf(swap.find((each) => each.rival === rival && each.sentence.text === sentence.text))
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
