import { useLazyQuery } from "@apollo/client/react";
import { Badge } from "@mantine/core";
import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { AudioLinksDocument, type Player_AudioFragment } from "#gql/graphql";
import { clock } from "#lib/clock";
import { cueAt } from "./cues";
import { DownloadMenu } from "./DownloadMenu";
import classes from "./Player.module.css";
import { PlayerControls } from "./PlayerControls";
import type { Playback } from "./playback";
import { SpeedMenu } from "./SpeedMenu";
import { useMedia } from "./use-media";
import { useMediaSession } from "./use-media-session";
import { usePlayerKeys } from "./use-player-keys";
import { usePlayerSettings } from "./use-player-settings";
import { VolumeControl } from "./VolumeControl";
import { Waveform } from "./Waveform";

interface Props {
  entryId: string;
  audio: Player_AudioFragment;
  title: string;
  site: string;
  playback: Playback;
}

/** The player at the bottom. Mount it with the audio's id as its key. */
export function Player({ entryId, audio, title, site, playback }: Props) {
  const { t } = useTranslation();
  const { settings, change } = usePlayerSettings();
  const onExpired = useFreshLinks(audio);
  const media = useMedia({
    url: audio.url,
    duration: audio.duration,
    rate: settings.playbackRate,
    volume: settings.volume,
    onExpired,
  });
  useMediaSession(title, site, media, settings.skipSeconds);
  usePlayerKeys(media, settings.skipSeconds);

  const { time, playing, play, seek, toggle } = media;
  useEffect(() => {
    const cue = time > 0 || playing ? cueAt(audio.cues, time) : null;
    playback.report({ cue: settings.highlight ? cue : null, playing });
  }, [playback, audio.cues, time, playing, settings.highlight]);
  useEffect(() => () => playback.report({ cue: null, playing: false }), [playback]);
  useEffect(() => playback.connect({ entryId, play, seek, toggle }), [playback, entryId, play, seek, toggle]);

  return (
    <section className={classes.player} aria-label={t(($) => $.audios.player)}>
      <PlayerControls media={media} skipSeconds={settings.skipSeconds} />
      <div className={classes.track}>
        <div className={classes.title}>
          <span className={classes.name}>{title}</span>
          {audio.isOutdated && (
            <Badge color="yellow" variant="light" size="sm" tt="none">
              {t(($) => $.audios.outdated)}
            </Badge>
          )}
        </div>
        <span className={classes.time}>{clock(time)}</span>
        <Waveform media={media} peaks={audio.waveform} duration={audio.duration} />
        <span className={classes.time}>{clock(audio.duration)}</span>
      </div>
      <div className={classes.more}>
        <SpeedMenu rate={settings.playbackRate} onChange={(playbackRate) => change({ playbackRate })} />
        <VolumeControl volume={settings.volume} onChange={(volume) => change({ volume })} />
        <DownloadMenu audio={audio} />
      </div>
    </section>
  );
}

/** Links are short-lived. A file that fails to load is asked for once more by a new link, not for ever. */
function useFreshLinks({ id, url }: Player_AudioFragment) {
  const [refresh] = useLazyQuery(AudioLinksDocument, { fetchPolicy: "network-only" });
  const failed = useRef<string | null>(null);
  const renewed = useRef(0);
  return useCallback(() => {
    if (failed.current === url || Date.now() - renewed.current < RENEWAL_PAUSE) return;
    failed.current = url;
    renewed.current = Date.now();
    void refresh({ variables: { id } });
  }, [refresh, id, url]);
}

const RENEWAL_PAUSE = 30_000;
