import { buildFoundation } from "../../agents/foundation.ts";
import type { Row } from "../../agents/domain/anchors.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { newJourney } from "../../agents/domain/journey.ts";
import { caseState, NOW } from "../helpers/case_state.ts";
import { withMap } from "./rival_map.ts";

const MIND = "Built-in strategist";

const built = new Map<string, Foundation>();

/** Built once: each caller may change what it is given. */
function foundationOf(name: "tidewatch" | "ovenline", version: number): Foundation {
  const foundation = built.get(name) ??
    buildFoundation({ state: caseState(name), anchors: {}, now: NOW, version, mind: MIND });
  built.set(name, foundation);
  return structuredClone(foundation);
}

export function tidewatch(): Foundation {
  return foundationOf("tidewatch", 1);
}

export function ovenline(): Foundation {
  return foundationOf("ovenline", 2);
}

/** A founder who answered nothing but what the company is called. */
export function sparse(): Foundation {
  const state = newJourney("journey-sparse", "Loam", "");
  return buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: MIND });
}

function repeatRows(rows: Row[], count: number): Row[] {
  return rows.length === 0
    ? rows
    : Array.from({ length: count }, (_, index) => rows[index % rows.length] ?? rows[0]!);
}

/** A name of 60 characters, tables of 30 rows, 12 rivals on the map, long words. */
export function long(): Foundation {
  const rivals = Array.from({ length: 12 }, (_, index) => ({
    name: `Rival number ${index + 1} with a longer name`,
    x: (index * 7) % 11,
    y: (index * 3) % 5,
    own: index === 0,
  }));
  const foundation = withMap(tidewatch(), rivals);
  foundation.company = "Vereinigte Hafenmeistergenossenschaft der Ostseeküste e.V. 60";
  for (const anchor of Object.values(foundation.anchors)) {
    for (const section of anchor.sections) {
      for (const block of section.blocks) {
        if (block.kind === "table") block.rows = repeatRows(block.rows, 30);
      }
    }
  }
  return foundation;
}

/** `density`: how many characters of English one of these characters says. */
function inOtherWords(foundation: Foundation, words: string, density: number): Foundation {
  const changed = JSON.parse(JSON.stringify(foundation), (_, value) => {
    if (typeof value !== "string" || !/[a-z]{3,} [a-z]{2,}/.test(value)) return value;
    const repeats = Math.max(1, Math.round(value.length / words.length / density));
    return words.repeat(repeats);
  });
  return { ...changed, asOf: foundation.asOf, anchors: changed.anchors };
}

export function japanese(): Foundation {
  return { ...inOtherWords(tidewatch(), "港の台帳を机の上で一緒に書き写します。", 2.2), company: "潮見帳" };
}

export function cyrillic(): Foundation {
  return {
    ...inOtherWords(tidewatch(), "Мы приходим, когда тетрадь меняет хозяина. ", 1),
    company: "Приливный дозор",
  };
}

/** Thai is in no embedded font. */
export function unprintable(): Foundation {
  return { ...tidewatch(), company: "ท่าเรือ Tidewatch" };
}
