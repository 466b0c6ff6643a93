import { fillNodes, useWords } from "../words.ts";
import type { StaleWords } from "./mark_links.ts";

/** That what a mark quotes was changed since, to what, and where. */
export function StaleNote({ words, link }: StaleWords) {
  const { changed } = useWords("anchors").evidence;
  const place = <a className="mark-link" href={link.href}>{link.name}</a>;
  return <span className="note-stale">{fillNodes(changed, { words, link: place })}</span>;
}
