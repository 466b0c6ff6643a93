import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { OpenApiDocument, OpenApiOperation } from "../../routes/openapi/document.ts";

const ID = "openapi";

/** What came back of a request. */
export interface Answered {
  status: number;
  contentType: string;
  body: string;
}

/** The API's own description, and what holds answers against it. */
export interface ApiDocument {
  document: OpenApiDocument;
  /** Every operation by its key: "GET /api/pdf/status/{id}". */
  operations: Map<string, OpenApiOperation>;
  /** What is wrong with an answer, or null where it is as described. */
  problemOf(key: string, answered: Answered): string | null;
  /** What is wrong with a body that is to be sent, or null. */
  problemOfBody(key: string, body: unknown): string | null;
}

/** Asks a running Holdfast what it is. */
export async function readApiDocument(origin: string): Promise<ApiDocument> {
  const response = await fetch(`${origin}/api/openapi.json`);
  const document: OpenApiDocument = await response.json();
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(document, ID);
  const compiled = new Map<string, ValidateFunction>();
  const operations = new Map<string, OpenApiOperation>(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        [`${method.toUpperCase()} ${path}`, operation] as const
      )
    ),
  );

  function check(place: string[], value: unknown): string | null {
    const pointer = `${ID}#/${place.map(escape).join("/")}`;
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: pointer });
    compiled.set(pointer, validate);
    return validate(value)
      ? null
      : `${ajv.errorsText(validate.errors)}: ${JSON.stringify(value).slice(0, 300)}`;
  }

  function problemOf(key: string, { status, contentType, body }: Answered): string | null {
    const described = operations.get(key)?.responses[status];
    if (described === undefined) return `${key} is not described to answer ${status}: ${body.slice(0, 300)}`;
    const type = contentType.split(";")[0] ?? "";
    if (described.content[type] === undefined) {
      return `${key} is not described to answer ${status} as ${type}`;
    }
    const place = [...placeOf(key), "responses", String(status), "content", type, "schema"];
    if (type === "text/event-stream") return firstOf(eventsIn(body), (event) => check(place, event));
    if (type !== "application/json") return null;
    return check(place, JSON.parse(body));
  }

  function problemOfBody(key: string, body: unknown): string | null {
    return check([...placeOf(key), "requestBody", "content", "application/json", "schema"], body);
  }

  return { document, operations, problemOf, problemOfBody };
}

function placeOf(key: string): string[] {
  const [method = "", path = ""] = key.split(" ");
  return ["paths", path, method.toLowerCase()];
}

/** As JSON pointers in an address are written. */
function escape(step: string): string {
  return encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function eventsIn(stream: string): unknown[] {
  return stream.split("\n\n").flatMap((block) => {
    const event = block.match(/^event: (.*)$/m)?.[1];
    const data = [...block.matchAll(/^data: (.*)$/gm)].map(([, line]) => line).join("\n");
    return event === undefined ? [] : [{ event, data: JSON.parse(data) }];
  });
}

function firstOf(values: unknown[], problem: (value: unknown) => string | null): string | null {
  return values.map(problem).find((found) => found !== null) ?? null;
}
