import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type ExecutionArgs, GraphQLError, getOperationAST, parse, specifiedRules, validate } from "graphql";
import { makeHandler } from "graphql-ws/use/@fastify/websocket";
import { bearerOf, type Session } from "#domain/accounts/authenticate";
import { appErrorOf } from "#kernel/app-error-of";
import { requireActive } from "#kernel/viewer";
import type { Host } from "#transport/shared/host";
import { Context } from "./context.ts";
import { formatError, logFailure } from "./format-error.ts";
import { requireAccess } from "./gate.ts";
import type { GraphqlOptions } from "./server.ts";
import { closeFor, guardSocket } from "./socket-guard.ts";
import { requireText } from "./text-guard.ts";
import { requireVariables } from "./variables-guard.ts";

const MAX_MESSAGE_BYTES = 256 * 1_024;

interface Extra extends Record<PropertyKey, unknown> {
  session?: Session;
  /** Stops watching over the socket. */
  release?: () => void;
}

/** GraphQL over WebSocket (graphql-transport-ws), on the path of the HTTP endpoint. */
export async function serveSocket(app: FastifyInstance, container: Host, options: GraphqlOptions) {
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } });

  return makeHandler<Record<string, unknown> | undefined, Extra>({
    schema: options.schema,

    onConnect: async ({ connectionParams, extra }) => {
      try {
        const session = await container.authenticate(tokenOf(connectionParams));
        requireActive(session.viewer);
        extra.session = session;
        extra.request.viewer = session.viewer;
        extra.release = guardSocket(container, extra.socket, session);
        // Gone while we looked: nobody will call onClose again.
        if (extra.socket.readyState !== extra.socket.OPEN) extra.release();
        return true;
      } catch (error) {
        closeFor(extra.socket, appErrorOf(error));
        return false;
      }
    },

    onSubscribe: async ({ extra }, _id, payload) => {
      try {
        await options.limitViewer(extra.request);
        return operationOf(container, options, extra, payload);
      } catch (error) {
        return [refusalOf(error)];
      }
    },
    onClose: ({ extra }) => extra.release?.(),
    onError: ({ extra }, _id, _payload, errors) => told(errors, extra),
    onNext: ({ extra }, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: told(result.errors, extra) } : undefined,
  });
}

function tokenOf(parameters: Record<string, unknown> | undefined): string | undefined {
  const { authorization, token } = parameters ?? {};
  return bearerOf(authorization) ?? (typeof token === "string" ? token : undefined);
}

/**
 * The operation to execute, or its errors. An invalid query is answered with an error and keeps the socket.
 */
function operationOf(
  container: Host,
  { schema, limits }: GraphqlOptions,
  { session, request }: Extra & { request: FastifyRequest },
  { query, operationName, variables }: { query: string; operationName?: string | null; variables?: unknown },
): ExecutionArgs | readonly GraphQLError[] {
  const document = parse(query, limits.parseOptions);
  const problems = validate(schema, document, [...specifiedRules, ...limits.validationRules]);
  if (problems.length > 0) return problems;
  const operation = getOperationAST(document, operationName);
  if (!operation) return [new GraphQLError("Unknown operation")];
  requireAccess(schema, document, session ?? null);
  requireText(document, variables);
  const variableValues = variables as Record<string, unknown> | undefined;
  requireVariables(schema, operation, variableValues);
  return {
    schema,
    document,
    operationName,
    variableValues,
    contextValue: new Context(container, session ?? null, request.log),
  };
}

function told(errors: readonly GraphQLError[], { request }: { request: FastifyRequest }) {
  for (const error of errors) logFailure(error, request.log);
  return errors.map(formatError);
}

function refusalOf(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = appErrorOf(error);
  return new GraphQLError(originalError.message, { originalError });
}
