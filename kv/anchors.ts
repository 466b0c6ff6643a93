import { z } from "zod";
import { type Anchor, ANCHOR_TYPES, type AnchorType } from "../agents/domain/anchors.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { decodeJson, readLarge } from "./large_value.ts";
import { LargeRecord } from "./records.ts";
import type { Store } from "./store.ts";

const Shape = z.looseObject({ type: z.enum(ANCHOR_TYPES), sections: z.array(z.unknown()) });
const StoredAnchor = z.custom<Anchor>((value) => Shape.safeParse(value).success, "must be an anchor");

export type Anchors = Partial<Record<AnchorType, Anchor>>;

/** The anchors written so far; none for an unknown journey or somebody else's. */
export async function getAnchors(kv: Store, ref: JourneyRef): Promise<Anchors> {
  return await untilCommitted(async () => {
    const entries = await kv.getMany(ANCHOR_TYPES.map((type) => keys.anchor(ref, type)));
    const anchors: Anchors = {};
    for (const { key, value } of entries) {
      if (value === null) continue;
      const bytes = await readLarge(kv, key, LargeRecord.parse(value).value);
      if (bytes === null) return CONTENDED;
      const anchor = StoredAnchor.parse(decodeJson(bytes));
      anchors[anchor.type] = anchor;
    }
    return anchors;
  });
}
