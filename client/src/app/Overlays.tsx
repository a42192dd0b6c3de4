import { AccountExpiredModal } from "#features/account/AccountExpiredModal";
import { CreditModal } from "#features/credits/CreditModal";

/** What may lie over any screen of a signed-in user. */
export const Overlays = () => (
  <>
    <AccountExpiredModal />
    <CreditModal />
  </>
);
