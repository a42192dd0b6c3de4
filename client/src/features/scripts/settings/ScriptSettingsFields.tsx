import { Input, SegmentedControl, Select, Stack, TagsInput, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { languages } from "#lib/i18n/language";
import { useInputLimits } from "#lib/viewer/use-input-limits";
import { DEFAULT_LENGTH, lengths, type ScriptSettings, styles } from "./script-settings";

interface Props {
  settings: ScriptSettings;
  onChange(change: Partial<ScriptSettings>): void;
}

/** The settings that everybody uses. */
export function ScriptSettingsFields({ settings, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <div>
        <Input.Label labelElement="div" id="script-language">
          {t(($) => $.scripts.settings.language)}
        </Input.Label>
        <SegmentedControl
          fullWidth
          size="xs"
          mt={4}
          aria-labelledby="script-language"
          value={settings.language ?? "auto"}
          onChange={(value) => onChange({ language: value === "auto" ? null : (value as "ja" | "en") })}
          data={[
            { value: "auto", label: t(($) => $.scripts.settings.sameAsPage) },
            ...languages.map((value) => ({ value, label: t(($) => $.language[value]) })),
          ]}
        />
      </div>
      <Select
        label={t(($) => $.scripts.settings.style)}
        placeholder={t(($) => $.scripts.settings.automatic)}
        clearable
        value={settings.style ?? null}
        onChange={(style) => onChange({ style: style as ScriptSettings["style"] })}
        data={styles.map((value) => ({ value, label: t(($) => $.scripts.settings.styles[value]) }))}
      />
      <Select
        label={t(($) => $.scripts.settings.length)}
        allowDeselect={false}
        value={String(settings.targetSeconds ?? DEFAULT_LENGTH)}
        onChange={(value) => onChange({ targetSeconds: Number(value) })}
        data={lengths.map((seconds) => ({
          value: String(seconds),
          label:
            seconds < 60
              ? t(($) => $.scripts.settings.seconds, { count: seconds })
              : t(($) => $.scripts.settings.minutes, { count: seconds / 60 }),
        }))}
      />
    </Stack>
  );
}

/** The finer ones. */
export function MoreScriptSettings({ settings, onChange }: Props) {
  const { t } = useTranslation();
  const limits = useInputLimits();
  return (
    <Stack gap="md">
      <TextInput
        label={t(($) => $.scripts.settings.audience)}
        placeholder={t(($) => $.scripts.settings.audienceExample)}
        maxLength={limits?.audience}
        value={settings.audience ?? ""}
        onChange={(event) => onChange({ audience: event.currentTarget.value })}
      />
      <TagsInput
        label={t(($) => $.scripts.settings.mustSay)}
        description={t(($) => $.scripts.settings.wordsHint)}
        maxTags={limits?.requiredWords}
        value={settings.mustSay ?? []}
        onChange={(mustSay) => onChange({ mustSay })}
      />
      <TagsInput
        label={t(($) => $.scripts.settings.mustNotSay)}
        description={t(($) => $.scripts.settings.wordsHint)}
        maxTags={limits?.requiredWords}
        value={settings.mustNotSay ?? []}
        onChange={(mustNotSay) => onChange({ mustNotSay })}
      />
      <Textarea
        label={t(($) => $.scripts.settings.instruction)}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits?.instruction}
        value={settings.instruction ?? ""}
        onChange={(event) => onChange({ instruction: event.currentTarget.value })}
      />
    </Stack>
  );
}
