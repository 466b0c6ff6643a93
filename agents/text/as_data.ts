/** A text on one line that can open and close no mark of a prompt's. */
export function asData(text: string): string {
  return text.replaceAll("<", "‹").replaceAll(">", "›").replace(/\s+/g, " ").trim();
}
