/** Names of the months, January first, in the languages dates are read in; each entry is a pattern. */
export const MONTHS: string[] = [
  "jan|january|januar|januari|janvier|janeiro|enero|gennaio|janu[aá]r|styczeń|stycznia",
  "feb|february|februar|februari|février|fevereiro|febrero|febbraio|lutego",
  "mar|march|märz|maart|marts|mars|março|marzo|marca",
  "apr|april|avril|abril|aprile|kwietnia",
  "may|mai|mei|maj|maio|mayo|maggio|maja",
  "jun|june|juni|juin|junho|junio|giugno|czerwca",
  "jul|july|juli|juillet|julho|julio|luglio|lipca",
  "aug|august|augustus|août|agosto|sierpnia",
  "sep|sept|september|septembre|setembro|septiembre|settembre|września",
  "oct|okt|october|oktober|octobre|outubro|octubre|ottobre|października",
  "nov|november|novembre|novembro|noviembre|listopada",
  "dec|dez|december|dezember|décembre|dezembro|diciembre|dicembre|grudnia",
];

const ANY_MONTH = new RegExp(`^(?:${MONTHS.join("|")})(?!\\p{L})`, "iu");

/** True if a text begins with the name of a month. */
export function beginsWithMonth(text: string): boolean {
  return ANY_MONTH.test(text);
}

/** Short names that are words of another kind as well: "may", "mar", "march". */
const DOUBTFUL = /^(?:may|mar|mars|mart|marts|march|mai|mei|maj|maja|marca)$/iu;
const WHOLE_MONTHS = MONTHS.map((names) => new RegExp(`^(?:${names})$`, "iu"));

/** The months that a text names, short or long and in any letters, as "01" to "12": both of "jan n feb". */
export function monthNumbersIn(text: string): string[] {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => !DOUBTFUL.test(word));
  return WHOLE_MONTHS.flatMap((month, at) =>
    words.some((word) => month.test(word)) ? [String(at + 1).padStart(2, "0")] : []
  );
}
