import { useQuery } from "@apollo/client/react";
import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AudioStatsDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { clock } from "#lib/clock";
import { useLanguage } from "#lib/i18n/use-language";
import { RetryAlert } from "#lib/ui/RetryAlert";
import classes from "./Stats.module.css";

/** The figures of an audio, as they are now. */
export function AudioStats({ audioId }: { audioId: string }) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  const { data, error, refetch } = useQuery(AudioStatsDocument, {
    variables: { id: audioId },
    fetchPolicy: "network-only",
  });
  if (error) return <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={190} width={240} />;
  const { stats } = data.audio;
  const decibels = (value: number, unit: string) => `${number.format(value).replace("-", "−")} ${unit}`;
  const rows: [name: string, value: string, about?: string][] = [
    [t(($) => $.audios.stats.duration), clock(stats.duration)],
    [
      t(($) => $.audios.stats.loudness),
      decibels(stats.loudness, "LUFS"),
      t(($) => $.audios.stats.loudnessHint),
    ],
    [t(($) => $.audios.stats.peak), decibels(stats.truePeak, "dBTP"), t(($) => $.audios.stats.peakHint)],
    [t(($) => $.audios.stats.made), number.format(stats.segmentsMade)],
    [t(($) => $.audios.stats.reused), number.format(stats.segmentsReused)],
    [
      t(($) => $.audios.stats.elapsed),
      t(($) => $.audios.settings.seconds, { value: number.format(stats.elapsedMs / 1_000) }),
    ],
    [t(($) => $.audios.stats.plays), number.format(stats.plays)],
    [t(($) => $.audios.stats.sentences), number.format(stats.sentences)],
    [t(($) => $.audios.stats.characters), number.format(stats.characters)],
    [
      t(($) => $.audios.stats.file),
      `${number.format(stats.bytes / 1_000_000)} MB · ${number.format(stats.sampleRate / 1_000)} kHz`,
    ],
  ];
  return (
    <dl className={classes.stats}>
      {rows.map(([name, value, about]) => (
        <div key={name} title={about}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
