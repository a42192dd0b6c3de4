import { Modal, Stack, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { languages } from "#lib/i18n/language";
import { CardGrid } from "#lib/ui/CardGrid";
import { favouritesFirst, toggled } from "../preferences/voice-preferences";
import type { SampleOf } from "./SampleButton";
import { useVoicePreferences } from "./use-voice-preferences";
import type { Voice } from "./use-voices";
import { VoiceCard } from "./VoiceCard";

interface Props {
  voices: readonly Voice[];
  /** Language to be spoken; only its voices can be chosen. */
  language: "ja" | "en";
  chosen: string | null;
  sampleOf?: SampleOf | undefined;
  onChoose(id: string): void;
  onClose(): void;
}

/** All voices as cards: those of the script's language first, and among them the favourites. */
export function VoicesDialog({ voices, language, chosen, sampleOf, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const narrow = useMediaQuery("(max-width: 48em)");
  const { preferences, save } = useVoicePreferences();
  const ordered = [...languages].sort((a, b) => Number(b === language) - Number(a === language));
  return (
    <Modal
      opened
      onClose={onClose}
      size="52rem"
      fullScreen={narrow}
      title={t(($) => $.audios.voices.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Stack gap="lg">
        {sampleOf && (
          <Text size="sm" c="dimmed" data-phrases>
            {t(($) => $.audios.voices.sampleHint)}
          </Text>
        )}
        {ordered.map((spoken) => (
          <section key={spoken}>
            <Title order={3} size="h4" mb="xs">
              {t(($) => $.language[spoken])}
            </Title>
            <CardGrid narrowest={320} label={t(($) => $.language[spoken])}>
              {favouritesFirst(
                voices.filter((voice) => voice.language === spoken),
                preferences.favourites,
              ).map((voice) => (
                <VoiceCard
                  key={voice.id}
                  voice={voice}
                  fits={spoken === language}
                  isChosen={voice.id === chosen}
                  isDefault={preferences.defaults[spoken] === voice.id}
                  isFavourite={preferences.favourites.includes(voice.id)}
                  sampleOf={sampleOf}
                  onChoose={() => onChoose(voice.id)}
                  onDefault={() => {
                    save({ ...preferences, defaults: { ...preferences.defaults, [spoken]: voice.id } });
                    onChoose(voice.id);
                  }}
                  onFavourite={() => save(toggled(preferences, voice.id))}
                />
              ))}
            </CardGrid>
          </section>
        ))}
      </Stack>
    </Modal>
  );
}
