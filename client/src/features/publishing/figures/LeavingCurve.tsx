import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Chart } from "./Chart";
import { Curve } from "./Curve";
import { largestLoss, stepsOf } from "./leaving";
import { useVersionName } from "./use-version-name";

export interface HeardVersion {
  revisionNumber: string;
  plays: number;
  ended: number;
  seconds: number;
  tenths: number[];
  sentences: { text: string; listeners: number }[];
}

/** How many still listen at each sentence of a version. */
export function LeavingCurve({ versions }: { versions: readonly HeardVersion[] }) {
  const { t } = useTranslation();
  const name = useVersionName();
  const [chosen, setChosen] = useState<string | null>(null);
  const version = versions.find(({ revisionNumber }) => revisionNumber === chosen) ?? versions[0];
  if (!version) return null;
  const steps = stepsOf(version);
  const loss = largestLoss(steps);
  const title = t(($) => $.publishing.listening.leaving);
  return (
    <Chart
      title={title}
      heads={[
        t(($) => $.publishing.listening.sentence),
        t(($) => $.publishing.listening.listeners),
        t(($) => $.publishing.listening.share),
      ]}
      rows={steps.map(({ name, listeners, share }) => [name, listeners, `${share}%`])}
    >
      {versions.length > 1 && (
        <NativeSelect
          size="xs"
          w="fit-content"
          label={t(($) => $.publishing.listening.version)}
          value={version.revisionNumber}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={versions.map(({ revisionNumber }) => ({
            value: revisionNumber,
            label: name(revisionNumber),
          }))}
        />
      )}
      <Curve
        label={title}
        lines={[steps.map(({ share }) => share)]}
        most={100}
        unit="%"
        ends={[t(($) => $.publishing.listening.start), t(($) => $.publishing.listening.end)]}
        describe={(index) => {
          const step = index === null ? undefined : steps[index];
          if (step) return `${step.share}%: ${step.name}`;
          return loss
            ? t(($) => $.publishing.listening.loss, { sentence: loss.name, count: loss.count })
            : t(($) => $.publishing.listening.noLoss);
        }}
      />
    </Chart>
  );
}
