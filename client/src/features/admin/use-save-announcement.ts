import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import { unmask } from "#gql/fragment-masking";
import {
  AdminAnnouncement_AnnouncementFragmentDoc,
  AdminCreateAnnouncementDocument,
  AdminPublishAnnouncementDocument,
  AdminUpdateAnnouncementDocument,
} from "#gql/graphql";
import type { AnnouncementDraft } from "./announcement-draft";

/** Writes a draft, or changes the one that is there, and gives it a time to go out. */
export function useSaveAnnouncement(existing: string | null, onSaved: () => void) {
  const [create, creation] = useMutation(AdminCreateAnnouncementDocument);
  const [update, change] = useMutation(AdminUpdateAnnouncementDocument);
  const [publish, publication] = useMutation(AdminPublishAnnouncementDocument);
  // Written at the first attempt: when only its scheduling failed, the next one writes no second draft.
  const id = useRef(existing);

  const write = async (input: AnnouncementDraft): Promise<string | null> => {
    if (id.current) {
      const { data } = await update({ variables: { id: id.current, input } });
      return data ? id.current : null;
    }
    const { data } = await create({ variables: { input } });
    const made = unmask(AdminAnnouncement_AnnouncementFragmentDoc, data?.adminCreateAnnouncement);
    id.current = made?.id ?? null;
    return id.current;
  };
  /** The form shows what failed. */
  const attempt = (work: () => Promise<unknown>) => work().then(onSaved, () => undefined);

  return {
    save: (draft: AnnouncementDraft) => attempt(() => write(draft)),
    schedule: (draft: AnnouncementDraft, publishAt: Date) =>
      attempt(async () => {
        const written = await write(draft);
        if (written) await publish({ variables: { id: written, publishAt: publishAt.toISOString() } });
      }),
    loading: creation.loading || change.loading || publication.loading,
    error: creation.error ?? change.error ?? publication.error,
  };
}
