/** Words as phrases are compared: lower case, without accents, apostrophes and signs. */
export function plainWords(text: string): string {
  return text.toLowerCase().replace(/ß/g, "ss").normalize("NFD").replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC").replace(/['’‘`´]/g, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
