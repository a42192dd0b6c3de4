import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { HelpLink } from "../help/HelpLink";
import { useUpgrade } from "./use-upgrade";

interface Props {
  leaveFor?: ((url: string) => void) | undefined;
  children: string;
}

/** Leads to where the plan is paid; the server knows which page that is for this account. */
export function UpgradeButton({ leaveFor, children }: Props) {
  const { t } = useTranslation();
  const { upgrade, processing, failed } = useUpgrade(leaveFor);
  return (
    <>
      {failed && (
        <Alert color="red" role="alert">
          {t(($) => $.account.expired.upgradeError)} {t(($) => $.account.expired.tryAgain)}
          <HelpLink about="SERVICE_UNAVAILABLE" />
        </Alert>
      )}
      <Button w="fit-content" disabled={processing} onClick={() => void upgrade()}>
        {processing ? t(($) => $.account.expired.processing) : children}
      </Button>
    </>
  );
}
