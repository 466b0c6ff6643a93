import { expect, test } from "vitest";
import { amountsIn } from "../../../agents/text/amounts.ts";
import type { Language } from "../../../agents/text/lexicon.ts";

function read(text: string, languages: Language[] = ["en"], home: string | null = null): string[] {
  return amountsIn(text, { languages, home }).filter(({ isArticle }) => !isArticle).map((amount) =>
    [amount.upTo === null ? amount.value : `${amount.value}..${amount.upTo}`, amount.currency ?? amount.kind]
      .join(" ")
  );
}

test("signs, scales and separators of both habits", () => {
  expect(read("£1.2m, $450k and €2,500")).toEqual(["1200000 GBP", "450000 USD", "2500 EUR"]);
  expect(read("1.240 Fühler, 8.680 € und 1'200 Franken, 1,13 Mio €", ["de"])).toEqual([
    "1240 number",
    "8680 EUR",
    "1200 CHF",
    "1130000 EUR",
  ]);
  expect(read("R$ 1.200,50 e 40 mil euros", ["pt"])).toEqual(["1200.5 BRL", "40000 EUR"]);
  expect(read("640 000 zł and 14 000 kr")).toEqual(["640000 PLN", "14000 money"]);
  expect(read("38,000円、月2万円、1億2000万円", ["ja"])).toEqual(["38000 JPY", "20000 JPY", "120000000 JPY"]);
});

test("money in words is money, hundredths are hundredths", () => {
  expect(read("28 quid, 50p, sixty bucks, 10 cedis")).toEqual(["28 GBP", "0.5 GBP", "60 USD", "10 GHS"]);
  expect(read("50 Rappen", ["de"])).toEqual(["0.5 CHF"]);
});

test("a bare $ or kr follows the place, else the dollar is American and the crown is open", () => {
  expect(read("$80 and 500 kr", ["en"], "AUD")).toEqual(["80 AUD", "500 money"]);
  expect(read("$80 and 500 kr", ["en"], "SEK")).toEqual(["80 USD", "500 SEK"]);
});

test("numbers in words of eight languages", () => {
  expect(read("two hundred and twelve gyms, forty-one sites")).toEqual(["212 number", "41 number"]);
  expect(read("zweihundertzwölf Kunden, einundzwanzig Gäste", ["de"])).toEqual(["212 number", "21 number"]);
  expect(read("quatre-vingt-dix élèves et soixante-dix parents", ["fr"])).toEqual(["90 number", "70 number"]);
  expect(read("treinta y cinco colegios", ["es"])).toEqual(["35 number"]);
  expect(read("centoventi bottiglie, trentuno soci", ["it"])).toEqual(["120 number", "31 number"]);
  expect(read("cento e vinte alunos", ["pt"])).toEqual(["120 number"]);
  expect(read("honderdtwintig klanten", ["nl"])).toEqual(["120 number"]);
  expect(read("百二十人、三割", ["ja"])).toEqual(["120 number", "30 percent"]);
});

test("ranges are one amount with two ends", () => {
  expect(read("5 to 40 restaurants, 14 or 15 days, 20-60 beds")).toEqual([
    "5..40 number",
    "14..15 number",
    "20..60 number",
  ]);
});

test("years, ordinals, times, names and torn-off numbers are no amounts", () => {
  expect(read("in 2027 on the 2nd at 10:30, B12, #12372A, v7, Q1")).toEqual([]);
  expect(read("other finance managers 14")).toEqual(["14 number"]);
  expect(read("5 for £14,000")).toEqual(["5 number", "14000 GBP"]);
});

test("the stretch is exact", () => {
  const text = "roughly £607k ARR, call it £50,500 MRR";
  for (const amount of amountsIn(text, { languages: ["en"], home: null })) {
    expect(text.slice(amount.index, amount.end)).toBe(amount.text);
  }
});

test("half a dozen is six of something and no share", () => {
  expect(read("half a dozen looms")).not.toContain("50 percent");
  expect(read("ein halbes Dutzend Webstühle", ["de"])).not.toContain("50 percent");
  expect(read("half of the looms")).toEqual(["50 percent"]);
});
