import { useMutation } from "@apollo/client/react";
import { Alert, Button, Divider, Group, Modal, Stack, Text } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import {
  AdminDeleteAccountDocument,
  AdminExportAccountDocument,
  AdminSetRoleDocument,
  AdminSetStandingDocument,
  type AdminUser_UserFragment,
  AdminUsersDocument,
  type Standing,
} from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { useBytes } from "#lib/i18n/use-bytes";
import { ConfirmButton } from "#lib/ui/ConfirmButton";
import { ErrorText } from "#lib/ui/ErrorText";
import { CreditsForm } from "./CreditsForm";
import { useMoment } from "./use-moment";

interface Props {
  user: AdminUser_UserFragment;
  onClose(): void;
  onJobs(): void;
}

/** Actions of an administrator on one account. Each one is logged. */
export function UserDialog({ user, onClose, onJobs }: Props) {
  const { t } = useTranslation();
  const moment = useMoment();
  const size = useBytes();
  const outcome = useRef<HTMLParagraphElement>(null);
  const quiet = { onError: () => {} };
  const [setRole, role] = useMutation(AdminSetRoleDocument, quiet);
  const [setStanding, standing] = useMutation(AdminSetStandingDocument, quiet);
  const [exportData, archive] = useMutation(AdminExportAccountDocument, quiet);
  const [remove, removal] = useMutation(AdminDeleteAccountDocument, {
    ...quiet,
    refetchQueries: [AdminUsersDocument],
    // The button that was pressed goes away.
    onCompleted: () => outcome.current?.focus(),
  });
  const error = role.error ?? standing.error ?? archive.error ?? removal.error;
  const busy = role.loading || standing.loading || archive.loading || removal.loading;
  /** Runs an action; what the one before came to is told no longer. */
  const anew = (act: () => Promise<unknown>) => () => {
    for (const { reset } of [role, standing, archive, removal]) reset();
    void act();
  };
  const isAdmin = user.role === "admin";
  const steps: Standing[] = user.closedAt || user.expired ? ["open", "closed"] : ["expired", "closed"];

  return (
    <Modal
      opened
      onClose={onClose}
      title={user.email}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Stack>
        <Text size="sm">
          {t(($) => $.header.plans[user.plan])}
          {user.accountExpiresAt && ` · ${t(($) => $.header.until, { date: moment(user.accountExpiresAt) })}`}
          {user.deletionAskedAt &&
            ` · ${t(($) => $.admin.users.leaving, { date: moment(user.deletionAskedAt) })}`}
          {user.closedAt && ` · ${t(($) => $.admin.users.closed)}`}
          <br />
          {t(($) => $.header.credits, { count: user.credits.balance })}
          {user.credits.held > 0 && ` · ${t(($) => $.header.held, { count: user.credits.held })}`}
          <br />
          {t(($) => $.account.panel.kept, { bytes: size(user.kept.bytes), limit: size(user.kept.limit) })}
        </Text>
        {error && (
          <Alert color="red">
            <ErrorText error={toAppError(error)} />
          </Alert>
        )}
        <Divider label={t(($) => $.admin.users.parts.credits)} labelPosition="left" />
        <CreditsForm userId={user.id} />
        <Divider label={t(($) => $.admin.users.parts.records)} labelPosition="left" />
        <Group gap="xs">
          <Button variant="default" onClick={onJobs}>
            {t(($) => $.admin.users.jobs)}
          </Button>
          <ConfirmButton
            label={t(($) => $.admin.users.export)}
            sure={t(($) => $.admin.sure.export)}
            disabled={busy}
            onConfirm={anew(() => exportData({ variables: { userId: user.id } }))}
          />
        </Group>
        {/* Buttons that take something away stand apart. */}
        <Divider label={t(($) => $.admin.users.parts.access)} labelPosition="left" />
        <Group gap="xs">
          {steps
            .filter((step) => !(step === "closed" && user.closedAt))
            .map((step) => (
              <ConfirmButton
                key={step}
                label={t(($) => $.admin.users.standing[step])}
                sure={t(($) => $.admin.sure[step])}
                danger={step !== "open"}
                disabled={busy}
                onConfirm={anew(() => setStanding({ variables: { userId: user.id, standing: step } }))}
              />
            ))}
          <ConfirmButton
            label={isAdmin ? t(($) => $.admin.users.revoke) : t(($) => $.admin.users.grant)}
            sure={isAdmin ? t(($) => $.admin.sure.revoke) : t(($) => $.admin.sure.grant)}
            danger
            disabled={busy}
            onConfirm={anew(() =>
              setRole({ variables: { userId: user.id, role: isAdmin ? "user" : "admin" } }),
            )}
          />
          {!user.deletionAskedAt && (
            <ConfirmButton
              label={t(($) => $.admin.users.delete)}
              sure={t(($) => $.admin.sure.delete)}
              danger
              disabled={busy}
              onConfirm={anew(() => remove({ variables: { userId: user.id } }))}
            />
          )}
        </Group>
        <Text size="sm" role="status" ref={outcome} tabIndex={-1}>
          {archive.data && t(($) => $.admin.users.exported)}
          {removal.data && t(($) => $.admin.users.deleted)}
        </Text>
      </Stack>
    </Modal>
  );
}
