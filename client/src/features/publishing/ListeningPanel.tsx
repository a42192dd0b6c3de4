import { useQuery } from "@apollo/client/react";
import { Skeleton, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ListeningDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { periods } from "#lib/periods";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { FigureTable } from "./FigureTable";
import { DaysCurve } from "./figures/DaysCurve";
import { LeavingCurve } from "./figures/LeavingCurve";
import { NoListeners } from "./figures/NoListeners";
import { Totals } from "./figures/Totals";
import { VersionCurves } from "./figures/VersionCurves";
import classes from "./ListeningPanel.module.css";

interface Props {
  entryId: string;
  /** Shows what makes an entry heard. */
  onShare(): void;
}

/** How much was listened to lately: by day, by sentence, by version and by site. */
export function ListeningPanel({ entryId, onShare }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ListeningDocument, {
    variables: { entryId },
    fetchPolicy: "cache-and-network",
  });
  const listening = data?.entry.listening;
  if (error && !listening) return <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />;
  if (!listening) return <Skeleton height={320} />;
  const { from, to, total, days, revisions, hosts } = listening;
  if (total.loads === 0) return <NoListeners onShare={onShare} />;
  const heard = revisions.filter(({ plays }) => plays > 0);

  return (
    <div className={classes.panel}>
      <Text size="sm" c="dimmed">
        {t(($) => $.publishing.listening.lead, { days: periods.listeningDays })}
      </Text>
      <Totals total={total} />
      {total.plays === 0 ? (
        <Text>{t(($) => $.publishing.listening.notPlayed)}</Text>
      ) : (
        <>
          <DaysCurve from={from} to={to} days={days} />
          <LeavingCurve versions={heard} />
          {heard.length > 1 && <VersionCurves versions={heard} />}
          <FigureTable
            caption={t(($) => $.publishing.listening.hosts)}
            figure={t(($) => $.publishing.listening.plays)}
            rows={hosts.map(({ host, plays }) => [host || t(($) => $.publishing.listening.noHost), plays])}
          />
        </>
      )}
    </div>
  );
}
