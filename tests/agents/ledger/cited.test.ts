import { expect, test } from "vitest";
import type { Anchor, Section } from "../../../agents/domain/anchors.ts";
import type { Mark } from "../../../agents/domain/claims.ts";
import { citedFrom } from "../../../agents/ledger/cited.ts";

const marked = (url: string, quote: string): Mark => ({
  kind: "source",
  url,
  label: "Postbooks",
  read_at: "2026-11-01",
  quote,
});

function anchorOf(claims: { text: string; marks: Mark[] }[]): Anchor {
  const section = {
    headline: { text: "Where others stand", marks: [] },
    blocks: [{ kind: "paragraph", claims }],
    choice: null,
    open_questions: [],
    confidence: { raised_by: "", deductions: [] },
  };
  return { type: "market", sections: [section as unknown as Section] } as unknown as Anchor;
}

test("the sentences that rest on a page are found, however its address is written", () => {
  const said = { text: "Postbooks sells “Unlimited receipts”.", quote: "Unlimited receipts" };
  const anchor = anchorOf([
    { text: said.text, marks: [marked("https://www.postbooks.example/prices/#plans", said.quote)] },
    { text: "Ledgerly answers by letter.", marks: [marked("https://ledgerly.example/", "by letter")] },
    { text: "You said so.", marks: [{ kind: "said", turn: "t1", field: "only_we", quote: "so" }] },
  ]);
  expect(citedFrom([anchor, anchor], "https://postbooks.example/prices")).toEqual([said]);
  expect(citedFrom([anchor], "https://postbooks.example/")).toEqual([]);
});
