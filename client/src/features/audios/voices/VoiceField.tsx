import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";
import { CreditLine } from "./CreditLine";
import type { SampleOf } from "./SampleButton";
import type { Voice } from "./use-voices";
import { VoiceSelect } from "./VoiceSelect";

const VoicesDialog = lazyScreen(() => import("./VoicesDialog"), "VoicesDialog");

interface Props {
  voices: readonly Voice[];
  /** Language to be spoken. */
  language: "ja" | "en";
  voice: Voice | null;
  sampleOf?: SampleOf | undefined;
  onChange(id: string): void;
}

/** Selects a voice by listening. */
export function VoiceField({ voices, language, voice, sampleOf, onChange }: Props) {
  const { t } = useTranslation();
  const [listed, setListed] = useState(false);
  return (
    <div>
      <VoiceSelect
        label={t(($) => $.audios.settings.voice)}
        voices={voices.filter((offered) => offered.language === language)}
        voice={voice}
        sampleOf={sampleOf}
        onChange={onChange}
      />
      <Group justify="space-between" gap="xs" mt={4} wrap="nowrap">
        <Button
          variant="subtle"
          size="compact-sm"
          ml={-8}
          aria-haspopup="dialog"
          onClick={() => setListed(true)}
        >
          {t(($) => $.audios.voices.all)}
        </Button>
        {voice && <CreditLine voice={voice} />}
      </Group>
      {listed && (
        <LazyPart>
          <VoicesDialog
            voices={voices}
            language={language}
            chosen={voice?.id ?? null}
            sampleOf={sampleOf}
            onChoose={onChange}
            onClose={() => setListed(false)}
          />
        </LazyPart>
      )}
    </div>
  );
}
