import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { fromCode } from "#lib/errors";
import { isCancelled, jobErrorOf } from "#lib/jobs/job-error";
import type { QueueTransition } from "#lib/jobs/use-queue-board";
import { MESSAGE_TIME } from "#lib/timing";
import { ErrorText } from "#lib/ui/ErrorText";
import { OrderErrorText } from "#lib/ui/OrderErrorText";

interface Message {
  id?: string;
  title?: string;
  color: string;
  message: ReactNode;
}

/** Messages that come and go: a job that ended, something deleted, an error without a place of its own. */
export function useToasts() {
  const { t } = useTranslation();
  // Toasts of one user must not appear to the next.
  useEffect(() => () => notifications.clean(), []);

  const show = (message: Message) =>
    notifications.show({
      ...message,
      autoClose: MESSAGE_TIME,
      closeButtonProps: { "aria-label": t(($) => $.common.close) },
    });
  const action = (id: string, label: string, act: () => void) => (
    <Button
      mt={4}
      size="compact-sm"
      variant="light"
      onClick={() => {
        notifications.hide(id);
        act();
      }}
    >
      {label}
    </Button>
  );

  const wordsOf = ({ type }: Pick<QueueTransition["queue"], "type">, title: string) =>
    type === "generate_audio"
      ? t(($) => $.main.ended.audio, { title })
      : t(($) => $.main.ended.script, { title });

  return {
    /** Says which work is ready. */
    wordsOf,
    ended({ queue, outcome }: QueueTransition, title: string, open: () => void) {
      const id = `queue-${queue.id}`;
      if (outcome === "failed") {
        if (isCancelled(queue)) return;
        const message = <OrderErrorText error={jobErrorOf(queue)} />;
        show({ id, color: "red", title: t(($) => $.main.ended.failed, { title }), message });
        return;
      }
      if (queue.audioHeldBack) {
        const reason = fromCode({ code: "CONFLICT", reason: queue.audioHeldBack });
        const message = <ErrorText error={reason} />;
        show({ id, color: "yellow", title: t(($) => $.main.ended.script, { title }), message });
        return;
      }
      const isAudio = queue.type === "generate_audio";
      const label = isAudio ? t(($) => $.main.ended.play) : t(($) => $.main.ended.open);
      show({ id, color: "evergreen", title: wordsOf(queue, title), message: action(id, label, open) });
    },
    removed(entryIds: readonly string[], title: string, undo: () => void) {
      const id = `removed-${entryIds}`;
      const message = action(
        id,
        t(($) => $.main.undo),
        undo,
      );
      show({ id, color: "gray", title, message });
    },
    failed: (error: unknown) => void show({ color: "red", message: <ErrorText error={toAppError(error)} /> }),
  };
}
