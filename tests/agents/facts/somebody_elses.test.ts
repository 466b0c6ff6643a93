import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

/** What was typed, the colours that are the founder's, wanted or refused. */
const COLOURS: [string, string[]][] = [
  ["Rust red and bone. My sister-in-law suggested turquoise, we haven't settled it.", ["Rust red"]],
  ["Navy and cream. Tomas would love a bit of orange.", ["Navy", "cream"]],
  ["Ink blue. The printer proposed gold, that's still being discussed.", ["Ink blue"]],
  ["Dunkelgrün und Weiß. Meine Tochter würde gern Rosa nehmen.", ["Dunkelgrün", "Weiß"]],
  ["Dunkelgrün und Weiß. Jannik hätte gern Rot dabei.", ["Dunkelgrün", "Weiß"]],
  ["Bleu marine et blanc. Ma belle-sœur verrait bien du vert.", ["Bleu marine", "blanc"]],
  ["Bleu marine et blanc. Mon associé propose du rouge, on en discute.", ["Bleu marine", "blanc"]],
  ["Negro y blanco. A mi hermano le gustaría el amarillo.", ["Negro", "blanco"]],
  ["Negro y blanco. Mi diseñadora propuso naranja, lo estamos discutiendo.", ["Negro", "blanco"]],
  ["Blu e bianco. Mia figlia vorrebbe il giallo.", ["Blu", "bianco"]],
  ["Azul e branco. O meu sócio gostava de verde.", ["Azul", "branco"]],
  ["Blauw en wit. Mijn broer zou graag oranje zien.", ["Blauw", "wit"]],
  ["Blauw en wit. Oranje willen we ook.", ["Blauw", "wit", "Oranje"]],
  ["Navy and cream. The van was red when we bought it.", ["Navy", "cream"]],
  ["Bleu marine et blanc. La camionnette était rouge quand on l'a achetée.", ["Bleu marine", "blanc"]],
  ["Dunkelgrün und Weiß. Der Wagen war rot, als wir ihn kauften.", ["Dunkelgrün", "Weiß"]],
];

test.each(COLOURS)("a colour that somebody else wants is not the founder's: %s", (typed, expected) => {
  const { colours } = sheetOf({ "visual.colours": typed }).facts;
  expect(colours.map(({ name }) => name)).toEqual(expected);
});

/** What was typed, the steps that are decided. */
const STEPS: [string, string[]][] = [
  ["A second oven in May. Selling franchises is a possibility, but that's all it is.", [
    "A second oven in May",
  ]],
  ["A second oven in May. Ruth would like a café, I said no.", ["A second oven in May"]],
  ["Ein zweiter Ofen im Mai. Ein Onlineshop ist eine Möglichkeit, mehr nicht.", ["Ein zweiter Ofen im Mai"]],
  ["Ein zweiter Ofen im Mai. Über ein Café sind wir uns noch nicht einig.", ["Ein zweiter Ofen im Mai"]],
  ["Un second four en mai. Une boutique à Nantes, on en discute encore.", ["Un second four en mai"]],
  ["Un segundo horno en mayo. Una tienda en línea es una posibilidad, nada más.", [
    "Un segundo horno en mayo",
  ]],
  ["Un secondo forno a maggio. Un negozio a Bari è una possibilità, niente di più.", [
    "Un secondo forno a maggio",
  ]],
  ["Um segundo forno em maio. Uma loja no Porto é uma possibilidade, nada mais.", [
    "Um segundo forno em maio",
  ]],
  ["Een tweede oven in mei. Een winkel in Gent is een mogelijkheid, meer niet.", ["Een tweede oven in mei"]],
  // What is done today and will be given up is no step.
  ["A second oven in May. On Mondays we still buy in frozen dough, and that will stop.", [
    "A second oven in May",
  ]],
  ["Ein zweiter Ofen im Mai. Montags backen wir noch mit Fertigmischung, das hört auf.", [
    "Ein zweiter Ofen im Mai",
  ]],
  ["Un second four en mai. Le lundi on achète encore de la pâte surgelée, on va arrêter.", [
    "Un second four en mai",
  ]],
  ["Un segundo horno en mayo. Los lunes todavía compramos masa congelada, y eso lo vamos a dejar.", [
    "Un segundo horno en mayo",
  ]],
  ["A second oven in May. We stop the market stall in June.", [
    "A second oven in May",
    "We stop the market stall in June",
  ]],
];

test.each(STEPS)("what is open, or still done and to be given up, is no step: %s", (typed, expected) => {
  const { next } = sheetOf({ "evolution.next": typed }).facts;
  expect(next.map(({ text }) => text)).toEqual(expected);
});
