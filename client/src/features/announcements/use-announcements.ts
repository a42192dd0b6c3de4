import { useEffect, useState } from "react";
import { useLanguage } from "#lib/i18n/use-language";
import { useSession } from "#lib/identity/AuthProvider";
import { withRetries } from "#lib/retry";
import { markRead, type UnreadAnnouncement, unreadAnnouncements } from "./unread";

const none: readonly UnreadAnnouncement[] = [];

/** The unread announcements: fetched when somebody is signed in, cleared when nobody is any more. */
export function useAnnouncements() {
  const uid = useSession().user?.uid;
  const language = useLanguage();
  const [announcements, setAnnouncements] = useState(none);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    if (!uid) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const answer = (list: readonly UnreadAnnouncement[], failure: unknown = null) => {
      if (signal.aborted) return;
      setAnnouncements(list);
      setError(failure);
    };
    withRetries(() => unreadAnnouncements(language), { signal }).then(answer, (failure: unknown) =>
      answer(none, failure),
    );
    return () => leaving.abort();
  }, [uid, language]);

  // Announcements that one user has seen may be new to the next. A change of the language alone keeps the old
  // texts until the new ones are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the user is the occasion
  useEffect(
    () => () => {
      setAnnouncements(none);
      setError(null);
    },
    [uid],
  );

  /** Empties the list whether or not the server can be told; untold, they come again at the next visit. */
  const dismiss = async () => {
    setAnnouncements(none);
    if (announcements.length === 0) return;
    await markRead(Math.max(...announcements.map(({ id }) => id))).catch(() => false);
  };

  return { announcements, error, dismiss };
}
