import type { ReactNode } from "react";
import classes from "./FirstRecord.module.css";

interface Props {
  /** From the form to what listeners meet, in order. */
  steps: readonly string[];
  /** Where listeners will meet the audio. */
  drawing: ReactNode;
}

/** Where there is no site or feed: how it goes and what comes of it. */
export const FirstRecord = ({ steps, drawing }: Props) => (
  <div className={classes.steps}>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for none. */}
    <ol role="list" data-phrases>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <svg className={classes.drawing} viewBox="0 0 200 120" aria-hidden="true">
      {drawing}
    </svg>
  </div>
);

const voice = "M72 86v8M78 82v16M84 86v8M90 80v20M96 84v12M102 87v6M108 82v16M114 85v10M120 88v4M126 84v12";

/** A page of a site with the player in it. */
export const siteDrawing = (
  <>
    <rect data-ground x="4" y="4" width="192" height="112" rx="8" />
    <path d="M14 15h.1M22 15h.1M30 15h.1M44 15h70" />
    <path d="M4 26h192M24 42h84M24 54h152M24 64h120" />
    <rect data-player x="20" y="74" width="160" height="32" rx="10" />
    <path data-play d="M40 83v14l12-7z" />
    <path data-voice d={voice} />
    <path data-voice d="M132 87v6M138 82v16M144 86v8M150 84v12M156 87v6M162 88v4" />
  </>
);

/** A podcast in an app: its picture, its name, its episodes. */
export const feedDrawing = (
  <>
    <rect data-ground x="4" y="4" width="192" height="112" rx="8" />
    <rect data-player x="18" y="18" width="44" height="44" rx="8" />
    <path data-voice d="M30 37v6M36 31v18M42 34v12M48 37v6" />
    <path d="M76 28h80M76 40h52M76 52h64" />
    <path d="M4 74h192M4 95h192" />
    <path data-play d="M22 79v11l9-5.5zM22 100v11l9-5.5z" />
    <path d="M44 84.5h96M44 105.5h76M164 84.5h16M164 105.5h16" />
  </>
);
