import { ActionIcon, Badge, Button, Group, Text } from "@mantine/core";
import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CreditLine } from "./CreditLine";
import { SampleButton, type SampleOf } from "./SampleButton";
import type { Voice } from "./use-voices";
import classes from "./Voices.module.css";

interface Props {
  voice: Voice;
  /** It reads the language of the script. */
  fits: boolean;
  isChosen: boolean;
  isDefault: boolean;
  isFavourite: boolean;
  sampleOf?: SampleOf | undefined;
  onChoose(): void;
  onDefault(): void;
  onFavourite(): void;
}

/** A voice: who it is, how it sounds, and what one makes of it. */
export function VoiceCard(props: Props) {
  const { voice, fits, isChosen, isDefault, isFavourite, sampleOf } = props;
  const { onChoose, onDefault, onFavourite } = props;
  const { t } = useTranslation();
  const { name } = voice;
  return (
    <li className={classes.card} data-chosen={isChosen || undefined}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fw={600} component="h4" m={0}>
          {name}
        </Text>
        <span className={classes.actions}>
          <ActionIcon
            variant="subtle"
            color={isFavourite ? undefined : "gray"}
            size="lg"
            aria-label={t(($) => $.audios.voices.favouriteNamed, { name })}
            aria-pressed={isFavourite}
            title={t(($) => $.audios.voices.favourite)}
            onClick={onFavourite}
          >
            <Heart size={16} fill={isFavourite ? "currentColor" : "none"} aria-hidden />
          </ActionIcon>
          <CreditLine voice={voice} />
        </span>
      </Group>
      <Text size="sm" c="dimmed" className={classes.character} data-phrases>
        {[t(($) => $.language[voice.language]), voice.character].filter(Boolean).join(" · ")}
      </Text>
      <Group gap="xs" justify="space-between">
        <SampleButton voice={voice} sampleOf={fits ? sampleOf : undefined} />
        <Group gap="xs">
          {isDefault ? (
            <Badge variant="default" tt="none">
              {t(($) => $.audios.voices.isDefault)}
            </Badge>
          ) : (
            fits && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-label={t(($) => $.audios.voices.makeDefaultNamed, { name })}
                onClick={onDefault}
              >
                {t(($) => $.audios.voices.makeDefault)}
              </Button>
            )
          )}
          {isChosen ? (
            <Badge variant="light" tt="none">
              {t(($) => $.audios.voices.chosen)}
            </Badge>
          ) : (
            fits && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t(($) => $.audios.voices.useNamed, { name })}
                onClick={onChoose}
              >
                {t(($) => $.audios.voices.use)}
              </Button>
            )
          )}
        </Group>
      </Group>
    </li>
  );
}
