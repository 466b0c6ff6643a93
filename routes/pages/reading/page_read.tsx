import { longDate } from "../../../agents/domain/days.ts";
import { fill, fillNodes, useWords } from "../../../islands/words.ts";
import { sendPage, type SignedInView } from "../context.ts";
import type { PageRead } from "../data.ts";
import { PlainShell } from "../shell.tsx";
import { PageLink } from "./evidence.tsx";
import { nothingToRead } from "./nothing.tsx";

/** A page as it was read, text by text: what a mark such as P2 rests on, opened at the very text. */
export async function pageReadPage(view: SignedInView): Promise<Response> {
  const { c, deps, user, words: { reading } } = view;
  const found = await deps.data.pageRead(user.id, {
    journeyId: c.req.query("session"),
    number: Number(c.req.param("number")),
  });
  if (!found) return nothingToRead(view);
  return sendPage(c, deps, {
    title: `${fill(reading.pageRead.title, { label: found.label })} · Holdfast`,
    description: reading.pageRead.description,
    className: "page-reading",
    body: <PageReadDocument page={found} />,
  });
}

function PageReadDocument({ page }: { page: PageRead }) {
  const { pageRead: says } = useWords("reading");
  const { number, label, url, read_at, language, texts, journeyId } = page;
  return (
    <PlainShell>
      <article className="page reading page-read">
        <header>
          <p className="reading-back">
            <a href={`/anchors?session=${encodeURIComponent(journeyId)}`}>
              {says.back}
            </a>
          </p>
          <h1>P{number}: {label}</h1>
          <p className="hint">
            {fillNodes(says.read, { date: longDate(read_at), link: <PageLink url={url} label={url} /> })}
          </p>
        </header>
        <ol lang={language ?? undefined}>
          {texts.map((text, at) => <li key={at} id={`text-${at + 1}`}>{text}</li>)}
        </ol>
      </article>
    </PlainShell>
  );
}
