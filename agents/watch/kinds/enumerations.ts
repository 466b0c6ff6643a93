import type { PageBlock, PageChange } from "../../domain/watch.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord, watchWordsIn, withoutWatchWords } from "../../text/watch_words.ts";
import type { Differences } from "../comparing/differences.ts";
import { likeness, wordsOf } from "../reading/masking.ts";
import type { nearestOf } from "../comparing/nearest.ts";
import { comesAndGoes } from "../comparing/passing_words.ts";
import { contentOf } from "../comparing/same_meaning.ts";
import { cutOut } from "../reading/stretches.ts";
import { amountsOf } from "./statements.ts";

const MOST_SENTENCES = 60;
const SAME_SENTENCE = 0.4;
const LEAST_SHARED = 2;
const LEAST_STANDING = 0.4;
/** What is listed is named in a few words; at the ends of a sentence more stands beside it. */
const LONGEST_MEMBER = 4;
/** "We fix": what is done stands before what it is done to. */
const LONGEST_LEAD = 2;
const COMMAS = /[,;/、・，]/gu;
/** Two beginnings of one word: "kleine Auflagen", "Kleinauflagen". */
const SAME_START = 3;

/** The same sentence with other people in its list: "home cooks, gardeners and societies", "… and dog groomers". */
export function enumerationChanges(
  { gone, page, languages, inPlaceOf }: Differences,
  nearest: ReturnType<typeof nearestOf>,
): PageChange[] {
  const isList = (text: string) => membersOf(text, languages).length > 1;
  return gone.slice(0, MOST_SENTENCES).flatMap((before) => {
    if (!isList(before)) return [];
    const found = nearest(before)?.text ?? null;
    const after = found !== null && likeness(before, found) >= SAME_SENTENCE ? found : inPlaceOf(before);
    if (after === null || !isList(after) || !hasOthers(before, after, languages)) return [];
    if (comesAndGoes(before, languages) || comesAndGoes(after, languages)) return [];
    if (!isOfPeople(before, after, { page, languages })) return [];
    return [{ kind: "audience" as const, before: cutOut(before), after: cutOut(after) }];
  });
}

/** True where members of a list differ, and nothing else does. */
function hasOthers(before: string, after: string, languages: readonly Language[]): boolean {
  const [was, is] = [before, after].map((text) => contentOf(text, languages)) as [Set<string>, Set<string>];
  const shared = was.intersection(is).size;
  if (shared < LEAST_SHARED || shared < LEAST_STANDING * Math.min(was.size, is.size)) return false;
  const [dropped, added] = [was.difference(is), is.difference(was)];
  const isSpelling = (word: string, others: Set<string>) =>
    [...others].some((other) => word.slice(0, SAME_START) === other.slice(0, SAME_START));
  const [old, fresh] = [
    [...dropped].filter((word) => !isSpelling(word, is)),
    [...added].filter((word) => !isSpelling(word, was)),
  ];
  if (old.length + fresh.length === 0 || sumsOf(before, languages) !== sumsOf(after, languages)) return false;
  return areMembers(old, before, languages) && areMembers(fresh, after, languages);
}

function sumsOf(text: string, languages: readonly Language[]): string {
  return amountsOf(text, languages).filter(({ isArticle }) => !isArticle).map(({ value }) => value).join();
}

/** True where each of these words stands in a member of the list, not in the sentence around it. */
function areMembers(words: string[], text: string, languages: readonly Language[]): boolean {
  const members = membersOf(text, languages);
  return words.every((word) =>
    !isNameIn(word, text, languages) && members.some((member, index) => {
      const all = wordsOf(member);
      const near = index === 0
        ? all.slice(hasWatchWord(all[0] ?? "", "own_voice", languages) ? LONGEST_LEAD : 0).slice(
          -LONGEST_MEMBER,
        )
        : index === members.length - 1
        ? all.slice(0, LONGEST_MEMBER)
        : all.length <= LONGEST_MEMBER
        ? all
        : [];
      return near.some((one) => one.startsWith(word));
    })
  );
}

/** A word that has a capital is somebody or some place, but in German. */
function isNameIn(word: string, text: string, languages: readonly Language[]): boolean {
  if (languages[0] === "de" || hasWatchWord(text.split(COMMAS)[0] ?? "", "group_words", languages)) {
    return false;
  }
  const at = text.toLowerCase().indexOf(word);
  return at >= 0 && /^\p{Lu}/u.test(text.slice(at));
}

/** A sentence at its commas and at the words that join. */
export function membersOf(text: string, languages: readonly Language[]): string[] {
  return watchWordsIn(text, "list_joiners", languages)
    .reduceRight(
      (rest, { index, 0: word }) => `${rest.slice(0, index)},${rest.slice(index + word.length)}`,
      text,
    )
    .split(COMMAS).map((part) => part.trim()).filter((part) => part !== "");
}

/** A list of those whom the business is for: it names a group, or stands under "Who I come to". */
function isOfPeople(
  before: string,
  after: string,
  { page, languages }: { page: readonly PageBlock[]; languages: readonly Language[] },
): boolean {
  if (hasWatchWord(after, "beside_places", languages)) return false;
  const isNamed = [before, after].every((text) =>
    hasWatchWord(withoutWatchWords(text, "own_staff", languages), "group_words", languages)
  );
  if (isNamed) return true;
  const at = page.findIndex(({ text }) => text.includes(after));
  const head = page.slice(0, at).findLast(({ level }) => level > 0)?.text ?? "";
  return hasWatchWord(head, "who_words", languages) || hasWatchWord(head, "audience_titles", languages);
}
