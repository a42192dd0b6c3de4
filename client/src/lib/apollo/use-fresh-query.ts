import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useConnection } from "./ConnectionProvider";

/** Reads through the cache, and asks again only for what is older than the cache time. */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { freshness } = useConnection();
  const [fetchPolicy] = useState(() => freshness.policy(document, variables));
  return useQuery(document, { variables, fetchPolicy } as never) as useQuery.Result<Data, Variables>;
}
