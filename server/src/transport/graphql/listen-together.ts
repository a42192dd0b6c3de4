import type { WebSocket } from "@fastify/websocket";
import { createSourceEventStream, type ExecutionArgs, execute } from "graphql";
import type { Session } from "#domain/accounts/authenticate";
import type { Host } from "#transport/shared/host";
import { Context } from "./context.ts";
import { formatError, formatErrors } from "./format-error.ts";
import { sharedSubscriptions } from "./shared-subscriptions.ts";
import type { Signal, SignalStream } from "./signal-iterator.ts";
import { SocketSubscription } from "./socket-subscription.ts";

export type Operation = Pick<ExecutionArgs, "schema" | "document" | "operationName" | "variableValues">;
type Signals = SignalStream<Signal>;

interface Subscribed {
  socket: WebSocket;
  session: Session;
  id: string;
  query: string;
  operation: Operation;
}

export const isStream = (result: unknown): result is Signals =>
  typeof result === "object" && result !== null && Symbol.asyncIterator in result;

/** Subscriptions of sockets, executed once for all that ask the same as the same viewer. */
export function listenTogether(container: Host) {
  const shared = sharedSubscriptions();
  const contextOf = (session: Session) => new Context(container, session, container.log);

  async function payloadOf(operation: Operation, session: Session, rootValue: Signal): Promise<string> {
    try {
      const { errors, ...result } = await execute({
        ...operation,
        rootValue,
        contextValue: contextOf(session),
      });
      return JSON.stringify(errors ? { ...result, errors: formatErrors(errors, container.log) } : result);
    } catch (error) {
      container.log.error({ err: error }, "an event could not be told");
      return JSON.stringify({ errors: [formatError(error)] });
    }
  }

  /** `stream` is the source that the operation's own resolver opened for this session. */
  return function listen({ socket, session, id, query, operation }: Subscribed, stream: Signals) {
    const subscription = new SocketSubscription(socket, id, async () => {
      const source = await createSourceEventStream({ ...operation, contextValue: contextOf(session) });
      if (isStream(source)) join(source);
      else subscription.end(source as Awaited<ReturnType<typeof execute>>);
    });

    function join(source: Signals) {
      if (subscription.ended) return void source.return?.();
      // A later listener shares the session as it was when this one joined.
      const { ...now } = session;
      const key = JSON.stringify([now.viewer, operation.operationName, operation.variableValues, query]);
      subscription.attach(
        shared.join(key, subscription, source, (signal) => payloadOf(operation, now, signal)),
      );
    }

    join(stream);
    return subscription;
  };
}
