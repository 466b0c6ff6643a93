import { Fragment, type ReactNode } from "react";
import type { JsonSchema } from "../../openapi/schemas.ts";

/** A named shape with its fields. */
export function SchemaView({ name, schema }: { name: string; schema: JsonSchema }) {
  return (
    <section className="operation" aria-labelledby={name}>
      <h3 id={name}>
        <code>{name}</code>
      </h3>
      {schema.properties === undefined
        ? (
          <p>
            <TypeOf schema={schema} />
          </p>
        )
        : <Fields schema={schema} />}
    </section>
  );
}

function Fields({ schema }: { schema: JsonSchema }) {
  return (
    <dl>
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            {schemaOf(field) && <TypeOf schema={schemaOf(field)} />}
            {!schema.required?.includes(name) && ", may be missing"}
            {schemaOf(field).description && `. ${schemaOf(field).description}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A shape in a few words: "text", "list of TurnAnswer", with a link to what has a name. */
export function TypeOf({ schema }: { schema: JsonSchema }): ReactNode {
  const { $ref, type, items, anyOf, oneOf, properties, additionalProperties } = schema;
  if ($ref !== undefined) {
    const name = $ref.split("/").at(-1);
    return <a href={`#${name}`}>{name}</a>;
  }
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>;
  if (schema.enum !== undefined) {
    return joined(schema.enum.map((value) => <code key={String(value)}>{String(value)}</code>), " or ");
  }
  const either = anyOf ?? oneOf;
  if (either !== undefined) {
    return joined(either.map((one, index) => <TypeOf key={index} schema={schemaOf(one)} />), " or ");
  }
  if (Array.isArray(type)) return joined(type.map((one) => wordFor(one)), " or ");
  if (type === "array") {
    return (
      <>
        list of <TypeOf schema={schemaOf(Array.isArray(items) ? {} : items)} />
      </>
    );
  }
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, field]) => (
      <>
        <code>{name}</code>: <TypeOf schema={schemaOf(field)} />
      </>
    ));
    return <>{"{"}{joined(fields, ", ")}{"}"}</>;
  }
  if (type === "object" && typeof additionalProperties === "object") {
    return (
      <>
        name to <TypeOf schema={additionalProperties} />
      </>
    );
  }
  return wordFor(type);
}

const WORDS: Record<string, string> = {
  string: "text",
  integer: "whole number",
  object: "object",
  boolean: "true or false",
  null: "nothing",
};

function wordFor(type: string | undefined): string {
  return type === undefined ? "anything" : WORDS[type] ?? type;
}

function joined(parts: ReactNode[], between: string): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{index > 0 && between}{part}</Fragment>);
}

function schemaOf(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === "object" ? schema : {};
}
