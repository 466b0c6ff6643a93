import { expect, test } from "vitest";
import { adviseFromRules } from "../../../agents/consultant/advice.ts";
import type { Facts } from "../../../agents/domain/facts.ts";
import { evidence, groundsOf, NOW, price, text } from "./ground.ts";

interface Asked {
  said?: string[];
  facts?: Partial<Facts>;
}

function answerOf(query: string, { said = [], facts = {} }: Asked): string {
  const foundation = groundsOf({ company: "Test", founder: "Ana Prado", facts });
  return adviseFromRules({ foundation, query, memory: [], said }).consultation;
}

const SAID: [query: string, sentence: string, others: string[]][] = [
  ["What did I say about the second oven?", "A second oven, no, the fuse won't take it.", [
    "We bake in one oven.",
    "The oven is from 1974.",
  ]],
  ["Was habe ich über TikTok gesagt?", "Zu TikTok kann ich noch nichts sagen.", ["Wir backen nachts."]],
  ["Cosa ho detto della fiera?", "La fiera di maggio mi costa due giorni e non porta nessuno.", [
    "Siamo in tre.",
  ]],
  ["¿Qué dije de los talleres?", "Talleres quizá en otoño, cuando no hay vendimia.", ["Somos dos."]],
];

test.each(SAID)(
  "what was said is told in its own words although no fact holds it: %s",
  (query, sentence, others) => {
    const answer = answerOf(query, { said: [...others, sentence] });
    expect(answer).toContain(`“${sentence}”`);
    for (const other of others) expect(answer).not.toContain(other);
  },
);

test("what nobody said is not made up from sentences that share a common word", () => {
  const said = [
    "We bake bread.",
    "Bread is heavy.",
    "Good bread takes two days.",
    "He carries bread.",
    "No bread on Monday.",
  ];
  expect(answerOf("What did I say about gluten in bread?", { said })).not.toContain("“");
});

test.each([
  ["Should we open a stall in Alcobaça?", ["Alcobaça was a mistake in 2022, nobody came."]],
  ["Soll ich einen Lieferdienst anbieten?", ["Einen Lieferdienst hatte ich, das war ein Verlustgeschäft."]],
])("a proposal that the founder has spoken of is not told as unsaid: %s", (query, said) => {
  expect(answerOf(query, { said })).toContain(`“${said[0]}”`);
});

const FACTS: Partial<Facts> = {
  prices: [price(12, "EUR", { for: "Laib", quote: "der Laib kostet 12 Euro" })],
  offering: text("Wir backen Brot für Kantinen in Lübeck, jeden Morgen frisch und ohne Hefe."),
  goal: {
    ...evidence("Wir wollen bis Ende Juni 2027 auf 40 Kantinen kommen, heute sind es 22."),
    metric: "Kantinen",
    target: 40,
    unit: "Kantinen",
    by: "2027-06-30",
    baseline: 22,
  },
};

test("what is ours in a value, a day or an amount stands in the founder's language", () => {
  const goal = answerOf("Was ist unser Ziel?", { facts: FACTS });
  expect(goal).toContain("30. Juni 2027");
  expect(goal).not.toMatch(/\b(?:by|today|June)\b/u);
  expect(answerOf("Was kostet ein Laib?", { facts: FACTS })).not.toMatch(/\bfor\b/u);
});

test("a question that opens with its mark asks like one that does not", () => {
  const facts: Partial<Facts> = {
    offering: text("Hacemos pan para comedores de Cádiz, sin levadura."),
    prices: [price(5, "EUR", { for: "hogaza", quote: "la hogaza cuesta 5 euros" })],
  };
  expect(answerOf("¿Cuánto cuesta una hogaza?", { facts })).toContain("5");
  expect(answerOf("¿Cuánto cuesta una hogaza?", { facts })).not.toContain("Nadie");
});

test("words for somebody who raises a known doubt are the answer to it", () => {
  const facts: Partial<Facts> = {
    objections: [{
      ...evidence("I'm too slow: the last table was built in nine weekends."),
      says: "I'm too slow",
      answer: "The last table was built in nine weekends.",
    }],
  };
  const answer = answerOf("Write a text for somebody who says he is too slow.", { facts });
  expect(answer).toContain("nine weekends");
  expect(answer).not.toContain("Nobody said");
});

test("what is to be done on a weekday is what is planned for that day", () => {
  const facts: Partial<Facts> = {
    channels: [{ ...evidence("the newsletter sent 9"), name: "the newsletter", count: 9, share: null }],
    capacity: { ...evidence("Two hours a week, on Tuesdays."), hours_a_week: 2, money_a_month: null },
    knowledge: ["Oak moves in winter.", "A joint without glue can be mended.", "Wax hides nothing."].map(
      text,
    ),
  };
  const foundation = groundsOf({ company: "Test", founder: "Ana Prado", facts });
  const first = foundation.strategy.calendar[0]?.date ?? "";
  expect(new Date(first).getUTCDay()).toBe(2);
  const asked = (query: string) => adviseFromRules({ foundation, query, memory: [] }).consultation;
  expect(NOW.toISOString().slice(0, 10) <= first).toBe(true);
  expect(asked("What should I do on Tuesday?")).toContain("24 November 2026");
  expect(asked("What should I do on Wednesday?")).not.toContain("24 November 2026");
});

const ASKED_AT_HOME: [language: string, asked: Record<"where" | "hours" | "hesitate", string>, said: Said][] =
  [
    ["German", {
      where: "Woher kommen unsere Kunden?",
      hours: "Wie viele Stunden in der Woche habe ich?",
      hesitate: "Was sagen die Leute, wenn sie zögern?",
    }, { from: "anderer Kunde", says: "zu teuer", hours: "Vier Stunden in der Woche." }],
    ["French", {
      where: "D'où viennent nos clients ?",
      hours: "Combien d'heures par semaine ai-je pour ça ?",
      hesitate: "Que disent les gens quand ils hésitent ?",
    }, { from: "autre client", says: "trop cher", hours: "Quatre heures par semaine, le mardi." }],
    ["Spanish", {
      where: "¿De dónde vienen mis clientes?",
      hours: "¿Cuántas horas a la semana tengo?",
      hesitate: "¿Qué dicen cuando dudan?",
    }, { from: "otro cliente", says: "muy caro", hours: "Cuatro horas a la semana, el martes." }],
    ["Italian", {
      where: "Da dove vengono i clienti?",
      hours: "Quante ore alla settimana ho?",
      hesitate: "Che cosa dicono quando esitano?",
    }, { from: "altro cliente", says: "troppo caro", hours: "Quattro ore alla settimana, il martedì." }],
    ["Portuguese", {
      where: "De onde vêm os nossos clientes?",
      hours: "Quantas horas por semana tenho?",
      hesitate: "O que dizem as pessoas quando hesitam?",
    }, { from: "outro cliente", says: "muito caro", hours: "Quatro horas por semana, à terça." }],
    ["Dutch", {
      where: "Waar komen onze klanten vandaan?",
      hours: "Hoeveel uur per week heb ik?",
      hesitate: "Wat zeggen mensen als ze twijfelen?",
    }, { from: "andere klant", says: "te duur", hours: "Vier uur per week, op dinsdag." }],
  ];

interface Said {
  from: string;
  says: string;
  hours: string;
}

test.each(ASKED_AT_HOME)(
  "%s: where customers come from, the hours and the doubts are told",
  (_, asked, said) => {
    const facts: Partial<Facts> = {
      channels: [said.from, "Instagram"].map((name, at) => ({
        name,
        count: 12 - at,
        share: null,
        ...evidence(`${12 - at} ${name}`),
      })),
      capacity: { hours_a_week: 4, money_a_month: null, ...evidence(said.hours) },
      objections: [{ says: said.says, answer: null, ...evidence(said.says) }],
    };
    const where = answerOf(asked.where, { facts });
    expect(where).toContain(said.from);
    expect(where).toContain("Instagram");
    expect(answerOf(asked.hours, { facts })).toContain(said.hours);
    expect(answerOf(asked.hesitate, { facts })).toContain(said.says);
  },
);
