import { z } from "zod";
import type { WrittenPart } from "../../../strategy/written.ts";
import { valueAt } from "../asked/place.ts";
import { isList, keyOf, LIST, shapeOf } from "./shapes.ts";

/** Days are made anew with every change of a plan: so many may do without the model's words before all are written again. */
const MOST_EMPTY_DAYS = 1 / 4;

const Rows = z.array(z.record(z.string(), z.unknown())).catch([]);

/** True where the strategy has rows, channels or slides for instance, for which the draft of a part holds no words. */
export function lacksRows({ id, draft }: WrittenPart, part: unknown): boolean {
  return Object.entries(shapeOf(id).keyed).some(([list, key]) => {
    const written = new Set(
      Rows.parse(listIn(isList(id) ? valueAt(draft, [LIST]) : draft, list))
        .map((row) => String(row[key]).trim().toLowerCase()),
    );
    const rows = Rows.parse(listIn(part, list));
    const empty = rows.filter((row) => !written.has(keyOf(row, key)));
    return empty.length > (key === "uid" ? MOST_EMPTY_DAYS * rows.length : 0);
  });
}

function listIn(value: unknown, list: string): unknown {
  return list === "" ? value : valueAt(value, list.split("."));
}
