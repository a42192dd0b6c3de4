import { Alert, Checkbox, NativeSelect, NumberInput, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Scope } from "#gql/enums";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { LimitedButton } from "#lib/ui/LimitedButton";
import { LimitNote } from "#lib/ui/LimitNote";
import { useFull } from "#lib/viewer/use-full";
import classes from "./Api.module.css";
import type { ApiKeys } from "./use-api-keys";

/** From the daily rights to the rare ones. */
const ALL = Object.keys({
  [Scope.EntriesRead]: 1,
  [Scope.EntriesWrite]: 1,
  [Scope.AudioMake]: 1,
  [Scope.Publish]: 1,
  [Scope.DictionaryWrite]: 1,
  [Scope.Webhooks]: 1,
  [Scope.AccountRead]: 1,
} satisfies Record<Scope, 1>) as Scope[];
/** From a page to an audio, and nothing that others see. */
const USUAL: Scope[] = [Scope.AudioMake, Scope.EntriesRead, Scope.EntriesWrite];
const DAYS = [30, 90, 365] as const;
const DAY_MS = 86_400_000;

/** A new key: its name, its rights and its limits. */
export function KeyForm({ keys }: { keys: ApiKeys }) {
  const { t } = useTranslation();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<Scope[]>(USUAL);
  const [days, setDays] = useState(90);
  const [limit, setLimit] = useState<number | string>("");
  const [addresses, setAddresses] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const full = useFull("apiKeys", keys.list?.length);
  const noteId = useId();
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    const input = {
      name,
      scopes,
      expiresAt: new Date(Date.now() + days * DAY_MS).toISOString(),
      allowedIps: addresses.split(/[\s,、]+/).filter(Boolean),
      monthlyCredits: limit === "" ? null : Number(limit),
    };
    await keys.create(input).then(() => setName(""), setError);
    setBusy(false);
  };
  return (
    <form onSubmit={make} noValidate className={classes.form}>
      <LimitNote id={noteId} full={full} />
      <TextInput
        label={t(($) => $.api.form.name)}
        placeholder={t(($) => $.api.form.nameExample)}
        required
        withAsterisk={false}
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Checkbox.Group
        label={t(($) => $.api.form.scopes)}
        value={scopes}
        onChange={(chosen) => setScopes(ALL.filter((scope) => chosen.includes(scope)))}
      >
        <Stack gap={6} mt={6}>
          {ALL.map((scope) => (
            <Checkbox key={scope} value={scope} label={t(($) => $.api.scope[scope])} />
          ))}
        </Stack>
      </Checkbox.Group>
      <div className={classes.numbers}>
        <NativeSelect
          label={t(($) => $.api.form.days)}
          value={String(days)}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          data={DAYS.map((count) => ({
            value: String(count),
            label: t(($) => $.api.form.daysLong, { count }),
          }))}
        />
        <NumberInput
          label={t(($) => $.api.form.limit)}
          placeholder={t(($) => $.api.form.noLimit)}
          min={0}
          allowDecimal={false}
          hideControls
          value={limit}
          onChange={setLimit}
        />
        <TextInput
          label={t(($) => $.api.form.addresses)}
          placeholder="192.0.2.0/24"
          value={addresses}
          onChange={({ currentTarget }) => setAddresses(currentTarget.value)}
        />
      </div>
      {error !== null && (
        <Alert color="red">
          <ErrorText error={toAppError(error)} />
        </Alert>
      )}
      <LimitedButton
        full={full}
        noteId={noteId}
        type="submit"
        loading={busy}
        disabled={name.trim() === "" || scopes.length === 0}
      >
        {t(($) => $.api.make)}
      </LimitedButton>
    </form>
  );
}
