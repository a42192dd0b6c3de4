import { useQuery } from "@apollo/client/react";
import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { Deliveries_DeliveryFragmentDoc, WebhookDeliveriesDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { periods } from "#lib/periods";
import { EmptyState } from "#lib/ui/EmptyState";
import { RetryAlert } from "#lib/ui/RetryAlert";
import classes from "./Api.module.css";
import { Delivery } from "./Delivery";

const FIRST = 10;
/** Deliveries are under way while somebody looks. */
const LOOK_MS = 3_000;

/** The record of a webhook, newest first. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, fetchMore } = useQuery(WebhookDeliveriesDocument, {
    variables: { webhookId, first: FIRST },
    fetchPolicy: "cache-and-network",
    pollInterval: LOOK_MS,
  });
  if (error && !data) return <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={48} />;
  const { edges, pageInfo } = data.webhookDeliveries;
  if (edges.length === 0)
    return (
      <EmptyState
        drawing="deliveries"
        title={t(($) => $.api.hooks.noDeliveries, { days: periods.deliveryDays })}
      >
        {t(($) => $.api.hooks.noDeliveriesHint)}
      </EmptyState>
    );
  return (
    <div>
      <ul className={classes.deliveries} aria-label={t(($) => $.api.hooks.log)}>
        {unmask(
          Deliveries_DeliveryFragmentDoc,
          edges.map(({ node }) => node),
        ).map((delivery) => (
          <Delivery key={delivery.id} value={delivery} onSent={() => void refetch()} />
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <Button
          size="xs"
          variant="subtle"
          onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}
        >
          {t(($) => $.api.hooks.more)}
        </Button>
      )}
    </div>
  );
}
