import type { ReactNode } from "react";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import { sendPage, type SignedInView } from "../context.ts";
import { DeckDocument } from "./deck.tsx";
import { nothingToRead } from "./nothing.tsx";
import { StrategyDocument } from "./strategy.tsx";

/** The strategy to read; of the journey in `?session_id=`, else of the one that documents are made of. */
export async function strategyPage(view: SignedInView): Promise<Response> {
  return await readingPage(view, {
    kind: "strategy",
    show: (foundation) => (
      <StrategyDocument foundation={foundation} isUnfolded={view.c.req.query("open") === "all"} />
    ),
  });
}

/** The pitch deck to read, chosen as the strategy is. */
export async function deckPage(view: SignedInView): Promise<Response> {
  const slidesOf = (foundation: Foundation) => view.deps.data.slides(foundation);
  return await readingPage(view, {
    kind: "deck",
    show: (foundation) => <DeckDocument foundation={foundation} slides={slidesOf(foundation)} />,
  });
}

interface Reading {
  kind: "strategy" | "deck";
  show: (foundation: Foundation) => ReactNode;
}

async function readingPage(view: SignedInView, { kind, show }: Reading): Promise<Response> {
  const { c, deps, user } = view;
  const foundation = await deps.data.foundation(user.id, c.req.query("session_id"));
  if (!foundation) return nothingToRead(view);
  return sendPage(c, deps, {
    title: `${foundation.company}: ${view.words.reading[kind]} · Holdfast`,
    className: "page-reading",
    body: show(foundation),
  });
}
