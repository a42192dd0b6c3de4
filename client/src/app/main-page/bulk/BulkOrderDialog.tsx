import { Button, Modal, Stack, Text, VisuallyHidden } from "@mantine/core";
import { AudioLines, Sparkles } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { EntryList_EntryFragment, Job_QueueFragment } from "#gql/graphql";
import { ErrorText } from "#lib/ui/ErrorText";
import { OrderErrorText } from "#lib/ui/OrderErrorText";
import { PageName } from "#lib/ui/PageName";
import { PriceButton } from "#lib/ui/PriceButton";
import { usePriceText } from "#lib/use-price-text";
import classes from "./BulkOrderDialog.module.css";
import { type BulkKind, type BulkLine, useBulkOrder } from "./use-bulk-order";

interface Props {
  kind: BulkKind;
  entries: readonly EntryList_EntryFragment[];
  onClose(): void;
  onQueued(queue: Job_QueueFragment): void;
  /** All of them are under way. */
  onOrdered(): void;
}

/** The price of each chosen page, and one button for the sum. Closing while it orders stops the order. */
export function BulkOrderDialog({ kind, entries, onClose, onQueued, onOrdered }: Props) {
  const { t } = useTranslation();
  const { lines, total, count, busy, order, stop, retry } = useBulkOrder({ kind, entries, onQueued });
  const priceText = usePriceText();
  const Icon = kind === "audio" ? AudioLines : Sparkles;
  return (
    <Modal
      opened
      onClose={busy ? stop : onClose}
      title={t(($) => $.main.bulk.title[kind], { count: entries.length })}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Stack>
        <Text size="sm" c="dimmed" data-phrases>
          {t(($) => $.main.bulk.hint[kind])}
        </Text>
        <ul className={classes.lines} aria-busy={total === null}>
          {lines.map((line) => (
            <Line key={line.entry.id} {...line} />
          ))}
        </ul>
        {retry && (
          <Button variant="subtle" size="compact-sm" onClick={retry}>
            {t(($) => $.common.retry)}
          </Button>
        )}
        <VisuallyHidden role="status">{total !== null && count > 0 && priceText(total)}</VisuallyHidden>
        <PriceButton
          fullWidth
          leftSection={<Icon size={16} aria-hidden />}
          credits={total}
          disabled={total !== null && count === 0}
          loading={busy}
          onClick={() => void order().then((all) => all && onOrdered())}
        >
          {t(($) => $.main.bulk.order, { count: total === null ? entries.length : count })}
        </PriceButton>
      </Stack>
    </Modal>
  );
}

function Line({ entry, part, error, isOrdered }: BulkLine) {
  const { t } = useTranslation();
  const priceText = usePriceText();
  return (
    <li>
      <span data-words data-phrases lang={entry.language ?? undefined}>
        <PageName entry={entry} />
      </span>
      {!(error && !part) && (
        <span className={classes.price}>
          {isOrdered ? t(($) => $.main.bulk.ordered) : !part ? "…" : priceText(part.credits)}
        </span>
      )}
      {error && (
        <Text size="xs" c="var(--mantine-color-error)" component="span" className={classes.error}>
          {/* Without its price nothing of it was ordered. */}
          {part ? <OrderErrorText error={error} /> : <ErrorText error={error} />}
        </Text>
      )}
    </li>
  );
}
