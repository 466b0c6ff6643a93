import { EDITS_FIRST } from "./edits_first.ts";
import { EDITS_SECOND } from "./edits_second.ts";
import { type Layout, LAYOUTS } from "./layouts.ts";
import { NOISES } from "./noise.ts";
import type { Edit, Pair, Site } from "./site.ts";
import { SITES_FIRST } from "./sites_first.ts";
import { SITES_SECOND } from "./sites_second.ts";
import { WORDS } from "./words.ts";

const NOISE_A_HALF = 80;

/** The hundred pairs of one half: twenty changes that matter, eighty times noise. */
export function pairsOf(half: "first" | "second"): Pair[] {
  const [sites, edits] = half === "first" ? [SITES_FIRST, EDITS_FIRST] : [SITES_SECOND, EDITS_SECOND];
  return [
    ...edits.map((edit, index) => materialPair(sites, edit, { index, half })),
    ...noisePairs(Object.values(sites), half),
  ];
}

function materialPair(sites: Record<string, Site>, edit: Edit, at: { index: number; half: string }): Pair {
  const site = sites[edit.site];
  if (site === undefined) throw new Error(`There is no site ${edit.site}`);
  const layout = layoutAt(at.index);
  const counted = (number: number) => ({
    lead: `<p>${wordsOf(site, at.half).count.replace("#", String(number))}</p>`,
  });
  const after = edit.to !== "" && edit.from === "*"
    ? closedPage(site, edit.to)
    : layout(edited(site, edit), counted(4));
  return {
    name: `${at.half}-${edit.kind.replace("_", "-")}-${String(at.index + 1).padStart(2, "0")}-${edit.site}`,
    before: layout(site, counted(3)),
    after,
    again: after.replace("</body>", `<div class="cookie-bar">${wordsOf(site, at.half).consent}</div></body>`),
    expected: { material: true, kind: edit.kind, before: edit.before, after: edit.after },
  };
}

function closedPage(site: Site, words: string): string {
  return `<!doctype html><html lang="${site.lang}"><head><title>${site.name}</title></head><body><h1>${site.name}</h1><p>${words}</p></body></html>`;
}

/** A site in which an exact stretch became another; throws where the stretch is not there, so that no pair is empty. */
function edited(site: Site, { from, to, kind }: Edit): Site {
  if (from === "") {
    return kind === "closed" ? { ...site, lead: to } : { ...site, points: [to, ...site.points] };
  }
  const text = JSON.stringify(site);
  const inside = JSON.stringify(from).slice(1, -1);
  if (!text.includes(inside)) throw new Error(`${site.name} does not say ${from}`);
  const changed: Site = JSON.parse(text.replace(inside, JSON.stringify(to).slice(1, -1)));
  return {
    ...changed,
    points: changed.points.filter((point) => point !== ""),
    terms: changed.terms.filter((term) => term !== ""),
  };
}

function noisePairs(sites: Site[], half: "first" | "second"): Pair[] {
  const names = Object.keys(NOISES);
  return Array.from({ length: NOISE_A_HALF }, (_, index) => {
    const name = names[index % names.length] ?? "";
    const round = Math.floor(index / names.length);
    const site = sites[(index + round * 3) % sites.length] as Site;
    const foreign = sites.find(({ lang }) => lang.slice(0, 2) !== site.lang.slice(0, 2)) as Site;
    const scene = {
      site,
      foreign,
      layout: layoutAt(index + round),
      otherLayout: layoutAt(index + round + 2),
      half: half === "first" ? 0 as const : 1 as const,
    };
    const captures = NOISES[name]?.(scene);
    if (captures === undefined) throw new Error(`There is no noise ${name}`);
    const [before, after, again] = captures;
    const expected = { material: false, kind: null, before: null, after: null };
    return {
      name: `${half}-noise-${String(index + 1).padStart(2, "0")}-${name}`,
      before,
      after,
      again,
      expected,
    };
  });
}

function layoutAt(index: number): Layout {
  return LAYOUTS[index % LAYOUTS.length] as Layout;
}

function wordsOf(site: Site, half: string): { count: string; consent: string } {
  const at = half === "first" ? 0 : 1;
  const words = WORDS[site.lang.slice(0, 2)] ?? WORDS.en;
  return { count: words?.count[at] ?? "", consent: words?.consent[at] ?? "" };
}
