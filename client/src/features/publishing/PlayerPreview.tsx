import { NativeSelect } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./PlayerPreview.module.css";

const schemes = ["auto", "light", "dark"] as const;

/** Height before the player has told its own. */
const HEIGHT = 190;

/** The player as visitors of another site see it, in either scheme. */
export function PlayerPreview({ address }: { address: string }) {
  const { t } = useTranslation();
  const [scheme, setScheme] = useState<(typeof schemes)[number]>("auto");
  const [height, setHeight] = useState(HEIGHT);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const follow = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.type === "yomikoe:height") setHeight(data.height);
    };
    window.addEventListener("message", follow);
    return () => window.removeEventListener("message", follow);
  }, []);

  const label = t(($) => $.publishing.preview);
  return (
    <div>
      <NativeSelect
        label={label}
        className={classes.scheme}
        value={scheme}
        onChange={(event) => setScheme(event.currentTarget.value as typeof scheme)}
        data={schemes.map((value) => ({ value, label: t(($) => $.publishing.schemes[value]) }))}
      />
      <iframe
        ref={frame}
        className={classes.frame}
        style={{ height }}
        src={`${new URL(address).pathname}?theme=${scheme}`}
        title={label}
      />
    </div>
  );
}
