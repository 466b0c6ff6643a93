import { createElement, type FunctionComponent, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { identifierPrefix, ISLAND_ATTRIBUTE, PROPS_ATTRIBUTE } from "../../islands/protocol.ts";
import type { IslandName, ISLANDS } from "../../islands/registry.ts";
import { WordsProvider } from "../../islands/words.ts";
import { wordsOfIslands } from "../words/sent.ts";
import type { ScreenWords, Words } from "../words/words.ts";

type IslandModule<Name extends IslandName> = Awaited<ReturnType<typeof ISLANDS[Name]>>;
type PropsOf<Name extends IslandName> = IslandModule<Name>["default"] extends (props: infer Props) => unknown
  ? Props
  : never;

/** The islands of one page: rendered alone, each with a prefix of its own, and remembered by name. */
export class PageIslands {
  readonly used: IslandName[] = [];

  constructor(private readonly words: Words) {}

  /** What the islands of this page say: it travels with the page, once. */
  get said(): Partial<ScreenWords> {
    return wordsOfIslands(this.used, this.words);
  }

  /** Renders an island now and gives back the element that the browser will take over. */
  render<Name extends IslandName>(
    name: Name,
    island: IslandModule<Name>["default"],
    props: PropsOf<Name> & object,
  ): ReactElement {
    const id = `island-${this.used.length}`;
    this.used.push(name);
    const html = renderToString(
      <WordsProvider value={wordsOfIslands([name], this.words)}>
        {createElement(island as FunctionComponent<object>, props)}
      </WordsProvider>,
      { identifierPrefix: identifierPrefix(id) },
    );
    return createElement("div", {
      id,
      className: `island island-${name.toLowerCase()}`,
      [ISLAND_ATTRIBUTE]: name,
      [PROPS_ATTRIBUTE]: JSON.stringify(props),
      dangerouslySetInnerHTML: { __html: html },
    });
  }
}
