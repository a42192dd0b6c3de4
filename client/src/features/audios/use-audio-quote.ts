import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { QuoteAudioDocument, type QuoteAudioQueryVariables } from "#gql/graphql";

/** The price of an audio as it would be made now; asked again when the script was changed. */
export function useAudioQuote(variables: QuoteAudioQueryVariables, scriptVersion: number, skip: boolean) {
  const { data, loading, refetch } = useQuery(QuoteAudioDocument, {
    variables,
    skip,
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const quotedVersion = useRef(scriptVersion);
  useEffect(() => {
    if (skip || quotedVersion.current === scriptVersion) return;
    quotedVersion.current = scriptVersion;
    void refetch().catch(() => undefined);
  }, [scriptVersion, skip, refetch]);
  return loading || skip ? null : (data?.quoteAudio ?? null);
}
