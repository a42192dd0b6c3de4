import { useQuery } from "@apollo/client/react";
import { useCallback } from "react";
import { QuoteScriptDocument, type QuoteScriptQueryVariables } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { useRenewal } from "#lib/use-renewal";

/** The price of a script as it would be written now; asked again when it ran out. */
export function useScriptQuote(variables: QuoteScriptQueryVariables, skip: boolean) {
  const { data, loading, error, refetch } = useQuery(QuoteScriptDocument, {
    variables,
    skip,
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const renew = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const settled = !loading && !skip;
  const quote = settled && !error ? (data?.quoteScript ?? null) : null;
  useRenewal(quote?.expiresAt, renew);
  return { quote, quoteError: settled && error ? toAppError(error) : null, renew };
}
