import { useQuery } from "@apollo/client/react";
import { Button, Skeleton, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DictionaryImpactDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { usePriceText } from "#lib/use-price-text";
import classes from "./Dictionary.module.css";
import type { Reading } from "./reading";

interface Props {
  /** Null for the dictionary as it is; a reading of null for a word that is removed. */
  change: (Omit<Reading, "reading"> & { reading: string | null }) | null;
  onOpen(audio: { entryId: string; revisionNumber: string }): void;
}

/** The audios that say a word otherwise, what their updates cost, and the way to each. */
export function Impact({ change, onOpen }: Props) {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const { data, error, refetch } = useQuery(DictionaryImpactDocument, {
    variables: { change },
    fetchPolicy: "network-only",
  });
  const impact = data?.dictionaryImpact;
  if (error) return <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />;
  if (!impact) return <Skeleton height={22} />;
  if (impact.totalCount === 0) {
    return change === null ? null : (
      <Text size="sm" c="dimmed" role="status">
        {t(($) => $.dictionary.impact.none)}
      </Text>
    );
  }
  return (
    <section className={classes.impact} aria-label={t(($) => $.dictionary.impact.label)}>
      <div role="status">
        <Text size="sm" fw={600}>
          {change === null
            ? t(($) => $.dictionary.impact.now, { count: impact.totalCount })
            : t(($) => $.dictionary.impact.will, { count: impact.totalCount })}
        </Text>
        <Text size="sm">{t(($) => $.dictionary.impact.cost, { count: impact.credits })}</Text>
      </div>
      <ul className={classes.audios}>
        {impact.audios.map(({ audioId, entryId, title, revisionNumber, credits }) => (
          <li key={audioId} className={classes.audio}>
            <span className={classes.title} data-words>
              {title}
            </span>
            <Text size="xs" c="dimmed" span>
              {t(($) => $.scripts.revision.numbered, { number: Number(revisionNumber) })}
              {" · "}
              {credits === null ? t(($) => $.dictionary.impact.impossible) : priceText(credits)}
            </Text>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t(($) => $.dictionary.impact.openNamed, { title })}
              onClick={() => onOpen({ entryId, revisionNumber })}
            >
              {t(($) => $.dictionary.impact.open)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
