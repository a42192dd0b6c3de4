import { Alert, List } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PlanWay } from "#lib/payment/PlanWay";
import { MESSAGE_TIME } from "#lib/timing";
import { ErrorText } from "#lib/ui/ErrorText";
import type { CreationResult } from "./create-entries";

interface Props {
  result: CreationResult;
  onClose(): void;
}

/** Result for each address. */
export function CreationReport({ result, onClose }: Props) {
  const { t } = useTranslation();
  const { created, existing, failures, success } = result;
  const isGood = failures.length === 0;
  const close = useRef(onClose);
  close.current = onClose;
  // A success leaves by itself; a failure stays until it was read.
  useEffect(() => {
    if (!isGood) return;
    const timer = setTimeout(() => close.current(), MESSAGE_TIME);
    return () => clearTimeout(timer);
  }, [isGood]);

  const title = success
    ? t(($) => $.entries.created, { count: created.length })
    : existing.length > 0 && failures.length === 0
      ? t(($) => $.entries.opened, { count: existing.length })
      : t(($) => $.entries.allFailed);
  return (
    <Alert
      color={isGood ? "evergreen" : success ? "yellow" : "red"}
      title={title}
      withCloseButton
      closeButtonLabel={t(($) => $.common.close)}
      onClose={onClose}
      role="status"
    >
      {success && existing.length > 0 && t(($) => $.entries.alreadyThere, { count: existing.length })}
      {failures.length > 0 && (
        <List size="sm" spacing={4}>
          {failures.map(({ url, error }) => (
            <List.Item key={url} style={{ overflowWrap: "anywhere" }}>
              {url}: <ErrorText error={error} />
            </List.Item>
          ))}
        </List>
      )}
      <PlanWay errors={failures.map(({ error }) => error)} />
    </Alert>
  );
}
