import { expect, test } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { conflictsOf } from "../../../agents/interview/contradictions/conflicts.ts";
import { NOW } from "../../helpers/case_state.ts";
import { founderWho } from "../../helpers/founders.ts";

type Answers = Partial<Record<FieldId, string>>;

function waysIn(answers: Answers): string[] {
  return conflictsOf(founderWho(answers), NOW).map(({ id }) => id).filter((id) =>
    /^(?:way:|discount$)/.test(id)
  );
}

const DONE: [id: string, refused: Answers, done: Answers][] = [
  [
    "way:lockIn",
    { "identity.values": "Nobody is tied in with us. Members leave when they like, no contracts." },
    { "revenue.model": "$90 a month. You sign for a year and get two months on top." },
  ],
  [
    "way:lockIn",
    { "identity.values": "Wir binden niemanden, wer gehen will, geht." },
    { "revenue.model": "49 Euro im Monat bei einem Jahresvertrag." },
  ],
  [
    "way:lockIn",
    { "identity.contrast": "Nous n'imposons aucun engagement." },
    { "revenue.model": "79 € par mois, minimum douze mois." },
  ],
  [
    "way:outsourcing",
    { "identity.values": "We never subcontract a roof." },
    { "evolution.next": "From May a subcontractor takes the flat roofs." },
  ],
  [
    "way:hiring",
    { "identity.contrast": "Ich will keine Angestellten." },
    { "evolution.next": "Im Herbst stelle ich einen Lehrling ein." },
  ],
  [
    "way:outsideMoney",
    { "identity.values": "We take no money from investors." },
    { "pitch.raise": "We're raising $400,000 from two investors." },
  ],
  [
    "way:fairs",
    { "channels.refused": "Ferias ya no, cuestan demasiado." },
    { "evolution.next": "En octubre montamos una caseta en el recinto de Silleda." },
  ],
  [
    "way:finders",
    { "identity.values": "Non paghiamo provvigioni a nessuno." },
    { "evolution.next": "Da gennaio diamo 40 euro al portinaio per ogni nuovo cliente." },
  ],
  [
    "way:credit",
    { "customer.not_for": "Klanten die achteraf betalen, die helpen we niet." },
    { "revenue.model": "180 euro per raam, de helft vooraf, de rest als het raam erin zit." },
  ],
  [
    "discount",
    { "identity.values": "Descontos não fazemos, a ninguém." },
    { "revenue.model": "30 euros a aula. Para a escola da vila é 20 por cento menos." },
  ],
];

test.each(DONE)("%s: what is refused in one sentence and done in another is put", (id, refused, done) => {
  expect(waysIn({ ...refused, ...done })).toContain(id);
});

const ELSE: [Answers, Answers][] = [
  // The contract is somebody else's.
  [
    { "identity.values": "No contracts, ever." },
    {
      "revenue.model": "€45 a month. The big studio across the square ties you in with a two-year contract.",
    },
  ],
  // Some of them, not all.
  [
    { "identity.values": "No contract longer than 12 months." },
    { "revenue.model": "An annual contract is $900." },
  ],
  // An exception was named.
  [
    { "identity.values": "We don't subcontract, except for scaffolding." },
    { "evolution.next": "A subcontractor puts up the scaffolding from March." },
  ],
  // Asked for, not planned.
  [
    { "identity.contrast": "I don't want staff." },
    { "evolution.next": "My brother would like us to hire somebody. A second kiln in May." },
  ],
  [
    { "channels.refused": "No trade fairs." },
    { "community.places": "The allotment society, first Friday of the month." },
  ],
];

test.each(ELSE)(
  "the same words are no contradiction where they are of something else: %j",
  (refused, other) => {
    expect(waysIn({ ...refused, ...other })).toEqual([]);
  },
);
