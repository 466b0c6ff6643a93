import { GRAMMAR } from "../../text/grammar_words.ts";
import type { PageReading } from "../../domain/pages.ts";
import { namesIn, sentencesOf } from "../../text/text.ts";
import { LINK_WORDS } from "./heard_words.ts";

/** A page the founder asked to have read. */
export interface LinkToRead {
  url: string;
  role: PageReading["role"];
  label: string;
}

/** A label has 63 letters at most (RFC 1035); without an end each of a thousand figures would look through the rest. */
const LINK =
  /\b(?:https?:\/\/[^\s<>()"'“”、。（）「」\p{sc=Hiragana}]+|(?:www\.)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}(?:\p{L}{2,24}|xn--[a-z0-9-]+)(?::\d{2,5})?(?:\/[^\s<>()"'“”、。（）「」\p{sc=Hiragana}]*)?)/giu;
/** "ホームページはchari.exampleです": no blank tells where the address ends. */
const JAPANESE_BEHIND = /(?<=^(?:https?:\/\/)?[a-z\d.:-]+)[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー].*$/isu;
/** "競合は", "くぼたが": the particle is no part of a name, and what rivals are called is none. */
const JAPANESE_LEAD = /(?:^|、)(?:競合|ライバル|他社|同業)(?:他社|店)?[はが]?$|[はが]$/u;
const NOT_LINKS = /^(?:e\.g|i\.e|a\.m|p\.m|etc\.\w+)$|\.(?:pdf|jpe?g|png|docx?|xlsx?)$/i;
/** "… is ours", right behind an address. */
const OWN_BEHIND = new RegExp(
  `^[\\s,]*(?:${GRAMMAR.sourceOf("is", "that_is")}|=|:|[-–—])?\\s*\\(?${LINK_WORDS.sourceOf("own_behind")}`,
  "iu",
);
/** "Bellarosa is at", "Kontor de la Mar:": a name with what leads from it to its address. */
const NAME_BEFORE = new RegExp(
  "((?-i:[\\p{Lu}\\p{Lo}\\p{N}])[\\p{L}\\p{N}'’&.-]*" +
    `(?: (?:(?-i:[\\p{Lu}\\p{N}])[\\p{L}\\p{N}'’&.-]*|${LINK_WORDS.sourceOf("name_particle")}|&))*)` +
    `\\s*(?:${LINK_WORDS.sourceOf("between_name_and_link")}|[:=–—-]|\\s)*\\s*[([]?\\s*$`,
  "iu",
);
const MOST_PAGES = 6;

/** The pages named in an answer, own page first, at most six; those the founder asked not to read are left. */
export function linksIn(text: string, company: string): LinkToRead[] {
  const named = [...text.matchAll(LINK)]
    .filter((match) => !isMail(text, match.index) && !NOT_LINKS.test(match[0]))
    .map((match) => ({
      raw: match[0].replace(JAPANESE_BEHIND, "").replace(/[.,;:!?]+$/, ""),
      index: match.index,
    }));
  const found = [...Map.groupBy(named, ({ raw }) => raw).values()].flatMap(([first]) => first ?? [])
    .filter((link) => !isRefused(text, link.index));
  const ownAt = ownLink(text, found, company);
  const links = found.map((link, at): LinkToRead => {
    const role = at === ownAt ? "own" : "rival";
    const url = withScheme(link.raw);
    return { url, role, label: role === "own" ? "Own site" : labelFor(text, link) ?? hostOf(url) };
  });
  return [...links.filter((link) => link.role === "own"), ...links.filter((link) => link.role === "rival")]
    .slice(0, MOST_PAGES);
}

interface FoundLink {
  raw: string;
  index: number;
}

function isMail(text: string, index: number): boolean {
  return text[index - 1] === "@";
}

function withScheme(raw: string): string {
  return /^https?:\/\//i.test(raw) ? raw : `https://${raw}`;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : url;
}

function isRefused(text: string, index: number): boolean {
  return LINK_WORDS.isIn(clauseBefore(text, index), "leave");
}

/** A clause is no longer: whoever names a thousand pages would have all that stands before each read. */
const LONGEST_CLAUSE = 400;

/** From the last full stop, comma or other link up to the link. */
function clauseBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - LONGEST_CLAUSE), index).replace(
    LINK,
    (match) => " ".repeat(match.length - 1) + "|",
  );
  return /[^.,;|!\n]*$/.exec(before)?.[0] ?? "";
}

/** The position of the founder's own site: the one named so, else one that bears the company's name, else the first. */
function ownLink(text: string, found: FoundLink[], company: string): number {
  const bare = company.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const byName = found.findIndex((link) =>
    bare.length > 2 && hostOf(withScheme(link.raw)).replace(/[^\p{L}\p{N}]/gu, "").includes(bare)
  );
  if (byName >= 0) return byName;
  const said = found.findIndex((link) => {
    const clause = clauseBefore(text, link.index);
    return OWN_BEHIND.test(text.slice(link.index + link.raw.length)) ||
      (LINK_WORDS.isIn(clause, "own") && !LINK_WORDS.isIn(clause, "rival"));
  });
  if (said >= 0) return said;
  const first = found[0];
  const isNotOurs = first === undefined || LINK_WORDS.isIn(text, "no_own_site") ||
    LINK_WORDS.isIn(clauseBefore(text, first.index), "rival");
  return isNotOurs ? -1 : 0;
}

/** A rival's name near its link: behind it in brackets, or before it. */
function labelFor(text: string, link: FoundLink): string | null {
  const after = text.slice(link.index + link.raw.length);
  const bracket = /^[\s,]*[([–—-]\s*([^)\]\n,.;–—]{2,60})/u.exec(after)?.[1]?.trim();
  if (bracket !== undefined && /\p{Lu}|\p{Script=Han}|\p{Script=Katakana}/u.test(bracket)) return bracket;
  const clause = (sentencesOf(clauseBefore(text, link.index)).at(-1) ?? "").replace(JAPANESE_LEAD, "");
  const named = NAME_BEFORE.exec(clause)?.[1];
  return named?.trim() ?? namesIn(`It is ${clause}`).at(-1) ?? null;
}
