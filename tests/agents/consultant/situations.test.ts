import { expect, test } from "vitest";
import { ask, converse, evidence, groundsOf, text } from "./ground.ts";

const QUIET =
  "After the second fitting. The hall is done, the stairs come next, and suddenly nobody picks up";
const ONLY =
  "The one who measured the stairs carries up every plank himself, and stays until the last board creaks no more";

function carpets() {
  return groundsOf({
    company: "Tread",
    founder: "Moira Keane",
    facts: {
      offering: text("we lay stair runners in listed houses. we draw the pattern on the steps first"),
      quiet: text(QUIET),
      barrier: text("they are afraid of the dust on the landing"),
      belief_needed: text("They'd have to believe that a stair runner is a floor, not a decoration"),
      only_we: text(ONLY),
      proof: text(
        "31 of 40 houses had the landing done too. My cousin says it is nine in ten, but don't use that, I never counted",
      ),
      voice_sample: text("Hello Ruth, the brass rods came. Moira"),
      values: [text("We never glue a runner down, whatever the builder says, it ruins the treads")],
      objections: [
        {
          says: "I'm not up for that",
          answer: "of the house in Kells",
          ...evidence("tell them of the house in Kells"),
        },
        {
          says: "how many fittings is it",
          answer: "two, and they get the dates in writing",
          ...evidence("two, and they get"),
        },
      ],
    },
  });
}

test("a message to somebody who fell silent takes the facts of that moment, and not who we are", () => {
  const [answer, shorter] = converse(carpets(), [
    "Write me a text for somebody who went quiet after the second fitting",
    "shorter please, and more like how I talk",
  ]);
  expect(answer?.consultation).toMatch(/^> Hello/u);
  expect(answer?.consultation).toContain("measured the stairs");
  expect(answer?.consultation).toContain(
    "“The hall is done, the stairs come next, and suddenly nobody picks up”",
  );
  expect(answer?.consultation).not.toContain("we lay stair runners");
  // An answer to a doubt that nobody had.
  expect(answer?.consultation).not.toContain("dates in writing");
  const opening = /\n>\n> (.+)/u.exec(answer?.consultation ?? "")?.[1] ?? "";
  expect(shorter?.consultation).toContain(`> Hello,\n>\n> ${opening}`);
  expect(shorter?.consultation).toContain("I can cut and arrange them, I cannot change their tone");
  expect((shorter?.consultation ?? "").length).toBeLessThan((answer?.consultation ?? "").length);
});

test("what the founder said not to use goes into no message", () => {
  const { consultation } = ask(
    carpets(),
    "Write me an email to a house that hasn't answered since the landing",
  );
  expect(consultation).toContain("31 of 40 houses");
  expect(consultation).not.toContain("nine in ten");
});

test.each([
  [
    "de",
    "Schreib mir eine Nachricht an jemanden, der sich nicht mehr gemeldet hat",
    "Was du von so einem Moment gesagt hast",
    "Nach der zweiten Probe",
  ],
  [
    "fr",
    "Écris-moi un message pour un client qui ne répond plus",
    "Ce que vous avez dit d’un tel moment",
    "Après le deuxième essai",
  ],
  [
    "es",
    "Escríbeme un mensaje para alguien que dejó de venir",
    "Lo que dijiste de un momento así",
    "Después de la segunda prueba",
  ],
  [
    "it",
    "Scrivimi un messaggio per uno che non risponde più",
    "Che cosa hai detto di un momento così",
    "Dopo la seconda prova",
  ],
  [
    "pt",
    "Escreve uma mensagem para alguém que deixou de responder",
    "O que você disse de um momento assim",
    "Depois da segunda prova",
  ],
  [
    "nl",
    "Schrijf een bericht aan iemand die niet meer besteld heeft",
    "Wat je over zo’n moment zei",
    "Na de tweede proef",
  ],
  ["ja", "連絡がないお客様へのメールを書いてください", "そういう場面についてのお話", "二回目の試着のあと"],
])("silence is known by its words (%s)", (_language, query, label, quiet) => {
  const foundation = groundsOf({
    company: "Tread",
    founder: "Moira Keane",
    facts: { quiet: text(quiet), only_we: text(ONLY) },
  });
  const { consultation } = ask(foundation, query);
  expect(consultation).toContain(label);
  expect(consultation).toContain(quiet);
});

test("a change of tone alone is told as what cannot be done, and no question is taken for one", () => {
  const [, tone, other] = converse(carpets(), [
    "Write me a text for somebody who went quiet after the second fitting",
    "make it warmer",
    "Are the houses getting warmer?",
  ]);
  expect(tone?.consultation).toMatch(/^These are your own words/u);
  expect(other?.consultation).not.toContain("your own words");
});

test("what to tell somebody who wants what is refused is the refusal", () => {
  const { consultation } = ask(
    carpets(),
    "The builder wants to glue the runner on the treads again. What do I tell him?",
  );
  expect(consultation).toMatch(/^You refuse this: Value: “We never glue a runner down/u);
});

test("what may be a case of a refusal is answered with it, and other doubts are left out", () => {
  const { consultation } = ask(
    carpets(),
    "A dealer wants his runner down by glue tomorrow. What do I tell him?",
  );
  expect(consultation).toContain("We never glue a runner down");
  expect(consultation).not.toContain("other doubts");
});

test("a few words that name only what is wanted are a request for it", () => {
  expect(ask(carpets(), "give newsletter email").consultation).toMatch(/^> /u);
});

test("a doubt of small words is known told over, and an answer that begins midway stands where it was told", () => {
  const { consultation } = ask(carpets(), "What do I tell people who say they're not up for it?");
  expect(consultation).toMatch(/^“tell them of the house in Kells”/u);
});

test("to write something is no request for words where it is what is proposed", () => {
  const { consultation } = ask(
    carpets(),
    "A landlord pays double if I write a later date on the bill. Do I?",
  );
  expect(consultation).not.toContain("> ");
});
