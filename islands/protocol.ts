/** How a server-rendered island tells the browser what it is: the attributes of its element. */
export const ISLAND_ATTRIBUTE = "data-island";
export const PROPS_ATTRIBUTE = "data-props";
/** On the body of a page: what its islands say, as JSON. */
export const WORDS_ATTRIBUTE = "data-words";
/** Set once React has taken the element over. */
export const READY_ATTRIBUTE = "data-ready";

/** The prefix of every `useId` in an island; the same on both sides, and different for each island of a page. */
export function identifierPrefix(elementId: string): string {
  return `${elementId}-`;
}
