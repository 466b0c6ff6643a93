import type { Block, Row } from "../../domain/anchors.ts";
import { longDate } from "../../domain/days.ts";
import type { MarketAnalysis } from "../../strategy/truth.ts";
import { labelsOr, list, paragraph, row, table, worth } from "../blocks.ts";
import { labelled, withoutRepeated } from "../without_repeats.ts";

/** The obstacle, the alternatives in their own words and the founder's, and what every page of the trade prints. */
export function marketAnalysisBlocks(part: MarketAnalysis): Block[] {
  return [
    paragraph([part.category], "Category"),
    paragraph([withoutRepeated(part.obstacle, part.headline)]),
    ...alternativesBlocks(part).map((block) => worth("decides", block)),
    worth("own", list(part.size.map(({ text, marks }) => ({ text, marks })), "Size")),
    list(part.conventions.keep, "Printed by them, true of you"),
    list(part.conventions.break, "Printed by them, refused by you"),
    list(part.forces.map(({ claim }) => claim), "Dated"),
    ...mapFigure(part),
    worth("own", table(["gap", "risk"], part.gaps.map(({ gap, risk }) => row([gap, risk])))),
  ];
}

const COLUMNS = ["", "promise", "price", "proof", "weak where", "you say", "read"];

/** A table of those of which more is known than the name, and the names of the others in one line. */
function alternativesBlocks({ alternatives }: MarketAnalysis): Block[] {
  const rows = alternatives.map(({ name, promise, price, proof, weakness, said, url, read_at }) => {
    const read = read_at === null ? "" : `${url ?? ""}, ${longDate(read_at)}`;
    const isNameAlone = said?.text.replace(/[“”]/gu, "") === name;
    const words = isNameAlone ? null : said;
    return row([name, promise, price, proof, weakness, words, read], ...(said?.marks ?? []));
  });
  const names = rows.filter((each) => !isTold(each));
  const named = names.length === 0 ? null : {
    text: names.map(({ cells }) => cells[0]).join(", "),
    marks: names.flatMap(({ marks }) => marks),
  };
  const told = rows.filter(isTold);
  const label = told.length === 0 ? "Instead of you" : "Also named";
  return [labelsOr(table(COLUMNS, told)), list([labelled(label, named)])];
}

/** True where more than its name is known. */
function isTold({ cells }: Row): boolean {
  return cells.slice(1).some((cell) => cell !== "");
}

function mapFigure({ map }: MarketAnalysis): Block[] {
  if (map === null) return [];
  const points = map.points.map(({ name, x, y, own }) => ({ name, x, y, own }));
  return [
    {
      kind: "figure",
      title: "Map",
      figure: { kind: "map", x: map.x, y: map.y, points },
      marks: map.points.flatMap(({ ground }) => ground.marks),
    },
    table(["point", "ground"], map.points.map(({ name, ground }) => row([name, ground]))),
  ];
}
