import { FIELD_IDS, FIELDS } from "../domain/fields.ts";
import { TRADEOFF_IDS } from "../domain/tradeoffs.ts";
import type { Checked, Verdict } from "./checks.ts";

/** Every needed answer is confirmed or openly assumed. */
export function complete({ state }: Checked): Verdict {
  const open = FIELD_IDS.filter((id) =>
    FIELDS[id].needed && !["confirmed", "assumed"].includes(state.fields[id].status)
  );
  return {
    passed: open.length === 0,
    says: open.length === 0
      ? "Every needed answer is confirmed or openly assumed"
      : `Answers still open: ${open.map((id) => FIELDS[id].label).join(", ")}`,
  };
}

/** What cannot both be true was put to the founder and decided. */
export function contradictions({ foundation }: Checked): Verdict {
  const [first] = foundation.conflicts.filter(({ settled }) =>
    settled === null || settled.kept === "unknown"
  );
  return {
    passed: first === undefined,
    says: first === undefined
      ? `${foundation.conflicts.length} contradictions found, none open`
      : `Open: “${first.a.quote}” against “${first.b.quote}”`,
  };
}

/** Most of the leading sentences could be nobody else's. */
export function swapped({ foundation }: Checked): Verdict {
  const { swap } = foundation.strategy.strategic_synthesis;
  const shared = swap.filter(({ verdict }) => verdict === "shared");
  if (swap.length === 0) {
    return { passed: true, says: "No rival's page was read, so nothing could be swapped" };
  }
  return {
    passed: shared.length <= swap.length * 0.2,
    says: `${shared.length} of ${swap.length} sentences stand on a rival's page too`,
  };
}

/** Each of the seven has a side, or stands open as said. */
export function tradeoffs({ foundation }: Checked): Verdict {
  const open = TRADEOFF_IDS.filter((id) => foundation.decisions[id] === undefined);
  return {
    passed: open.length === 0,
    says: open.length === 0 ? "All seven are chosen" : `${open.length} trade-offs are still open`,
  };
}

/** Audiences, channels and behaviours are turned down. */
export function refusals({ foundation }: Checked): Verdict {
  const { not_for, refused_channels, values } = foundation.sheet.facts;
  const lists = { audiences: not_for, channels: refused_channels, behaviours: values };
  const short = Object.entries(lists).filter(([, list]) => list.length < 2).map(([name]) => name);
  return {
    passed: short.length === 0,
    says: short.length === 0
      ? "At least two audiences, channels and behaviours are decided"
      : `Fewer than two: ${short.join(", ")}`,
  };
}

/** One obstacle was named, in words that not every rival could say. */
export function obstacle({ foundation }: Checked): Verdict {
  const { obstacle: named } = foundation.sheet.facts;
  const passed = named !== null && named.thin !== true;
  return {
    passed,
    says: passed ? "One obstacle, in the founder's words" : "No obstacle was named for certain",
  };
}
