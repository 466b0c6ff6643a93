import { rememberedValue } from "./remembered.ts";

/** What money is called: signs and words, each with its ISO 4217 code; "?" where the word alone does not say which. */
const BEFORE: Record<string, string> = {
  "£": "GBP",
  "€": "EUR",
  "US$": "USD",
  "A$": "AUD",
  "AU$": "AUD",
  "NZ$": "NZD",
  "C$": "CAD",
  "CA$": "CAD",
  "S$": "SGD",
  "HK$": "HKD",
  "R$": "BRL",
  "$": "?sign",
  "¥": "JPY",
  "\uffe5": "JPY",
  "₹": "INR",
  "Rs.": "INR",
  "Rs": "INR",
  "₦": "NGN",
  "₺": "TRY",
  "₴": "UAH",
  "₩": "KRW",
  "฿": "THB",
  "₫": "VND",
  "₱": "PHP",
  "₪": "ILS",
  "GH₵": "GHS",
  "₵": "GHS",
  "KSh": "KES",
  "Fr.": "CHF",
  "SFr.": "CHF",
  "zł": "PLN",
  "kr.": "?krone",
  "kr": "?krone",
};

const CODES =
  "EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|UAH|AUD|NZD|CAD|SGD|HKD|BRL|MXN|ARS|CLP|COP|PEN|INR|NGN|GHS|KES|ZAR|MAD|AED|SAR|ILS|KRW|CNY|THB|VND|PHP|IDR|MYR";

/** Words behind a number, in the eight languages and the ones of the currency's own country. */
const WORDS: [RegExp, string][] = [
  [/^(?:quid|pounds?|pound sterling|sterling|libras?|pfund|livres? sterling|ponden|ポンド)$/iu, "GBP"],
  [/^(?:euros?|euros|ユーロ)$/iu, "EUR"],
  [/^(?:bucks?|dollars?|dólar(?:es)?|dollari|dollaro|ドル)$/iu, "?dollar"],
  [/^(?:franken|stutz|francs? suisses?|franchi|fränkli|fr)$/iu, "CHF"],
  [/^francs?$/iu, "?franc"],
  [/^(?:yens?|円|ienes?)$/iu, "JPY"],
  [/^(?:kronor|kroner|kronen|crowns|kr|spänn)$/iu, "?krone"],
  [/^(?:zł|zl|zloty|zlotys|złotych|złoty|złote)$/iu, "PLN"],
  [/^(?:kč|korun)$/iu, "CZK"],
  [/^(?:[Ff]orints?|Ft)$/u, "HUF"],
  [/^(?:lei|leu)$/iu, "RON"],
  [/^(?:liras?|tl)$/iu, "TRY"],
  [/^(?:reais|real)$/iu, "BRL"],
  [/^(?:rupees?|rupien)$/iu, "INR"],
  [/^nairas?$/iu, "NGN"],
  [/^cedis?$/iu, "GHS"],
  [/^rands?$/iu, "ZAR"],
  [/^shillings?$/iu, "?shilling"],
  [/^pesos?$/iu, "?peso"],
  [/^pesos? mexicanos?$/iu, "MXN"],
  [/^pesos? colombianos?$/iu, "COP"],
  [/^pesos? argentinos?$/iu, "ARS"],
  [/^pesos? chilenos?$/iu, "CLP"],
  [/^pesos? uruguayos?$/iu, "UYU"],
  [/^(?:won|ウォン)$/iu, "KRW"],
  [/^(?:yuan|rmb|元)$/iu, "CNY"],
  [/^baht$/iu, "THB"],
  [/^dirhams?$/iu, "?dirham"],
  [/^(?:soles)$/iu, "PEN"],
];

/** Hundredths: 50p is £0.50. */
const HUNDREDTHS: [RegExp, string][] = [
  [/^(?:p|pence|pennies)$/iu, "GBP"],
  [/^(?:rappen|rp\.?|räppli)$/iu, "CHF"],
  [/^(?:cents?|ct\.?|cts|centimes?|céntimos?|cêntimos?|centavos?|centesimi|セント)$/iu, "?cent"],
];

/** Which currency a word stands for where the founder works; a place decides only the words it has a use for. */
const PLACES: [RegExp, string][] = ([
  [
    "australia\\p{L}*|aussie|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|dubbo|queensland|nsw|tasmania|new south wales",
    "AUD",
  ],
  ["new zealand|aotearoa|auckland|wellington|christchurch|dunedin|nz", "NZD"],
  [
    "canada|canadian|toronto|vancouver|montr[eé]al|qu[eé]bec|ontario|alberta|calgary|ottawa|winnipeg|halifax|manitoba|nova scotia",
    "CAD",
  ],
  ["singapore", "SGD"],
  ["hong kong", "HKD"],
  ["sweden|sverige|schweden|suède|stockholm|göteborg|gothenburg|malmö|uppsala", "SEK"],
  ["norway|norge|norwegen|norvège|oslo|bergen|trondheim|stavanger|tromsø", "NOK"],
  [
    "denmark|danmark|dänemark|danemark|copenhagen|københavn|aarhus|odense|aalborg|funen|jutland",
    "DKK",
  ],
  [
    "switzerland|schweiz|suisse|svizzera|z[uü]rich|gen[eè]ve|geneva|basel|bern|lausanne|luzern|ticino",
    "CHF",
  ],
  ["mexic\\p{L}+|méxico|cdmx|guadalajara|monterrey|oaxaca|puebla|mérida|querétaro|tijuana", "MXN"],
  ["argentin\\p{L}+|buenos aires|rosario|mendoza|bariloche", "ARS"],
  ["chile|santiago de chile|valparaíso", "CLP"],
  ["colombia|bogot[aá]|medell[ií]n|cali|barranquilla|bucaramanga|cartagena de indias|manizales", "COP"],
  ["philippines|manila|cebu", "PHP"],
  ["kenya|nairobi|mombasa", "KES"],
  ["uganda|kampala", "UGX"],
  ["tanzania|dar es salaam", "TZS"],
  ["morocco|maroc|casablanca|marrakech|rabat", "MAD"],
  ["dubai|abu dhabi|emirates|uae", "AED"],
  [
    "usa|u\\.s\\.|united states|america|ohio|texas|california|florida|new york|boston|chicago|boise|idaho|seattle|portland|denver|colorado|austin|oregon|michigan|indiana",
    "USD",
  ],
  [
    "uk|u\\.k\\.|united kingdom|britain|england|scotland|wales|london|leeds|manchester|bristol|birmingham|liverpool|glasgow|edinburgh|cardiff|york|kent|sussex|suffolk|norfolk|cornwall|devon|yorkshire|sheffield|newcastle|nottingham|brighton",
    "GBP",
  ],
  [
    "ireland|dublin|galway|cork|germany|deutschland|berlin|münchen|munich|hamburg|köln|frankfurt|leipzig|kassel|stuttgart|österreich|austria|wien|vienna|graz|france|paris|lyon|rennes|marseille|bordeaux|nantes|toulouse|spain|españa|madrid|barcelona|sevilla|valencia|navarra|italy|italia|roma|milano|torino|napoli|bologna|firenze|portugal|lisboa|lisbon|porto|netherlands|nederland|amsterdam|rotterdam|utrecht|belgium|belgië|belgique|antwerpen|ghent|gent|bruxelles|finland|helsinki|greece|athens",
    "EUR",
  ],
  ["japan|tokyo|kyoto|osaka", "JPY"],
  ["per[uú]|lima|arequipa|cusco|trujillo", "PEN"],
  [
    "bra[sz]il\\p{L}*|são paulo|rio de janeiro|belo horizonte|curitiba|porto alegre|recife|florianópolis",
    "BRL",
  ],
  ["india|mumbai|bengaluru|bangalore|chennai|hyderabad|kolkata|pune|new delhi|kerala", "INR"],
  ["nigeria|lagos|abuja|ibadan|kano|port harcourt", "NGN"],
  ["ghana|accra|kumasi", "GHS"],
  ["south africa|johannesburg|cape town|durban|pretoria", "ZAR"],
  ["uruguay|montevideo", "UYU"],
] as const).map(([places, currency]) => [
  new RegExp(`(?<!\\p{L})(?:${places})(?!\\p{L})`, "iu"),
  currency,
]);

/** Names that are written without blanks around them. */
const UNSPACED_PLACES: [RegExp, string][] = [[
  /日本|東京|京都|大阪|埼玉|さいたま|横浜|名古屋|福岡|札幌|神戸/u,
  "JPY",
]];

const USES: Record<string, string[]> = {
  "?dollar": ["AUD", "NZD", "CAD", "SGD", "HKD", "USD"],
  "?sign": ["AUD", "NZD", "CAD", "SGD", "HKD", "USD", "MXN", "ARS", "CLP", "COP", "UYU"],
  "?krone": ["SEK", "NOK", "DKK"],
  "?franc": ["CHF"],
  "?shilling": ["KES", "UGX", "TZS"],
  "?peso": ["MXN", "ARS", "CLP", "COP", "PHP", "UYU"],
  "?dirham": ["MAD", "AED"],
  "?cent": ["EUR", "USD", "AUD", "NZD", "CAD", "CHF", "BRL", "MXN", "ZAR", "SGD"],
};
/** What the word alone most often means; null where it may mean several alike. */
const ALONE: Record<string, string> = { "?dollar": "USD", "?sign": "USD", "?franc": "CHF" };

const escaped = (text: string) => text.replace(/[.$]/g, "\\$&");
/** The source of a pattern for what may stand right before an amount of money. */
export const CURRENCY_BEFORE = Object.keys(BEFORE).sort((a, b) => b.length - a.length)
  .map((sign) => (/^\p{L}/u.test(sign) ? "(?<!\\p{L})" : "") + escaped(sign)).join("|") +
  `|(?<!\\p{L})(?:${CODES})`;
/** The source of a pattern for what may stand right behind one. */
export const CURRENCY_AFTER =
  "€|£|\\$|¥|₺|₴|₹|円|ユーロ|ドル|ポンド|元|zł(?!\\p{L})|Kč(?!\\p{L})|kr(?:\\.|(?!\\p{L}))|,-|(?:" +
  CODES +
  "|TL|Ft|Fr|CHF|p|ct|cts|Rp|quid|pounds?|sterling|libras?|pfund|livres? sterling|ponden|euros?|bucks?|dollars?|dólar(?:es)?|dollar[io]|franken|stutz|francs?(?: suisses?)?|franchi|yens?|kronor|kroner|kronen|crowns|zlotys?|złotych|złote|forints?|lei|liras?|reais|real|rupees?|rupien|nairas?|cedis?|rands?|shillings?|pesos?(?: (?:mexican|colombian|argentin|chilen|uruguay)os?)?|won|yuan|rmb|baht|dirhams?|soles|pence|pennies|rappen|cents?|centimes?|céntimos?|cêntimos?|centavos?|centesimi)(?![\\p{L}\\p{N}])";

/** The ISO code of a sign or word of money, and whether it names hundredths; `home` settles "$", "kr" and "cents". */
export function currencyOf(
  sign: string,
  home: string | null,
): { currency: string | null; hundredths: boolean } {
  const bare = sign.trim();
  const hundredth = HUNDREDTHS.find(([words]) => words.test(bare))?.[1];
  if (hundredth !== undefined) return { currency: settled(hundredth, home), hundredths: true };
  const upper = bare.toUpperCase();
  const code = BEFORE[bare] ?? (new RegExp(`^(?:${CODES})$`).test(upper) ? upper : undefined) ??
    WORDS.find(([words]) => words.test(bare.replace(/\.$/, "")))?.[1] ?? "?";
  return { currency: settled(code, home), hundredths: false };
}

function settled(code: string, home: string | null): string | null {
  if (!code.startsWith("?")) return code;
  return home !== null && (code === "?" || USES[code]?.includes(home)) ? home : ALONE[code] ?? null;
}

/** True for a sign or word that says its currency without the place: "euros", and not "$" or "pesos". */
export function saysCurrency(text: string): boolean {
  return !/\$|(?<!\p{L})(?:bucks?|dollars?|dólar(?:es)?|dollar[io]|francs?)(?!\p{L})/iu.test(text) ||
    /[A-Z]{2,3}/u.test(text);
}

/** The currency of the first place that a text names, or null where it names none we know. */
export const currencyOfPlace: (text: string) => string | null = rememberedValue((text) => {
  const found = [...PLACES, ...UNSPACED_PLACES].map(([places, currency]) => ({
    at: text.search(places),
    currency,
  }))
    .filter(({ at }) => at !== -1).sort((one, other) => one.at - other.at);
  return found[0]?.currency ?? null;
});
