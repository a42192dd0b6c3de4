import { Alert } from "@mantine/core";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { HelpLink } from "#lib/help/HelpLink";
import { type FailureKey, helpAbout } from "./failure";

export function Failure({ failure }: { failure: FailureKey | null }) {
  const { t } = useTranslation();
  return (
    failure && (
      <Alert color="red" role="alert" icon={<TriangleAlert size={18} aria-hidden />}>
        {t(($) => $.auth.failures[failure])}
        <HelpLink about={helpAbout(failure)} />
      </Alert>
    )
  );
}
