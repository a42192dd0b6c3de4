import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FieldError } from "#lib/ui/FieldError";
import { SampleButton, type SampleOf } from "./SampleButton";
import type { Voice } from "./use-voices";
import classes from "./Voices.module.css";

interface Props {
  label: string;
  /** Its label holds the user's own words. */
  isNamed?: boolean;
  voices: readonly Voice[];
  voice: Voice | null;
  sampleOf?: SampleOf | undefined;
  onChange(id: string): void;
}

/** A voice by its name, and beside it how it sounds. */
export function VoiceSelect({ label, isNamed, voices, voice, sampleOf, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.select}>
      <Select
        label={label}
        labelProps={isNamed ? { "data-words": true } : undefined}
        allowDeselect={false}
        value={voice?.id ?? null}
        error={
          voice === null && voices.length > 0 && <FieldError>{t(($) => $.audios.voices.choose)}</FieldError>
        }
        onChange={(id) => id && onChange(id)}
        data={voices.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {voice && <SampleButton voice={voice} sampleOf={sampleOf} />}
    </div>
  );
}
