import { useNavigate } from "react-router-dom";
import { PlansModal } from "#features/account/PlansModal";
import { AllAnnouncements } from "#features/announcements/AllAnnouncements";
import { AnnouncementsModal } from "#features/announcements/AnnouncementsModal";
import { ApiModal } from "#features/api/ApiModal";
import { CreditModal } from "#features/credits/CreditModal";
import { DictionaryModal } from "#features/dictionary/DictionaryModal";
import { TrashModal } from "#features/entries/trash/TrashModal";
import { PublishingModal } from "#features/publishing/PublishingModal";
import { addressOf } from "../paths";

/** Overlays of every signed-in screen. */
export function Overlays() {
  const navigate = useNavigate();
  return (
    <>
      <AnnouncementsModal />
      <AllAnnouncements />
      <CreditModal />
      <PlansModal />
      <PublishingModal />
      <TrashModal />
      <ApiModal />
      <DictionaryModal
        onOpen={({ entryId, revisionNumber }) => void navigate(addressOf(entryId, revisionNumber))}
      />
    </>
  );
}
