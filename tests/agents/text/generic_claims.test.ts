import { expect, test } from "vitest";
import { isGenericClaim } from "../../../agents/text/generic_claims.ts";

const THIN = [
  "Twenty years of experience and top quality.",
  "we care about our customers",
  "Our people, really.",
  "Zwanzig Jahre Erfahrung und höchste Qualität",
  "Wir sind ein Team mit Leidenschaft",
  "Vingt ans d'expérience et la qualité",
  "veinte años de experiencia y la mejor calidad",
  "Esperienza e qualità",
  "Qualidade e confiança",
  "twintig jaar ervaring",
  "品質とサービス",
  "We treat you like family, we really do.",
  "personal touch, local knowledge, years of experience",
  "Wir nehmen uns halt Zeit und haben viel Erfahrung.",
  "Somos muy personalizados, grupos reducidos, profes con experiencia.",
  "We zijn duurzaam en gezellig en we denken mee met de klant.",
  "二十年の経験と高品質",
  "Passion and heart, and a lot of experience.",
  "Mit Herzblut und Sorgfalt.",
  "Wir haben sehr viel Erfahrung und arbeiten mit Herz.",
  "Cuore e passione.",
  "真心を込めて丁寧に。",
];

const FULL = [
  "I sleep on site the night before every kiln opening",
  "61 of the 90 boats came back",
  "Patagonia",
  "They sag in two years and people think all gates do.",
  "keine Hotels, weil die nicht zahlen",
  "Wir löten jedes Board am selben Tag",
  "On livre le pain avant 7 h",
  "Vendemos miel de un solo apicultor",
  "Rifiutiamo i matrimoni perché rovinano il sabato",
  "Não fazemos casamentos ao domingo",
  "We bakken alleen met eigen zuurdesem",
  "予約は電話だけで受けます",
  "We glue every sole by hand at the customer's table",
  "Ik haal de fiets zelf op, ook op zondag",
];

test.each(THIN)("words that every rival could say are thin: %s", (text) => {
  expect(isGenericClaim(text)).toBe(true);
});

test.each(FULL)("a thing of one's own is not thin: %s", (text) => {
  expect(isGenericClaim(text)).toBe(false);
});
