import { useQuery } from "@apollo/client/react";
import { unmask } from "#gql/fragment-masking";
import { InputLimitsDocument, type InputLimitsFragment, InputLimitsFragmentDoc } from "#gql/graphql";

/** The server's limits of inputs; undefined until the profile was read. */
export function useInputLimits(): InputLimitsFragment | undefined {
  const { data } = useQuery(InputLimitsDocument, { fetchPolicy: "cache-first" });
  return data && unmask(InputLimitsFragmentDoc, data.viewer.limits.input);
}
