import { useEffect, useState } from "react";
import { onEvent } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const AllAnnouncementsDialog = lazyScreen(() => import("./AllAnnouncementsDialog"), "AllAnnouncementsDialog");

/** Opens the list of announcements when somebody asks for it. */
export function AllAnnouncements() {
  const [opened, setOpened] = useState(false);
  useEffect(() => onEvent("announcementsWanted", () => setOpened(true)), []);
  if (!opened) return null;
  return (
    <LazyPart>
      <AllAnnouncementsDialog onClose={() => setOpened(false)} />
    </LazyPart>
  );
}
