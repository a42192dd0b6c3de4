import { Checkbox, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/i18n/use-language";
import classes from "./MomentField.module.css";
import {
  choicesOf,
  type MomentPart,
  orderOf,
  partOf,
  textOfPart,
  tomorrowMorning,
  withPart,
} from "./moment-parts";

interface Props {
  label: string;
  value: Date | null;
  onChange(value: Date | null): void;
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
  return (
    <fieldset className={classes.moment} aria-label={label}>
      <Checkbox
        label={label}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? tomorrowMorning() : null)}
      />
      {value && (
        <div className={classes.parts}>
          {orderOf(language).map((part) => (
            <NativeSelect
              key={part}
              aria-label={names.of(part)}
              value={partOf(value, part)}
              onChange={({ currentTarget }) => onChange(withPart(value, part, Number(currentTarget.value)))}
              data={choicesOf(value, part).map((choice) => ({
                value: String(choice),
                label: written(part, choice),
              }))}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
