import "@mantine/core/styles/Drawer.layer.css";
import { useQuery } from "@apollo/client/react";
import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AccountPanelDocument, type AccountPanelQuery } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { useOpened } from "#lib/ui/use-opened";

export interface PanelProps {
  opened: boolean;
  onClose(): void;
}

interface Props extends PanelProps {
  title: string;
  /** `waiting` until the account was read, or could not be. */
  children(data: AccountPanelQuery | undefined, waiting: boolean): ReactNode;
}

/** A drawer over the current screen that shows the account as it is now. */
export function PanelDrawer({ opened, onClose, title, children }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(AccountPanelDocument, {
    fetchPolicy: "cache-and-network",
    skip: !opened,
  });
  return (
    <Drawer
      opened={useOpened(opened)}
      onClose={onClose}
      position="right"
      size="28rem"
      padding="lg"
      title={title}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      {error && !data && <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />}
      {children(data, !data && !error)}
    </Drawer>
  );
}
