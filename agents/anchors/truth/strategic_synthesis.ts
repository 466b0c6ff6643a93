import type { Block, Choice, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { TRADEOFF_IDS, TRADEOFFS } from "../../domain/tradeoffs.ts";
import { inference, saidReason, wordCount } from "../../text/text.ts";
import { openingSaid, ownBest, put, type Said } from "../words/answers.ts";
import { rivalNames } from "../words/rivals.ts";
import { brief, briefCell } from "../words/cuts.ts";
import { missingAnswers } from "../plain.ts";
import { buildSection, cell, claim, figure, row, table } from "../section.ts";
import { actionsTable } from "./actions.ts";
import { strongestAlternative } from "./alternatives.ts";
import { wantedAgain } from "./consumer_insights.ts";
import { kernel, onlyDeed, onlyWe, pickedPolicy } from "./kernel.ts";
import { betsTable } from "./bets_table.ts";
import { ourSwap, theirSwap } from "./swap_tables.ts";
import { territoriesTable } from "./territories.ts";

/** Diagnosis, policy, actions, the seven trade-offs with their losses, the rival swap and the bets. */
export function strategicSynthesis(state: JourneyState, now: Date): Section {
  const only = onlyWe(state);
  const blocks: (Block | null)[] = [
    kernel(state, only),
    actionsTable(state, now),
    chain(state, only),
    sliders(state),
    tradeoffs(state),
    ourSwap(state),
    theirSwap(state),
    territoriesTable(state, only),
    betsTable(state, now),
    missingAnswers(state, ["difference.only", "choices.tradeoffs", "goal.twelve_months"]),
  ];
  const open = state.readBacks.truth?.sentence
    ? []
    : ["Which one sentence would you sign for your place in this market?"];
  return buildSection({
    id: "strategic_synthesis",
    headline: headline(state, only),
    blocks: blocks.filter((block) => block !== null),
    choice: choice(state, only),
    deductions: [
      "the bet has no result yet",

      ...(TRADEOFF_IDS.some((id) => state.decisions[id] === undefined)
        ? ["trade-offs that are still open"]
        : []),
      ...(state.pages.some((page) => page.role === "rival" && page.failure === null)
        ? []
        : ["no rival's page was read"]),
    ],
    raisedBy: "Raised by the first result of the bet.",
    openQuestions: [
      ...open,
      "Which of the seven trade-offs would you take back first if the year went badly?",
    ],
  });
}

function headline(state: JourneyState, only: Said | null): Claim {
  const picked = pickedPolicy(state);
  if (picked !== null && wordCount(picked.text) <= 18) return picked;
  const cut = only === null ? null : brief(only, 14);
  const short = cut === null || wordCount(cut.quote) > 14 ? ownBest(state, "difference.only", 14) : cut;
  if (short !== null && wordCount(short.quote) <= 14) return put("What no rival copies", short);
  return claim(
    "The strategy stands on what you refuse, and on nothing else yet.",
    inference("difference.only"),
  );
}

const LINKS: { label: string; field: FieldId }[] = [
  { label: "instead of", field: "market.alternative" },
  { label: "what only you do", field: "difference.only" },
  { label: "what it brings", field: "proof.best" },
  { label: "for whom best", field: "customer.last_three" },
  { label: "the category", field: "offering.what" },
];

function chain(state: JourneyState, only: Said | null): Block | null {
  const rows = LINKS.flatMap(({ label, field }) => {
    const words = field === "offering.what"
      ? openingSaid(state, field, 26)
      : field === "difference.only"
      ? onlyDeed(state) ?? only
      : field === "customer.last_three"
      ? wantedAgain(state) ?? ownBest(state, field, 20)
      : field === "market.alternative"
      ? strongestAlternative(state)
      : ownBest(state, field, 20);
    return words === null ? [] : [row([label, briefCell(words)], words.mark)];
  });
  return rows.length < 3
    ? null
    : table(["part", "in your words"], rows, "Positioning, each part in your words");
}

function sliders(state: JourneyState): Block | null {
  const lines = TRADEOFF_IDS.map((id) => {
    const side = state.decisions[id]?.side;
    const at: -1 | 0 | 1 = side === undefined ? 0 : side === "a" ? -1 : 1;
    return { a: TRADEOFFS[id].a, b: TRADEOFFS[id].b, at };
  });
  const marks = TRADEOFF_IDS.flatMap((id) => saidReason(state, id) ?? []);
  return lines.every((line) => line.at === 0)
    ? null
    : figure("The seven trade-offs", { kind: "sliders", lines }, ...marks);
}

function tradeoffs(state: JourneyState): Block | null {
  const rows = TRADEOFF_IDS.flatMap((id) => {
    const decision = state.decisions[id];
    if (decision === undefined) return [];
    const mark = saidReason(state, id);
    const reason = mark?.kind === "said" ? cell(mark.quote) : "no reason given";
    const marks = mark === null ? [inference("choices.tradeoffs", "the side you took")] : [mark];
    return [row([TRADEOFFS[id][decision.side], reason, TRADEOFFS[id].loss[decision.side]], ...marks)];
  });
  return rows.length === 0 ? null : table(["you chose", "your reason", "what this gives up"], rows);
}

function choice(state: JourneyState, only: Said | null): Choice | null {
  if (only === null) return null;
  const id = state.decisions.differentiate_cost === undefined ? null : "differentiate_cost";
  const mark = id === null ? null : saidReason(state, id);
  const names = rivalNames(state).slice(0, 2).join(" and ");
  const side = id === null ? null : state.decisions[id]?.side ?? null;
  return {
    chosen: "stand on the refusal, the first of the three territories",
    rejected: names === ""
      ? "being a little better at what everybody does"
      : `doing what ${names} do, a little better`,
    why: mark !== null && id !== null && side !== null
      ? `your own reason for the trade-off: ${TRADEOFFS[id][side].toLowerCase()}`
      : "a refusal cannot be copied without giving something up",
    gives_up: id === null || side === null
      ? "buyers for whom the refusal means nothing"
      : TRADEOFFS[id].loss[side],
    marks: [only.mark, ...(mark === null ? [] : [mark]), inference("difference.only")],
  };
}
