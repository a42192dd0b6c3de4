import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pendingOrder } from "#lib/pending-order";

/** The payment page sends people back to the bare main screen: from there, once, to where they were. */
export function useReturn() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const pending = search === "" ? pendingOrder() : null;
    if (pending) void navigate(pending.address, { replace: true });
  }, [search, navigate]);
}
