import { rememberedValue } from "../../text/remembered.ts";

/** Each sentence is compared with every kind of phrase. */
const MOST_TEXTS = 500;

/** Words as phrases are compared: lower case, without accents, apostrophes and signs. */
export const plainWords: (text: string) => string = rememberedValue(
  (text) =>
    text.toLowerCase().replace(/ß/g, "ss").normalize("NFD").replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC").replace(/['’‘`´]/g, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim(),
  MOST_TEXTS,
);
