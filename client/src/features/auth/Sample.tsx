import { AudioLines } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/i18n/use-language";
import classes from "./Sample.module.css";

/** Twenty seconds of the product's own voice, with their words; nothing is loaded before the click. */
export function Sample() {
  const { t } = useTranslation();
  const language = useLanguage();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const toggle = () => {
    if (!audio.current?.paused) return audio.current?.pause();
    setFailed(false);
    // A stop before the first sound is a refusal as well, and the element says how it went.
    audio.current.play().catch(() => undefined);
  };
  return (
    <div className={classes.sample} data-playing={isPlaying || undefined}>
      <button type="button" className={classes.button} onClick={toggle}>
        <AudioLines size={18} aria-hidden />
        {isPlaying ? t(($) => $.auth.sample.stop) : t(($) => $.auth.sample.play)}
      </button>
      {failed && (
        <p className={classes.failure} role="alert">
          {t(($) => $.auth.sample.failed)}
        </p>
      )}
      <p className={classes.words} data-phrases>
        {t(($) => $.auth.sample.text)}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: its words stand above it */}
      <audio
        ref={audio}
        src={`/welcome/${language}.mp3`}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEmptied={() => setPlaying(false)}
        onError={({ currentTarget }) => {
          setFailed(true);
          // Else it would never be asked for again.
          currentTarget.load();
        }}
      />
    </div>
  );
}
