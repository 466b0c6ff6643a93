import { expect, test } from "vitest";
import { coloursIn } from "../../../agents/facts/colours/names.ts";
import type { Language } from "../../../agents/text/lexicon.ts";

/** A founder's colour is no other's: what it is the colour of belongs to its name. */
test.each<[string, Language, string[]]>([
  ["verde de hoja de níspero y un azul de mono", "es", ["verde de hoja de níspero", "azul de mono"]],
  ["Un gris de cendre et du rouge", "fr", ["gris de cendre", "rouge"]],
  ["Il grigio del fumo di torba e il rosso", "it", ["grigio del fumo di torba", "rosso"]],
  ["Verde d'acqua, bianco", "it", ["Verde d'acqua", "bianco"]],
  ["A muddy hay brown and cream", "en", ["muddy hay brown", "cream"]],
  ["I would like the blue", "en", ["blue"]],
  ["Il nostro è un verde salvia", "it", ["verde salvia"]],
])("%s", (text, language, names) => {
  expect(coloursIn(text, [language]).map(({ name }) => name)).toEqual(names);
});
