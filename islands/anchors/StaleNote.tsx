import type { StaleWords } from "./mark_links.ts";

/** That what a mark quotes was changed since, to what, and where. */
export function StaleNote({ words, link }: StaleWords) {
  return (
    <span className="note-stale">
      Changed since: {words}, <a className="mark-link" href={link.href}>{link.name}</a>
    </span>
  );
}
