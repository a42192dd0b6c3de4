import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";
import { useAnnouncements } from "./use-announcements";

// With the sanitiser in a chunk that most visits never need.
const AnnouncementsDialog = lazyScreen(() => import("./AnnouncementsDialog"), "AnnouncementsDialog");

/** Unread announcements, over the app once somebody is signed in. */
export function AnnouncementsModal() {
  const { announcements, dismiss } = useAnnouncements();
  if (announcements.length === 0) return null;
  return (
    <LazyPart>
      <AnnouncementsDialog announcements={announcements} onDismiss={() => void dismiss()} />
    </LazyPart>
  );
}
