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
  /** The account was closed and is open again: what is shown stays while it is asked for anew. */
  reopen(): void;
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
    onRefused: askAnew,
  });
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new ApolloLink((operation) => new GraphQLWsLink(socket.client).request(operation)),
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
  function askAnew() {
    void client.reFetchObservableQueries().catch(() => undefined);
  }
  return {
    client,
    socket,
    freshness,
    reopen() {
      socket.reopen();
      // Changes while the socket was closed were missed. Data on the screen is fetched anew at once, the rest when
      // it is next shown.
      freshness.forget();
      askAnew();
    },
    close() {
      socket.dispose();
      client.stop();
      void client.clearStore();
    },
  };
}
