import { Button, Text } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#lib/identity/AuthProvider";
import { CenteredPage } from "#lib/ui/CenteredPage";
import { goToStart } from "#lib/ui/go-to-start";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { RouteLink } from "#lib/ui/RouteLink";
import { DeleteAccountForm } from "./DeleteAccountForm";
import { StayForm } from "./StayForm";
import { useDeletion } from "./use-deletion";

interface Props {
  /** Stands here while nobody is signed in. */
  signIn: ReactNode;
}

/** Deletes the account, or takes that back. Open to an account that has expired, whose other screens are covered. */
export function LeavePage({ signIn }: Props) {
  const { t, i18n } = useTranslation();
  const session = useSession();
  const uid = session.user?.uid;
  const { deletion, error, reload } = useDeletion(uid);
  const [erasedAt, setErasedAt] = useState<string | null>(null);
  // All steps have one address, and the button that had the focus goes with its step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they decide which step is shown
  useEffect(() => {
    if (document.activeElement === document.body) goToStart();
  }, [uid, deletion, error, erasedAt]);
  const dateOf = (moment: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: "long" }).format(new Date(moment));

  if (erasedAt)
    return (
      <CenteredPage title={t(($) => $.leave.done.title)}>
        <Text role="status">{t(($) => $.leave.done.lead, { date: dateOf(erasedAt) })}</Text>
        <Button component={RouteLink} to="/login" variant="default" w="fit-content">
          {t(($) => $.leave.done.login)}
        </Button>
      </CenteredPage>
    );
  if (session.status === "loading") return <LoadingScreen />;
  if (!session.user) return signIn;
  if (error)
    return (
      <CenteredPage title={t(($) => $.leave.title)}>
        <RetryAlert error={error} onRetry={reload} />
      </CenteredPage>
    );
  if (!deletion) return <LoadingScreen />;
  if (deletion.erasedAt) return <StayForm date={dateOf(deletion.erasedAt)} />;
  return <DeleteAccountForm onDeleted={setErasedAt} />;
}
