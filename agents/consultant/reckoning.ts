import { type FoundNumber, numbersIn, stem, valueOf } from "../text/text.ts";
import { amount, isMoney, type Money, moneyIn, percent, round } from "./money.ts";
import { type Passage, stemsOf } from "./passages.ts";

/** A sum done with the question's numbers and the founder's. `line` shows the arithmetic: an inference. */
export interface Reckoned {
  line: string;
  from: Passage;
}

const INCOME_FIELDS = ["growth.numbers", "pitch.traction"];
const PRICE_FIELDS = ["revenue.model", "offering.what", "messaging.objections", "market.rivals"];
const MOST_LINES = 4;

/** Every sum that the question and the foundation's own numbers allow, the nearest to the question first. */
export function reckon(question: string, passages: Passage[], refused: Passage | null): Reckoned[] {
  const said = passages.filter(({ kind }) => kind === "said");
  const asked = moneyIn(question);
  const counts = numbersIn(question).filter(({ unit, noun }) => unit === null && noun !== null);
  return [
    ...priceChange(question, asked, said),
    ...againstIncome(question, asked, said),
    ...shareAgainstShare(question, said, refused),
    ...overLimit(counts, refused),
    ...priceLadder(question, counts, said),
    ...inUnitsSold(question, asked, said),
  ].slice(0, MOST_LINES);
}

/** "€99 instead of €89", "a price of $5": the change, and how many may leave before it earns less. */
function priceChange(question: string, asked: Money[], said: Passage[]): Reckoned[] {
  const [fresh, named] = asked;
  if (
    fresh === undefined || !/price|instead of|charge|rather than|first \w+|increase|raise/i.test(question)
  ) return [];
  const prices = pricesIn(said).filter(({ money }) => money.unit === fresh.unit);
  const old = prices.find(({ money }) => money.value === named?.value) ??
    nearest(pricesOfSame(question, prices), fresh.value);
  if (old === undefined || old.money.value === fresh.value) return [];
  const change = fresh.value - old.money.value;
  const share = percent(Math.abs(change) / old.money.value);
  const first = `${fresh.text} is ${amount(Math.abs(change), fresh)} ${
    change > 0 ? "more" : "less"
  } than ${old.money.text}: ${share} (${round(Math.abs(change))} ÷ ${round(old.money.value)}).`;
  const lines = [{ line: first, from: old.passage }];
  const buyers = change > 0 ? customersIn(said) : undefined;
  if (buyers !== undefined) {
    const lost = Math.floor(buyers.value * change / fresh.value);
    lines.push({
      line:
        `If all ${buyers.text} paid ${old.money.text} and were asked ${fresh.text}, you would earn no less until more than ${lost} of them left (${
          round(buyers.value)
        } × ${round(change)} ÷ ${round(fresh.value)}).`,
      from: buyers.passage,
    });
  }
  return lines;
}

/** "€14,000 a season" or "€780 rent" against the month or year of income that the founder named. */
function againstIncome(question: string, asked: Money[], said: Passage[]): Reckoned[] {
  const income = incomeIn(said);
  const sum = asked.find(({ value, unit }) => unit === income?.money.unit && value >= 100);
  if (income === undefined || sum === undefined) return [];
  const tail = question.slice(question.indexOf(sum.text)).slice(0, sum.text.length + 20);
  const isYearly = /(a|an|per|each) (season|year)|yearly|annual/i.test(tail);
  const isMonthly = /(a|per|each) month|monthly|rent/i.test(tail);
  if (!isYearly && !isMonthly) return [];
  const named = /month/i.test(income.money.text) ? income.money.text : `${income.money.text} in a month`;
  const share = percent(sum.value / (isYearly ? income.money.value * 12 : income.money.value));
  const line = isYearly
    ? `${amount(sum.value, sum)} a year or season beside twelve months at ${named}: ${
      amount(income.money.value * 12, sum)
    } (12 × ${round(income.money.value)}), so ${share} of it.`
    : `${amount(sum.value, sum)} a month beside ${named}: ${share} of it (${round(sum.value)} ÷ ${
      round(income.money.value)
    }), before any other cost.`;
  return [{ line, from: income.passage }];
}

/** A share of the company is no share of a price. */
const OF_THE_COMPANY = /\b(?:invest\w*|equity|shares? in|stake|of (?:us|the company|my company))\b/iu;
const RISE = /\b(?:rais\w*|increas\w*|put up|higher)\b/iu;

/** "15% for six months" against the 30% that was refused. */
function shareAgainstShare(question: string, said: Passage[], refused: Passage | null): Reckoned[] {
  const offered = numbersIn(question).find(({ unit }) => unit === "%");
  if (offered === undefined || OF_THE_COMPANY.test(question)) return [];
  const known = refused === null ? undefined : numbersIn(refused.text).find(({ unit }) => unit === "%");
  const unitPrice = pricesIn(said).find(({ passage, money }) =>
    passage.from === "revenue.model" && money.value > 0
  );
  const lines: Reckoned[] = [];
  if (known !== undefined && refused !== null && known.value !== offered.value) {
    const times = valueOf(offered.value) / valueOf(known.value);
    lines.push({
      line: `${offered.value}% is ${
        percent(times)
      } of the ${known.value}% you refused (${offered.value} ÷ ${known.value}); the arrangement stays the same.`,
      from: refused,
    });
  }
  if (unitPrice !== undefined && RISE.test(question)) {
    const { money, passage } = unitPrice;
    const fresh = amount(money.value * (1 + valueOf(offered.value) / 100), money);
    const line = `${offered.value}% more than ${money.text} is ${fresh} (${round(money.value)} × ${
      round(1 + valueOf(offered.value) / 100)
    }).`;
    return [...lines, { line, from: passage }];
  }
  if (unitPrice !== undefined) {
    const cut = valueOf(offered.value) / 100 * unitPrice.money.value;
    lines.push({
      line: `On ${unitPrice.money.text}, ${offered.value}% would be ${
        amount(cut, unitPrice.money)
      } each time (${round(unitPrice.money.value)} × ${offered.value} ÷ 100).`,
      from: unitPrice.passage,
    });
  }
  return lines;
}

function overLimit(counts: FoundNumber[], refused: Passage | null): Reckoned[] {
  if (refused === null) return [];
  return counts.flatMap(({ value, noun }) => {
    const limit = numbersIn(refused.text).find((one) => one.noun !== null && sameThing(one.noun, noun));
    if (limit === undefined || valueOf(value) <= valueOf(limit.value)) return [];
    const over = valueOf(value) - valueOf(limit.value);
    const line = `${value} is ${round(over)} more than your ${limit.value} (${value} − ${limit.value}), ${
      percent(over / valueOf(limit.value))
    } beyond the line.`;
    return [{ line, from: refused }];
  });
}

/** "60 boxes" at each price that already stands. */
function priceLadder(question: string, counts: FoundNumber[], said: Passage[]): Reckoned[] {
  const count = counts[0];
  if (count === undefined || !/price|charge|cost/i.test(question)) return [];
  const ladder = pricesIn(said).filter(({ passage }) => passage.from === "revenue.model");
  const own = ladder.filter(({ passage }) => passage.stems.has(stem(count.noun ?? "").toLowerCase()));
  const steps = (own.length > 0 ? own : ladder).slice(0, 3);
  return steps.map(({ money, passage }) => ({
    line: `${count.value} at ${money.text}: ${
      amount(valueOf(count.value) * money.value, money)
    } (${count.value} × ${round(money.value)}).`,
    from: passage,
  }));
}

/** A monthly cost in the thing that is sold: how many of them it takes. */
function inUnitsSold(question: string, asked: Money[], said: Passage[]): Reckoned[] {
  const cost = asked[0];
  if (cost === undefined || !/\brent\b|lease|salary|wage/i.test(question)) return [];
  const price = pricesIn(said).find(({ passage, money }) =>
    passage.from === "revenue.model" && money.unit === cost.unit && money.value < cost.value
  );
  if (price === undefined) return [];
  return [{
    line: `${amount(cost.value, cost)} is ${
      round(Math.ceil(cost.value / price.money.value))
    } times ${price.money.text} (${round(cost.value)} ÷ ${
      round(price.money.value)
    }), before what each one costs to make.`,
    from: price.passage,
  }];
}

interface Priced {
  money: Money;
  passage: Passage;
}

function pricesIn(said: Passage[]): Priced[] {
  return PRICE_FIELDS.flatMap((field) =>
    said.filter(({ from }) => from === field).flatMap((passage) =>
      moneyIn(passage.text).map((money) => ({ money, passage }))
    )
  );
}

function nearest(prices: Priced[], value: number): Priced | undefined {
  return prices.filter(({ money }) => money.value >= value / 2 && money.value <= value * 2)
    .sort((one, other) => Math.abs(one.money.value - value) - Math.abs(other.money.value - value))[0];
}

/** The prices of what the question speaks of, by its name; all of them where it names nothing that is priced. */
function pricesOfSame(question: string, prices: Priced[]): Priced[] {
  const asked = stemsOf(question);
  const listed = prices.filter(({ passage }) => passage.from === "revenue.model");
  const named = listed.filter(({ passage }) =>
    [...passage.stems].some((each) => /^\p{L}/u.test(each) && asked.has(each))
  );
  return named.length > 0 ? named : listed;
}

/** What comes in a month: "€2,647 a month", or a month's sum said by its name. */
function incomeIn(said: Passage[]): Priced | undefined {
  const candidates = INCOME_FIELDS.flatMap((field) =>
    said.filter(({ from }) => from === field).flatMap((passage) =>
      moneyIn(passage.text).filter(({ text, value, index }) =>
        value >= 100 &&
        (/month/i.test(text) || MONTHLY.test(passage.text.slice(Math.max(0, index - 14), index + 40)))
      ).map((money) => ({ money, passage }))
    )
  );
  return candidates[0];
}

const MONTHLY =
  /a month|per month|monthly|(January|February|March|April|May|June|July|August|September|October|November|December) was|in (January|February|March|April|May|June|July|August|September|October|November|December)/;

function customersIn(said: Passage[]): { value: number; text: string; passage: Passage } | undefined {
  for (const field of ["pitch.traction", "growth.numbers", "company.stage_region"]) {
    for (const passage of said.filter(({ from }) => from === field)) {
      const found = numbersIn(passage.text).find((number) =>
        !isMoney(number) && number.unit === null && number.noun
      );
      if (found !== undefined) {
        return { value: valueOf(found.value), text: `${found.value} ${found.noun}`, passage };
      }
    }
  }
  return undefined;
}

function sameThing(one: string, other: string | null): boolean {
  return other !== null && stem(other.split("-")[0] ?? "") === stem(one);
}
