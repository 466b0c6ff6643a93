import type { OpenApiOperation } from "../../openapi/document.ts";
import { TypeOf } from "./schema.tsx";

interface Props {
  method: string;
  path: string;
  operation: OpenApiOperation;
}

/** One route: what it does, who may, what it takes, and each answer with its shape. */
export function OperationView({ method, path, operation }: Props) {
  const { operationId, summary, parameters, requestBody, responses, security } = operation;
  return (
    <section className="operation" aria-labelledby={operationId}>
      <h3 id={operationId}>
        <code>{method} {path}</code>
      </h3>
      <p>{summary}. {security.length === 0 ? "For anybody." : "For whoever is signed in."}</p>
      <dl>
        {parameters.map(({ name, in: place, schema }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <TypeOf schema={schema} /> in the {place === "path" ? "path" : "query"}
            </dd>
          </div>
        ))}
        {requestBody && (
          <div>
            <dt>sends</dt>
            <dd>
              {Object.values(requestBody.content).map(({ schema }, index) => (
                <TypeOf key={index} schema={schema} />
              ))}
            </dd>
          </div>
        )}
        {Object.entries(responses).map(([status, { description, content }]) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>{Number(status) < 400 ? <Contents content={content} /> : description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Contents({ content }: { content: OpenApiOperation["responses"][string]["content"] }) {
  return Object.entries(content).map(([type, { schema }], index) => (
    <span key={type}>
      {index > 0 && ", or "}
      {Object.keys(schema).length === 0 ? <code>{type}</code> : <TypeOf schema={schema} />}
      {type === "text/event-stream" && " as a stream of events"}
    </span>
  ));
}
