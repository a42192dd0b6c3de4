import { useMutation } from "@apollo/client/react";
import { SetLiveRevisionDocument } from "#gql/graphql";

interface Needs {
  entryId: string;
  number: string;
  onLive(): void;
  onError(error: unknown): void;
}

/** Makes a version the one that is in use. */
export function useSetLive({ entryId, number, onLive, onError }: Needs) {
  const [setLive, { loading }] = useMutation(SetLiveRevisionDocument, {
    variables: { entryId, number },
    onCompleted: onLive,
    onError,
  });
  return { setLive: () => void setLive(), loading };
}
