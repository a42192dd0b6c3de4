import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/i18n/use-language";
import { Disclosure } from "#lib/ui/Disclosure";
import type { AudioChoices } from "./audio-settings";
import { SliderField } from "./SliderField";

interface Props {
  choices: AudioChoices;
  onChange(change: Partial<AudioChoices>): void;
}

/** Everything about the sound but the voice itself. */
export function AudioSettingsFields({ choices, onChange }: Props) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  const seconds = (milliseconds: number) =>
    t(($) => $.audios.settings.seconds, { value: number.format(milliseconds / 1_000) });
  const signed = (value: number) => `${value > 0 ? "+" : ""}${number.format(value)}`;
  return (
    <Stack gap="md">
      <SliderField
        label={t(($) => $.audios.settings.speed)}
        shown={`${number.format(choices.speed)}×`}
        min={0.5}
        max={2}
        step={0.05}
        value={choices.speed}
        onChange={(speed) => onChange({ speed })}
      />
      <Disclosure label={t(($) => $.audios.settings.more)}>
        <Stack gap="md">
          <SliderField
            label={t(($) => $.audios.settings.pitch)}
            shown={signed(choices.pitch)}
            min={-6}
            max={6}
            step={0.5}
            value={choices.pitch}
            onChange={(pitch) => onChange({ pitch })}
          />
          <SliderField
            label={t(($) => $.audios.settings.sentencePause)}
            shown={seconds(choices.sentencePause)}
            min={0}
            max={3_000}
            step={50}
            value={choices.sentencePause}
            onChange={(sentencePause) => onChange({ sentencePause })}
          />
          <SliderField
            label={t(($) => $.audios.settings.paragraphPause)}
            shown={seconds(choices.paragraphPause)}
            min={0}
            max={5_000}
            step={100}
            value={choices.paragraphPause}
            onChange={(paragraphPause) => onChange({ paragraphPause })}
          />
          <SliderField
            label={t(($) => $.audios.settings.loudness)}
            shown={`${choices.loudness} LUFS`}
            min={-24}
            max={-12}
            step={1}
            value={choices.loudness}
            onChange={(loudness) => onChange({ loudness })}
          />
        </Stack>
      </Disclosure>
    </Stack>
  );
}
