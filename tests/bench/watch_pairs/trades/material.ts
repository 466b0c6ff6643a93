import type { Expected } from "../site.ts";

/** What a page's owner changed: each stretch stands on the page exactly once. */
export interface OwnersEdit {
  name: string;
  page: string;
  edits: [from: string, to: string][];
  expected: Expected;
}

/** Ten changes that matter. */
export const MATERIAL: OwnersEdit[] = [
  {
    name: "price-driving",
    page: "driving",
    edits: [["&pound;410", "&pound;445"]],
    expected: { material: true, kind: "price", before: "£410", after: "£445" },
  },
  {
    name: "price-evasion",
    page: "evasion",
    edits: [['<span class="text-4xl">28</span>', '<span class="text-4xl">32</span>']],
    expected: { material: true, kind: "price", before: "28", after: "32" },
  },
  {
    name: "limit-geocoding",
    page: "geocoding",
    edits: [["<td>2,500</td>", "<td>1,000</td>"]],
    expected: { material: true, kind: "plan_limit", before: "2,500", after: "1,000" },
  },
  {
    name: "limit-schule",
    page: "schule",
    edits: [["bis zu 30 Schülerkonten", "bis zu 20 Schülerkonten"]],
    expected: { material: true, kind: "plan_limit", before: "30 Schülerkonten", after: "20 Schülerkonten" },
  },
  {
    name: "guarantee-matelas",
    page: "matelas",
    edits: [["100 nuits d'essai à la maison", "30 nuits d'essai à la maison"]],
    expected: { material: true, kind: "guarantee", before: "100 nuits d'essai", after: "30 nuits d'essai" },
  },
  {
    name: "guarantee-roofing",
    page: "roofing",
    edits: [[
      "<p>Should a slate that we laid slip within ten years, we put it back free of charge.</p>",
      "",
    ]],
    expected: {
      material: true,
      kind: "guarantee",
      before: "Should a slate that we laid slip within ten years, we put it back free of charge.",
      after: null,
    },
  },
  {
    name: "withdrawn-honig",
    page: "honig",
    edits: [[
      "Wir füllen keinen Honig ab, den unsere eigenen Bienen nicht gesammelt haben.",
      "Unser Honig kommt von eigenen Völkern und von ausgesuchten Imkern der Region.",
    ]],
    expected: {
      material: true,
      kind: "claim_withdrawn",
      before: "Wir füllen keinen Honig ab, den unsere eigenen Bienen nicht gesammelt haben.",
      after: null,
    },
  },
  {
    name: "taken-vets",
    page: "vets",
    edits: [[
      "<li>You may stay in the room.</li>",
      "<li>You may stay in the room.</li><li>We are the only surgery in Tayside that gives you the price on the telephone.</li>",
    ]],
    expected: {
      material: true,
      kind: "claim_taken",
      before: null,
      after: "We are the only surgery in Tayside that gives you the price on the telephone.",
    },
  },
  {
    name: "audience-infirmieres",
    page: "infirmieres",
    edits: [["Pensé pour les infirmières libérales", "Pensé pour toutes les professions de santé"]],
    expected: {
      material: true,
      kind: "audience",
      before: "infirmières libérales",
      after: "toutes les professions de santé",
    },
  },
  {
    name: "closed-tattoo",
    page: "tattoo",
    edits: [[
      "Ein Raum, zwei Hände, ein Termin am Tag.",
      "Nach elf Jahren ist Schluss: Seit dem 31. Oktober ist das Studio für immer geschlossen. Danke an alle.",
    ]],
    expected: {
      material: true,
      kind: "closed",
      before: null,
      after: "Seit dem 31. Oktober ist das Studio für immer geschlossen.",
    },
  },
];
