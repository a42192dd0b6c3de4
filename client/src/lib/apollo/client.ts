import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { OperationTypeNode } from "graphql";
import { env } from "#lib/env";
import { authLink, type GetToken } from "./auth-link";
import { createCache } from "./cache";
import { errorLink } from "./error-link";
import { createFreshness, type Freshness } from "./freshness";
import { reactions } from "./reactions";
import { retryLink } from "./retry-link";
import { createSocket, type Socket } from "./socket";

export interface Connection {
  client: ApolloClient;
  socket: Socket;
  freshness: Freshness;
  close(): void;
}

export interface ConnectionNeeds {
  getToken: GetToken;
  leave: () => void;
}

const socketUrl = () => new URL(env.graphqlUrl, location.href).href.replace(/^http/, "ws");

/** Everything that a signed-in user's screens talk through. One per user, closed at sign-out. */
export function connect({ getToken, leave }: ConnectionNeeds): Connection {
  const { skipExpiryCheck } = env;
  const freshness = createFreshness();
  const react = reactions({ leave, skipExpiryCheck });
  const socket = createSocket({
    url: socketUrl(),
    getToken,
    // Any read now tells why: expired shows the modal, disabled signs out.
    onRefused: () => void client.reFetchObservableQueries(),
  });
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: false,
    link: ApolloLink.from([
      errorLink(react, skipExpiryCheck),
      freshness.link,
      retryLink(),
      authLink(getToken),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        new GraphQLWsLink(socket.client),
        new HttpLink({ uri: env.graphqlUrl }),
      ),
    ]),
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
