const SECOND_LEVEL = new Set(["co", "com", "org", "net", "gov", "ac", "or", "ne", "go", "gob"]);

/** "nrc.nl" for "https://www.nrc.nl/a": the host as people write it; "" for no address. */
export function outletOf(url: string): string {
  return URL.parse(url)?.host.replace(/^www\./, "") ?? "";
}

/** True if two outlets may well be the same house: "nrc.nl" and "NRC", "bbc.co.uk" and "news.bbc.com". */
export function isSameOutlet(one: string, other: string): boolean {
  const [a, b] = [houseOf(one), houseOf(other)];
  return a === b || (Math.min(a.length, b.length) >= 3 && (a.includes(b) || b.includes(a)));
}

function houseOf(outlet: string): string {
  const lower = outlet.toLowerCase();
  if (!/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?$/u.test(lower)) return lower.replace(/[^\p{L}\p{N}]/gu, "");
  if (/^[\d.:]+$/.test(lower)) return lower;
  const labels = lower.replace(/:\d+$/, "").split(".").slice(0, -1);
  if (labels.length > 1 && SECOND_LEVEL.has(labels.at(-1) ?? "")) labels.pop();
  return labels.at(-1) ?? lower;
}
