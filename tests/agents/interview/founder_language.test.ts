import { describe, expect, it } from "vitest";
import { isForeign } from "../../../agents/interview/language/founder_language.ts";
import { INVENTED, inventedFounder } from "../../helpers/founders.ts";
import { readCase } from "./player.ts";

const FOREIGN_FOUNDERS = ["accordeur", "mizu", "surcos", "waermewart"];

describe("the language a founder writes in", () => {
  it("is another one in these", () => {
    for (
      const text of [
        "Wir bauen einen Fühler, der an alte Heizkessel geklemmt wird.",
        "Vi laver keramik i Aarhus og sælger den på markeder.",
        "Nous réparons des pianos dans la région et chez les gens.",
        "Hacemos pan con masa madre y lo llevamos en bici por el barrio.",
        "Fazemos pão de massa mãe e não vendemos no domingo.",
        "Facciamo pane con farine antiche per chi non ha tempo.",
        "Wij bakken brood van het land voor wie niet wil wachten.",
        "Robimy rowery dla dzieci i nie sprzedajemy ich w sklepach.",
        "Мы чиним велосипеды в Минске.",
        "Φτιάχνουμε ξύλινα παιχνίδια.",
        "京都の町家で宿をやっています。",
        "우리는 빵을 굽습니다.",
        "نصلح الدراجات في يوم واحد",
      ]
    ) expect({ text, foreign: isForeign(text) }).toEqual({ text, foreign: true });
  });

  it("is English in these, whatever names stand in them", () => {
    for (
      const text of [
        "The Café de la Paix and El Corte Inglés buy from us, not Les Fleurs du Mal.",
        "Van der Berg & Zoon, De Bijenkorf, La Vie en Rose",
        "We bake pão de massa mãe, a caixa da semana, in Rua do Heroísmo.",
        "Düsseldorf, Köln und Aachen",
        "none",
        "12 €",
        "",
      ]
    ) expect({ text, foreign: isForeign(text) }).toEqual({ text, foreign: false });
  });

  it("is told from any answer of the made-up founders who write English, and never wrongly", () => {
    const english = INVENTED.filter((name) => !FOREIGN_FOUNDERS.includes(name)).map((name) =>
      Object.values(inventedFounder(name).fields).flatMap(({ answers }) => answers.map(({ text }) => text))
    );
    const cases = ["tidewatch", "ovenline"].map((id) => readCase(id));
    const texts = [...english.flat(), ...cases.flatMap(({ answers }) => Object.values(answers))];
    expect(texts.filter(isForeign)).toEqual([]);
  });

  it("is noticed within the first two answers of those who do not", () => {
    for (const name of FOREIGN_FOUNDERS) {
      const { fields } = inventedFounder(name);
      const first = ["offering.what", "customer.last_three"] as const;
      expect({ name, noticed: first.some((id) => isForeign(fields[id].answers[0]?.text ?? "")) })
        .toEqual({ name, noticed: true });
    }
  });
});
