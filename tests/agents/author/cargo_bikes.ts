import { type Founder, materialOf, pageOf, quoting } from "./founders.ts";

/** Has a site of their own and two rivals whose pages were read; a correction changed one number. */
const turns: Founder["turns"] = {
  "offering.what":
    "We lend cargo bikes to nurseries in Utrecht by the school year, insurance and repairs are in the price.",
  "company.stage_region": "Utrecht, the Netherlands",
  "company.links": "Ours is wielwolf.example, the others are BoxBaby and Fietsland",
  "market.rivals": "BoxBaby leases by the month. Fietsland sells them and that is it.",
  "market.obstacle": "The director counts the price of a bike and never the taxis it replaces",
  "difference.only":
    "We come to the nursery on Tuesday morning and repair on the spot. We never take a deposit and never charge for a flat tyre.",
  "identity.values": "We do not rent by the hour to tourists, it cost us €9,000 in 2025.",
  "proof.best": "Nursery De Eik went from 31 taxi rides a month to 2 in the first winter",
  "customer.not_for": "Tourists. Parents who want a bike of their own.",
  "visual.colours": "Our red is #B8322A and the chalk white of the playground. No turquoise.",
};
const { from, text } = quoting(turns);

export const CARGO_BIKES: Founder = {
  turns,
  material: materialOf({
    company: "Wielwolf",
    facts: {
      offering: text("offering.what", turns["offering.what"] ?? ""),
      region: text("company.stage_region", "Utrecht, the Netherlands"),
      rivals: ["BoxBaby leases by the month.", "Fietsland sells them and that is it."].map((quote) => ({
        ...from("market.rivals", quote),
        name: quote.split(" ")[0] ?? "",
        kind: "company" as const,
        url: null,
        said: { quote, turn: "turn-market.rivals", field: "market.rivals" },
      })),
      obstacle: text("market.obstacle", turns["market.obstacle"] ?? ""),
      only_we: text("difference.only", turns["difference.only"] ?? ""),
      values: [text("identity.values", turns["identity.values"] ?? "")],
      proof: {
        ...from("proof.best", "31 taxi rides a month", { state: "corrected" }),
        text: "Nursery De Eik went from 33 taxi rides a month to 2 in the first winter",
      },
      not_for: [
        text("customer.not_for", "Tourists"),
        text("customer.not_for", "Parents who want a bike of their own"),
      ],
      colours: [
        { ...from("visual.colours", "Our red is #B8322A"), hex: "#B8322A", name: "red", wanted: true },
        { ...from("visual.colours", "turquoise"), hex: null, name: "turquoise", wanted: false },
      ],
    },
  }, {
    pages: [
      pageOf({
        role: "own",
        label: "Own site",
        headings: ["Cargo bikes for nurseries"],
        sentences: [
          "Insurance and repairs are in the price.",
          "Every bike carries six children and a helper.",
          "Book a Tuesday visit",
        ],
        colours: [{ hex: "#F4F1EA", name: "--chalk", confidence: 0.8 }],
      }),
      pageOf({
        role: "rival",
        label: "BoxBaby",
        headings: ["Lease a cargo bike today"],
        sentences: [
          "Insurance and repairs are included in the price.",
          "We take a deposit of €300 and charge €15 for a flat tyre.",
          "Over 4,000 families ride with BoxBaby.",
          "Our app does not support nurseries yet.",
        ],
        prices: ["From €119 a month"],
        colours: [{ hex: "#1FA7A5", name: "--brand", confidence: 0.9 }],
      }),
      pageOf({
        role: "rival",
        label: "Fietsland",
        failure: "The page did not answer",
      }),
    ],
    decisions: {
      compete_cooperate: { side: "a", turn: "turn-choices", reason: "BoxBaby wants parents, let them" },
    },
    conflicts: [{
      id: "price-for-price",
      a: from("identity.values", "We do not rent by the hour to tourists"),
      b: from("customer.not_for", "Tourists"),
      question: "Do you rent to tourists by the day?",
      weight: 1,
      settled: null,
    }],
  }),
};
