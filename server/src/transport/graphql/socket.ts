import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  createSourceEventStream,
  type ExecutionArgs,
  GraphQLError,
  getOperationAST,
  type subscribe,
} from "graphql";
import { makeHandler } from "graphql-ws/use/@fastify/websocket";
import { bearerOf, type Session } from "#domain/accounts/authenticate";
import { appErrorOf } from "#kernel/app-error-of";
import { AppError } from "#kernel/errors";
import { requireActive } from "#kernel/viewer";
import type { Host } from "#transport/shared/host";
import { callerOf } from "#transport/shared/network";
import { Context } from "./context.ts";
import { formatErrors } from "./format-error.ts";
import { requireAccess } from "./gate.ts";
import { isStream, listenTogether } from "./listen-together.ts";
import type { GraphqlOptions } from "./server.ts";
import { closeFor, guardSocket, TOO_MANY_SOCKETS } from "./socket-guard.ts";
import { SocketSubscription } from "./socket-subscription.ts";
import { requireText } from "./text-guard.ts";
import { type ValidDocuments, validDocuments } from "./valid-documents.ts";
import { requireVariables } from "./variables-guard.ts";

/** A window of ours has three. */
const SUBSCRIPTIONS_PER_SOCKET = 50;
const MAX_MESSAGE_BYTES = 256 * 1_024;

interface Extra extends Record<PropertyKey, unknown> {
  session?: Session;
  /** Stops watching over the socket. */
  release?: () => void;
}

/** GraphQL over WebSocket (graphql-transport-ws), on the path of the HTTP endpoint. */
export async function serveSocket(app: FastifyInstance, container: Host, options: GraphqlOptions) {
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } });
  const { SOCKETS_PER_USER, SOCKETS_PER_PROCESS } = container.env;
  const sockets = container.services.leases.sockets(SOCKETS_PER_USER, (err) =>
    container.log.error({ err }, "counting sockets"),
  );
  app.addHook("onClose", () => sockets.close());
  const documents = validDocuments(options);
  const listen = listenTogether(container);

  const handler = makeHandler<Record<string, unknown> | undefined, Extra>({
    schema: options.schema,

    onConnect: async (connection) => {
      const { extra, connectionParams } = connection;
      // The library would keep the token as long as the socket lives, though nothing reads it again.
      Object.assign(connection, { connectionParams: undefined });
      try {
        const session = await container.authenticate(tokenOf(connectionParams), callerOf(extra.request));
        requireActive(session.viewer);
        const leave = await sockets.enter(session.viewer.uid);
        if (!leave) {
          extra.socket.close(TOO_MANY_SOCKETS, "TOO_MANY_SOCKETS");
          return false;
        }
        extra.session = session;
        extra.request.viewer = session.viewer;
        const unguard = guardSocket(container, extra.socket, session, () => {
          for (const one of Object.values(connection.subscriptions))
            if (one instanceof SocketSubscription) void one.rejoin();
        });
        extra.release = () => {
          unguard();
          leave();
        };
        // Gone while we looked: nobody will call onClose again.
        if (extra.socket.readyState !== extra.socket.OPEN) extra.release();
        return true;
      } catch (error) {
        closeFor(extra.socket, appErrorOf(error));
        return false;
      }
    },

    onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
      try {
        // The library has entered this one already.
        if (Object.keys(subscriptions).length > SUBSCRIPTIONS_PER_SOCKET)
          throw new AppError("TOO_MANY_REQUESTS");
        await options.limitViewer(extra.request);
        return operationOf(container, options, documents, extra, payload);
      } catch (error) {
        return [refusalOf(error)];
      }
    },

    // The library would execute each event for each socket by itself.
    subscribe: createSourceEventStream as typeof subscribe,
    onOperation: ({ extra }, id, { query }, { contextValue: _, ...operation }, result) =>
      isStream(result) && extra.session
        ? listen({ socket: extra.socket, session: extra.session, id, query, operation }, result)
        : undefined,

    onClose: ({ extra }) => extra.release?.(),
    onError: ({ extra }, _id, _payload, errors) => formatErrors(errors, extra.request.log),
    onNext: ({ extra }, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: formatErrors(result.errors, extra.request.log) } : undefined,
  });

  return function open(this: FastifyInstance, ...[socket, request]: Parameters<typeof handler>) {
    if (app.websocketServer.clients.size > SOCKETS_PER_PROCESS)
      return closeFor(socket, new AppError("SERVICE_UNAVAILABLE"));
    return handler.call(this, socket, request);
  };
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
  { schema }: GraphqlOptions,
  documents: ValidDocuments,
  { session, request }: Extra & { request: FastifyRequest },
  { query, operationName, variables }: { query: string; operationName?: string | null; variables?: unknown },
): ExecutionArgs | readonly GraphQLError[] {
  const document = documents(query);
  if (!("kind" in document)) return document;
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

function refusalOf(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = appErrorOf(error);
  return new GraphQLError(originalError.message, { originalError });
}
