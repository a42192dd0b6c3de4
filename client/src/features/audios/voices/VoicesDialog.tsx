import { Badge, Button, Modal, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { languages } from "#lib/i18n/language";
import { SampleButton } from "./SampleButton";
import type { Voice } from "./use-voices";
import classes from "./Voices.module.css";

interface Props {
  voices: readonly Voice[];
  /** Language to be spoken; only its voices can be chosen. */
  language: "ja" | "en";
  chosen: string | null;
  onChoose(id: string): void;
  onClose(): void;
}

/** All voices with a sample of each, named and credited. */
export function VoicesDialog({ voices, language, chosen, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const ordered = [...languages].sort((a, b) => Number(b === language) - Number(a === language));
  return (
    <Modal
      opened
      onClose={onClose}
      size="36rem"
      title={t(($) => $.audios.voices.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Stack gap="lg">
        {ordered.map((spoken) => (
          <section key={spoken}>
            <Title order={3} size="h4" mb={4}>
              {t(($) => $.language[spoken])}
            </Title>
            {byAttribution(voices.filter((voice) => voice.language === spoken)).map(
              ({ attribution, own }) => (
                <div key={attribution} className={classes.group}>
                  <ul
                    className={classes.voices}
                    aria-label={`${t(($) => $.language[spoken])}: ${attribution}`}
                  >
                    {own.map((voice) => (
                      <li key={voice.id} className={classes.voice}>
                        <SampleButton voice={voice} />
                        <span className={classes.name}>{voice.name}</span>
                        {voice.id === chosen ? (
                          <Badge variant="light" tt="none">
                            {t(($) => $.audios.voices.chosen)}
                          </Badge>
                        ) : (
                          spoken === language && (
                            <Button
                              variant="default"
                              size="xs"
                              aria-label={t(($) => $.audios.voices.useNamed, { name: voice.name })}
                              onClick={() => onChoose(voice.id)}
                            >
                              {t(($) => $.audios.voices.use)}
                            </Button>
                          )
                        )}
                      </li>
                    ))}
                  </ul>
                  <Text size="xs" c="dimmed">
                    {attribution}
                  </Text>
                </div>
              ),
            )}
          </section>
        ))}
      </Stack>
    </Modal>
  );
}

/** Voices of one kin share the line that their licence asks for. */
function byAttribution(voices: readonly Voice[]) {
  const lines = [...new Set(voices.map(({ attribution }) => attribution))];
  return lines.map((attribution) => ({
    attribution,
    own: voices.filter((voice) => voice.attribution === attribution),
  }));
}
