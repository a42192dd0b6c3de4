import { useMutation } from "@apollo/client/react";
import { Alert, Button, Group, NumberInput, Stack, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AdminAdjustCreditsDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { newKey } from "#lib/new-key";
import { ErrorText } from "#lib/ui/ErrorText";
import { useChecks } from "#lib/ui/use-checks";
import { useValidation } from "#lib/ui/use-validation";
import { useInputLimits } from "#lib/viewer/use-input-limits";

/** Gives credits or takes them back, with the reason that the user will read. */
export function CreditsForm({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const [amount, setAmount] = useState<number | string>("");
  const [note, setNote] = useState("");
  const limits = useInputLimits();
  const gift = useRef({ content: "", idempotencyKey: "" });
  const [adjust, { loading, error, reset }] = useMutation(AdminAdjustCreditsDocument);

  const checks = useChecks({
    note: useValidation().filled(
      note,
      t(($) => $.admin.audit.fields.note),
    ),
  });
  const send = async () => {
    const given = { userId, amount: Number(amount), note };
    const content = JSON.stringify(given);
    // After a failure the same key goes with the same gift, so that an answer that was lost counts once.
    if (gift.current.content !== content) gift.current = { content, idempotencyKey: newKey() };
    const variables = { ...given, idempotencyKey: gift.current.idempotencyKey };
    const done = await adjust({ variables }).catch(() => null);
    if (!done) return;
    gift.current = { content: "", idempotencyKey: "" };
    setAmount("");
    setNote("");
  };

  return (
    <form onSubmit={checks.onSubmit(send, reset)} noValidate>
      <Stack gap="xs">
        {error && (
          <Alert color="red">
            <ErrorText error={toAppError(error)} />
          </Alert>
        )}
        <Group align="start" gap="xs">
          <NumberInput
            w={120}
            label={t(($) => $.admin.users.amount)}
            value={amount}
            allowDecimal={false}
            hideControls
            required
            withAsterisk={false}
            onChange={setAmount}
          />
          <TextInput
            flex="1 1 15rem"
            label={t(($) => $.admin.users.note)}
            value={note}
            error={checks.errorOf("note")}
            maxLength={limits?.creditNote}
            required
            withAsterisk={false}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Group>
        <Button type="submit" variant="default" w="fit-content" loading={loading} disabled={!Number(amount)}>
          {t(($) => $.admin.users.adjust)}
        </Button>
      </Stack>
    </form>
  );
}
