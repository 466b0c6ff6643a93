/** What search engines show of the page. */
export const DESCRIPTION = "Four anchors for your brand in 60 minutes, every sentence with its evidence.";

export const ANCHORS: [name: string, text: string, agent: string][] = [
  [
    "Truth Anchor",
    "Your strategic market position: the obstacle, the alternatives, the one thing a rival would refuse to do.",
    "Strategic Analysis Agent",
  ],
  [
    "Expression Anchor",
    "Voice, identity, vision, mission, core message and visual direction, made of sentences you really sent.",
    "Brand Development Agent",
  ],
  [
    "Attention Anchor",
    "Channel and messaging strategy that fits your hours: one channel in focus, two on trial, the rest refused.",
    "Launch Strategy Agent",
  ],
  [
    "Evolution Anchor",
    "Growth roadmap and customer journey, with a bet, a date, and what would change your mind.",
    "Growth Planning Agent",
  ],
];

export const DELIVERABLES: [name: string, text: string][] = [
  ["Competitor website analysis", "Rivals in their own words, and the positioning gaps between them."],
  [
    "Cultural trend research and regional intelligence",
    "Dated and linked, or a plain sentence that no source was available.",
  ],
  [
    "Psychographic archetype and Zone of Friction",
    "The drive behind your audience, and the collision where you may take a side.",
  ],
  ["Brand strategy PDF", "15 to 20 pages, in your colours."],
  ["Investor pitch deck", "12 to 15 slides, from the same facts."],
  ["30-day marketing calendar", "Truth-anchored content, inside the hours you have."],
];

export const STEPS: [name: string, text: string][] = [
  [
    "Intelligent discovery",
    "One question at a time, made of your last answer. A vague one is asked again, kindly.",
  ],
  [
    "Truth anchor analysis",
    "Your site and your rivals' are read: their promises beside your refusals.",
  ],
  ["Complete brand system", "Four anchors grow beside the conversation. You pick the one sentence of each."],
  ["Professional deliverables", "The strategy PDF, the pitch deck and the calendar, made while you watch."],
];

export const QUESTIONS: [question: string, answer: string][] = [
  [
    "What if I do not know an answer?",
    "You get three contrasted options. Still unknown, it becomes an assumption with its cheapest test.",
  ],
  [
    "Can I stop in the middle?",
    "At any point. Nothing you wrote is lost.",
  ],
  [
    "Does a model invent things about my market?",
    "A name or number that neither you said nor a page shows is not printed. Code checks each sentence.",
  ],
  ["Who sees what I write?", "You. Export or delete all of it at any time in Settings."],
];

/** Pages of the brand strategy PDF that the case of Tidewatch ends in, as they print. */
export const PICTURES: { file: string; alt: string; text: string }[] = [
  {
    file: "strategy-message.webp",
    alt: "A page of the brand strategy: the messaging house, its three pillars and the pitches",
    text: "The message as a house, in the colours of your own site.",
  },
  {
    file: "strategy-channels.webp",
    alt: "A page of the brand strategy: hours a week by channel, and how the money is shared out",
    text: "Where the hours go, and what is refused.",
  },
  {
    file: "strategy-journey.webp",
    alt: "A page of the brand strategy: how a customer feels from first hearing to advocate, as a curve",
    text: "Where customers go quiet, and what would keep them.",
  },
];

export const COSTS: [name: string, money: string, time: string, better: string, left: string][] = [
  [
    "Traditional strategy",
    "more than $10K",
    "6+ weeks",
    "People who have seen other markets and interview your customers",
    "Knowing what was heard and what made up",
  ],
  [
    "A chat model by itself",
    "little or nothing",
    "an afternoon",
    "Answers anything, in any order",
    "The right question, and checking every number",
  ],
  [
    "Holdfast",
    "nothing while plans are coming",
    "about 60 minutes",
    "Your words kept exactly, each gap named",
    "The choices, and ringing your customers",
  ],
];
