import { useMutation } from "@apollo/client/react";
import { Alert, Button, Group, NumberInput, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AdminAdjustCreditsDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { newKey } from "#lib/new-key";
import { ErrorText } from "#lib/ui/ErrorText";
import { useInputLimits } from "#lib/viewer/use-input-limits";

/** Gives credits or takes them back, with the reason that the user will read. */
export function CreditsForm({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const [amount, setAmount] = useState<number | string>("");
  const [note, setNote] = useState("");
  const limits = useInputLimits();
  const gift = useRef({ content: "", idempotencyKey: "" });
  const [adjust, { loading, error }] = useMutation(AdminAdjustCreditsDocument);

  const send = async (event: FormEvent) => {
    event.preventDefault();
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
    <form onSubmit={send}>
      <Stack gap="xs">
        {error && (
          <Alert color="red">
            <ErrorText error={toAppError(error)} />
          </Alert>
        )}
        <Group align="end" gap="xs" wrap="nowrap">
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
            flex={1}
            label={t(($) => $.admin.users.note)}
            value={note}
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
