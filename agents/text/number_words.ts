const UNITS: Record<string, number> = {};

/** Numbers as words in the languages founders most often write: small ones, tens, and what is half or a third. */
const TABLE = `
0.5 half
1 one|ein|eins|eine|einen|uno|una|un|une|één
2 two|zwei|dos|deux|twee|due|duas|dois
3 three|drei|tres|trois|drie|tre|três
4 four|vier|cuatro|quatre|quattro|quatro
5 five|fünf|cinco|cinq|vijf|cinque
6 six|sechs|seis|zes|sei
7 seven|sieben|siete|sept|zeven|sette|sete
8 eight|acht|ocho|huit|otto|oito
9 nine|neun|nueve|neuf|negen|nove
10 ten|zehn|diez|dix|tien|dieci|dez
11 eleven|elf|once|onze|undici
12 twelve|zwölf|doce|douze|twaalf|dodici|doze
13 thirteen|dreizehn
14 fourteen|vierzehn
15 fifteen|fünfzehn|quince|quinze|vijftien|quindici
16 sixteen|sechzehn
17 seventeen|siebzehn
18 eighteen|achtzehn
19 nineteen|neunzehn
20 twenty|zwanzig|veinte|vingt|twintig|venti|vinte
30 thirty|dreißig|treinta|trente|dertig|trenta|trinta
40 forty|vierzig|cuarenta|quarante|veertig|quaranta|quarenta
50 fifty|fünfzig|cincuenta|cinquante|vijftig|cinquanta|cinquenta
60 sixty|sechzig|sesenta|soixante|zestig
70 seventy|siebzig|setenta|zeventig
80 eighty|achtzig|ochenta|tachtig
90 ninety|neunzig|noventa|negentig
100 hundred|hundert|cien|cent|honderd|cento|cem
`;

for (const line of TABLE.trim().split("\n")) {
  const [value = "0", words = ""] = line.split(" ");
  for (const word of words.split("|")) UNITS[word] = Number(value);
}

/** Words that are articles as often as numbers: they count only where nothing else would. */
const ARTICLES = "ein|eine|einen|un|une|una|uno|sei|cent|once";

const ALTERNATIVES = Object.keys(UNITS).filter((word) => !ARTICLES.split("|").includes(word))
  .sort((one, other) => other.length - one.length).join("|");

/** Matches a number written as one or more English words, or as one word of another language. */
export const NUMBER_WORDS =
  `(?<!\\p{L})(?:(?:two|three|four|five|six|seven|eight|nine|a|one) hundred(?: and)?(?:[ -](?:${ALTERNATIVES}))*` +
  `|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-| )(?:one|two|three|four|five|six|seven|eight|nine)` +
  `|${ALTERNATIVES})(?!\\p{L}|-\\p{L})`;

/** "seventy-two" is 72, "two hundred and twelve" 212, "zehn" 10; null where the words are no number. */
export function wordsToNumber(text: string): number | null {
  const words = text.trim().toLowerCase().split(/[\s-]+/).filter((word) => word !== "and" && word !== "");
  if (words.length === 0) return null;
  let sum = 0;
  for (const word of words) {
    const value = word === "a" && words.length > 1 ? 1 : UNITS[word];
    if (value === undefined) return null;
    sum = value === 100 ? Math.max(sum, 1) * 100 : sum + value;
  }
  return sum;
}
