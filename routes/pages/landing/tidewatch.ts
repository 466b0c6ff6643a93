import type { Section } from "../../../agents/domain/anchors.ts";
import type { TalkTurn } from "./talk.tsx";

/** Written by tests/helpers/landing_material.ts from the case of Tidewatch: run it when the test asks for it. */
export const SECTION: Section = {
  "id": "market_analysis",
  "anchor": "truth",
  "title": "Market analysis",
  "headline": {
    "text": "One obstacle decides this market: … “nobody's job gets better on the day they vote yes.”",
    "marks": [{
      "kind": "said",
      "turn": "turn-market.obstacle",
      "field": "market.obstacle",
      "quote": "nobody's job gets better on the day they vote yes.",
    }],
  },
  "blocks": [{
    "kind": "paragraph",
    "title": "Diagnosis",
    "claims": [{
      "text": "Buyers have their own name for it: “the thing that replaced the notebook”.",
      "marks": [{
        "kind": "said",
        "turn": "turn-offering.what",
        "field": "offering.what",
        "quote": "the thing that replaced the notebook",
      }],
    }, {
      "text":
        "What it grows from: “A small harbour is run by five volunteers who meet twice a year and the decision is always parked until 'after the season'.”",
      "marks": [{
        "kind": "said",
        "turn": "turn-market.obstacle",
        "field": "market.obstacle",
        "quote":
          "A small harbour is run by five volunteers who meet twice a year and the decision is always parked until 'after the season'.",
      }],
    }, {
      "text": "Each page was read once, on 20 November 2026, so no change is claimed.",
      "marks": [{ "kind": "inference", "from": ["pages read"], "how": "one reading each" }],
    }],
  }, {
    "kind": "table",
    "title": "Size, from counted numbers only",
    "columns": ["size", "how many", "method"],
    "rows": [{
      "cells": ["low", "“23 paying marinas”", "who buys today"],
      "marks": [{
        "kind": "said",
        "turn": "turn-company.stage_region",
        "field": "company.stage_region",
        "quote": "23 paying marinas",
      }],
    }, {
      "cells": ["base", "“45 marinas”", "your own goal"],
      "marks": [{
        "kind": "said",
        "turn": "turn-goal.twelve_months",
        "field": "goal.twelve_months",
        "quote": "45 marinas",
      }],
    }, {
      "cells": [
        "high",
        "“400 pieces”",
        "the widest list you counted: “The letter was 400 pieces and cost €540 in stamps and printing.”",
      ],
      "marks": [{
        "kind": "said",
        "turn": "turn-channels.current",
        "field": "channels.current",
        "quote": "The letter was 400 pieces and cost €540 in stamps and printing.",
      }, { "kind": "assumption", "test": "look up a tenth of them and count who could buy: one evening" }],
    }, {
      "cells": ["worth", "€1,381 a customer and year", "€2,647 a month, twelve months, 23 customers"],
      "marks": [{
        "kind": "said",
        "turn": "turn-growth.numbers",
        "field": "growth.numbers",
        "quote":
          "Measured: 23 marinas, €2,647 a month, 2,840 berths, 19 days median from signing to the first paid due, 2 marinas left in two seasons.",
      }, { "kind": "inference", "from": ["growth.numbers"], "how": "€2,647 × 12 ÷ 23" }],
    }],
  }, {
    "kind": "list",
    "title": "Conventions you break",
    "items": [{
      "text":
        "Jettybase prints: “List your empty berths on the Jettybase Marketplace and reach 190,000 skippers in eleven countries.” You turn away: “Harbours that want to sell empty berths on a public marketplace.”",
      "marks": [{
        "kind": "source",
        "url": "",
        "label": "Jettybase",
        "read_at": "2026-11-20T09:00:00.000Z",
        "quote":
          "List your empty berths on the Jettybase Marketplace and reach 190,000 skippers in eleven countries.",
      }, {
        "kind": "said",
        "turn": "turn-customer.not_for",
        "field": "customer.not_for",
        "quote": "Harbours that want to sell empty berths on a public marketplace.",
      }],
    }, {
      "text":
        "Jettybase prints: “7% of each booking”. You say: “We take no percentage, that cost us a 240-berth harbour in Svendborg.”",
      "marks": [{
        "kind": "source",
        "url": "",
        "label": "Jettybase",
        "read_at": "2026-11-20T09:00:00.000Z",
        "quote": "7% of each booking",
      }, {
        "kind": "said",
        "turn": "turn-identity.values",
        "field": "identity.values",
        "quote": "We take no percentage, that cost us a 240-berth harbour in Svendborg.",
      }],
    }],
  }],
  "choice": {
    "chosen": "answer what they do today before any company",
    "rejected": "leading against Jettybase and Kajplan",
    "why": "the obstacle stands there, and no other alternative has it on its side",
    "gives_up": "for now, buyers who already compare Jettybase and Kajplan",
    "marks": [{
      "kind": "said",
      "turn": "turn-market.rivals",
      "field": "market.rivals",
      "quote": "The status quo: notebook, Excel and envelopes, that's 8 of 10 lost deals.",
    }, {
      "kind": "said",
      "turn": "turn-market.obstacle",
      "field": "market.obstacle",
      "quote": "nobody's job gets better on the day they vote yes.",
    }, { "kind": "inference", "from": ["market.rivals", "market.alternative"] }],
  },
  "confidence": {
    "score": 0.91,
    "said": 17,
    "source": 18,
    "inference": 5,
    "assumption": 1,
    "deductions": [],
    "raised_by": "Raised by a count of all who could buy, and by the reasons of the last ten who did not.",
  },
  "open_questions": [],
  "written_by": "builtin",
  "note": null,
};

export const TALK: TalkTurn = {
  "said":
    "Boards. A small harbour is run by five volunteers who meet twice a year and the decision is always parked until 'after the season'. The treasurer wants us, the chairman says it worked for 30 years. So the one thing in the way is that nobody's job gets better on the day they vote yes.",
  "agent": "Strategic Analysis Agent",
  "reply":
    "“nobody's job gets better on the day they vote yes”.\n\n**When marinas did choose Tidewatch, what had happened just before?**\n*The trigger says when to come, what held them back says with what.*",
  "progress": 20,
  "minutesLeft": 50,
};
