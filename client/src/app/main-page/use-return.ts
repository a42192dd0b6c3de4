import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { emitEvent } from "#lib/events";
import { pendingOrder } from "#lib/pending-order";
import { paths } from "../paths";

const ACCOUNT = "?panel=account";

/**
 * The payment page sends people back to the bare main screen: from there, once, to where they were. The page where
 * the subscription is changed asks for the account, which tells what came of it.
 */
export function useReturn() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const wantsAccount = search === ACCOUNT;
    const pending = wantsAccount || search === "" ? pendingOrder() : null;
    const address = pending?.address ?? (wantsAccount ? paths.main : null);
    if (wantsAccount) emitEvent("panelWanted", { panel: "account" });
    if (address) void navigate(address, { replace: true });
  }, [search, navigate]);
}
