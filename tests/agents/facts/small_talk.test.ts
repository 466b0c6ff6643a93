import { expect, test } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { sheetOf } from "./sheet.ts";

const TALK: [FieldId, "only_we" | "offering" | "obstacle", string, string][] = [
  ["difference.only", "only_we", "Anybody could say that. We post the cut back if it runs.", "Anybody"],
  ["difference.only", "only_we", "Das sagt jeder. Wir schleifen auch, was andere verkauft haben.", "jeder"],
  ["difference.only", "only_we", "Tout le monde dit ça. On rend la toile si elle gondole.", "Tout le monde"],
  ["difference.only", "only_we", "Eso lo dice cualquiera. Devolvemos la suela si se abre.", "cualquiera"],
  ["difference.only", "only_we", "Lo dicono tutti. Rifacciamo il manico se si stacca.", "tutti"],
  ["difference.only", "only_we", "Isso qualquer um diz. A gente refaz a costura que abrir.", "qualquer um"],
  [
    "difference.only",
    "only_we",
    "Dat zegt elke bakker ook. Wij ruilen brood van gisteren om.",
    "elke bakker",
  ],
  ["difference.only", "only_we", "誰でもそう言います。うちは刃が欠けたら研ぎ直します。", "誰でも"],
  ["offering.what", "offering", "Where do I start, we reline old flues for cottages.", "Where"],
  ["market.obstacle", "obstacle", "They think damp is normal, I'm afraid.", "afraid"],
];

test.each(TALK)("a turn of talk is no part of %s (%s): %s", (field, fact, typed, talk) => {
  const read = sheetOf({ [field]: typed }).facts[fact];
  expect(read?.text).toBeTruthy();
  expect(read?.text).not.toContain(talk);
});

test("the same words with something behind them say something", () => {
  const { only_we } = sheetOf({ "difference.only": "I know every flue in the valley by its bends." }).facts;
  expect(only_we?.text).toContain("I know every flue");
});
