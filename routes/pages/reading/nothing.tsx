import { sendPage, type SignedInView } from "../context.ts";
import { PlainShell } from "../shell.tsx";

/** The page in the place of a document that is not there yet, or is somebody else's. */
export function nothingToRead({ c, deps, words }: SignedInView): Promise<Response> {
  const says = words.notices.nothingToRead;
  c.status(404);
  return sendPage(c, deps, {
    title: `${says.title} · Holdfast`,
    className: "page-failure",
    body: (
      <PlainShell>
        <div className="page page-narrow failure">
          <h1>{says.heading}</h1>
          <p className="lead">{says.text}</p>
          <p className="buttons">
            <a className="button button-main" href="/journey">{says.journey}</a>
            <a className="button" href="/documents">{says.documents}</a>
          </p>
        </div>
      </PlainShell>
    ),
  });
}
