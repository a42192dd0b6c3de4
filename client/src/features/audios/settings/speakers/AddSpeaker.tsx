import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { plainName } from "#lib/plain-name";
import { FieldError } from "#lib/ui/FieldError";
import { useInputLimits } from "#lib/viewer/use-input-limits";
import classes from "./Speakers.module.css";
import { isName } from "./speakers";

interface Props {
  known: ReadonlySet<string>;
  onAdd(name: string): void;
}

/** A speaker by the name that the script writes before the colon. */
export function AddSpeaker({ known, onAdd }: Props) {
  const { t } = useTranslation();
  const limits = useInputLimits();
  const [typed, setTyped] = useState("");
  const name = plainName(typed);
  const wrong =
    name !== "" && !isName(name, limits?.speakerName)
      ? t(($) => $.audios.speakers.wrong)
      : known.has(name)
        ? t(($) => $.audios.speakers.twice)
        : null;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!name || wrong) return;
    onAdd(name);
    setTyped("");
  };
  return (
    <form className={classes.add} onSubmit={add} noValidate>
      <TextInput
        label={t(($) => $.audios.speakers.name)}
        maxLength={limits?.speakerName}
        value={typed}
        error={wrong && <FieldError>{wrong}</FieldError>}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!name || wrong !== null}>
        {t(($) => $.audios.speakers.add)}
      </Button>
    </form>
  );
}
