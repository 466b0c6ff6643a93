import { nameOf } from "../../islands/journey/journey_name.ts";
import { LocalTime } from "../../islands/ui/LocalTime.tsx";
import type { SessionListItem } from "../api/contract.ts";

interface Props {
  /** At least two. */
  foundations: SessionListItem[];
  chosen: string;
}

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };

/** Whose documents a page shows, and the way to those of another foundation. */
export function FoundationLinks({ foundations, chosen }: Props) {
  return (
    <nav className="foundation-links" aria-label="Foundation">
      <p className="hint">You have {foundations.length} foundations. This page is about one of them:</p>
      <ul>
        {foundations.map((foundation) => (
          <li key={foundation.id}>
            <a
              href={`/documents?session=${encodeURIComponent(foundation.id)}`}
              aria-current={foundation.id === chosen ? "page" : undefined}
            >
              {nameOf(foundation)}, begun <LocalTime iso={foundation.created_at} options={DAY} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
