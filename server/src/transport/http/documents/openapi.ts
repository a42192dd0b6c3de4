import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { GraphQLSchema } from "graphql";
import type { z } from "zod";
import { version } from "#kernel/folders";
import { Failure, successOf } from "../envelope.ts";
import { exemplified } from "./examples.ts";
import { failureExamples, showFailures } from "./failures.ts";
import { describeByGraphql } from "./graphql-texts.ts";
import { webhookDocuments } from "./webhooks.ts";

const BEARER = "An API key, `ymk_…`, or a token of whoever is signed in.";
const toJsonSchema = createJsonSchemaTransform({});

interface Schema {
  hide?: boolean;
  body?: z.ZodType;
  response?: Record<string, z.ZodType>;
}

/** OpenAPI 3.1 from the schemas of the routes and the texts of the GraphQL schema: the page at /api/docs, the document at /api/docs/json. */
export async function serveDocuments(
  app: FastifyInstance,
  publicUrl: string,
  graphql: GraphQLSchema,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Yomikoe",
        version,
        description: "Turns web pages into audio. GraphQL with subscriptions, at /graphql, does the same.",
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer", description: BEARER } },
        examples: failureExamples,
      },
      security: [{ bearer: [] }],
    },
    transform: (route) => {
      const { body, response, ...schema } = (route.schema ?? { hide: true }) as Schema;
      const described = {
        ...schema,
        ...(body && { body: exemplified(body) }),
        ...(response && { response: enveloped(response) }),
      };
      return toJsonSchema({ ...route, schema: described });
    },
    transformObject: (document) => ({
      ...describeByGraphql(showFailures(jsonSchemaTransformObject(document)), graphql),
      ...webhookDocuments(),
    }),
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: policy });
}

/** Allows its own scripts and inline styles. */
const policy = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/** The answer as the serializer will send it, and the failure shapes. */
function enveloped(response: Record<string, z.ZodType>): Record<string, z.ZodType> {
  const successes = Object.entries(response).map(([status, data]) => [status, exemplified(successOf(data))]);
  return { ...Object.fromEntries(successes), "4XX": Failure, "5XX": Failure };
}
