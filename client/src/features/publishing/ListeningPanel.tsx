import { useQuery } from "@apollo/client/react";
import { Alert, Skeleton, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ListeningDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { clock } from "#lib/clock";
import { useErrorText } from "#lib/use-error-text";
import { FigureTable } from "./FigureTable";
import classes from "./ListeningPanel.module.css";

/** How much was listened to in the last 30 days: by day, by version with where listeners leave, and by site. */
export function ListeningPanel({ entryId }: { entryId: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error } = useQuery(ListeningDocument, {
    variables: { entryId },
    fetchPolicy: "cache-and-network",
  });
  const listening = data?.entry.listening;
  if (error) return <Alert color="red">{errorText(toAppError(error))}</Alert>;
  if (!listening) return <Skeleton height={60} />;
  const { total, days, revisions, hosts } = listening;
  const name = (number: string) => t(($) => $.scripts.revision.numbered, { number: Number(number) });

  return (
    <section aria-labelledby="listening" className={classes.panel}>
      <Title order={3} size="h5" id="listening">
        {t(($) => $.publishing.listening.title)}
      </Title>
      {total.loads === 0 ? (
        <Text size="sm" c="dimmed">
          {t(($) => $.publishing.listening.none)}
        </Text>
      ) : (
        <>
          <Text size="sm">
            {t(($) => $.publishing.listening.total, { ...total, time: clock(total.seconds) })}
          </Text>
          <FigureTable
            caption={t(($) => $.publishing.listening.days)}
            figure={t(($) => $.publishing.listening.plays)}
            rows={days.map(({ day, plays }) => [day, plays])}
          />
          {revisions.map(({ revisionNumber, plays, ended, tenths }) => (
            <FigureTable
              key={revisionNumber}
              caption={t(($) => $.publishing.listening.revision, {
                name: name(revisionNumber),
                plays,
                ended,
              })}
              figure={t(($) => $.publishing.listening.listeners)}
              rows={tenths.map((count, tenth) => [`${tenth * 10}–${tenth * 10 + 10} %`, count])}
            />
          ))}
          <FigureTable
            caption={t(($) => $.publishing.listening.hosts)}
            figure={t(($) => $.publishing.listening.plays)}
            rows={hosts.map(({ host, plays }) => [host || t(($) => $.publishing.listening.noHost), plays])}
          />
        </>
      )}
    </section>
  );
}
