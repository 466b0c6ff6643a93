import { expect, test } from "vitest";
import { TEXT_READERS } from "../../../../agents/facts/readers/text_readers.ts";
import type { FieldId } from "../../../../agents/domain/fields.ts";
import { TEXT_FACTS, type TextFactName } from "../../../../agents/domain/facts.ts";
import { saidTo } from "../said.ts";

/** What is typed, and what is read of it; null where nothing stands. */
const READ: [TextFactName, FieldId, string, string | null][] = [
  [
    "offering",
    "offering.what",
    "Hmm, so we mend espresso machines for bars in Turin. €90 a visit.",
    "we mend espresso machines for bars in Turin",
  ],
  [
    "offering",
    "offering.what",
    "Wir bauen Hochbeete aus Altholz für Schulhöfe. Früher haben wir auch Zäune gemacht.",
    "Wir bauen Hochbeete aus Altholz für Schulhöfe",
  ],
  [
    "region",
    "company.stage_region",
    "Two of us, since 2019, based in Ghent and mostly in Flanders.",
    "based in Ghent and mostly in Flanders",
  ],
  ["region", "company.stage_region", "Solo. Nine years. Cork, Kerry, Limerick.", "Cork, Kerry, Limerick"],
  ["region", "company.stage_region", "Drei Leute, 40 Kunden, alle in Deutschland.", "alle in Deutschland"],
  // What others are told is nothing one would never become.
  [
    "never_become",
    "identity.contrast",
    "Patagonia, because they tell you not to buy the jacket. Wouldn't be Thornes, sold by the yard.",
    "Wouldn't be Thornes, sold by the yard",
  ],
  [
    "never_become",
    "identity.contrast",
    "Admire Lush for shouting. Would not become Body Shop, sold and sold again.",
    "Would not become Body Shop, sold and sold again",
  ],
  [
    "obstacle",
    "market.obstacle",
    "I used to think it was the price. It's the landlord who has to sign.",
    "It's the landlord who has to sign",
  ],
  ["obstacle", "market.obstacle", "Früher dachte ich, es liegt am Preis.", null],
  [
    "obstacle",
    "market.obstacle",
    "Avant je pensais que c'était le prix. C'est le syndic qui bloque.",
    "C'est le syndic qui bloque",
  ],
  [
    "trigger",
    "customer.trigger_barrier",
    "Either the boiler dies, which I used to think was rare, or a tenant rings the council.",
    "the boiler dies",
  ],
  [
    "trigger",
    "customer.trigger_barrier",
    "Either the boiler dies or a tenant rings the council.",
    "Either the boiler dies or a tenant rings the council",
  ],
  [
    "alternative",
    "market.alternative",
    "Nobody would go to the big firms. They'd ring their cousin with a van.",
    "They'd ring their cousin with a van",
  ],
  [
    "trigger",
    "customer.trigger_barrier",
    "They call when the boiler dies. What holds them back is the dust.",
    "They call when the boiler dies",
  ],
  [
    "barrier",
    "customer.trigger_barrier",
    "They call when the boiler dies. What holds them back is the dust.",
    "What holds them back is the dust",
  ],
  [
    "barrier",
    "customer.trigger_barrier",
    "Llaman cuando se rompe la caldera. Lo que les frena es el polvo.",
    "Lo que les frena es el polvo",
  ],
  ["barrier", "customer.trigger_barrier", "Chiamano quando si rompe la caldaia.", null],
  [
    "belief_now",
    "customer.belief",
    "They think a dentist hurts. They'd have to believe that we stop when they lift a hand.",
    "They think a dentist hurts",
  ],
  [
    "belief_needed",
    "customer.belief",
    "They think a dentist hurts. They'd have to believe that we stop when they lift a hand.",
    "They'd have to believe that we stop when they lift a hand",
  ],
  [
    "belief_needed",
    "customer.belief",
    "Ze denken dat een tandarts pijn doet. Ze moeten weten dat wij stoppen als ze een hand opsteken.",
    "Ze moeten weten dat wij stoppen als ze een hand opsteken",
  ],
  [
    "belief_now",
    "customer.belief",
    "Acham que o dentista dói. Na verdade paramos quando levantam a mão.",
    "Acham que o dentista dói",
  ],
  [
    "never_become",
    "identity.contrast",
    "Ikea. But I'd never want to be a place where nobody knows your name.",
    "I'd never want to be a place where nobody knows your name",
  ],
  ["never_become", "identity.contrast", "Muji, aber niemals so kühl.", "niemals so kühl"],
  [
    "voice_sample",
    "voice.sample",
    "ok this was to Tom: 'Kiln is cold, your mugs are on the left shelf, bring the blue box back. A'",
    "Kiln is cold, your mugs are on the left shelf, bring the blue box back. A",
  ],
  [
    "voice_sample",
    "voice.sample",
    "Das ging gestern an Frau Kern: Ihr Ofen ist fertig, der Schlüssel liegt beim Nachbarn.",
    "Ihr Ofen ist fertig, der Schlüssel liegt beim Nachbarn.",
  ],
  [
    "quiet",
    "journey.quiet",
    "I think around day ten. They have the kit and don't open it.",
    "around day ten. They have the kit and don't open it",
  ],
  [
    "quiet",
    "journey.quiet",
    "Depois da segunda aula ninguém mais escreve.",
    "Depois da segunda aula ninguém mais escreve",
  ],
  [
    "proof",
    "proof.best",
    "Quality, honestly. 41 of 50 mugs survived the drop test.",
    "41 of 50 mugs survived the drop test",
  ],
  [
    "why",
    "identity.why",
    "I worked in a call centre for six years. One day a man cried and I had to read him the script.",
    "I worked in a call centre for six years. One day a man cried and I had to read him the script",
  ],
];

test.each(READ)("%s of %s: %s", (fact, field, typed, expected) => {
  const said = saidTo({ [field]: typed });
  const { value } = TEXT_READERS[fact](said);
  expect(value?.text ?? null).toBe(expected);
  if (value !== null) expect(typed).toContain(value.quote);
});

test.each([
  "My aunt kept bees in Leith. She lost them all in one winter and she never said why. I was nine. One day, years on, I found her notebook in the shed. She had weighed every hive on every Sunday. Nobody had read it.",
  "Meine Tante hatte eine Färberei in Plauen. Sie hat 1994 geschlossen. Ich war elf und durfte die Kessel putzen. Vielleicht habe ich da schon etwas gerochen. Zwanzig Jahre später stand ein Kessel bei uns im Hof. Da habe ich angefangen.",
  "Mon père réparait des accordéons à Tulle. Il a arrêté en 2003. Un jour de 2019 j'ai ouvert son atelier. Il y avait une étiquette sur chaque tiroir. Le lendemain je faisais ma première soudure.",
])("a story is taken up to its point: %s", (typed) => {
  const { value } = TEXT_READERS.why(saidTo({ "identity.why": typed }));
  expect(value?.text).toBe(typed.replace(/\.$/u, ""));
});

test.each([
  [
    "41 of 50 mugs survived. A rival told me it's half elsewhere, but I wouldn't rely on that.",
    "41 of 50 mugs survived",
  ],
  [
    "41 von 50 Bechern hielten. Ein Institut nennt 30, darauf würde ich mich nicht verlassen.",
    "41 von 50 Bechern hielten",
  ],
  ["41 tasses sur 50 ont tenu. Un confrère dit 30 mais n'utilisez pas ça.", "41 tasses sur 50 ont tenu"],
  ["41 de 50 tazas aguantaron. Una revista dice 30, pero no me fiaría.", "41 de 50 tazas aguantaron"],
  ["41 tazze su 50 hanno retto. Una rivista dice 30, meglio non usarlo.", "41 tazze su 50 hanno retto"],
  [
    "41 de 50 canecas aguentaram. Uma revista diz 30, eu não me apoiaria nisso.",
    "41 de 50 canecas aguentaram",
  ],
  [
    "41 van de 50 mokken bleven heel. Een blad zegt 30, daar zou ik niet op bouwen.",
    "41 van de 50 mokken bleven heel",
  ],
  [
    "50個のうち41個が残りました。雑誌には30とありますが、あてにしないでください。",
    "50個のうち41個が残りました",
  ],
])("what its speaker does not stand by proves nothing: %s", (typed, expected) => {
  expect(TEXT_READERS.proof(saidTo({ "proof.best": typed })).value?.text).toBe(expected);
});

test("a number not to be held to is unsure, and its sentence stands", () => {
  const typed = "41 of 50 mugs survived, maybe 42, don't hold me to it.";
  expect(TEXT_READERS.proof(saidTo({ "proof.best": typed })).value?.text).toContain("41 of 50");
});

test("who does not quote by the hour disowns nothing", () => {
  const typed = "We don't quote by the hour: 41 of 50 jobs kept their price.";
  expect(TEXT_READERS.proof(saidTo({ "proof.best": typed })).value?.text).toContain("41 of 50");
});

test.each([
  ["Well us, we're Acme, we press apples for gardeners in Kent.", "we press apples for gardeners in Kent"],
  ["Also wir sind die Acme, wir pressen Äpfel für Gärten.", "wir pressen Äpfel für Gärten"],
  ["Nous, c'est Acme, on presse des pommes pour les jardins.", "on presse des pommes pour les jardins"],
  ["Wij persen appels voor tuinen. Acme heet het.", "Wij persen appels voor tuinen"],
  ["Acme is, at heart, a press for gardeners in Kent.", "Acme is, at heart, a press for gardeners in Kent"],
])("what only says the company's name says nothing of what is sold: %s", (typed, expected) => {
  const said = saidTo({ "offering.what": typed });
  expect(TEXT_READERS.offering(said, { company: "Acme" }).value?.text).toBe(expected);
});

test.each([
  "I've thought about this one a lot. People fear the noise of the press.",
  "Darüber habe ich lange nachgedacht. Die Leute fürchten den Lärm der Presse.",
  "J'y ai beaucoup réfléchi. Les gens ont peur du bruit de la presse.",
  "Lo he pensado mucho. La gente teme el ruido de la prensa.",
  "Ci ho pensato molto. La gente teme il rumore della pressa.",
  "Pensei muito nisso. As pessoas temem o barulho da prensa.",
  "Daar heb ik lang over nagedacht. Mensen vrezen het lawaai van de pers.",
  "これはよく考えました。機械の音を怖がる人が多いのです。",
])("thinking about the answer is none: %s", (typed) => {
  const { value } = TEXT_READERS.obstacle(saidTo({ "market.obstacle": typed }));
  expect(typed.endsWith(`${value?.text}.`) || typed.endsWith(`${value?.text}。`)).toBe(true);
  expect(value?.text.length).toBeLessThan(typed.length / 1.5);
});

test("what is only guessed is asked about and fills nothing", () => {
  const { value, unclear } = TEXT_READERS.obstacle(
    saidTo({ "market.obstacle": "Maybe it's the price, I'm not sure." }),
  );
  expect(value).toBeNull();
  expect(unclear).toHaveLength(1);
  expect(unclear[0]?.quote).toBe("Maybe it's the price");
});

test("a question back, a remark and not knowing fill no text", () => {
  for (
    const typed of [
      "What do you mean?",
      "How much longer is this?",
      "idk, you tell me",
      "Keine Ahnung.",
      "je sais pas",
    ]
  ) {
    for (const fact of TEXT_FACTS) {
      if (fact === "voice_sample") continue;
      const said = saidTo({ "market.obstacle": typed, "proof.best": typed, "difference.only": typed });
      expect([fact, TEXT_READERS[fact](said).value]).toEqual([fact, null]);
    }
  }
});

test("words that every rival could say are read and marked thin", () => {
  const said = saidTo({ "difference.only": "Twenty years of experience and top quality." });
  expect(TEXT_READERS.only_we(said).value?.thin).toBe(true);
});
