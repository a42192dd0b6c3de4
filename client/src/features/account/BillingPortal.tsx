import { useMutation } from "@apollo/client/react";
import { Alert, Button } from "@mantine/core";
import { ExternalLink } from "lucide-react";
import { BillingPortalDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";

const goTo = (url: string) => location.assign(url);

interface Props {
  leaveFor?: ((url: string) => void) | undefined;
  variant?: "default" | "filled";
  children: string;
}

/** Where one changes the card, sees invoices and cancels: a page of the payment provider. */
export function BillingPortal({ leaveFor = goTo, variant = "default", children }: Props) {
  const [open, { loading, error }] = useMutation(BillingPortalDocument, {
    onCompleted: ({ billingPortalUrl }) => leaveFor(billingPortalUrl),
    onError: () => {},
  });
  return (
    <>
      {error && (
        <Alert color="red">
          <ErrorText error={toAppError(error)} />
        </Alert>
      )}
      <Button
        variant={variant}
        w="fit-content"
        loading={loading}
        rightSection={<ExternalLink size={14} aria-hidden />}
        onClick={() => void open()}
      >
        {children}
      </Button>
    </>
  );
}
