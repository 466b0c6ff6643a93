/** The front page, as the specification has it, in at most 900 words. */
export const landing = {
  description: "Four anchors for your brand in 60 minutes, every sentence with its evidence.",
  head: {
    here: "On this page",
    whatYouGet: "What You Get",
    framework: "Framework",
    advantage: "Advantage",
    pricing: "Pricing",
    signIn: "Sign In",
  },
  hero: {
    title: "A strategy that could be nobody else’s, in 60 minutes instead of 6+ weeks.",
    lead:
      "Four agents ask, one master agent keeps the thread, and every sentence they write shows what it rests on: your own words, a page they read, or an assumption with its cheapest test.",
    register: "Discover Your Strategic Advantage",
  },
  missed: {
    title: "Most Business Builders Miss Their Greatest Opportunity",
    text:
      "It is rarely a feature. It is the thing they would refuse to do, said so plainly that the right customers recognise themselves and the wrong ones leave. Templates sand it off. Traditional strategy finds it, for more than $10K and after weeks of workshops.",
  },
  example: {
    title: "From an answer to a sentence",
    said: "What a founder said",
    stands: "What stands in the strategy",
    about:
      "Tidewatch, berth plans for small marinas, and its rival Kajplan are made up; Holdfast wrote the sentences. What stands in quotation marks was said or read exactly so.",
  },
  anchorsTitle: "The Four Strategic Anchors",
  anchors: {
    truth: {
      name: "Truth Anchor",
      text:
        "Your strategic market position: the obstacle, the alternatives, the one thing a rival would refuse to do.",
      agent: "Strategic Analysis Agent",
    },
    expression: {
      name: "Expression Anchor",
      text:
        "Voice, identity, vision, mission, core message and visual direction, made of sentences you really sent.",
      agent: "Brand Development Agent",
    },
    attention: {
      name: "Attention Anchor",
      text:
        "Channel and messaging strategy that fits your hours: one channel in focus, two on trial, the rest refused.",
      agent: "Launch Strategy Agent",
    },
    evolution: {
      name: "Evolution Anchor",
      text: "Growth roadmap and customer journey, with a bet, a date, and what would change your mind.",
      agent: "Growth Planning Agent",
    },
  },
  deliverablesTitle: "60 Minutes. 4 Agents.",
  deliverables: {
    competitors: {
      name: "Competitor website analysis",
      text: "Rivals in their own words, and the positioning gaps between them.",
    },
    trends: {
      name: "Cultural trend research and regional intelligence",
      text: "Dated and linked, or a plain sentence that no source was available.",
    },
    archetype: {
      name: "Psychographic archetype and Zone of Friction",
      text: "The drive behind your audience, and the collision where you may take a side.",
    },
    strategy: { name: "Brand strategy PDF", text: "15 to 20 pages, in your colours." },
    deck: { name: "Investor pitch deck", text: "12 to 15 slides, from the same facts." },
    calendar: {
      name: "30-day marketing calendar",
      text: "Truth-anchored content, inside the hours you have.",
    },
  },
  framework: {
    title: "One master agent keeps the thread. Four specialists ask.",
    text:
      "Truth discovery, expression, attention and evolution each have an agent. The master agent decides who speaks next, and never asks what you have already said.",
  },
  steps: {
    discovery: {
      name: "Intelligent discovery",
      text: "One question at a time, made of your last answer. A vague one is asked again, kindly.",
    },
    truth: {
      name: "Truth anchor analysis",
      text: "Your site and your rivals’ are read: their promises beside your refusals.",
    },
    system: {
      name: "Complete brand system",
      text: "Four anchors grow beside the conversation. You pick the one sentence of each.",
    },
    deliverables: {
      name: "Professional deliverables",
      text: "The strategy PDF, the pitch deck and the calendar, made while you watch.",
    },
  },
  picturesTitle: "What you hand out is typeset, not exported",
  /** Pages of the brand strategy PDF that the case of Tidewatch ends in, as they print. */
  pictures: {
    page: {
      alt: "A page of the brand strategy: the sentence of each anchor, what carries it, and four numbers",
      text: "The whole strategy on one page.",
    },
    channels: {
      alt:
        "A page of the brand strategy: hours a week by channel, what is refused, and how content is shared out",
      text: "Where the hours go, and what is refused.",
    },
    identity: {
      alt: "A page of the brand strategy: why the company exists, its values, its voice and its palette",
      text: "Your reasons, in the colours of your own site.",
    },
  },
  advisor: {
    title: "Then it stays: your Strategic Advisor",
    text:
      "An always-on advisor with full memory of your foundation. It says when a question goes against your decisions. Competitive monitoring reads the pages you name again and tells what changed, quarterly strategy reviews ask what was measured, monthly cultural trend updates name two sources or say that there are none.",
  },
  advantage: {
    title: "A strategy is what you refuse",
    text:
      "The choices are yours, each with what it gives up. Your words stay as you said them. What nobody knows is printed as unknown, with the cheapest way to find out.",
  },
  costs: {
    title: "What it costs elsewhere",
    label: "What it costs elsewhere",
    money: "Money",
    time: "Time",
    better: "What it does better",
    left: "What it leaves to you",
    rows: {
      traditional: {
        name: "Traditional strategy",
        money: "more than $10K",
        time: "6+ weeks",
        better: "People who have seen other markets and interview your customers",
        left: "Knowing what was heard and what made up",
      },
      chat: {
        name: "A chat model by itself",
        money: "little or nothing",
        time: "an afternoon",
        better: "Answers anything, in any order",
        left: "The right question, and checking every number",
      },
      holdfast: {
        name: "Holdfast",
        money: "nothing until plans open",
        time: "about 60 minutes",
        better: "Your words kept exactly, each gap named",
        left: "The choices, and calling your customers",
      },
    },
  },
  pricing: {
    title: "Choose Your Journey",
    text:
      "Plans are coming soon. Until then an account has three strategic foundations and ten consultations a month. The waitlist hears first.",
    join: "Join Waitlist",
  },
  questionsTitle: "Questions people ask",
  questions: {
    unknown: {
      question: "What if I do not know an answer?",
      answer:
        "You get three contrasted options. Still unknown, it becomes an assumption with its cheapest test.",
    },
    stop: {
      question: "Can I stop in the middle?",
      answer: "At any point. Nothing you wrote is lost.",
    },
    invents: {
      question: "Does a model invent things about my market?",
      answer:
        "A name or number that neither you said nor a page shows is not printed. Code checks each sentence.",
    },
    sees: {
      question: "Who sees what I write?",
      answer: "You, and a model’s server where one is set up. Export or delete all of it in Settings.",
    },
  },
  end: {
    title: "The first question takes a minute",
    register: "Begin Your Truth-Anchored Journey",
    join: "Join Early Access Waitlist",
  },
} as const;
