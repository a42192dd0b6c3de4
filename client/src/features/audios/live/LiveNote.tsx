import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { LiveMedia } from "./use-live-media";

interface Props {
  media: LiveMedia;
  /** The job ended without a file: this is all that there will be. */
  stopped: boolean;
}

/** Says that the rest is still being made, and why nothing is heard when nothing is. */
export function LiveNote({ media: { waiting, blocked, playing, end }, stopped }: Props) {
  const { t } = useTranslation();
  const text = stopped
    ? t(($) => $.audios.live.stopped)
    : blocked
      ? t(($) => $.audios.live.speed)
      : end === 0
        ? t(($) => $.audios.live.first)
        : playing && waiting
          ? t(($) => $.audios.live.waiting)
          : t(($) => $.audios.live.making);
  return (
    <Badge
      role="status"
      color="gray"
      variant="light"
      size="sm"
      tt="none"
      style={{ flexShrink: 0, maxWidth: "100%" }}
    >
      {text}
    </Badge>
  );
}
