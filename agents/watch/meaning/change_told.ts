import type { ChangeKind, PageChange } from "../../domain/watch.ts";

/** What a page did, by which sides of the change it has words for. */
interface Did {
  changed: string;
  came: string;
  went: string;
}

const always = (did: string): Did => ({ changed: did, came: did, went: did });

const DID: Record<ChangeKind, Did> = {
  closed: always("says that it closes"),
  price: { changed: "changed a price", came: "shows a new price", went: "no longer shows a price" },
  plan_limit: {
    changed: "changed what a plan holds",
    came: "says something new of what a plan holds",
    went: "no longer says what a plan holds",
  },
  guarantee: { changed: "changed a guarantee", came: "gives a new guarantee", went: "took back a guarantee" },
  audience: {
    changed: "speaks to somebody else now",
    came: "names somebody new whom it is for",
    went: "no longer names somebody whom it was for",
  },
  claim_withdrawn: always("no longer claims something"),
  claim_taken: always("claims something new"),
};

/** "Ledgerly changed a price", "Ferrow took back a guarantee". */
export function headingOf(
  { name, whose }: { name: string; whose: "own" | "rival" },
  { kind, before, after, about }: PageChange,
): string {
  if (kind === "closed" && about !== undefined) {
    return `${whose === "own" ? "Your own page" : name} gives something up`;
  }
  const how = before === null ? "came" : after === null ? "went" : "changed";
  return `${whose === "own" ? "Your own page" : name} ${DID[kind][how]}`;
}
