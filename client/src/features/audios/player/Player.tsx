import { useLazyQuery } from "@apollo/client/react";
import { ActionIcon, Badge } from "@mantine/core";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useCallback, useEffect, useId, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { AudioLinksDocument, type Player_AudioFragment } from "#gql/graphql";
import { clock } from "#lib/clock";
import { hasEnded } from "#lib/job-state";
import { LINK_RENEWAL_PAUSE } from "#lib/timing";
import { LiveNote } from "../live/LiveNote";
import { LiveTrack } from "../live/LiveTrack";
import { liveCues } from "../live/live-cues";
import { expectedDuration, type LiveJob } from "../live/live-job";
import { useLiveMedia } from "../live/use-live-media";
import { useSegments } from "../live/use-segments";
import { cueAt } from "../playback/cues";
import { type Playback, silent } from "../playback/playback";
import { useMedia } from "../playback/use-media";
import { ChapterMarks } from "./chapters/ChapterMarks";
import { ChaptersMenu } from "./chapters/ChaptersMenu";
import { DownloadMenu } from "./DownloadMenu";
import classes from "./Player.module.css";
import { PlayerControls } from "./PlayerControls";
import { PlayerSettingsMenu } from "./PlayerSettingsMenu";
import { SpeedMenu } from "./SpeedMenu";
import { StatsMenu } from "./stats/StatsMenu";
import { useFolded } from "./use-folded";
import { useMediaSession } from "./use-media-session";
import { usePlayerKeys } from "./use-player-keys";
import { usePlayerSettings } from "./use-player-settings";
import { VolumeControl } from "./VolumeControl";
import { Waveform } from "./Waveform";

interface Props {
  entryId: string;
  /** The finished sound; null while it is being made. */
  audio: Player_AudioFragment | null;
  /** The job that makes it, or has made it before one's ears. */
  job: LiveJob | null;
  title: string;
  site: string;
  /** On a phone: whether everything is shown, and not one line. */
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  playback: Playback;
}

/** The player at the bottom. Mount it with the id of its job, or else of its audio, as its key. */
export function Player({ entryId, audio, job, title, site, isOpen, onOpen, playback }: Props) {
  const { t } = useTranslation();
  const { settings, change } = usePlayerSettings();
  const onExpired = useFreshLinks(audio);
  const { playbackRate: rate, volume } = settings;
  const { url = null, duration = 0 } = audio ?? {};
  const file = useMedia({ url, duration, rate, volume, onExpired });
  const segments = useSegments(job);
  const stopped = job?.status === "failed";
  const live = useLiveMedia({
    segments,
    complete: job !== null && hasEnded(job),
    stopped,
    follows: job !== null,
    file: audio && file,
    rate,
    volume,
  });
  const media = live.over ? file : live;
  useMediaSession(title, site, media, settings.skipSeconds);
  usePlayerKeys(media, settings.skipSeconds);

  const { time, playing, play, seek, toggle } = media;
  const madeCues = useMemo(() => liveCues(segments), [segments]);
  const cues = audio?.cues ?? madeCues;
  useEffect(() => {
    const cue = time > 0 || playing ? cueAt(cues, time) : null;
    playback.report({ cue: settings.highlight ? cue : null, playing, cues: audio ? null : cues });
  }, [playback, audio, cues, time, playing, settings.highlight]);
  useEffect(() => () => playback.report(silent), [playback]);
  const queueId = job?.queueId;
  useEffect(
    () => playback.connect({ entryId, queueId, play, seek, toggle }),
    [playback, entryId, queueId, play, seek, toggle],
  );

  const chapters = (live.over && audio?.chapters) || [];
  const byDictionary = audio?.outdatedBy.every((reason) => reason === "dictionary");
  const expected = audio?.duration ?? expectedDuration(live.end, job);

  const { isNarrow, tools, opener } = useFolded(isOpen, onOpen);
  const toolsId = useId();
  return (
    <section className={classes.player} aria-label={t(($) => $.audios.player)}>
      <PlayerControls media={media} skipSeconds={settings.skipSeconds} />
      <div className={classes.track}>
        <div className={classes.title}>
          <span className={classes.name} data-words>
            {title}
          </span>
          <div className={classes.notes}>
            {!live.over && <LiveNote media={live} stopped={stopped} />}
            {audio?.isOutdated && (
              <Badge color="yellow" variant="light" size="sm" tt="none">
                {byDictionary ? t(($) => $.audios.outdatedByDictionary) : t(($) => $.audios.outdated)}
              </Badge>
            )}
          </div>
        </div>
        <span className={classes.time}>{clock(time)}</span>
        {audio && live.over ? (
          <Waveform media={file} peaks={audio.waveform} duration={duration}>
            <ChapterMarks chapters={audio.chapters} duration={duration} />
          </Waveform>
        ) : (
          <LiveTrack media={live} expected={expected} />
        )}
        <span className={classes.time}>{clock(audio ? duration : live.end)}</span>
      </div>
      <ActionIcon
        ref={opener}
        className={classes.opener}
        hidden={!isNarrow}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t(($) => $.audios.tools)}
        aria-expanded={isOpen}
        aria-controls={toolsId}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
      </ActionIcon>
      <div ref={tools} id={toolsId} className={classes.more} hidden={isNarrow && !isOpen}>
        <SpeedMenu rate={settings.playbackRate} onChange={(playbackRate) => change({ playbackRate })} />
        <PlayerSettingsMenu settings={settings} onChange={change} />
        <VolumeControl volume={settings.volume} onChange={(volume) => change({ volume })} />
        {chapters.length > 0 && <ChaptersMenu chapters={chapters} time={time} onSeek={seek} />}
        {audio && <StatsMenu audioId={audio.id} />}
        {audio && <DownloadMenu audio={audio} title={title} />}
      </div>
    </section>
  );
}

/** Links are short-lived. A file that fails to load is asked for once more by a new link, not for ever. */
function useFreshLinks(audio: Player_AudioFragment | null) {
  const { id, url } = audio ?? {};
  const [refresh] = useLazyQuery(AudioLinksDocument, { fetchPolicy: "network-only" });
  const failed = useRef<string | null>(null);
  const renewed = useRef(0);
  return useCallback(() => {
    if (!id || !url || failed.current === url || Date.now() - renewed.current < LINK_RENEWAL_PAUSE) return;
    failed.current = url;
    renewed.current = Date.now();
    void refresh({ variables: { id } });
  }, [refresh, id, url]);
}
