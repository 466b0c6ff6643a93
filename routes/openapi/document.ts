import type { RouterRoute } from "hono/types";
import { z } from "zod";
import { MisfitAnswer, RefusalAnswer, StreamEvent } from "../api/contract.ts";
import { type FileBody, isFile, type Operation } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";
import { type ApiRoute, apiRoutesIn } from "./route_table.ts";
import { componentSchemas, inPlace, type JsonSchema } from "./schemas.ts";

export interface OpenApiParameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema }>;

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: OpenApiParameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content: Content }>;
}

export interface OpenApiDocument {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

interface Served {
  publicUrl: string;
  version: string;
}

/** The API as an OpenAPI 3.1 document: routes and what they ask from the route table, shapes from the contract. */
export function openApiDocument(table: RouterRoute[], { publicUrl, version }: Served): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const route of apiRoutesIn(table)) {
    const operation = OPERATIONS[route.key];
    if (operation === undefined) continue;
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route, operation) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Holdfast",
      version,
      description: "Every time is ISO 8601 UTC. Every failure says why in `detail`.",
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "The access_token of a sign-in" },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: publicUrl.startsWith("https:") ? "__Host-holdfast_session" : "holdfast_session",
          description: "Set by a sign-in. For downloads alone: it changes nothing",
        },
      },
    },
  };
}

function describe({ method, path, demand }: ApiRoute, operation: Operation): OpenApiOperation {
  const { body, signIn } = demand;
  return {
    operationId: [method.toLowerCase(), ...path.match(/\w+/g) ?? []].join("_"),
    summary: operation.does,
    tags: [groupOf(path)],
    security: signIn === undefined
      ? []
      : [{ token: [] }, ...signIn === "token or cookie" ? [{ cookie: [] }] : []],
    parameters: [...pathParameters(path), ...queryParameters(demand.query)],
    ...body === undefined ? {} : {
      requestBody: {
        required: !body.safeParse({}).success,
        content: { "application/json": { schema: inPlace(body, "input") } },
      },
    },
    responses: { ...answersOf(operation), ...refusalsOf({ demand, method, operation }) },
  };
}

function groupOf(path: string): string {
  const [first = "", second = ""] = path.split("/").slice(1);
  if (first !== "api") return "server";
  return second.includes(".") ? "files" : second;
}

function pathParameters(path: string): OpenApiParameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path" as const,
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters(query: z.ZodType | undefined): OpenApiParameter[] {
  if (!(query instanceof z.ZodObject)) return [];
  return Object.entries(query.shape).map(([name, schema]) => ({
    name,
    in: "query" as const,
    required: false,
    schema: withoutNull(inPlace(schema, "output")),
  }));
}

/** Nothing in an address is null. */
function withoutNull({ anyOf, ...schema }: JsonSchema): JsonSchema {
  const rest = anyOf?.filter((one) => typeof one === "boolean" || one.type !== "null") ?? [];
  const [only] = rest;
  return rest.length === 1 && typeof only === "object" ? { ...schema, ...only } : schema;
}

function answersOf({ answers, streams }: Operation): OpenApiOperation["responses"] {
  return Object.fromEntries(
    Object.entries(answers).map(([status, body]) => {
      const content = contentOf(body);
      if (streams) content["text/event-stream"] = { schema: inPlace(StreamEvent, "output") };
      return [status, { description: "Done", content }];
    }),
  );
}

function contentOf(body: z.ZodType | FileBody): Content {
  if (isFile(body)) return { [body.file]: { schema: {} } };
  return { "application/json": { schema: inPlace(body, "output") } };
}

type Asked = Pick<ApiRoute, "demand" | "method"> & { operation: Operation };

function refusalsOf({ demand, method, operation }: Asked): OpenApiOperation["responses"] {
  const isSent = method !== "GET";
  const reasons: Record<number, string | false> = {
    400: isSent && demand.json === true && "This is no JSON, or nests too deeply",
    401: demand.signIn !== undefined && "Nobody is signed in with this token",
    404: demand.admin === true && "There is no such thing, or whoever asks is no administrator",
    408: isSent && demand.bounded === true && "The request took too long to arrive",
    413: isSent && demand.bounded === true && "This is longer than 256 kB",
    415: isSent && demand.json === true && "This is sent as something else than JSON",
    422: (demand.body ?? demand.query) !== undefined && "Something does not fit; one line for each field",
    429: demand.rate === true && "Too many requests; Retry-After says for how many seconds to wait",
    500: "Something went wrong here, and was logged under the X-Request-Id",
  };
  const stated = Object.entries({ ...reasons, ...operation.refuses });
  return Object.fromEntries(
    stated.flatMap(([status, why]) =>
      why === false ? [] : [[status, { description: why, content: refusal(status) }]]
    ),
  );
}

function refusal(status: string): Content {
  const schema = status === "422" ? MisfitAnswer : RefusalAnswer;
  return { "application/json": { schema: inPlace(schema, "output") } };
}
