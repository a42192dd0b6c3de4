import { Button } from "@mantine/core";
import { AudioLines, Sparkles } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { EntryList_EntryFragment, Job_QueueFragment } from "#gql/graphql";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";
import type { BulkKind } from "./use-bulk-order";

const BulkOrderDialog = lazyScreen(() => import("./BulkOrderDialog"), "BulkOrderDialog");

interface Props {
  entries: readonly EntryList_EntryFragment[];
  onQueued(queue: Job_QueueFragment): void;
  onOrdered(): void;
}

/** Scripts or audio of several pages, each with one price for all of them. */
export function BulkOrders({ entries, onQueued, onOrdered }: Props) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const kinds = [
    { name: "script", Icon: Sparkles, label: t(($) => $.main.bulk.script) },
    { name: "audio", Icon: AudioLines, label: t(($) => $.main.bulk.audio) },
  ] as const;
  return (
    <>
      {kinds.map(({ name, Icon, label }) => (
        <Button
          key={name}
          variant="default"
          size="xs"
          leftSection={<Icon size={14} aria-hidden />}
          aria-haspopup="dialog"
          disabled={entries.length === 0}
          onClick={() => setKind(name)}
        >
          {label}
        </Button>
      ))}
      {kind && (
        <LazyPart>
          <BulkOrderDialog
            kind={kind}
            entries={entries}
            onClose={() => setKind(null)}
            onQueued={onQueued}
            onOrdered={onOrdered}
          />
        </LazyPart>
      )}
    </>
  );
}
