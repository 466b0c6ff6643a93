import { readFileSync } from "node:fs";
import { createRequire, findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import type { eld as Detector } from "eld/extrasmall";

/** What the package's detector looks runs of letters up in. */
interface Tables {
  type: string;
  /** Names by number. */
  languages: Record<string, string>;
  /** Scores of each run by the numbers of the languages that have it. */
  ngrams: Readonly<Record<string, Record<string, number> | undefined>>;
}

interface Made {
  instance: typeof Detector;
  loadData(tables: Tables): void;
}

/**
 * The package's detector with its smallest tables. Its own way of loading keeps 50,000 objects, 20 MB in each thread and
 * twice that while it loads; here they are 3 MB.
 */
export function loadDetector(): typeof Detector {
  const folder = join(dirname(findPackageJSON("eld", import.meta.url) ?? ""), "src");
  const module: { createEld(): Made } = createRequire(import.meta.url)(join(folder, "languageDetector.js"));
  const { instance, loadData } = module.createEld();
  loadData(readTables(readFileSync(join(folder, "ngrams/extrasmall.js"), "utf8")));
  return instance;
}

const LANGUAGE = /(\d+):'(\w+)'/g;
const RUN = /(?:'((?:[^'\\]|\\.)+)'|([\w$]+)):\{((?:\d+:\d+,?)+)\}/g;
/** More than any run has bytes. */
const MOST_BYTES = 256;

/** Reads the tables from the text of their module, without running it. */
export function readTables(module: string): Tables {
  const languages = Object.fromEntries([...module.matchAll(LANGUAGE)].map(([, id, name]) => [id, name]));
  const bytes: number[] = [];
  const places = new Map<string, number>();
  for (const [, quoted = "", plain, scores = ""] of module.matchAll(RUN)) {
    const begin = bytes.length;
    bytes.push(...scores.split(/[:,]/).map(Number));
    places.set(plain ?? quoted.replaceAll("\\", ""), begin * MOST_BYTES + bytes.length - begin);
  }
  return { type: "extrasmall", languages, ngrams: ngramsIn(Uint8Array.from(bytes), places) };
}

/** Each run's scores as they are asked for: a language and its score by turns, so many bytes from its place on. */
function ngramsIn(bytes: Uint8Array, places: ReadonlyMap<string, number>): Tables["ngrams"] {
  function scoresOf(run: string): Record<string, number> | undefined {
    const place = places.get(run);
    if (place === undefined) return undefined;
    const begin = Math.floor(place / MOST_BYTES);
    const scores: Record<string, number> = {};
    for (let at = begin; at < begin + place % MOST_BYTES; at += 2) {
      scores[bytes[at] ?? NaN] = bytes[at + 1] ?? NaN;
    }
    return scores;
  }
  return new Proxy({}, { get: (_, run) => scoresOf(String(run)) });
}
