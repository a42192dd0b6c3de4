import { type GraphQLField, type GraphQLSchema, getNamedType, isCompositeType } from "graphql";
import { buildGraphqlSchema } from "#graphql/schema";
import type { TestApp } from "../app.ts";

export type Json = Record<string, unknown>;
type Method = "GET" | "POST" | "PUT" | "DELETE";

interface Parameter {
  in: "path" | "query" | "header";
  name: string;
}

/** A line of the OpenAPI document. */
export interface RestOperation {
  /** As in "GET /api/entries/{entryId}". */
  name: string;
  method: Method;
  path: string;
  parameters: Parameter[];
  takesBody: boolean;
  /** Needs no bearer token. */
  open: boolean;
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

export interface OpenApi {
  components: { schemas: Record<string, Json> };
  paths: Record<string, Record<string, Json>>;
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
      takesBody: "requestBody" in operation,
      open: Array.isArray(operation.security) && operation.security.length === 0,
      responses: operation.responses as RestOperation["responses"],
    })),
  );
}

/** A field of Query, Mutation or Subscription. */
export interface GraphqlOperation {
  /** As in "Mutation.createEntry". */
  name: string;
  field: string;
  /** An operation of that one field, with all its arguments as variables. */
  document: string;
  args: string[];
}

export function graphqlOperations(schema: GraphQLSchema = buildGraphqlSchema()): GraphqlOperation[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({
      name: `${root?.name}.${field.name}`,
      field: field.name,
      document: `${root?.name.toLowerCase()} ${documentFor(field)}`,
      args: field.args.map(({ name }) => name),
    })),
  );
}

function documentFor({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const variables = args.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const selection = isCompositeType(getNamedType(type)) ? " { __typename }" : "";
  return args.length > 0 ? `(${variables}) { ${name}(${given})${selection} }` : `{ ${name}${selection} }`;
}
