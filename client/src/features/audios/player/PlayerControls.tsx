import { ActionIcon } from "@mantine/core";
import { Pause, Play, RotateCcw, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Media } from "../playback/use-media";
import classes from "./PlayerControls.module.css";

interface Props {
  media: Media;
  skipSeconds: number;
}

export function PlayerControls({ media: { playing, toggle, skip }, skipSeconds }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.controls}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t(($) => $.audios.back, { count: skipSeconds })}
        onClick={() => skip(-skipSeconds)}
      >
        <RotateCcw size={18} />
      </ActionIcon>
      <ActionIcon
        radius="xl"
        size={44}
        aria-label={playing ? t(($) => $.audios.pause) : t(($) => $.audios.play)}
        onClick={toggle}
      >
        {playing ? <Pause size={20} fill="currentColor" /> : <Play size={20} fill="currentColor" />}
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t(($) => $.audios.forward, { count: skipSeconds })}
        onClick={() => skip(skipSeconds)}
      >
        <RotateCw size={18} />
      </ActionIcon>
    </div>
  );
}
