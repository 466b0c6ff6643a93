import type { Founder } from "./founders.ts";
import { materialOf, quoting } from "./founders.ts";

/** Answers fully, counts what is lost, and sets a bet that is judged after the goal. */
const turns: Founder["turns"] = {
  "offering.what":
    "We put two hives on the roof of an office in Cardiff and look after them every week from March to October. The people who work there open the hive with me once a month.",
  "customer.last_three":
    "Halyard Insurance, three floors by the station, took us because their lift shaft had a swarm in it. A school in Penarth with a flat roof. And Brennan Law, who left after a year because nobody came up to the roof.",
  "company.stage_region": "Cardiff and Newport, second season, 14 roofs",
  "goal.twelve_months": "24 roofs by 30 September 2027, it is 14 now",
  "market.alternative": "They would order honey in little jars for Christmas and call it a green thing",
  "market.rivals":
    "Of twelve offices we lose seven do nothing at all. Three go to Urban Buzz, who send a film crew and a big sign.",
  "market.obstacle": "The landlord signs for the roof and the people who want bees are the tenants",
  "customer.trigger_barrier":
    "They ring in the week after a staff survey says nobody talks to each other. Someone in the building is afraid of stings.",
  "customer.belief":
    "They believe bees on a roof are decoration. They would have to believe that opening a hive is the only meeting nobody skips.",
  "customer.not_for": "Roofs without a parapet. Companies that want their logo on the hive.",
  "difference.only":
    "I open the hive with the people who work there, in suits, once a month, also when it rains. We never paint a logo on a hive.",
  "proof.best":
    "At Halyard 41 of 60 people have been up to the roof, and the woman from accounts who was afraid of stings now takes the swarm calls.",
  "identity.why":
    "I was an auditor for nine years and ate lunch alone at my desk. My neighbour's bees were the first thing I had looked at for an hour without a phone.",
  "identity.values":
    "We do not move a colony in August even if the lease ends. I tell a client when a colony has died, on the day, with a photo.",
  "identity.contrast": "BrewDog. I would never become a brand that shouts to be liked",
  "voice.sample":
    "Morning Ceri. The queen in the left hive is laying again. The right one is quiet and I do not like it. Suits at four?",
  "visual.colours": "The brown of propolis and a pale yellow. No black and yellow stripes.",
  "messaging.objections":
    "'What about stings' I say two people in four seasons, and both are still coming up. 'We have no budget for this' I ask what the last away day cost.",
  "revenue.model": "£310 a month per roof",
  "evolution.bet":
    "If fewer than 20 roofs are signed by 31 October 2027 I go back to selling honey at the market",
};
const { from, text } = quoting(turns);

export const BEEKEEPER: Founder = {
  turns,
  material: materialOf({
    company: "Roofhive",
    facts: {
      offering: text("offering.what", turns["offering.what"] ?? ""),
      region: text("company.stage_region", "Cardiff and Newport"),
      goal: {
        ...from("goal.twelve_months", "24 roofs by 30 September 2027"),
        metric: "roofs",
        target: 24,
        unit: "roofs",
        by: "2027-09-30",
        baseline: 14,
      },
      customers: [
        text(
          "customer.last_three",
          "Halyard Insurance, three floors by the station, took us because their lift shaft had a swarm in it.",
        ),
        text("customer.last_three", "A school in Penarth with a flat roof."),
        text("customer.last_three", "Brennan Law, who left after a year because nobody came up to the roof."),
      ],
      alternative: text(
        "market.alternative",
        "They would order honey in little jars for Christmas and call it a green thing",
      ),
      rivals: [
        {
          ...from("market.rivals", "Of twelve offices we lose seven do nothing at all."),
          name: "nothing at all",
          kind: "status_quo",
          url: null,
          lost: { count: 7, of: 12 },
        },
        {
          ...from("market.rivals", "Three go to Urban Buzz, who send a film crew and a big sign."),
          name: "Urban Buzz",
          kind: "company",
          url: null,
          lost: { count: 3, of: 12 },
          said: {
            quote: "Three go to Urban Buzz, who send a film crew and a big sign.",
            turn: "turn-market.rivals",
            field: "market.rivals",
          },
        },
      ],
      obstacle: text("market.obstacle", turns["market.obstacle"] ?? ""),
      trigger: text(
        "customer.trigger_barrier",
        "They ring in the week after a staff survey says nobody talks to each other.",
      ),
      barrier: text("customer.trigger_barrier", "Someone in the building is afraid of stings."),
      belief_now: text("customer.belief", "They believe bees on a roof are decoration."),
      belief_needed: text(
        "customer.belief",
        "They would have to believe that opening a hive is the only meeting nobody skips.",
      ),
      not_for: [
        text("customer.not_for", "Roofs without a parapet"),
        text("customer.not_for", "Companies that want their logo on the hive"),
      ],
      only_we: text("difference.only", turns["difference.only"] ?? ""),
      proof: text("proof.best", turns["proof.best"] ?? ""),
      why: text("identity.why", turns["identity.why"] ?? ""),
      values: [
        text("identity.values", "We do not move a colony in August even if the lease ends."),
        text("identity.values", "I tell a client when a colony has died, on the day, with a photo."),
      ],
      never_become: text("identity.contrast", "I would never become a brand that shouts to be liked"),
      voice_sample: text("voice.sample", turns["voice.sample"] ?? ""),
      colours: [
        {
          ...from("visual.colours", "brown of propolis"),
          hex: null,
          name: "brown of propolis",
          wanted: true,
        },
        { ...from("visual.colours", "pale yellow"), hex: null, name: "pale yellow", wanted: true },
        { ...from("visual.colours", "black"), hex: null, name: "black", wanted: false },
      ],
      objections: [
        {
          ...from(
            "messaging.objections",
            "'What about stings' I say two people in four seasons, and both are still coming up.",
          ),
          says: "What about stings",
          answer: "two people in four seasons, and both are still coming up",
        },
        {
          ...from(
            "messaging.objections",
            "'We have no budget for this' I ask what the last away day cost.",
          ),
          says: "We have no budget for this",
          answer: "what the last away day cost",
        },
      ],
      prices: [{
        ...from("revenue.model", "£310 a month per roof"),
        amount: 310,
        currency: "GBP",
        per: "month",
        for: "roof",
      }],
      bet: {
        ...from("evolution.bet", turns["evolution.bet"] ?? ""),
        metric: "roofs signed",
        target: 20,
        by: "2027-10-31",
        reverses: text("evolution.bet", "I go back to selling honey at the market"),
      },
    },
  }, {
    decisions: {
      explore_exploit: { side: "b", turn: "turn-choices", reason: "Cardiff first, Bristol can wait" },
      differentiate_cost: { side: "a", turn: "turn-choices", reason: "honey is cheap, a colleague is not" },
      short_long: { side: "b", turn: "turn-choices", reason: null },
    },
    sentences: {
      truth: {
        text:
          "The tenants want the bees and the landlord holds the roof, so we sell the landlord a building that people do not leave",
        marks: [{
          kind: "said",
          turn: "turn-truth",
          field: "confirm.truth",
          quote:
            "The tenants want the bees and the landlord holds the roof, so we sell the landlord a building that people do not leave",
        }],
      },
      expression: {
        text: "The only meeting nobody skips",
        marks: [{
          kind: "said",
          turn: "turn-expression",
          field: "confirm.expression",
          quote: "The only meeting nobody skips",
        }],
      },
    },
  }),
};
