import { useMutation, useQuery } from "@apollo/client/react";
import { Alert, Badge, Button, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CreditPacksDocument, PurchaseCreditsDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { keepRefusal } from "#lib/pending-order";
import { ErrorText } from "#lib/ui/ErrorText";
import { usePageRestored } from "#lib/use-page-restored";
import { useViewer } from "#lib/viewer/use-viewer";
import classes from "./CreditPacks.module.css";
import { coveringPack } from "./covering-pack";

interface Props {
  /** How many credits are wanting; the pack that covers them is the suggested one. */
  missing?: number;
  /** Where a purchase sends the browser. */
  leaveFor?: (url: string) => void;
}

const goTo = (url: string) => location.assign(url);

/** Packs for sale. A purchase leads to the payment page and back. */
export function CreditPacks({ missing, leaveFor = goTo }: Props) {
  const { t, i18n } = useTranslation();
  const plan = useViewer()?.plan;
  const { data, error: unread } = useQuery(CreditPacksDocument);
  const [purchase, { error: refused }] = useMutation(PurchaseCreditsDocument);
  const [chosen, setChosen] = useState<number | null>(null);
  // Back from the payment page, everything is as it was when it was left.
  usePageRestored(() => setChosen(null));
  const packs = data?.creditPacks ?? [];
  const suggested = missing !== undefined && missing > 0 ? coveringPack(packs, missing) : undefined;
  const error = unread ?? refused;
  const yen = new Intl.NumberFormat(i18n.language, { style: "currency", currency: "JPY" });

  const buy = async (amount: number) => {
    if (!plan) return;
    setChosen(amount);
    const { data: answer } = await purchase({ variables: { amount, plan } }).catch(() => ({ data: null }));
    if (!answer) return setChosen(null);
    keepRefusal();
    leaveFor(answer.purchaseCredits);
  };

  return (
    <Stack gap="xs">
      {error && (
        <Alert color="red">
          <ErrorText error={toAppError(error)} />
        </Alert>
      )}
      {!data && !unread && <Skeleton height={168} />}
      <ul className={classes.packs}>
        {packs.map((pack) => (
          <li key={pack.credits} className={classes.pack} data-suggested={pack === suggested || undefined}>
            <div>
              <Text fw={600}>{t(($) => $.header.credits, { count: pack.credits })}</Text>
              <Text size="sm" c="dimmed">
                {t(($) => $.credits.packs.price, { yen: yen.format(pack.yen) })}
              </Text>
              {pack === suggested && (
                <Badge variant="light" tt="none">
                  {t(($) => $.credits.packs.enough)}
                </Badge>
              )}
            </div>
            <Button
              size="sm"
              variant={pack === suggested ? "filled" : "default"}
              loading={chosen === pack.credits}
              disabled={!plan || (chosen !== null && chosen !== pack.credits)}
              aria-label={t(($) => $.credits.packs.buyNamed, {
                count: pack.credits,
                yen: yen.format(pack.yen),
              })}
              onClick={() => void buy(pack.credits)}
            >
              {t(($) => $.credits.packs.buy)}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
