import type { TrendsAnswer } from "../../routes/api/contract.ts";
import { shortDate } from "../labels.ts";

interface Props {
  trends: TrendsAnswer;
  isBusy: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** What two houses agree on in the feeds of the founder's region, and what it would change. */
export function Trends({ trends, isBusy, onSwitch }: Props) {
  const { is_on, items, failures } = trends;
  return (
    <section className="setting" aria-labelledby="trends">
      <h2 id="trends">Trends</h2>
      {items.length === 0 ? <p className="empty">{nothingOf(trends)}</p> : (
        <ul className="watch-changes">
          {items.map(({ words, sources, bears_on, would, seen_at }) => (
            <li key={sources[0]?.link}>
              <article className="watch-change">
                <h3>{words.join(", ")}</h3>
                <p className="field-hint">{`First told on ${shortDate(seen_at)}`}</p>
                <ul>
                  {sources.map(({ outlet, title, link, published_at }) => (
                    <li key={link}>
                      {`${outlet}, ${shortDate(published_at)}: `}
                      <a href={link} rel="noreferrer nofollow">{title}</a>
                    </li>
                  ))}
                </ul>
                {bears_on !== null && <p>You say: “{bears_on.text}”</p>}
                <p>{would}</p>
              </article>
            </li>
          ))}
        </ul>
      )}
      {failures.map((failure) => <p key={failure} className="field-hint">{failure}</p>)}
      <label className="check">
        <input
          type="checkbox"
          checked={is_on}
          disabled={isBusy}
          onChange={(event) => onSwitch(event.target.checked)}
        />{" "}
        Read the feeds of my region once a month
      </label>
    </section>
  );
}

function nothingOf({ is_on, read_at, due_at, feeds, unread, failures }: TrendsAnswer): string {
  if (read_at === null) {
    return is_on
      ? "Nothing was read yet. The feeds are read once a month, first within a day of your foundation's last anchor."
      : "Feeds are not read: you switched it off.";
  }
  if (feeds === 0 && failures.length === 0) return "No feed is set up. Add one in Settings.";
  if (feeds === 0) {
    const next = is_on && due_at !== null ? ` The next try is on ${shortDate(due_at)}.` : "";
    return `No feed could be read on ${shortDate(read_at)}.${next}`;
  }
  if (unread > 0) {
    const where = `in the ${feeds} of ${feeds + unread} feeds that could be read on ${shortDate(read_at)}`;
    return `None ${where}: no two dated sources of your region agree.`;
  }
  return `None. Read on ${shortDate(read_at)}: no two dated sources of your region agree.`;
}
