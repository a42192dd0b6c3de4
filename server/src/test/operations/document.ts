import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
} from "graphql";
import { z } from "zod";
import { buildGraphqlSchema } from "#transport/graphql/schema";
import type { TestApp } from "../app.ts";

export type Json = Record<string, unknown>;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface Parameter {
  in: "path" | "query" | "header";
  name: string;
  example?: unknown;
}

/** Written out, or by the address of a shared one. */
export interface Example {
  value?: unknown;
  $ref?: string;
}

export interface MediaType {
  schema: Json;
  example?: unknown;
  examples?: Record<string, Example>;
}

/** A line of the OpenAPI document. */
export interface RestOperation {
  /** Written as in “GET /api/entries/{entryId}”. */
  name: string;
  method: Method;
  path: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, MediaType> };
  /** Needs no bearer token. */
  open: boolean;
  responses: Record<string, { content?: Record<string, MediaType> }>;
}

export interface OpenApi {
  components: { schemas: Record<string, ShapeDocument>; examples: Record<string, Example> };
  paths: Record<string, Record<string, Json>>;
  /** Requests to servers of customers, by the type of the event. */
  webhooks: Record<string, { post: Required<Pick<RestOperation, "parameters" | "requestBody">> }>;
}

interface ShapeDocument extends Json {
  description?: string;
  properties?: Record<string, { description?: string }>;
}

/** The document as /api/docs shows it. */
export const documentOf = ({ app }: Pick<TestApp, "app">) => app.swagger() as unknown as OpenApi;

export function restOperations(document: OpenApi): RestOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Method,
      path,
      parameters: (operation.parameters as Parameter[] | undefined) ?? [],
      requestBody: operation.requestBody as RestOperation["requestBody"],
      open: Array.isArray(operation.security) && operation.security.length === 0,
      responses: operation.responses as RestOperation["responses"],
    })),
  );
}

/** Schemas that were read, by their text: most answers of a document have the same few. */
const shapes = new WeakMap<OpenApi["components"], Map<string, z.ZodType>>();

/** Validates a value against a schema of the document. */
export function shapeOf({ components }: OpenApi, schema: Json): z.ZodType {
  const known = shapes.get(components) ?? new Map<string, z.ZodType>();
  shapes.set(components, known);
  const text = JSON.stringify(schema);
  const shape = known.get(text) ?? z.fromJSONSchema(withDefinitions(components, schema));
  known.set(text, shape);
  return shape;
}

function withDefinitions({ schemas }: OpenApi["components"], schema: Json): Json {
  const whole = JSON.stringify({ ...schema, $defs: schemas });
  return JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/"));
}

/** A field of Query, Mutation, Subscription or of the account. */
export interface GraphqlOperation {
  /** Written as in “Mutation.createEntry”. */
  name: string;
  field: string;
  /** An operation of that one field, with all its arguments as variables. */
  document: string;
  args: string[];
}

let served: GraphQLSchema | undefined;
/** The schema as it is served. It is built once: that takes longer than most of the calls that a test makes. */
function servedSchema(): GraphQLSchema {
  served ??= buildGraphqlSchema();
  return served;
}

export function graphqlOperations(schema = servedSchema()): GraphqlOperation[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return [
    ...roots.flatMap((root) => operationsOf(root, (field) => `${root?.name.toLowerCase()} ${field}`)),
    // The account field, whose parts are separate calls in REST.
    ...operationsOf(schema.getType("Viewer"), (field) => `query ${field.replace("{", "{ viewer {")} }`),
  ];
}

const operationsOf = (type: GraphQLNamedType | null | undefined, document: (field: string) => string) =>
  isObjectType(type)
    ? Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        field: field.name,
        document: document(documentFor(field)),
        args: field.args.map(({ name }) => name),
      }))
    : [];

function documentFor({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const variables = args.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const selection = isCompositeType(getNamedType(type)) ? " { __typename }" : "";
  return args.length > 0 ? `(${variables}) { ${name}(${given})${selection} }` : `{ ${name}${selection} }`;
}
