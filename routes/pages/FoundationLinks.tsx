import { nameOf } from "../../islands/journey/journey_name.ts";
import { fill, fillNodes, useWords } from "../../islands/words.ts";
import { LocalTime } from "../../islands/ui/LocalTime.tsx";
import type { SessionListItem } from "../api/contract.ts";
import type { Words } from "../words/words.ts";

interface Props {
  says: Words["documents"]["page"];
  /** At least two. */
  foundations: SessionListItem[];
  chosen: string;
}

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };

/** Whose documents a page shows, and the way to those of another foundation. */
export function FoundationLinks({ says, foundations, chosen }: Props) {
  const words = useWords("foundation");

  return (
    <nav className="foundation-links" aria-label={says.foundations}>
      <p className="hint">{fill(says.several, { count: foundations.length })}</p>
      <ul>
        {foundations.map((foundation) => (
          <li key={foundation.id}>
            <a
              href={`/documents?session=${encodeURIComponent(foundation.id)}`}
              aria-current={foundation.id === chosen ? "page" : undefined}
            >
              {fillNodes(says.begun, {
                name: nameOf(foundation, words),
                date: <LocalTime iso={foundation.created_at} options={DAY} />,
              })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
