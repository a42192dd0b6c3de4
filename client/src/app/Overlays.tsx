import { AnnouncementsModal } from "#features/announcements/AnnouncementsModal";
import { CreditModal } from "#features/credits/CreditModal";

/** What may lie over any screen of a signed-in user. */
export const Overlays = () => (
  <>
    <AnnouncementsModal />
    <CreditModal />
  </>
);
