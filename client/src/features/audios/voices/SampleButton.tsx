import { Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HearButton } from "#lib/ui/HearButton";
import type { Voice } from "./use-voices";

/** Lets one hear a voice; says so where it cannot be heard just now. */
export function SampleButton({ voice }: { voice: Voice }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  return (
    <>
      <HearButton
        label={t(($) => $.audios.voices.hear, { name: voice.name })}
        sound={async () => {
          setFailed(false);
          return voice.sampleUrl;
        }}
        onFailed={() => setFailed(true)}
      />
      {failed && (
        <Text size="xs" c="red" role="alert">
          {t(($) => $.audios.voices.unheard)}
        </Text>
      )}
    </>
  );
}
