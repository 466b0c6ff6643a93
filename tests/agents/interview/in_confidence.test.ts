import { expect, test } from "vitest";
import { actsIn } from "../../../agents/interview/acts/acts_in.ts";
import type { ActSetting } from "../../../agents/interview/acts/act.ts";

const SETTING: ActSetting = {
  field: "pitch.team",
  asked: "Who is in the team, and what did each do before?",
};

function kept(message: string, setting = SETTING): string {
  return actsIn(message, setting).filter(({ kind }) => kind === "answer").map(({ text }) => text).join(" ");
}

/** What was typed, and the word that was told in confidence. */
const SECRET: [string, string][] = [
  ["Me, a joiner. Between you and me, Owen drinks.", "Owen"],
  ["Me, a joiner. Owen's leaving in May, please don't write that down.", "Owen"],
  ["Me, a joiner. Owen does the wiring but don't write that down because he's not licensed.", "Owen"],
  ["Me, a joiner. Owen owes us money. That stays between us.", "Owen"],
  ["Ich, Imker. Unter uns gesagt, der Pächter zahlt nicht.", "Pächter"],
  ["Ich, Imker. Der Pächter war mal mein Schwager, das bleibt aber unter uns.", "Schwager"],
  ["Moi, luthier. Entre nous Bastien cherche ailleurs.", "Bastien"],
  ["Moi, luthier. Bastien part en juin, ne l'écrivez nulle part.", "Bastien"],
  ["Yo, panadera. Entre nos, el molino me debe plata.", "molino"],
  ["Yo, panadera. El molino me debe plata, pero eso no lo ponga.", "molino"],
  ["Io, liutaia. Fra noi, il notaio non paga.", "notaio"],
  ["Io, liutaia. Il notaio non paga, che resti tra noi.", "notaio"],
  ["Eu, costureira. Cá entre nós, o sócio bebe.", "sócio"],
  ["Ik, timmerman. Onder ons gezegd, de bank wil weg.", "bank"],
  ["Ik, timmerman. De bank wil weg, dat blijft onder ons.", "bank"],
  ["私、大工です。ここだけの話、田中さんは来月辞めます。", "田中"],
  ["私、大工です。田中さんは来月辞めます、書かないでください。", "田中"],
  // What may not be used is as little for a page as what may not be told.
  ["Me, a joiner. Owen once glazed a palace, so please leave that out.", "palace"],
  ["me, a joiner. owen reckons we made ninety grand, hes guessing. dont print that", "ninety"],
  ["Me, a joiner. A bank has told us the same, but do not use that.", "bank"],
  ["Ich, Imker. Ein Hotel nimmt angeblich alles ab, das bitte nicht verwenden.", "Hotel"],
  ["Moi, luthier. Un théâtre dit pareil, mais ne l'utilisez pas.", "théâtre"],
  ["Yo, panadera. Un hotel dice lo mismo, pero no lo use.", "hotel"],
  ["Io, liutaia. Un teatro dice lo stesso, ma non lo usi.", "teatro"],
  ["Eu, costureira. Um hotel diz o mesmo, mas não use isso.", "hotel"],
  ["Ik, timmerman. Een hotel zegt hetzelfde, maar gebruik dat niet.", "hotel"],
  ["私、大工です。銀行も同じことを言っています、使わないでください。", "銀行"],
];

test.each(SECRET)("what is told in confidence is no answer: %s", (typed, secret) => {
  expect(kept(typed)).not.toContain(secret);
  expect(kept(typed)).not.toBe("");
});

test.each([
  ["Between us, we have thirty years in kitchens."],
  ["The deal between us and the mill runs to 2029."],
  ["Entre nous deux, quarante ans d'atelier."],
  ["Unter uns wohnt die Hausmeisterin, sie macht die Bücher."],
  ["Entre nosotros y el molino hay doce kilómetros."],
  ["Tra noi e il mulino c'è un ponte."],
  ["Entre nós temos trinta anos de forno."],
  ["Tussen ons en de molen ligt een brug."],
  ["私たちの間では、母がいちばん長いです。"],
  ["Marta keeps the books between the two of us."],
])("what stands between several is an answer: %s", (typed) => {
  expect(kept(typed)).toBe(typed);
});

test("the reason to ask back is no answer", () => {
  const setting: ActSetting = { field: "market.obstacle", asked: "Quel est l'obstacle ? ¿Y el obstáculo?" };
  expect(kept("Qu'est-ce que vous entendez par obstacle ? Parce que moi j'en ai douze.", setting)).toBe("");
  expect(kept("¿Qué quiere decir con obstáculo? Porque yo tengo varios.", setting)).toBe("");
  expect(kept("What do you mean? Because I've got a dozen.")).toBe("");
  expect(kept("Parce que la colle ne part pas.", setting)).toBe("Parce que la colle ne part pas.");
});

test("a word of the question asked back is no answer where others' words are asked for", () => {
  const setting: ActSetting = {
    field: "customer.trigger_barrier",
    asked: "What is the trigger, and what is the barrier?",
  };
  const told = "Lightning hits the scale. Now what do you mean by barrier, what they say or what it is?";
  expect(kept(told, setting)).toBe("Lightning hits the scale.");
  expect(kept("They ask 'what do you mean by certified'. Then they wait.", setting)).toContain("certified");
});
