import { describe, expect, it } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { actsIn } from "../../../agents/interview/acts/acts_in.ts";

/** The stretches of a message that answer. */
function answersIn(message: string, field: FieldId): string[] {
  return actsIn(message, { field, asked: "What happened right before a customer rang you?" })
    .filter(({ kind }) => kind === "answer").map(({ text }) => text);
}

describe("what is no answer", () => {
  it.each([
    "Sorry what's a trigger, is that like what makes them ring me?",
    "Was ist ein Auslöser, ist das so was wie warum die anrufen?",
    "C'est quoi un déclencheur, c'est ce qui les fait appeler ?",
    "¿Qué es un detonante, lo que les hace llamar?",
    "Cos'è un fattore, quello che li fa chiamare?",
    "O que é um gatilho, é o que faz eles ligarem?",
    "Wat is een aanleiding, is dat waarom ze bellen?",
    "Un déclencheur, c'est ce qui les décide, c'est ça ?",
    "Ein Auslöser, ist das was sie entscheiden lässt?",
  ])("a word's meaning and a guess at it are asked back: %s", (message) => {
    expect(answersIn(message, "customer.trigger_barrier")).toEqual([]);
  });

  it.each([
    [
      "We lose to chefs who roll their own. Sorry that's the dog, hang on.",
      "We lose to chefs who roll their own.",
    ],
    ["Wir verlieren an Köche. Sorry, das war der Hund.", "Wir verlieren an Köche."],
    ["On perd contre les chefs. Pardon, c'est le téléphone.", "On perd contre les chefs."],
    ["Perdemos con los cocineros. Perdón, es el timbre.", "Perdemos con los cocineros."],
    ["Perdiamo con i cuochi. Scusi, è il campanello.", "Perdiamo con i cuochi."],
    ["Perdemos para os chefs. Desculpa, é o cachorro.", "Perdemos para os chefs."],
    ["We verliezen van koks. Sorry, dat is de deur.", "We verliezen van koks."],
    ["We lose to chefs. Hang on, someone's at the door. OK, back.", "We lose to chefs."],
    ["On perd contre les chefs. Pardon, c'est le téléphone. Voilà, de retour.", "On perd contre les chefs."],
    ["Perdemos con los cocineros. Perdón, es el timbre. Ya estoy.", "Perdemos con los cocineros."],
  ])("an interruption is told to us: %s", (message, answer) => {
    expect(answersIn(message, "market.rivals")).toEqual([answer]);
  });
});

describe("what stays an answer", () => {
  it.each<[string, FieldId]>([
    ["I wouldn't rely on Instagram for a shop like ours.", "channels.refused"],
    ['My supplier said "keep it between us" and I walked out.', "identity.why"],
    ["I made it for a year until Mum tasted one and said that's it.", "identity.why"],
    ["What's a fair price, they ask, and then they go.", "market.obstacle"],
    ["Le déclencheur, c'est une fuite.", "customer.trigger_barrier"],
    ["Trigger: when does the roof leak? They ask that.", "customer.trigger_barrier"],
    ["Our painter tried a beige once, and I had him take it out.", "visual.colours"],
    ["The sign had a star, so we asked them to leave it out.", "visual.colours"],
  ])("%s", (message, field) => {
    expect(answersIn(message, field)).toEqual([message]);
  });
});
