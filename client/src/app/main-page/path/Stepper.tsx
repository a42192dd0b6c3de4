import { VisuallyHidden } from "@mantine/core";
import { Check, Loader, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import classes from "./Path.module.css";
import { type StageName, type StageState, stageNames } from "./stages";

interface Props {
  stages: Record<StageName, StageState>;
  /** The button of the next step stands in the same row. */
  isBeside: boolean;
}

/** Where one stands on the way: read, script, audio, in use. */
export function Stepper({ stages, isBeside }: Props) {
  const { t } = useTranslation();
  return (
    <ol
      className={classes.steps}
      data-beside={isBeside || undefined}
      data-row
      aria-label={t(($) => $.main.path.label)}
    >
      {stageNames.map((name) => {
        const state = stages[name];
        return (
          <li
            key={name}
            className={classes.step}
            data-state={state}
            aria-current={state === "current" || state === "next" ? "step" : undefined}
          >
            <span className={classes.dot} aria-hidden>
              <Mark state={state} />
            </span>
            {t(($) => $.main.path.stage[name])}
            <VisuallyHidden>{t(($) => $.main.path.state[state])}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ state }: { state: StageState }) {
  if (state === "done") return <Check size={12} strokeWidth={3} />;
  if (state === "failed") return <X size={12} strokeWidth={3} />;
  if (state === "current") return <Loader size={12} strokeWidth={3} />;
  return null;
}
