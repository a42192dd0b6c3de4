import { useQuery } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { QuoteAudioDocument, type QuoteAudioQueryVariables } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { useRenewal } from "#lib/use-renewal";

/** The price of an audio as it would be made now; asked again when the script was changed or it ran out. */
export function useAudioQuote(variables: QuoteAudioQueryVariables, scriptVersion: number, skip: boolean) {
  const { data, loading, error, refetch } = useQuery(QuoteAudioDocument, {
    variables,
    skip,
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const renew = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const quotedVersion = useRef(scriptVersion);
  useEffect(() => {
    if (skip || quotedVersion.current === scriptVersion) return;
    quotedVersion.current = scriptVersion;
    renew();
  }, [scriptVersion, skip, renew]);

  const settled = !loading && !skip;
  const quote = settled && !error ? (data?.quoteAudio ?? null) : null;
  useRenewal(quote?.expiresAt, renew);
  return { quote, quoteError: settled && error ? toAppError(error) : null, renew };
}
