import { createElement, type FunctionComponent } from "react";
import { hydrateRoot } from "react-dom/client";
import { identifierPrefix, ISLAND_ATTRIBUTE, PROPS_ATTRIBUTE, READY_ATTRIBUTE } from "./protocol.ts";
import { type IslandName, ISLANDS } from "./registry.ts";
import { sentWords, WordsProvider } from "./words.ts";

for (const element of document.querySelectorAll<HTMLElement>(`[${ISLAND_ATTRIBUTE}]`)) {
  // Not awaited here: the islands' chunks import this one, and it must not wait for them.
  void hydrateIsland(element);
}

async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.getAttribute(ISLAND_ATTRIBUTE) as IslandName;
  const { default: Island } = await ISLANDS[name]();
  const props: Record<string, unknown> = JSON.parse(element.getAttribute(PROPS_ATTRIBUTE) ?? "{}");
  const island = createElement(Island as FunctionComponent<Record<string, unknown>>, props);
  hydrateRoot(element, createElement(WordsProvider, { value: sentWords() }, island), {
    identifierPrefix: identifierPrefix(element.id),
  });
  element.setAttribute(READY_ATTRIBUTE, "");
}
