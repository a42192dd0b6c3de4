import { ApolloLink } from "@apollo/client";
import { authLink, type GetToken } from "./auth-link";
import { errorLink } from "./error-link";
import { type ReactionNeeds, reactions } from "./reactions";
import { retryLink } from "./retry-link";
import { wholeWindow } from "./whole-window";

export interface LinkNeeds extends ReactionNeeds {
  getToken: GetToken;
  /** Remembers when a read was answered. */
  stamp: ApolloLink;
  /** The link that sends requests to the server. */
  transport: ApolloLink;
}

/** Errors outside retries outside tokens: each sees what the next could not mend. */
export const createLink = ({ leave, skipExpiryCheck, getToken, stamp, transport }: LinkNeeds): ApolloLink =>
  ApolloLink.from([
    errorLink(reactions({ leave, skipExpiryCheck }), skipExpiryCheck),
    stamp,
    wholeWindow,
    retryLink(),
    authLink(getToken),
    transport,
  ]);
