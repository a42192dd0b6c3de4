import { useMutation } from "@apollo/client/react";
import { Alert, Button } from "@mantine/core";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { BillingPortalDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { useErrorText } from "#lib/use-error-text";

const goTo = (url: string) => location.assign(url);

/** Where one changes the card, sees invoices and cancels: a page of the payment provider. */
export function BillingPortal({ leaveFor = goTo }: { leaveFor?: (url: string) => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [open, { loading, error }] = useMutation(BillingPortalDocument, {
    onCompleted: ({ billingPortalUrl }) => leaveFor(billingPortalUrl),
    onError: () => {},
  });
  return (
    <>
      {error && <Alert color="red">{errorText(toAppError(error))}</Alert>}
      <Button
        variant="default"
        w="fit-content"
        loading={loading}
        rightSection={<ExternalLink size={14} aria-hidden />}
        onClick={() => void open()}
      >
        {t(($) => $.account.plan.portal)}
      </Button>
    </>
  );
}
