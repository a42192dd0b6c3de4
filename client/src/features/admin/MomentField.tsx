import { Checkbox, NativeSelect, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/i18n/use-language";
import classes from "./MomentField.module.css";
import {
  choicesOf,
  type MomentPart,
  type MomentParts,
  momentOf,
  orderOf,
  readingOf,
  textOfPart,
  tomorrowMorning,
} from "./moment-parts";

interface Props {
  label: string;
  /** Kept as they were chosen, so that 31 January is 31 March again on the way through February. */
  value: MomentParts | null;
  onChange(value: MomentParts | null): void;
}

/** A day and time, or none, as the interface's language writes them: a browser's own field follows the browser's. */
export function MomentField({ label, value, onChange }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: "dateTimeField" });
  const written = (part: MomentPart, choice: number) => {
    const text = textOfPart(part, choice, language);
    return part === "minute" ? t(($) => $.admin.announcements.minute, { minute: text }) : text;
  };
  const moment = value && momentOf(value);
  return (
    <div className={classes.moment}>
      <Checkbox
        label={label}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? tomorrowMorning() : null)}
      />
      {moment && (
        <fieldset className={classes.parts} aria-label={t(($) => $.admin.announcements.atParts)}>
          {orderOf(language).map((part) => (
            <NativeSelect
              key={part}
              aria-label={names.of(part)}
              value={readingOf(moment)[part]}
              onChange={({ currentTarget }) => onChange({ ...value, [part]: Number(currentTarget.value) })}
              data={choicesOf(value, part).map((choice) => ({
                value: String(choice),
                label: written(part, choice),
              }))}
            />
          ))}
        </fieldset>
      )}
      {/* There before its words, which a screen reader would not say otherwise. */}
      <Text size="sm" c="dimmed" role="status">
        {moment && moment <= new Date() && t(($) => $.admin.announcements.atPast)}
      </Text>
    </div>
  );
}
