import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { Clock, Lock, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { WindowEvents } from "#lib/events";
import { HelpLink } from "#lib/help/HelpLink";
import { signOut } from "#lib/identity/auth";
import { useUpgrade } from "#lib/payment/use-upgrade";
import { periods } from "#lib/periods";
import classes from "./AccountExpired.module.css";

type Expiry = WindowEvents["accountExpired"];

const prominent = { "data-autofocus": true };
const quiet = { variant: "default" };

interface Props {
  expiry: Expiry;
  /** One has signed out. */
  onLeft(): void;
  /** Where a successful upgrade sends the browser. */
  leaveFor?: (url: string) => void;
}

/**
 * Lies over any screen once the account has expired; the only ways out are paying and leaving. An account that was
 * closed leads to the one that works.
 */
export function AccountExpiredModal({ expiry, onLeft, leaveFor }: Props) {
  const { t } = useTranslation();
  const { upgrade, processing, failed } = useUpgrade(leaveFor);
  const isClosed = expiry.code === "ACCOUNT_EXPIRED";

  const logout = async () => {
    await signOut();
    onLeft();
  };

  return (
    <Modal
      opened
      onClose={() => {}}
      title={t(($) => $.account.expired.title)}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      zIndex={400}
    >
      <Stack>
        <Alert
          color="yellow"
          icon={isClosed ? <Lock size={18} aria-hidden /> : <Clock size={18} aria-hidden />}
        >
          <ExpiryMessage {...expiry} />
        </Alert>
        {/* Nothing can be bought for an account that was closed: paying does not open it. */}
        <Text>
          {isClosed ? t(($) => $.account.expired.promptClosed) : t(($) => $.account.expired.prompt)}
        </Text>
        <Text size="sm" c="dimmed">
          {isClosed
            ? t(($) => $.account.expired.upgradeClosed)
            : t(($) => $.account.expired.publications, { days: periods.publicDays })}
        </Text>
        {failed && (
          <Alert color="red" role="alert" icon={<TriangleAlert size={18} aria-hidden />}>
            {t(($) => $.account.expired.upgradeError)}{" "}
            {isClosed ? t(($) => $.account.expired.askAdministrator) : t(($) => $.account.expired.tryAgain)}
            <HelpLink about={isClosed ? "ACCOUNT_EXPIRED" : "SERVICE_UNAVAILABLE"} />
          </Alert>
        )}
        <Group justify="flex-end" className={classes.ways}>
          <Button disabled={processing} onClick={logout} {...(isClosed ? prominent : quiet)}>
            {t(($) => $.account.expired.logout)}
          </Button>
          <Button disabled={processing} onClick={upgrade} {...(isClosed ? quiet : prominent)}>
            {processing ? t(($) => $.account.expired.processing) : t(($) => $.account.expired.upgrade)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const known = ["TRIAL_EXPIRED", "SUBSCRIPTION_EXPIRED", "ACCOUNT_EXPIRED"] as const;

/** A known reason in the interface's language, else the event's own words, else the default. */
function ExpiryMessage({ message, code }: Expiry) {
  const { t } = useTranslation();
  const reason = known.find((candidate) => candidate === code);
  if (reason) return t(($) => $.account.expired.messages[reason]);
  return message ?? t(($) => $.account.expired.defaultMessage);
}
