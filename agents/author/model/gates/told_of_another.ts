import { clauseIndexAt, clausesIn } from "../../../facts/statements/statements.ts";
import { monthNumbersIn } from "../../../text/months.ts";
import { STOP_WORDS } from "../../../text/words.ts";
import { isSameWord, sharedStems, stemsOf } from "../../../text/stems.ts";
import type { Figure } from "./figure.ts";
import { figuresIn } from "./figures.ts";
import { citedSentences, type Ground } from "./ground.ts";
import type { KnownFigure } from "./known_figures.ts";
import { sameFigures } from "./same_figures.ts";
import { idsOf, type Leaf, textOf } from "./leaf.ts";
import { ratiosIn } from "./ratios.ts";
import { isSame } from "./rounding.ts";
import { NUMBERS } from "./words.ts";

interface Cited {
  sentence: string;
  figures: readonly Figure[];
}

/** Numbers that the cited sentences tell of something or somebody else than the text does. */
export function toldOfAnother(
  text: string,
  figures: readonly Figure[],
  { leaf, ground, known }: { leaf: Leaf; ground: Ground; known: readonly KnownFigure[] },
): string[] {
  const cited = citedSentences(idsOf(leaf), ground).map((sentence) => ({
    sentence,
    figures: figuresIn(sentence, ground),
  }));
  const ofPairs = ratiosIn(figures, text).flat();
  return figures.filter((figure) => !figure.isFraction && !ofPairs.includes(figure)).flatMap((figure) => {
    const look = { text, figure, figures, cited };
    const said = ofAnotherThing(look) ?? ofAnotherClause(look) ?? ofAnotherName(look, leaf, ground) ??
      ofAnotherRow(look, ground) ?? ofSomebodyElse(look, ground) ??
      (isInFacts(figure, known) ? ofAnotherPrice(look) : ofAnotherPlace(look));
    return said === null ? [] : [`${figure.text.trim()} is not what was said of this: “${said}”.`];
  });
}

interface Look {
  text: string;
  figure: Figure;
  figures: readonly Figure[];
  cited: readonly Cited[];
}

function isTold({ value, upTo }: Figure, figures: readonly Figure[]): boolean {
  return figures.some((each) =>
    [value, upTo].some((end) => end !== null && (isSame(each.value, end) || each.upTo === end))
  );
}

function isInFacts(figure: Figure, known: readonly KnownFigure[]): boolean {
  return sameFigures(figure, figure.value, known).length > 0;
}

/** Where the numbers of the cited sentences are this one. */
function carrying({ figure, cited }: Look): Cited[] {
  return cited.filter(({ figures }) => isTold(figure, figures));
}

/** "Four salons" of "three salons, four visits". */
function ofAnotherThing({ figure, figures, cited }: Look): string | null {
  const all = cited.flatMap((each) => each.figures).filter(({ unit }) => unit.kind === "plain");
  const same = all.filter((each) => isSame(each.value, figure.value) || each.upTo === figure.value);
  const isCount = figure.unit.kind === "plain" && figure.noun !== "" && figure.value > 1;
  if (!isCount || same.length === 0) return null;
  const countsThis = ({ noun }: Figure) => isSameWord(noun.toLowerCase(), figure.noun.toLowerCase());
  if (same.some((each) => each.noun === "" || countsThis(each))) return null;
  const other = all.find((each) => each.value > 1 && countsThis(each) && !isTold(each, figures));
  return other === undefined ? null : `${other.text.trim()} ${other.noun}`;
}

/** Words that a clause needs in common with what is told of it. */
const LEAST_SHARED = 2;

/** "The vet sent 40" where "about 40 by neighbours, the vet sent 15" was said. */
function ofAnotherClause(look: Look): string | null {
  const { text, figure, figures } = look;
  const [only, ...more] = carrying(look);
  if (only === undefined || more.length > 0 || figure.unit.kind !== "plain") return null;
  const parts = clausesIn(only.sentence).map(({ from, to, text: words }) => ({
    words,
    stems: stemsOf(words),
    figures: only.figures.filter(({ index }) => index >= from && index < to),
  }));
  const own = parts.filter((part) => isTold(figure, part.figures));
  const stems = stemsOf(clauseOf(text, figure));
  if (own.some((part) => sharedStems(stems, part.stems).length > 0)) return null;
  const other = parts.find((part) =>
    !own.includes(part) && part.figures.some(({ unit }) => unit.kind === "plain") &&
    monthNumbersIn(part.words).length === 0 &&
    !part.figures.some((each) => isTold(each, figures)) &&
    sharedStems(stems, part.stems).length >= LEAST_SHARED
  );
  return other?.words ?? null;
}

const NAME = /(?<=[\p{L},;&]\s)\p{Lu}\p{Ll}{2,}/gu;

/** "Harlow & Finch found £11,200" where it was said of the Bao Brothers. */
function ofAnotherName(look: Look, leaf: Leaf, ground: Ground): string | null {
  const { text, figure, cited } = look;
  const [only, ...more] = carrying(look);
  if (only === undefined || more.length > 0 || ground.language === "de") return null;
  const owns = ground.names.join(" ");
  const told = namesIn(text).filter((name) => !owns.includes(name));
  const there = namesIn(only.sentence).filter((name) => !owns.includes(name));
  const everywhere = [...cited.map(({ sentence }) => sentence), JSON.stringify(leaf.row ?? {})].join("\n");
  const isElsewhere = told.length > 0 && !told.some((name) => everywhere.includes(name));
  const isNamed = there.some((name) => textOf(leaf).includes(name));
  return figure.unit.kind === "money" && isElsewhere && there.length > 0 && !isNamed ? only.sentence : null;
}

function namesIn(text: string): string[] {
  return (text.match(NAME) ?? []).filter((name) => !STOP_WORDS.has(name.toLowerCase()));
}

/** Something the founder gave a number to: a channel with its count, a thing with its price. */
interface Named {
  name: string;
  value: number;
  quote: string;
}

/** "The managers brought 70" where 70 came by word of mouth; "the big jar at 520" where the small one costs that. */
function ofAnotherRow(look: Look, { facts: { channels, prices } }: Ground): string | null {
  const { unit, isFraction } = look.figure;
  if (isFraction) return null;
  if (unit.kind === "plain") {
    return ofAnotherOf(
      look,
      channels.flatMap(({ name, count, quote }) => count === null ? [] : [{ name, value: count, quote }]),
    );
  }
  return unit.kind !== "money" ? null : ofAnotherOf(
    look,
    prices.flatMap(({ for: name, amount, quote }) => name === null ? [] : [{ name, value: amount, quote }]),
  );
}

function ofAnotherOf(look: Look, rows: readonly Named[]): string | null {
  const { text, figure } = look;
  const owner = rows.find(({ value }) => value === figure.value);
  const there = carrying(look);
  const isOfRows = owner !== undefined && there.length > 0 &&
    there.every(({ sentence }) => sentence.includes(owner.quote) || owner.quote.includes(sentence));
  if (!isOfRows) return null;
  const isIn = (words: string, name: string) => sharedStems(stemsOf(words), stemsOf(name)).length > 0;
  // "190 for one craftsman": of what a price is for most words are everybody's.
  const isNamed = figure.unit.kind === "money"
    ? (words: string, name: string) =>
      sharedStems(stemsOf(name), stemsOf(words)).length * 2 > stemsOf(name).size
    : isIn;
  const named = rows.filter(({ name }) => isNamed(clauseOf(text, figure), name));
  const isOthers = !isIn(text, owner.name) && named.length > 0 &&
    named.every(({ value }) => value !== figure.value);
  return isOthers ? owner.quote : null;
}

/** "Chela has rented 121 times" where 121 was said of Lupe, and both are people or places of the founder's. */
function ofSomebodyElse(look: Look, ground: Ground): string | null {
  const { text, figure, cited } = look;
  const [only, ...more] = carrying(look);
  if (only === undefined || more.length > 0 || ground.language === "de" || figure.value <= 1) return null;
  const known = peopleOf(ground);
  const told = namesIn(clauseOf(text, figure)).filter((name) => known.has(name));
  const there = namesIn(only.sentence).filter((name) => known.has(name));
  if (told.some((name) => only.sentence.includes(name))) return null;
  const isTold = cited.some(({ sentence }) =>
    sentence !== only.sentence && told.some((name) => sentence.includes(name))
  );
  return told.length > 0 && there.length > 0 && isTold && !there.some((name) => text.includes(name))
    ? only.sentence
    : null;
}

const peopleOfGround = new WeakMap<Ground["facts"], ReadonlySet<string>>();

/** The capital names of customers, rivals, the team, channels and places. */
function peopleOf({ facts }: Ground): ReadonlySet<string> {
  const { customers, rivals, team, channels, places } = facts;
  const texts = [
    ...[...customers, ...places].map(({ text }) => text),
    ...[...rivals, ...channels].map(({ name }) => name),
    ...team.map(({ who }) => who),
  ];
  const found = peopleOfGround.get(facts) ??
    new Set(texts.flatMap((text) => text.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []));
  peopleOfGround.set(facts, found);
  return found;
}

function clauseOf(text: string, { index }: Figure): string {
  const clauses = clausesIn(text);
  return clauses[clauseIndexAt(clauses, index)]?.text ?? text;
}

/** "They do it for £79" where the sentence that is cited says £600. */
function ofAnotherPrice({ figure, figures, cited }: Look): string | null {
  if (figure.unit.kind !== "money") return null;
  const money = cited.flatMap((each) => each.figures).filter(({ unit }) => unit.kind === "money");
  return money.length === 0 || money.some((each) => isTold(each, figures)) ||
      money.every(({ per }) => per === null)
    ? null
    : money.map(({ text }) => text.trim()).join(", ");
}

const NUMBERED = new RegExp(`(?<!\\p{L})(${NUMBERS.sourceOf("numbered")})\\s$`, "iu");

/** "In week nine" where week 5 was said. */
function ofAnotherPlace({ text, figure, figures, cited }: Look): string | null {
  const place = NUMBERED.exec(text.slice(0, figure.index))?.[1]?.toLowerCase();
  if (place === undefined) return null;
  const there = cited.flatMap(({ sentence, figures: said }) =>
    said.filter(({ index }) => NUMBERED.exec(sentence.slice(0, index))?.[1]?.toLowerCase() === place)
  );
  return there.length === 0 || there.some((each) => isTold(each, figures))
    ? null
    : there.map(({ text: number }) => `${place} ${number.trim()}`).join(", ");
}
