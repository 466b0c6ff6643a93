import { wordPattern } from "../text/amount_words.ts";
import type { Amount } from "../text/amounts.ts";
import type { Language } from "../text/lexicon.ts";
import type { Around } from "./measure_units.ts";
import { standsAlone, withoutLooseEnd } from "./noun_phrases.ts";
import { rateBehind } from "./rates.ts";
import type { Segment } from "./segments.ts";

/** "Today 61" says when and not what. */
export function isNow(name: string, languages: readonly Language[]): boolean {
  return name.replace(wordPattern("now", languages), "").trim() === "";
}

/** What stands before a number, without the small words around it; null where that is no name. */
export function cleanBefore(words: string, languages: readonly Language[]): string | null {
  const bare = words.replace(/^(?:and|n|und|et|y|e|en|call it|roughly|about|now|plus)\s+/iu, "")
    .replace(/[\s:=,–—-]+$/u, "").replace(
      /\s+(?:is|was|are|were|of|about|at|ist|war|sind|est|était|sont|es|era|son|è|sono|é|são|was|zijn|bei|liegt bei|a)$/iu,
      "",
    );
  const name = withoutLooseEnd(bare, languages).trim();
  return standsAlone(name, languages) &&
      !/^(?:we['’]re|we are|i am|i['’]m|wir sind|nous sommes|somos|siamo)$/iu.test(name)
    ? name
    : null;
}

/** What stands behind a number, without "of them" and signs; null where that is no name. */
export function cleanBehind(words: string, languages: readonly Language[]): string | null {
  const bare = words.replace(/^[\s,:–—-]+/u, "").replace(/[\s,.;:!?。–—-]+$/u, "").replace(
    /^(?:of (?:em|them|those)|davon|d['’]entre (?:eux|elles)|de ellos|di loro|deles|daarvan)\s+/iu,
    "",
  );
  const name = bare.replace(/^(?:de|di|do|da|of|von|van)\s+(?=\p{L})/iu, "").replace(/^d['’]/iu, "");
  return standsAlone(name, languages) ? name : null;
}

/** The item's own name, with the heading or the item before where it only says "for pubs" or "of sites". */
export function nameWith(
  name: string | null,
  behind: string | null,
  { segment, amount, around: { heading, named } }: { segment: Segment; amount: Amount; around: Around },
): string | null {
  const { languages, text } = segment.numbers.sentence;
  const tail = text.slice(amount.end, segment.to).trim();
  const isOpen = /^(?:for|of|in|at|für|von|bei|pour|de|para|per|di|em|voor|van)\s/iu.test(tail) &&
    amount.index <= segment.from + 2;
  const lead = isOpen && heading !== null
    ? heading
    : isOpen && named !== null && /^(?:of|von|de|des|di|van)\s/iu.test(tail)
    ? named
    : null;
  if (lead !== null) {
    const words = withoutLooseEnd(lead.text.trim(), languages);
    if (lead !== heading) return standsAlone(words, languages) ? words : name;
    return `${words} ${tail.replace(/[.\s]+$/u, "")}`;
  }
  if (name !== null) return name;
  if (behind !== null) return behind;
  if (amount.kind === "money") {
    const { per } = rateBehind(text, amount.end, languages);
    if (per !== null) return `money a ${per}`;
  }
  return named !== null && standsAlone(named.text, languages) ? named.text : null;
}
