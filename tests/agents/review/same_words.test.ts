import { describe, expect, it } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { NOTED } from "../../../agents/review/contradictions/conflict.ts";
import { conflictsOf } from "../../../agents/interview/contradictions/conflicts.ts";
import { NOW } from "../../helpers/case_state.ts";
import { founderWho } from "../../helpers/founders.ts";

type Answers = Partial<Record<FieldId, string>>;

function putIn(answers: Answers): [string, string][] {
  return conflictsOf(founderWho(answers), NOW).filter(({ weight }) => weight > NOTED)
    .map(({ a, b }) => [a.quote, b.quote]);
}

const STAND_AGAINST: [why: string, refused: Answers, done: Answers][] = [
  ["a purpose denies nothing of the deed", {
    "identity.values": "We don't press supermarket apples.",
  }, { "evolution.next": "In autumn we'll press supermarket apples so the mill doesn't stand still." }],
  ["nor does a reason", { "customer.not_for": "No hacemos jamón ahumado." }, {
    "revenue.model": "Cada martes hacemos jamón ahumado porque nadie más lo hace, a 18 euros.",
  }],
  ["German May is no Italian never", { "customer.not_for": "Gläserne Dächer decken wir nicht." }, {
    "evolution.next": "Ab Mai decken wir in Wismar gläserne Dächer.",
  }],
  ["Dutch 'pas' refuses nothing", { "identity.values": "Wij verven nooit houten schepen." }, {
    "evolution.next": "Wij verven pas vanaf juni twee houten schepen per maand.",
  }],
  ["an elided word is the same in another form", {
    "identity.values": "On refuse d'acheter des fleurs coupées.",
  }, { "evolution.next": "L'hiver on achètera des fleurs coupées deux fois par mois." }],
  ["a habit told beside the numbers", { "customer.not_for": "We don't board foreign parrots." }, {
    "growth.numbers": "14 cages. We board foreign parrots every weekend.",
  }],
  ["a habit of somebody of the team", { "channels.refused": "Leaflet drops, no." }, {
    "pitch.team": "Oona Reid, engineer: built the pumps at a brewery.",
    "growth.numbers": "61 members. The calls come off Oona, who leaflet drops two streets every Sunday.",
  }],
  ["what is named before it is refused", { "identity.values": "Las terrazas, no las barremos." }, {
    "evolution.next": "Desde marzo barremos las terrazas del hotel.",
  }],
  ["a Japanese habit", { "identity.values": "革の財布は一切修理しません。" }, {
    "growth.numbers": "お客さまは三十人です。毎週、革の財布を修理しています。",
  }],
  ["what was given up, and is done", { "channels.refused": "Los mercadillos, lo dejé, se acabó." }, {
    "community.places": "El mercadillo de Ronda, donde cada domingo tengo un puesto.",
  }],
  ["not ourselves, and ourselves", { "offering.what": "Wij installeren niet zelf." }, {
    "evolution.next": "Vanaf maart installeren wij de eerste tien pompen zelf.",
    "revenue.model": "Pompen installeren kost 300 euro.",
    "difference.only": "Wij meten voor wij installeren.",
    "proof.best": "In 2025 is er 40 keer geïnstalleerd.",
    "messaging.objections": "Is installeren duur? Nee, installeren duurt een dag.",
  }],
  ["no charge for who does not come, and one", {
    "identity.values": "On ne facture jamais un rendez-vous manqué.",
  }, { "customer.last_three": "Le dernier, Paul, je lui ai facturé 20 euros pour un lapin." }],
  ["the same in German", { "identity.values": "Für eine versäumte Stunde berechnen wir nichts." }, {
    "messaging.objections":
      "«Und wenn ich krank bin?» Nicht erschienene Kinder verrechnen wir mit 40 Franken.",
  }],
  ["no money from a kind, and a rival of that kind who pays", {
    "identity.values": "We take no money from mills.",
    "company.links": "The others are Tarnbrook Cloth and Ferris. Tarnbrook is a mill.",
  }, { "revenue.model": "A visit is £90. Tarnbrook pays us 5% on every roll." }],
];

const AT_PEACE: [why: string, answers: Answers][] = [
  ["the refusal stands in the reason's main clause", {
    "identity.values": "We don't press supermarket apples.",
    "evolution.next": "We won't press supermarket apples because the skins are waxed.",
  }],
  ["what is counted is no habit", {
    "customer.not_for": "We don't board foreign parrots.",
    "growth.numbers": "14 cages. We turned away nine foreign parrots.",
  }],
  ["a neighbour has the habit", {
    "channels.refused": "Leaflet drops, no.",
    "growth.numbers": "61 members. The gym opposite leaflet drops two streets every Sunday.",
  }],
  ["it is done to them", {
    "channels.refused": "Leaflet drops, no.",
    "growth.numbers": "61 members. We get two leaflet drops every Sunday.",
  }],
  ["those who come do it", {
    "channels.refused": "Cold calling, no.",
    "growth.numbers": "12 groups. Our pupils do cold calls every day, and we listen.",
  }],
  ["ourselves is all that is shared", {
    "offering.what": "Wij leveren niet zelf.",
    "evolution.next": "De kruiden snijden wij in mei zelf.",
  }],
  ["it is only the reason of what is done", {
    "identity.values": "Nous n'imprimons jamais de tracts politiques.",
    "evolution.next": "En mars nous imprimons des affiches parce que les tracts politiques vont aux autres.",
  }],
  ["a brother does it", {
    "channels.refused": "Los mercadillos, lo dejé, se acabó.",
    "community.places": "Mi hermano tiene un puesto en el mercadillo de Ronda cada domingo.",
  }],
  ["it is given up there too", {
    "identity.values": "We never print plastic labels.",
    "evolution.next": "In May we print on paper, and we're done with plastic labels.",
  }],
  ["what was given up is told as over", {
    "channels.refused": "Los mercadillos, lo dejé, se acabó.",
    "identity.why": "Antes tenía un puesto en el mercadillo de Ronda.",
  }],
  ["ourselves is said of something else", {
    "offering.what": "Wij installeren niet zelf.",
    "evolution.next": "Vanaf maart bakken wij de tegels zelf.",
  }],
  ["somebody else charged us", {
    "identity.values": "We don't charge for a missed class.",
    "customer.last_three": "We cancelled the hall because they charged us £200.",
  }],
  ["only the late ones are charged, and that was said", {
    "identity.values": "We don't charge for a missed class, except on the day itself.",
    "revenue.model": "A class is £12, and we charge half for a no-show.",
  }],
  ["the rival that pays is of no such kind", {
    "identity.values": "We take no money from mills.",
    "company.links": "The others are Tarnbrook Cloth and Ferris. Tarnbrook sells to mills.",
    "revenue.model": "A visit is £90. Tarnbrook pays us 5% on every roll.",
  }],
  ["the money comes from those whom the kind sends", {
    "identity.values": "Wir nehmen kein Geld von Banken.",
    "revenue.model": "Kunden von Banken zahlen uns 40 Euro im Monat.",
  }],
];

describe("what is refused and done in the same words", () => {
  it.each(STAND_AGAINST)("is put: %s", (_, refused, done) => {
    const found = putIn({ ...refused, ...done });
    expect(found).toHaveLength(1);
    const said = [refused, done].map((answers) => Object.values(answers).join(" "));
    expect(found[0]!.map((side, at) => said[at]!.includes(side))).toEqual([true, true]);
  });

  it.each(AT_PEACE)("is nothing where %s", (_, answers) => {
    expect(putIn(answers)).toEqual([]);
  });
});
