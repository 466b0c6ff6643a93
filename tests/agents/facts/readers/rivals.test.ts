import { expect, test } from "vitest";
import { TEXT_READERS } from "../../../../agents/facts/readers/text_readers.ts";
import { saidTo, SETTING } from "../said.ts";
import { sheetOf } from "../sheet.ts";

const RIVALS: [string, string[]][] = [
  // Whoever customers are lost to stands behind the words of losing.
  ["We lose jobs to Halden Roofing.", ["Halden Roofing"]],
  ["Wir verlieren an Möbel Kessler.", ["Möbel Kessler"]],
  ["On perd contre Loxam.", ["Loxam"]],
  ["Soms verliezen we tegen Coolblue.", ["Coolblue"]],
  // What is said of a rival is no second one.
  ["Brackley Tiles, cheaper.", ["Brackley Tiles"]],
  // A strong word before the name is no part of it.
  ["一番多いのはクックパッドです。", ["クックパッド"]],
  ["次がカインズです。", ["カインズ"]],
  ["妻が自分でやることです。", []],
  // What a counted few of them do names only whom they go to.
  [
    "Of ten, six do nothing, three get an Italian from Bickerstaff's for 45 pounds, and one just buys acid and carries on.",
    ["Bickerstaff's"],
  ],
  ["six buy online, two get theirs at Kwik Fit and one doesn't bother", ["Kwik Fit"]],
  ["Four of them stay with Hollis & Sons because their dad did, the rest do it in Excel.", ["Hollis & Sons"]],
  ["They get a quote from Safestyle, get a fright, and leave it another winter", ["Safestyle"]],
  ["Nobody really. Well, the vet sells the same food but dearer and people buy it from Zooplus.", [
    "Zooplus",
  ]],
  // Words that lead on to somebody, a reason, and for whom they are, are no part of it.
  ["After that, Copperline, they are rich, and Tideway who only sell and don't fit.", [
    "Copperline",
    "Tideway",
  ]],
  ["Harbour Lights for the German people.", ["Harbour Lights"]],
  ["Sonorix sur les grands salons. Vocalem depuis un an.", ["Sonorix", "Vocalem"]],
  ["On perd à peu près un devis sur six, à cause du délai.", []],
  // People, deeds and trades' ways to be seen are no rivals' names.
  ["Families who do it themselves.", []],
  ["We compete with nobody I know of.", []],
];

test.each(RIVALS)("rivals by name: %s", (typed, expected) => {
  const { value } = TEXT_READERS.rivals(saidTo({ "market.rivals": typed }), SETTING);
  expect(value.filter(({ kind }) => kind === "company").map(({ name }) => name)).toEqual(expected);
});

test("an infinitive tells what people do instead and names no company", () => {
  for (const typed of ["Spesso perdiamo contro rimandare la visita.", "Perdemos contra esperar otro año."]) {
    const { value } = TEXT_READERS.rivals(saidTo({ "market.rivals": typed }), SETTING);
    expect(value.filter(({ kind }) => kind === "company")).toEqual([]);
  }
});

test.each([
  ["The bucket, honestly, 20 losses. Then Dripline.", "They put a bucket under it and pray.", ["bucket"]],
  ["MijnKelder, groot. En de zolder.", "Ze zetten alles op de zolder en vergeten het.", ["zolder"]],
  ["Der Blumenkönig am Bahnhof. Aber am stärksten ist der Gartenzaun.", "Die hängen es an den Gartenzaun.", [
    "Gartenzaun",
  ]],
  ["Il Mercatone, e poi il garage del suocero.", "Mettono tutto nel garage. O il garage di un amico.", [
    "garage",
  ]],
  ["Rabbies and Timberbush.", "they'd book Rabbies, or the bus", []],
])("what customers help themselves with today is no company where it is named as a rival: %s", (
  rivals,
  alternative,
  expected,
) => {
  const { facts } = sheetOf({ "market.rivals": rivals, "market.alternative": alternative });
  const quo = facts.rivals.filter(({ kind }) => kind === "status_quo").map(({ name }) => name);
  expect(quo).toEqual(expected.map((name) => expect.stringContaining(name)));
});
