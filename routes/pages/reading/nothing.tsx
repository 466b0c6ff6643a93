import type { Page } from "../document.tsx";
import { PlainShell } from "../shell.tsx";

/** The page in the place of a document that is not there yet, or is somebody else's. */
export const nothingToRead: Page = {
  title: "Nothing to read yet · Holdfast",
  className: "page-failure",
  body: (
    <PlainShell>
      <div className="page page-narrow failure">
        <h1>There is nothing to read yet</h1>
        <p className="lead">A document can be read once all four anchors of its journey are complete.</p>
        <p className="buttons">
          <a className="button button-main" href="/journey">Continue Journey</a>
          <a className="button" href="/documents">Strategic Documents</a>
        </p>
      </div>
    </PlainShell>
  ),
};
