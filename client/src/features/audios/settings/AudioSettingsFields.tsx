import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/i18n/use-language";
import { Disclosure } from "#lib/ui/Disclosure";
import { useInputLimits } from "#lib/viewer/use-input-limits";
import type { AudioChoices } from "./audio-settings";
import { SliderField } from "./SliderField";

interface Props {
  choices: AudioChoices;
  onChange(change: Partial<AudioChoices>): void;
}

/** Everything about the sound but the voice itself. */
export function AudioSettingsFields({ choices, onChange }: Props) {
  const { t } = useTranslation();
  const limits = useInputLimits();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  const seconds = (milliseconds: number) =>
    t(($) => $.audios.settings.seconds, { value: number.format(milliseconds / 1_000) });
  const signed = (value: number) => `${value > 0 ? "+" : ""}${number.format(value)}`;
  if (!limits) return null;
  return (
    <Stack gap="md">
      <SliderField
        label={t(($) => $.audios.settings.speed)}
        shown={`${number.format(choices.speed)}×`}
        {...limits.speed}
        step={0.05}
        value={choices.speed}
        onChange={(speed) => onChange({ speed })}
      />
      <Disclosure label={t(($) => $.audios.settings.more)}>
        <Stack gap="md">
          <SliderField
            label={t(($) => $.audios.settings.pitch)}
            shown={signed(choices.pitch)}
            {...limits.pitch}
            step={0.5}
            value={choices.pitch}
            onChange={(pitch) => onChange({ pitch })}
          />
          <SliderField
            label={t(($) => $.audios.settings.sentencePause)}
            shown={seconds(choices.sentencePause)}
            {...limits.sentencePause}
            step={50}
            value={choices.sentencePause}
            onChange={(sentencePause) => onChange({ sentencePause })}
          />
          <SliderField
            label={t(($) => $.audios.settings.paragraphPause)}
            shown={seconds(choices.paragraphPause)}
            {...limits.paragraphPause}
            step={100}
            value={choices.paragraphPause}
            onChange={(paragraphPause) => onChange({ paragraphPause })}
          />
          <SliderField
            label={t(($) => $.audios.settings.loudness)}
            shown={`${choices.loudness} LUFS`.replace("-", "−")}
            {...limits.loudness}
            step={1}
            value={choices.loudness}
            onChange={(loudness) => onChange({ loudness })}
          />
        </Stack>
      </Disclosure>
    </Stack>
  );
}
