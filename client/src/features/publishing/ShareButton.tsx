import { Button } from "@mantine/core";
import { Globe } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const ShareDialog = lazyScreen(() => import("./ShareDialog"), "ShareDialog");

interface Props {
  entryId: string;
  /** Whether the entry is public. */
  isShared: boolean;
  /** Another version was put in use. */
  onLive(): void;
}

/** Opens what makes an entry public; says whether it is. */
export function ShareButton({ entryId, isShared, onLive }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant={isShared ? "light" : "default"}
        size="xs"
        leftSection={<Globe size={14} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {isShared ? t(($) => $.publishing.isShared) : t(($) => $.publishing.share)}
      </Button>
      {opened && (
        <LazyPart>
          <ShareDialog entryId={entryId} onLive={onLive} onClose={() => setOpened(false)} />
        </LazyPart>
      )}
    </>
  );
}
