import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";
import type { Voice } from "./use-voices";
import { VoiceSelect } from "./VoiceSelect";

const VoicesDialog = lazyScreen(() => import("./VoicesDialog"), "VoicesDialog");

interface Props {
  voices: readonly Voice[];
  /** Language to be spoken. */
  language: "ja" | "en";
  voice: Voice | null;
  onChange(id: string): void;
}

/** Selects a voice by listening, and shows its credit line. */
export function VoiceField({ voices, language, voice, onChange }: Props) {
  const { t } = useTranslation();
  const [listed, setListed] = useState(false);
  return (
    <div>
      <VoiceSelect
        label={t(($) => $.audios.settings.voice)}
        voices={voices.filter((offered) => offered.language === language)}
        voice={voice}
        onChange={onChange}
      />
      <Group justify="space-between" gap="xs" mt={4} wrap="nowrap" align="flex-start">
        <Text size="xs" c="dimmed">
          {voice?.attribution}
        </Text>
        <Button variant="subtle" size="compact-xs" style={{ flexShrink: 0 }} onClick={() => setListed(true)}>
          {t(($) => $.audios.voices.all)}
        </Button>
      </Group>
      {listed && (
        <LazyPart>
          <VoicesDialog
            voices={voices}
            language={language}
            chosen={voice?.id ?? null}
            onChoose={onChange}
            onClose={() => setListed(false)}
          />
        </LazyPart>
      )}
    </div>
  );
}
