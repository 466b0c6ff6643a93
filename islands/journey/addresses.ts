/** The address of one conversation, or with null of the list of journeys. */
export function addressOf(sessionId: string | null): string {
  return sessionId === null ? "/journey" : `/journey?session=${encodeURIComponent(sessionId)}`;
}

/** The conversation that the browser's address names, or null. */
export function sessionInAddress(): string | null {
  return new URLSearchParams(location.search).get("session");
}

/** Puts a conversation's address into the browser, so that Back leads to what stood there before. */
export function goTo(sessionId: string | null): void {
  if (sessionInAddress() !== sessionId) history.pushState(null, "", addressOf(sessionId));
}

/** The same, in the place of the address that stands there. */
export function replaceAddress(sessionId: string | null): void {
  history.replaceState(null, "", addressOf(sessionId));
}

/** The id of a turn's message on the conversation's page, by which marks open it. */
export function turnAnchor(turn: string): string {
  return `turn-${turn}`;
}

/** The element that the address asks for within its page, where it stands; null without one. */
export function elementInAddress(): HTMLElement | null {
  return location.hash === "" ? null : document.getElementById(location.hash.slice(1));
}
