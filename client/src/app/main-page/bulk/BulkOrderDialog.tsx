import { Modal, Stack, Text } from "@mantine/core";
import { AudioLines, Sparkles } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { EntryList_EntryFragment } from "#gql/graphql";
import { PriceButton } from "#lib/ui/PriceButton";
import { useErrorText } from "#lib/use-error-text";
import classes from "./BulkOrderDialog.module.css";
import { type BulkKind, type BulkLine, useBulkOrder } from "./use-bulk-order";

interface Props {
  kind: BulkKind;
  entries: readonly EntryList_EntryFragment[];
  onClose(): void;
  /** All of them are under way. */
  onOrdered(): void;
}

/** The price of each chosen page, and one button for the sum. */
export function BulkOrderDialog({ kind, entries, onClose, onOrdered }: Props) {
  const { t } = useTranslation();
  const { lines, total, count, busy, order } = useBulkOrder(kind, entries);
  const Icon = kind === "audio" ? AudioLines : Sparkles;
  return (
    <Modal
      opened
      onClose={onClose}
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
  const errorText = useErrorText();
  return (
    <li>
      <span lang={entry.language ?? undefined}>{entry.title ?? entry.url}</span>
      {error ? (
        <Text size="xs" c="red" component="span">
          {errorText(error)}
        </Text>
      ) : (
        <span className={classes.price}>
          {isOrdered
            ? t(($) => $.main.bulk.ordered)
            : !part
              ? "…"
              : part.credits === 0
                ? t(($) => $.price.free)
                : t(($) => $.price.credits, { count: part.credits })}
        </span>
      )}
    </li>
  );
}
