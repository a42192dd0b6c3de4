import { useEffect, useState } from "react";
import { onEvent, type WindowEvents } from "#lib/events";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const CreditDialog = lazyScreen(() => import("./CreditDialog"), "CreditDialog");

interface Props {
  /** Where a purchase sends the browser. */
  leaveFor?: (url: string) => void;
}

/** Opens when a call was refused for lack of credits. */
export function CreditModal({ leaveFor }: Props) {
  const [shortage, setShortage] = useState<WindowEvents["creditsInsufficient"] | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(
    () =>
      onEvent("creditsInsufficient", (told) => {
        setShortage(told);
        setOpened(true);
      }),
    [],
  );
  return (
    shortage && (
      <LazyPart>
        <CreditDialog
          shortage={shortage}
          opened={opened}
          onClose={() => setOpened(false)}
          leaveFor={leaveFor}
        />
      </LazyPart>
    )
  );
}
