import type { PageBlock, PageChange } from "../../domain/watch.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { aboutStretch } from "../meaning/about.ts";
import type { Differences } from "../comparing/differences.ts";
import { type FeeMention, feesIn, labelledFee } from "./fee_mentions.ts";
import { likeness, plain, wordsOf } from "../reading/masking.ts";
import { amountsOf } from "./statements.ts";
import { cutOut } from "../reading/stretches.ts";
import { isPaidOut } from "./paid_out.ts";

/** So much of a sentence stays when only its fee changes. */
const SAME_LINE = 0.3;
/** "fee", "plus" and "Tax" name no fee of their own. */
const LEAST_NAME = 5;

/** A fee that was waived and is asked now, or the other way round: "no joining fee" becomes "plus 60 to join". */
export function feeChanges(differences: Differences): PageChange[] {
  const { gone, come, languages, standing } = differences;
  const appeared = exchanged(gone, come, languages).map(([waived, asked]) => ({
    kind: "price" as const,
    before: waiverIn(waived, languages),
    after: feeIn(asked, waived, languages),
    about: aboutStretch(asked, feeIn(asked, waived, languages)),
  }));
  const waivedNow = exchanged(come, gone, languages).map(([waived, asked]) => ({
    kind: "price" as const,
    before: feeIn(asked, waived, languages),
    after: waiverIn(waived, languages),
    about: aboutStretch(waived, waiverIn(waived, languages)),
  }));
  const stands = plain(standing.join("\n"));
  const exchange = [...appeared.filter(({ before }) => !stands.includes(plain(before))), ...waivedNow];
  return exchange.length > 0 ? exchange : addedOrDropped(differences);
}

/** Fees that are asked now and were not, or no longer are: nobody said before that there is none. */
function addedOrDropped(
  { gone, come, removed, added, languages, standing, isPartial }: Differences,
): PageChange[] {
  const fees = (sentences: string[], blocks: PageBlock[]) => [
    ...sentences.filter((text) => !isPaidOut(text, languages)).flatMap((text) => feesIn(text, languages)),
    ...blocks.flatMap((block) => labelledFee(block, languages) ?? []),
  ];
  const [was, is] = [fees(gone, removed), fees(come, added)];
  const isIn = (list: FeeMention[]) => (one: FeeMention) =>
    list.some(({ name, value }) => name === one.name || value === one.value);
  const stands = isPartial || was.length === 0 ? [] : standing.flatMap((text) => feesIn(text, languages));
  const dropped = isPartial
    ? []
    : was.filter((one) => !isIn(is)(one) && !stands.some(({ name }) => name === one.name));
  return [
    ...is.filter((one) => !isIn(was)(one)).map(({ text, sentence }) => ({
      kind: "price" as const,
      before: null,
      after: text,
      about: aboutStretch(sentence, text),
    })),
    ...dropped.map(({ text, sentence }) => ({
      kind: "price" as const,
      before: text,
      after: null,
      about: aboutStretch(sentence, text),
    })),
  ];
}

/** Each line that waives a fee with the line of the other side that asks one in its place. */
function exchanged(waiving: string[], asking: string[], languages: readonly Language[]): [string, string][] {
  const fees = asking.filter((text) => asksFee(text, languages));
  return waiving.filter((text) => waiverOf(text, languages) !== null).flatMap((waived) => {
    const asked = fees.find((text) =>
      likeness(text, waived) >= SAME_LINE || isOfOneFee(text, waived, languages)
    );
    return asked === undefined ? [] : [[waived, asked] as [string, string]];
  });
}

/** "One-time setup from €1,900" and "No setup fee" share the name of the fee. */
function isOfOneFee(asked: string, waived: string, languages: readonly Language[]): boolean {
  const waiver = wordsOf(waiverIn(waived, languages));
  return feeWordsIn(asked, languages).map(({ 0: word }) => plain(word))
    .some((word) => word.length >= LEAST_NAME && waiver.includes(word));
}

/** "No setup fee", or "no" right before whatever a fee is called: "geen servicekosten". */
function waiverOf(text: string, languages: readonly Language[]): string | null {
  const [known] = watchWordsIn(text, "no_fee", languages);
  if (known !== undefined) return known[0];
  const names = watchWordsIn(text, "fee_names", languages);
  for (const { index, 0: no } of watchWordsIn(text, "no_leads", languages)) {
    const end = index + no.length;
    const name = names.find(({ index: at }) => at > end && text.slice(end, at).trim() === "");
    if (name !== undefined) return text.slice(index, name.index + name[0].length);
  }
  return null;
}

function feeWordsIn(text: string, languages: readonly Language[]) {
  return (["fee", "fee_names"] as const).flatMap((kind) => watchWordsIn(text, kind, languages));
}

function asksFee(text: string, languages: readonly Language[]): boolean {
  return feeWordsIn(text, languages).length > 0 && waiverOf(text, languages) === null &&
    !hasWatchWord(text, "discount", languages) &&
    amountsOf(text, languages).some(({ isArticle }) => !isArticle);
}

function waiverIn(text: string, languages: readonly Language[]): string {
  return waiverOf(text, languages) ?? text;
}

/** From the fee's word to its amount, whichever stands first; amounts that the other line has too are not the fee. */
function feeIn(text: string, other: string, languages: readonly Language[]): string {
  const known = amountsOf(other, languages).map(({ value }) => value);
  const amounts = amountsOf(text, languages).filter(({ isArticle }) => !isArticle);
  const amount = amounts.find(({ value }) => !known.includes(value)) ?? amounts.at(-1);
  const words = feeWordsIn(text, languages).map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }));
  if (amount === undefined || words.length === 0) return cutOut(text, { from: 0, to: text.length });
  return cutOut(text, {
    from: Math.min(amount.index, ...words.map(({ from }) => from)),
    to: Math.max(amount.end, ...words.map(({ to }) => to)),
  });
}
