import { longDate } from "../../../agents/domain/days.ts";
import { sendPage, type SignedInView } from "../context.ts";
import type { PageRead } from "../data.ts";
import { PlainShell } from "../shell.tsx";
import { PageLink } from "./evidence.tsx";
import { nothingToRead } from "./nothing.tsx";

/** A page as it was read, text by text: what a mark such as P2 rests on, opened at the very text. */
export async function pageReadPage({ c, deps, user }: SignedInView): Promise<Response> {
  const found = await deps.data.pageRead(user.id, {
    journeyId: c.req.query("session"),
    number: Number(c.req.param("number")),
  });
  if (!found) {
    c.status(404);
    return sendPage(c, deps, nothingToRead);
  }
  return sendPage(c, deps, {
    title: `${found.label}, as it was read · Holdfast`,
    description: "A page that was read for a strategy, text by text.",
    className: "page-reading",
    body: <PageReadDocument page={found} />,
  });
}

function PageReadDocument({ page }: { page: PageRead }) {
  const { number, label, url, read_at, language, texts, journeyId } = page;
  return (
    <PlainShell>
      <article className="page reading page-read">
        <header>
          <p className="reading-back">
            <a href={`/anchors?session=${encodeURIComponent(journeyId)}`}>
              Back to Your Strategic Foundation
            </a>
          </p>
          <h1>P{number}: {label}</h1>
          <p className="hint">
            Read {longDate(read_at)} at{" "}
            <PageLink url={url} label={url} />. The page may say something else by now; this is what was read.
          </p>
        </header>
        <ol lang={language ?? undefined}>
          {texts.map((text, at) => <li key={at} id={`text-${at + 1}`}>{text}</li>)}
        </ol>
      </article>
    </PlainShell>
  );
}
