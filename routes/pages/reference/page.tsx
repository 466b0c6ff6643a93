import type { OpenApiDocument, OpenApiOperation } from "../../openapi/document.ts";
import type { Page } from "../document.tsx";
import { PlainShell } from "../shell.tsx";
import { OperationView } from "./operation.tsx";
import { SchemaView } from "./schema.tsx";

interface Listed {
  key: string;
  method: string;
  path: string;
  operation: OpenApiOperation;
}

/** The API as a page to read: every route, what it takes, what it answers. */
export function referencePage(document: OpenApiDocument): Page {
  const groups = Map.groupBy(operationsOf(document), ({ operation }) => operation.tags[0] ?? "");
  return {
    title: "The API · Holdfast",
    description: "Every route of Holdfast's API, what it takes and what it answers.",
    className: "page-reference",
    body: (
      <PlainShell>
        <article className="page page-text">
          <h1>What the screens can do, a program can do</h1>
          <p className="lead">
            Send JSON, get JSON. Sign in once, and send the token along as <code>Authorization: Bearer</code>.
          </p>
          <p>
            The same for programs: <a href="/api/openapi.json">openapi.json</a>, OpenAPI {document.openapi}.
          </p>
          <nav aria-label="Routes">
            <ul className="plain-list">
              {[...groups].map(([group, listed]) => (
                <li key={group}>
                  <a href={`#${group}`}>{group}</a> <span className="hint">{routes(listed.length)}</span>
                </li>
              ))}
              <li>
                <a href="#shapes">shapes</a> <span className="hint">what is sent and answered</span>
              </li>
            </ul>
          </nav>
          {[...groups].map(([group, listed]) => (
            <section key={group} aria-labelledby={group}>
              <h2 id={group}>{group}</h2>
              {listed.map((one) => <OperationView {...one} key={one.key} />)}
            </section>
          ))}
          <section aria-labelledby="shapes">
            <h2 id="shapes">shapes</h2>
            {Object.entries(document.components.schemas).map(([name, schema]) => (
              <SchemaView key={name} name={name} schema={schema} />
            ))}
          </section>
        </article>
      </PlainShell>
    ),
  };
}

function operationsOf({ paths }: OpenApiDocument): Listed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase();
      return { key: operation.operationId, method, path, operation };
    })
  );
}

function routes(count: number): string {
  return count === 1 ? "1 route" : `${count} routes`;
}
