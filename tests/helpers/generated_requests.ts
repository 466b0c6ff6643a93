import fc from "fast-check";
import type { OpenApiDocument, OpenApiOperation } from "../../routes/openapi/document.ts";
import type { ApiDocument } from "./api_document.ts";
import { anything, bodyTexts, fitted, ID } from "./generated_bodies.ts";

export interface GeneratedRequest {
  /** The operation that it is made after, or null where its method is another or it asks for a page. */
  key: string | null;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const PAGES = [
  "/",
  "/reference",
  "/documents/strategy?session_id=ID",
  "/documents/deck?session_id=ID",
  "/anchors?session=ID&anchor=truth",
  "/journey?session=ID",
  "/shared/ID",
];
const OTHER_METHODS = ["HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "POST", "GET"];
const OTHER_TYPES = [
  "text/plain",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "\t",
];
const OTHER_IDS = ["none", "..%2f..%2fetc", "%00", "%2e%2e", "a".repeat(3_000), "%F0%9F%8C%8A", "*", "-1"];

/** An HTTP client refuses an address of 64 kB before it is sent. */
const LONGEST_QUERY = 50_000;

/** Routes that take a body are asked this many times as often: there is more that can be wrong. */
const BODIES_WEIGH = 3;

const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ "content-type": "application/json" }) },
  fc.constantFrom(...OTHER_TYPES).map((type) => ({ "content-type": type.trim() })),
  fc.constant({ "content-type": "application/json", accept: "text/event-stream" }),
);

/** Requests of every operation that the API describes; the same for the same seed. */
export function generatedRequests(api: ApiDocument, count: number, seed: number): GeneratedRequest[] {
  const operations = [...api.operations].map(([key, operation]) => ({
    arbitrary: ofOperation(key, operation, api.document),
    weight: operation.requestBody === undefined ? 1 : BODIES_WEIGH,
  }));
  const requests = fc.oneof({ weight: 9, arbitrary: fc.oneof(...operations) }, ofPages(api.document));
  return fc.sample(requests, { numRuns: count, seed });
}

function ofOperation(
  key: string,
  { parameters, requestBody }: OpenApiOperation,
  { components: { schemas } }: OpenApiDocument,
): fc.Arbitrary<GeneratedRequest> {
  const [known = "GET", address = "/"] = key.split(" ");
  const path = fc.oneof({ weight: 3, arbitrary: fc.constant(ID) }, fc.constantFrom(...OTHER_IDS))
    .map((id) => address.replaceAll(/\{\w+\}/g, id));
  const asked: Record<string, fc.Arbitrary<string>> = {};
  for (const { name, schema } of parameters.filter(({ in: place }) => place === "query")) {
    const value = name === "session_id" ? fc.constant(ID) : fc.oneof(fitted(schema, schemas), anything);
    asked[name] = value.map((one) => String(JSON.stringify(one)).replace(/^"(.*)"$/, "$1"));
  }
  const query = fc.record(asked, { requiredKeys: [] })
    .map((values) =>
      Object.entries(values).flatMap(([name, value]) => value === undefined ? [] : [[name, value]])
    )
    .map((pairs) => new URLSearchParams(pairs).toString().slice(0, LONGEST_QUERY));
  const [content] = Object.values(requestBody?.content ?? {});
  return fc.record({
    method: fc.oneof({ weight: 9, arbitrary: fc.constant(known) }, fc.constantFrom(...OTHER_METHODS)),
    path: fc.tuple(path, query).map(([path, query]) => query === "" ? path : `${path}?${query}`),
    headers,
    body: bodyTexts(content?.schema, schemas),
  }).map((request) => ({ ...request, key: request.method === known ? key : null }));
}

function ofPages({ components: { schemas } }: OpenApiDocument): fc.Arbitrary<GeneratedRequest> {
  return fc.record({
    key: fc.constant(null),
    method: fc.oneof({ weight: 9, arbitrary: fc.constant("GET") }, fc.constantFrom(...OTHER_METHODS)),
    path: fc.constantFrom(...PAGES),
    headers,
    body: bodyTexts(undefined, schemas),
  });
}
