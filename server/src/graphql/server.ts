import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import fastifyApollo from "@as-integrations/fastify";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Container } from "#container";
import { bearerOf } from "#domain/accounts/authenticate";
import { appErrorOf } from "#lib/app-error-of";
import { type Admission, Context } from "./context.ts";
import { behind, formatError } from "./format-error.ts";
import { requireAccess } from "./gate.ts";
import type { OperationLimits } from "./limits.ts";

export interface GraphqlOptions {
  schema: GraphQLSchema;
  limits: OperationLimits;
  introspection: boolean;
}

/** GraphQL over HTTP: POST /graphql. */
export async function serveHttp(app: FastifyInstance, container: Container, options: GraphqlOptions) {
  const { schema, limits, introspection } = options;
  const server = new ApolloServer<Context>({
    schema,
    introspection,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    // It would end the process itself by a second signal, in the middle of jobs being handed back.
    stopOnTerminationSignals: false,
    parseOptions: limits.parseOptions,
    validationRules: limits.validationRules,
    formatError: (_formatted, error) => formatError(error, app.log),
    plugins: [...limits.plugins, access(schema), statuses],
  });
  await server.start();
  app.addHook("onClose", () => server.stop());
  await app.register(fastifyApollo(server), {
    path: "/graphql",
    method: "POST",
    context: async (request) => new Context(container, await admit(container, request.headers.authorization)),
  });
}

async function admit({ authenticate }: Container, authorization: string | undefined): Promise<Admission> {
  if (authorization === undefined) return null;
  return authenticate(bearerOf(authorization)).catch(appErrorOf);
}

const access = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, contextValue }) =>
      requireAccess(schema, document, contextValue.admission),
  }),
});

/**
 * Whoever accepts application/graphql-response+json reads a failure's status from the catalogue;
 * for application/json a GraphQL answer is 200, whatever it says.
 */
const statuses: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, errors }) => {
      const body = response.body.kind === "single" ? response.body.singleResult : null;
      if (!errors?.[0] || !body || body.data) return;
      const exact = request.http?.headers.get("accept")?.includes("application/graphql-response+json");
      response.http.status = exact ? behind(errors[0]).status : 200;
    },
  }),
};
