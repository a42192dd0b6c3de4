import { useQuery } from "@apollo/client/react";
import { PagePictureDocument } from "#gql/graphql";
import { PICTURE_POLL, PICTURE_WITHIN } from "#lib/timing";

/** Pictures of a page. They are fetched after it was read, so a page that was just read is looked at for a while. */
export function usePagePicture(id: string) {
  const { data } = useQuery(PagePictureDocument, {
    variables: { id },
    pollInterval: PICTURE_POLL,
    skipPollAttempt: (): boolean => !isAwaited(data?.entry),
    context: { noRetry: true },
  });
  return data?.entry;
}

interface Pictured {
  picture?: object | null;
  analyzedAt?: string | null;
}

const isAwaited = (entry: Pictured | undefined): boolean =>
  !entry?.picture && Date.now() - Date.parse(entry?.analyzedAt ?? "") < PICTURE_WITHIN;
