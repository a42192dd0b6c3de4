import { useQuery } from "@apollo/client/react";
import { Button, Text, Textarea } from "@mantine/core";
import { Plus } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ViewerDocument } from "#gql/graphql";
import { isComposing } from "#lib/typing";
import { FieldError } from "#lib/ui/FieldError";
import { useInputLimits } from "#lib/viewer/use-input-limits";
import { CreationReport } from "./CreationReport";
import type { CreationResult } from "./create-entries";
import classes from "./EntryForm.module.css";
import { parseUrls } from "./parse-urls";
import { useDroppedLinks } from "./use-dropped-links";

interface Props {
  busy: boolean;
  /** Adding is the next thing to do; else another button of the screen is. */
  isNext: boolean;
  text: string;
  onText(text: string): void;
  /** Result for each of the last addresses. */
  result: CreationResult | null;
  submit(urls: readonly string[]): Promise<void>;
  onDismiss(): void;
}

/**
 * From one row to six, as the text needs. Browsers that can do so by style alone are left to it: the script that does
 * it for others measures the whole page before it is first drawn.
 */
const HEIGHT = globalThis.CSS?.supports("field-sizing", "content")
  ? { rows: 1 }
  : { autosize: true, minRows: 1, maxRows: 6 };

/** One address or many; what went through leaves the field, what did not stays in it. */
export function EntryForm({ busy, isNext, text, result, onText, submit, onDismiss }: Props) {
  const { t } = useTranslation();
  const [touched, setTouched] = useState(false);
  const limit = useQuery(ViewerDocument).data?.viewer.limits.urlsAtOnce;

  const { urls, invalid } = parseUrls(text, useInputLimits()?.url);
  const tooMany = limit !== undefined && urls.length > limit;
  const problem =
    (invalid[0] !== undefined && t(($) => $.entries.form.invalid, { text: invalid[0].slice(0, 60) })) ||
    (tooMany && t(($) => $.entries.form.tooMany, { limit, count: urls.length })) ||
    (text.trim() === "" && t(($) => $.entries.form.required)) ||
    null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (problem || busy) return;
    await submit(urls);
    setTouched(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && !event.shiftKey && !isComposing(event.nativeEvent)) void send(event);
  };
  const { over, target } = useDroppedLinks((links) => {
    if (!busy) onText([text.trim(), ...links].filter(Boolean).join("\n"));
  });

  return (
    <form className={classes.form} data-over={over || undefined} onSubmit={send} noValidate {...target}>
      <Textarea
        aria-label={t(($) => $.entries.form.label)}
        placeholder={t(($) => $.entries.form.placeholder)}
        classNames={{ input: classes.input }}
        {...HEIGHT}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={text}
        readOnly={busy}
        error={touched && problem && <FieldError>{problem}</FieldError>}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.row}>
        <Text size="xs" c="dimmed">
          {over
            ? t(($) => $.entries.form.drop)
            : urls.length > 1
              ? t(($) => $.entries.form.count, { count: urls.length })
              : t(($) => $.entries.form.hint)}
        </Text>
        <Button
          type="submit"
          size="sm"
          variant={isNext ? "filled" : "default"}
          leftSection={<Plus size={16} />}
          loading={busy}
        >
          {t(($) => $.entries.form.submit)}
        </Button>
      </div>
      {result && <CreationReport result={result} onClose={onDismiss} />}
    </form>
  );
}
