import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { useConnection } from "./ConnectionProvider";

/** Reads through the cache, and asks again only for what is older than the cache time. */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { freshness } = useConnection();
  const question = JSON.stringify(variables);
  // Decided once a question: the answer itself makes the next one fresh.
  // biome-ignore lint/correctness/useExhaustiveDependencies: variables by their value
  const fetchPolicy = useMemo(() => freshness.policy(document, variables), [freshness, document, question]);
  return useQuery(document, { variables, fetchPolicy } as never) as useQuery.Result<
    Data,
    Variables,
    "empty" | "complete" | "streaming"
  >;
}
