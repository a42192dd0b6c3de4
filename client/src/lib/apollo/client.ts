import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { OperationTypeNode } from "graphql";
import { env } from "#lib/env";
import type { GetToken } from "./auth-link";
import { createCache } from "./cache";
import { defaultOptions } from "./default-options";
import { createFreshness, type Freshness } from "./freshness";
import { createLink } from "./link";
import { createSocket, type Socket } from "./socket";

export interface Connection {
  client: ApolloClient;
  socket: Socket;
  freshness: Freshness;
  close(): void;
}

export interface ConnectionNeeds {
  getToken: GetToken;
  leave: (reason?: string) => void;
}

const socketUrl = () => new URL(env.graphqlUrl, location.href).href.replace(/^http/, "ws");

/** Everything that a signed-in user's screens talk through. One per user, closed at sign-out. */
export function connect({ getToken, leave }: ConnectionNeeds): Connection {
  const freshness = createFreshness();
  const socket = createSocket({
    url: socketUrl(),
    getToken,
    // The next read is told why: expired shows the modal, disabled signs out.
    onRefused: () => void client.reFetchObservableQueries().catch(() => undefined),
  });
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket.client),
    new HttpLink({ uri: env.graphqlUrl }),
  );
  const client = new ApolloClient({
    cache: createCache(),
    defaultOptions,
    link: createLink({
      getToken,
      leave,
      skipExpiryCheck: env.skipExpiryCheck,
      stamp: freshness.link,
      transport,
    }),
  });
  return {
    client,
    socket,
    freshness,
    close() {
      socket.dispose();
      client.stop();
      void client.clearStore();
    },
  };
}
