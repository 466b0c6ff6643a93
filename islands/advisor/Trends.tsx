import type { TrendsAnswer } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { shortDate } from "../labels.ts";
import { fill, useWords } from "../words.ts";

interface Props {
  trends: TrendsAnswer;
  isBusy: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** What two houses agree on in the feeds of the founder's region, and what it would change. */
export function Trends({ trends, isBusy, onSwitch }: Props) {
  const { trends: says } = useWords("advisor");
  const { locale } = useWords("common");
  const { is_on, items, failures } = trends;
  return (
    <section className="setting" aria-labelledby="trends">
      <h2 id="trends">{says.title}</h2>
      {items.length === 0
        ? <p className="empty">{nothingOf(trends, says, locale)}</p>
        : (
          <ul className="watch-changes">
            {items.map(({ words, sources, bears_on, would, seen_at }) => (
              <li key={sources[0]?.link}>
                <article className="watch-change">
                  <h3>{words.join(", ")}</h3>
                  <p className="field-hint">{fill(says.told, { date: shortDate(seen_at, locale) })}</p>
                  <ul>
                    {sources.map(({ outlet, title, link, published_at }) => (
                      <li key={link}>
                        {`${outlet}, ${shortDate(published_at, locale)}: `}
                        <a href={link} rel="noreferrer nofollow">{title}</a>
                      </li>
                    ))}
                  </ul>
                  {bears_on !== null && <p>{fill(says.youSay, { words: bears_on.text })}</p>}
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
        {says.switch}
      </label>
    </section>
  );
}

function nothingOf(
  { is_on, read_at, due_at, feeds, unread, failures }: TrendsAnswer,
  says: ScreenWords["advisor"]["trends"],
  locale: string,
): string {
  if (read_at === null) return is_on ? says.notYet : says.off;
  if (feeds === 0 && failures.length === 0) return says.noFeed;
  const date = shortDate(read_at, locale);
  if (feeds === 0) {
    const next = is_on && due_at !== null ? fill(says.nextTry, { date: shortDate(due_at, locale) }) : "";
    return `${fill(says.unreadable, { date })} ${next}`.trim();
  }
  if (unread > 0) return fill(says.noneOfSome, { read: feeds, all: feeds + unread, date });
  return fill(says.none, { date });
}
