import { ActionIcon, Button, Group, Stack, Text } from "@mantine/core";
import { Plus, X } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { plainName } from "#lib/plain-name";
import { Disclosure } from "#lib/ui/Disclosure";
import { useInputLimits } from "#lib/viewer/use-input-limits";
import type { Voice } from "../../voices/use-voices";
import { VoiceSelect } from "../../voices/VoiceSelect";
import { AddSpeaker } from "./AddSpeaker";
import classes from "./Speakers.module.css";
import { detectSpeakers, type Speaker, voiceFor } from "./speakers";

interface Props {
  script: string;
  /** Voices of the script's language. */
  voices: readonly Voice[];
  /** Voice of the lines without a speaker. */
  voice: string | undefined;
  speakers: readonly Speaker[];
  onChange(speakers: readonly Speaker[]): void;
}

/** A voice for each speaker of the script; names that it seems to mark are offered. */
export function SpeakersField({ script, voices, voice, speakers, onChange }: Props) {
  const { t } = useTranslation();
  const limits = useInputLimits();
  const known = new Set(speakers.map(({ name }) => plainName(name)));
  const detected = useMemo(() => detectSpeakers(script), [script]);
  const offered = detected.filter((name) => !known.has(name));
  const isFull = limits !== undefined && speakers.length >= limits.speakers;
  const add = (name: string) => {
    const given = voiceFor(voices, [voice, ...speakers.map((one) => one.voice)]);
    if (given && !isFull && !known.has(plainName(name))) onChange([...speakers, { name, voice: given }]);
  };

  return (
    <Disclosure label={t(($) => $.audios.speakers.title)} open={speakers.length > 0 || offered.length > 0}>
      <Stack gap="sm">
        <Text size="xs" c="dimmed" data-phrases>
          {t(($) => $.audios.speakers.hint)}
        </Text>
        {offered.length > 0 && !isFull && (
          <div>
            <Text size="sm" mb={4} role="status">
              {t(($) => $.audios.speakers.found)}
            </Text>
            <Group gap="xs">
              {offered.map((name) => (
                <Button
                  key={name}
                  size="compact-sm"
                  variant="light"
                  leftSection={<Plus size={14} aria-hidden />}
                  aria-label={t(($) => $.audios.speakers.addNamed, { name })}
                  onClick={() => add(name)}
                >
                  <span data-words>{name}</span>
                </Button>
              ))}
            </Group>
          </div>
        )}
        {speakers.map(({ name, voice: own }) => (
          <div key={name} className={classes.speaker}>
            <VoiceSelect
              label={t(($) => $.audios.speakers.voiceOf, { name })}
              isNamed
              voices={voices}
              voice={voices.find(({ id }) => id === own) ?? null}
              onChange={(chosen) =>
                onChange(speakers.map((one) => (one.name === name ? { name, voice: chosen } : one)))
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t(($) => $.audios.speakers.remove, { name })}
              onClick={() => onChange(speakers.filter((one) => one.name !== name))}
            >
              <X size={16} />
            </ActionIcon>
          </div>
        ))}
        {isFull ? null : <AddSpeaker known={known} onAdd={add} />}
      </Stack>
    </Disclosure>
  );
}
