import { ApolloLink } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { from, mergeMap } from "rxjs";
import { AppError } from "#lib/errors";
import { toAppError } from "./app-error";

export type GetToken = (renew?: boolean) => Promise<string | null>;

const bearer = (getToken: GetToken) =>
  new SetContextLink(async ({ headers }) => {
    const token = await getToken();
    return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {};
  });

/** A provider that gives no new token confirms the refusal; one that cannot be reached says nothing. */
const renewed = (getToken: GetToken, refusal: unknown) =>
  getToken(true).catch((cause: { code?: string }) => {
    throw cause.code === "auth/network-request-failed"
      ? new AppError("NETWORK_ERROR", {}, { cause })
      : refusal;
  });

/** A refused token is renewed once; what is refused again goes up as it is. */
const renewOnce = (getToken: GetToken) =>
  new ErrorLink(({ error, operation, forward }) => {
    if (toAppError(error).code !== "UNAUTHORIZED") return;
    return from(renewed(getToken, error)).pipe(mergeMap(() => forward(operation)));
  });

export const authLink = (getToken: GetToken): ApolloLink =>
  ApolloLink.from([renewOnce(getToken), bearer(getToken)]);
