import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import fastifyApollo from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import { bearerOf } from "#domain/accounts/authenticate";
import { appErrorOf } from "#kernel/app-error-of";
import type { Host } from "#transport/shared/host";
import { challengeOf } from "#transport/shared/key-access";
import { callerOf } from "#transport/shared/network";
import type { ViewerLimit } from "#transport/shared/rate-limits";
import { httpRefusalOf } from "#transport/shared/refusal";
import { type Admission, Context } from "./context.ts";
import { behind, formatError, logFailure } from "./format-error.ts";
import { requireAccess } from "./gate.ts";
import type { OperationLimits } from "./limits.ts";
import { requireText } from "./text-guard.ts";
import { requireVariables } from "./variables-guard.ts";

export interface GraphqlOptions {
  schema: GraphQLSchema;
  limits: OperationLimits;
  introspection: boolean;
  limitViewer: ViewerLimit;
}

/** GraphQL over HTTP: POST /graphql. */
export async function serveHttp(app: FastifyInstance, container: Host, options: GraphqlOptions) {
  const { schema, limits, introspection } = options;
  const server = new ApolloServer<Context>({
    schema,
    introspection,
    includeStacktraceInErrorResponses: false,
    nodeEnv: "production",
    allowBatchedHttpRequests: false,
    // A second signal would end the process in the middle of handing back jobs.
    stopOnTerminationSignals: false,
    parseOptions: limits.parseOptions,
    validationRules: limits.validationRules,
    formatError: (_formatted, error) => formatError(error),
    plugins: [
      ...limits.plugins,
      access(schema),
      statuses,
      failures,
      // No field has a cache hint, and the search for them would wrap every field of the schema.
      ApolloServerPluginCacheControlDisabled(),
    ],
  });
  await server.start();
  app.addHook("onClose", () => server.stop());
  await app.register(async (endpoint) => {
    endpoint.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    endpoint.setErrorHandler((thrown: { code?: string }, { log }, reply) => {
      const { error, status } = httpRefusalOf(thrown);
      if (error.retryAfter) reply.header("retry-after", error.retryAfter);
      logFailure(error, log);
      return reply.code(status).send({ errors: [formatError(error)] });
    });
    await endpoint.register(fastifyApollo(server), {
      path: "/graphql",
      method: "POST",
      context: async (request, reply) =>
        new Context(container, await admit(container, options, request, reply), request.log),
    });
  });
}

async function admit(
  { authenticate }: Host,
  { limitViewer }: GraphqlOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admission> {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  try {
    // The gate refuses a leaving account whatever does not keep it.
    const session = await authenticate(bearerOf(authorization), callerOf(request), { mayLeave: true });
    request.viewer = session.viewer;
    await limitViewer(request, reply);
    return session;
  } catch (error) {
    return appErrorOf(error);
  }
}

const access = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, contextValue, request }) => {
      requireAccess(schema, document, contextValue.admission);
      requireText(document, request.variables);
      if (operation) requireVariables(schema, operation, request.variables);
    },
  }),
});

const failures: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue: { log } }) => {
      for (const error of errors) logFailure(error, log);
    },
  }),
};

/**
 * Clients that accept application/graphql-response+json get the catalogue's status; for application/json a
 * GraphQL answer is always 200.
 */
const statuses: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, errors }) => {
      const body = response.body.kind === "single" ? response.body.singleResult : null;
      if (!errors?.[0] || !body || body.data) return;
      const exact = request.http?.headers.get("accept")?.includes("application/graphql-response+json");
      const error = behind(errors[0]);
      const { status, retryAfter } = error;
      const challenge = challengeOf(error);
      if (challenge) response.http.headers.set("www-authenticate", challenge);
      response.http.status = exact ? status : 200;
      if (retryAfter) response.http.headers.set("retry-after", String(retryAfter));
    },
  }),
};
