import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { LiveMedia } from "./use-live-media";

/** Says that the rest is still being made, and why nothing is heard when nothing is. */
export function LiveNote({ media: { waiting, blocked, playing } }: { media: LiveMedia }) {
  const { t } = useTranslation();
  const text = blocked
    ? t(($) => $.audios.live.speed)
    : playing && waiting
      ? t(($) => $.audios.live.waiting)
      : t(($) => $.audios.live.making);
  return (
    <Badge role="status" color="gray" variant="light" size="sm" tt="none" style={{ flexShrink: 0 }}>
      {text}
    </Badge>
  );
}
