import { useQuery } from "@apollo/client/react";
import { TrashDocument } from "#gql/graphql";
import { TrashButton } from "../list/TrashButton";

/** The way to the trash where nothing but the trash is left; nobody's first visit is met with an empty one. */
export function FilledTrash() {
  const { data } = useQuery(TrashDocument, {
    variables: { first: 1 },
    fetchPolicy: "cache-and-network",
  });
  return data && data.entries.totalCount > 0 ? <TrashButton /> : null;
}
