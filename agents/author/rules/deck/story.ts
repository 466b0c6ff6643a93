import type { SlidePart } from "../../../strategy/deck.ts";
import { claim, closed, markOf } from "../../../ledger/words.ts";
import { measureLabel, printMeasure, printMoney } from "../../../ledger/print.ts";
import { beliefAsStatement, goesOnWithThat } from "../../../plan/publishable.ts";
import { leadingNumbers } from "../../../plan/leading_numbers.ts";
import type { TextFact } from "../../../domain/facts.ts";
import type { Claim } from "../../../domain/claims.ts";
import { isLonger, titled } from "../../../text/shorten.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import { cardsOf, type DeckMaterial, numbersOf, quotePicture, slideOf } from "./slide.ts";
import { spoken } from "./speaking.ts";

const COVER_WORDS = 12;
const HEADLINE_WORDS = 24;
const CARD_WORDS = 34;
const QUOTE_WORDS = 36;

/** What it does, one proof, and the raise. */
export function writeCover({ material, told }: DeckMaterial): SlidePart {
  const { offering, raise } = material.sheet.facts;
  const [first = ""] = offering === null ? [] : sentencesOf(offering.text);
  const [proof] = leadingNumbers(material.sheet.facts);
  const own = ownSentence(material);
  const isOwn = own !== null && (first === "" || isLonger(first, COVER_WORDS));
  if (isOwn) told.add(own.text);
  else told.next(offering, COVER_WORDS);
  return slideOf({
    id: "cover",
    kicker: "Pitch deck",
    headline: isOwn
      ? own
      : offering === null || first === ""
      ? null
      : claim(spoken(titled(first, COVER_WORDS)), markOf(offering)),
    body: raise === null ? [] : [
      claim(
        raise.raising && raise.amount !== null
          ? `Raising ${printMoney({ amount: raise.amount, currency: raise.currency })}`
          : raise.raising
          ? "Raising"
          : "Not raising",
        markOf(raise),
      ),
    ],
    picture: proof === undefined
      ? null
      : numbersOf([{ value: printMeasure(proof), label: measureLabel(proof), from: proof }]),
    missing: { admits: "What it does is not said yet.", test: "say it to a stranger in one breath" },
  });
}

/** The sentence that the founder chose for how the company speaks, where it is short and none of our frames. */
function ownSentence({ sentences: { expression } }: DeckMaterial["material"]): Claim | null {
  return expression === undefined || isFramed(expression) || isLonger(expression.text, COVER_WORDS)
    ? null
    : claim(spoken(expression.text), ...expression.marks);
}

function isFramed({ text }: Claim): boolean {
  return /[“”:]/u.test(text);
}

/** What the founder worded for an anchor and no slide before has said: it belongs beside why they do it. */
function wordedSentence({ material: { sentences }, told }: DeckMaterial): Claim | null {
  const worded = [sentences.expression, sentences.truth, sentences.attention].find((sentence) =>
    sentence !== undefined && !isFramed(sentence) && !isLonger(sentence.text, HEADLINE_WORDS)
  );
  if (worded === undefined || told.has(worded.text)) return null;
  told.add(worded.text);
  return claim(closed(spoken(worded.text)), ...worded.marks);
}

/** Why the company exists: the founder's own story. */
export function writePurpose(deck: DeckMaterial): SlidePart {
  const { material, told } = deck;
  const { why, never_become } = material.sheet.facts;
  const worded = wordedSentence(deck);
  return slideOf({
    id: "purpose",
    kicker: "Purpose",
    headline: told.next(why, HEADLINE_WORDS) ?? worded,
    body: why === null ? [] : [worded],
    picture: quotePicture(told.ending(why, QUOTE_WORDS), signature(material)) ??
      cardsOf(
        why === null || never_become === null || never_become.thin === true
          ? []
          : [{ title: "Never become", text: never_become.text, from: [never_become] }],
      ),
    missing: {
      admits: "Why the company exists is not written down yet.",
      test: "tell the day on which it began, in three sentences",
    },
  });
}

/** Who signs the founder's words. */
function signature({ founder, company }: { founder: string; company: string }): string {
  return founder === "" ? company : `${founder}, ${company}`;
}

/** The one thing in the way, and what buyers do today. */
export function writeProblem({ material, told }: DeckMaterial): SlidePart {
  const { obstacle, alternative } = material.sheet.facts;
  return slideOf({
    id: "problem",
    kicker: "Problem",
    headline: told.next(obstacle, HEADLINE_WORDS) ?? told.next(alternative, HEADLINE_WORDS),
    picture: quotePicture(told.quote(alternative, QUOTE_WORDS) ?? told.quote(obstacle, QUOTE_WORDS), ""),
    missing: {
      admits: "The one thing in the way of these customers is not known yet.",
      test: "ask the last three who said no what stopped them",
    },
  });
}

/** A second "and that" belongs to the words which would be cut off. */
function wholeBelief(belief: TextFact): string | null {
  return goesOnWithThat(belief.text) ? null : beliefAsStatement(belief);
}

/** The moment when customers start, and the belief that has to change. */
export function writeWhyNow({ material, told }: DeckMaterial): SlidePart {
  const { trigger, barrier, belief_now, belief_needed } = material.sheet.facts;
  const headline = told.next(trigger, HEADLINE_WORDS);
  // Its label says already that it is to be believed.
  const bare = belief_needed === null
    ? null
    : { ...belief_needed, text: wholeBelief(belief_needed) ?? belief_needed.text };
  const [now, needed] = [told.rest(belief_now, CARD_WORDS), told.rest(bare, CARD_WORDS)];
  return slideOf({
    id: "why_now",
    kicker: "Why now",
    headline: headline ?? needed,
    picture: now !== null && needed !== null
      ? {
        picture: {
          kind: "figure",
          figure: { kind: "bridge", planks: [], now: now.text, needed: needed.text },
        },
        marks: [...now.marks, ...needed.marks],
      }
      : cardsOf([
        ...belief_now === null || now === null
          ? []
          : [{ title: "What they believe now", text: belief_now.text, from: [belief_now] }],
        ...barrier === null || barrier.thin === true || headline === null
          ? []
          : [{ title: "What holds them back", text: barrier.text, from: [barrier] }],
      ]),
    missing: {
      admits: "When customers start is not known yet.",
      test: "ask the last three what came before",
    },
  });
}

/** What only this company does, and what it holds to. */
export function writeSolution({ material, told }: DeckMaterial): SlidePart {
  const { only_we, values } = material.sheet.facts;
  const headline = told.next(only_we, HEADLINE_WORDS);
  const cards = values.filter(({ thin }) => thin !== true).map((value) => ({
    title: "",
    text: value.text,
    from: [value],
  }));
  return slideOf({
    id: "solution",
    kicker: "Solution",
    headline,
    picture: cardsOf(cards) ?? quotePicture(told.quote(only_we, QUOTE_WORDS), ""),
    missing: {
      admits: "What only this company would do is not decided yet.",
      test: "name one thing that a cheaper rival would refuse",
    },
  });
}

/** What a customer gets, who came last, and who is turned away. */
export function writeProduct({ material, told }: DeckMaterial): SlidePart | null {
  const { offering, customers, not_for } = material.sheet.facts;
  const headline = told.next(offering, HEADLINE_WORDS);
  const customer = customers.find(({ wanted }) => wanted) ?? customers[0];
  const cards = [
    ...(customer === undefined ? [] : [{ title: "One who came", text: customer.text, from: [customer] }]),
    ...(not_for.length === 0 ? [] : [{
      title: "Who it is not for",
      text: not_for.slice(0, 3).map(({ text }) => text).join("\n"),
      from: not_for.slice(0, 3),
    }]),
  ];
  const picture = cardsOf(cards);
  if (headline === null && picture === null) return null;
  return slideOf({
    id: "product",
    kicker: "Product",
    headline: headline ?? claim("Whom it serves, and whom it turns away.", ...(picture?.marks ?? [])),
    picture,
    missing: { admits: "What it is made of is not said yet.", test: "list what a customer holds on day one" },
  });
}
