import type { Section } from "../../../agents/domain/anchors.ts";
import type { TalkTurn } from "./talk.tsx";

/** Written by tests/helpers/landing_material.ts from the case of Tidewatch: run it when the test asks for it. */
export const SECTION: Section = {
  "id": "market_analysis",
  "anchor": "truth",
  "title": "Market analysis",
  "headline": {
    "text": "Eight of the ten you lose stay as they are: the status quo is the rival.",
    "marks": [
      { "kind": "said", "turn": "turn-market.rivals", "field": "market.rivals", "quote": "notebook" },
      { "kind": "inference", "from": ["rivals.0.lost"], "how": "8 ÷ 10 = 80%" },
    ],
  },
  "blocks": [{
    "kind": "table",
    "columns": ["instead of you", "promise", "price", "proof", "weak where", "you say", "read"],
    "rows": [{
      "cells": ["notebook", "", "", "", "", "8 of 10 lost deals.", ""],
      "marks": [{
        "kind": "said",
        "turn": "turn-market.rivals",
        "field": "market.rivals",
        "quote": "notebook",
      }, { "kind": "inference", "from": ["rivals.lost"], "how": "8 of 10" }],
    }, {
      "cells": [
        "Jettybase",
        "“Fill every berth. Run every jetty.”",
        "“From €310 per month.”",
        "“420 marinas run on Jettybase, from Lisbon to Tallinn.”",
        "“Built for harbour masters, not for accountants.”",
        "“Jettybase, good for 300 berths and up, starts at €310 a month and pushes its public marketplace.”",
        "https://rival1.example/, 20 November 2026",
      ],
      "marks": [{
        "kind": "said",
        "turn": "turn-market.rivals",
        "field": "market.rivals",
        "quote":
          "Jettybase, good for 300 berths and up, starts at €310 a month and pushes its public marketplace.",
      }, {
        "kind": "source",
        "url": "",
        "label": "Jettybase",
        "read_at": "2026-11-20T09:00:00.000Z",
        "quote": "Fill every berth. Run every jetty.",
      }, {
        "kind": "source",
        "url": "",
        "label": "Jettybase",
        "read_at": "2026-11-20T09:00:00.000Z",
        "quote": "From €310 per month.",
      }, {
        "kind": "source",
        "url": "",
        "label": "Jettybase",
        "read_at": "2026-11-20T09:00:00.000Z",
        "quote": "420 marinas run on Jettybase, from Lisbon to Tallinn.",
      }, {
        "kind": "source",
        "url": "",
        "label": "Jettybase",
        "read_at": "2026-11-20T09:00:00.000Z",
        "quote": "Built for harbour masters, not for accountants.",
      }],
    }, {
      "cells": [
        "Kajplan",
        "“Scan, pay, moor. Free for the harbour.”",
        "“9 kr. per berth a month”",
        "“One app for 310 harbours around the Danish waters.”",
        "“It does not draw your jetties yet.”",
        "“Kajplan, Danish, QR stickers on the pontoon, free for the harbour but 6% of every guest night, weak on permanent berth holders.”",
        "https://rival2.example/, 20 November 2026",
      ],
      "marks": [{
        "kind": "said",
        "turn": "turn-market.rivals",
        "field": "market.rivals",
        "quote":
          "Kajplan, Danish, QR stickers on the pontoon, free for the harbour but 6% of every guest night, weak on permanent berth holders.",
      }, {
        "kind": "source",
        "url": "",
        "label": "Kajplan",
        "read_at": "2026-11-20T09:00:00.000Z",
        "quote": "Scan, pay, moor. Free for the harbour.",
      }, {
        "kind": "source",
        "url": "",
        "label": "Kajplan",
        "read_at": "2026-11-20T09:00:00.000Z",
        "quote": "9 kr. per berth a month",
      }, {
        "kind": "source",
        "url": "",
        "label": "Kajplan",
        "read_at": "2026-11-20T09:00:00.000Z",
        "quote": "One app for 310 harbours around the Danish waters.",
      }, {
        "kind": "source",
        "url": "",
        "label": "Kajplan",
        "read_at": "2026-11-20T09:00:00.000Z",
        "quote": "It does not draw your jetties yet.",
      }],
    }, {
      "cells": [
        "invoice package",
        "",
        "",
        "",
        "",
        "“An invoice package sometimes, but that can't see a jetty.”",
        "",
      ],
      "marks": [{
        "kind": "said",
        "turn": "turn-market.rivals",
        "field": "market.rivals",
        "quote": "An invoice package sometimes, but that can't see a jetty.",
      }],
    }],
    "worth": "decides",
  }, {
    "kind": "list",
    "items": [{
      "text": "Also named: Excel and envelopes.",
      "marks": [{
        "kind": "said",
        "turn": "turn-market.rivals",
        "field": "market.rivals",
        "quote": "Excel and envelopes",
      }],
    }],
    "worth": "decides",
  }],
  "choice": null,
  "confidence": {
    "score": 0.85,
    "said": 9,
    "source": 10,
    "inference": 2,
    "assumption": 0,
    "deductions": ["How many could buy?"],
    "raised_by": "Raised by: count one public list.",
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
