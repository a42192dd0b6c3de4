import { Alert, Button, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { LimitedButton } from "#lib/ui/LimitedButton";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { FirstRecord } from "./FirstRecord";
import classes from "./RecordList.module.css";
import { RemoveButton } from "./RemoveButton";

interface Texts {
  label: string;
  lead: string;
  add: string;
  removeHint: string;
  /** Heading of the form for a new one. */
  fresh: string;
  /** From the form for the first one to what listeners meet. */
  steps: readonly string[];
}

interface FormProps<Item> {
  item?: Item;
  onDone(): void;
  onCancel?: (() => void) | undefined;
}

interface Props<Item> {
  texts: Texts;
  /** Where listeners will meet the audio, drawn. */
  drawing: ReactNode;
  /** Undefined until they are read. */
  items: readonly Item[] | undefined;
  /** Why the list could not be read. */
  error: Error | undefined;
  /** Why there is no room for another item. */
  full: string | null;
  /** Why an item could not be removed. */
  refused: Error | undefined;
  onRetry(): void;
  onRemove(item: Item): void;
  keyOf(item: Item): string;
  nameOf(item: Item): string;
  /** Stands below the name. */
  about(item: Item): ReactNode;
  children(item: Item): ReactNode;
  form(props: FormProps<Item>): ReactNode;
}

/** Sites or feeds: one below the other, each changed in its place; a form for the first one stands open. */
export function RecordList<Item>(props: Props<Item>) {
  const { texts, drawing, items, error, full, refused, onRetry, onRemove, keyOf, nameOf, about, children } =
    props;
  const { form } = props;
  const { t } = useTranslation();
  /** Key of the item that is changed; empty for a new one. */
  const [edited, setEdited] = useState<string | null>(null);
  const close = () => setEdited(null);
  if (error && !items) return <RetryAlert error={toAppError(error)} onRetry={onRetry} />;
  const hasSome = items !== undefined && items.length > 0;
  const isEmpty = items?.length === 0;
  return (
    <Stack gap="md">
      {/* Before the first one its steps say the same. */}
      {!isEmpty && (
        <Text size="sm" c="dimmed" data-phrases>
          {texts.lead}
        </Text>
      )}
      {refused && (
        <Alert color="red">
          <ErrorText error={toAppError(refused)} />
        </Alert>
      )}
      {!items && <Skeleton height={120} />}
      {hasSome && (
        <ul className={classes.records} aria-label={texts.label}>
          {items.map((item) => (
            <li key={keyOf(item)} className={classes.record}>
              {edited === keyOf(item) ? (
                form({ item, onDone: close, onCancel: close })
              ) : (
                <>
                  <div className={classes.head}>
                    <Text fw={600} className={classes.name} data-words>
                      {nameOf(item)}
                    </Text>
                    <Group gap="xs" wrap="nowrap">
                      <Button
                        size="xs"
                        variant="default"
                        onClick={() => setEdited(keyOf(item))}
                        aria-label={t(($) => $.publishing.editNamed, { name: nameOf(item) })}
                      >
                        {t(($) => $.publishing.edit)}
                      </Button>
                      <RemoveButton
                        name={nameOf(item)}
                        hint={texts.removeHint}
                        onRemove={() => onRemove(item)}
                      />
                    </Group>
                  </div>
                  {about(item)}
                  {children(item)}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {isEmpty && <FirstRecord steps={texts.steps} drawing={drawing} />}
      {/* One place for it: what was typed must outlast the removal of the last record above. */}
      {(isEmpty || (hasSome && edited === "")) && (
        <section className={classes.fresh}>
          <Title order={3} size="h4">
            {texts.fresh}
          </Title>
          {form({ onDone: close, onCancel: hasSome ? close : undefined })}
        </section>
      )}
      {hasSome && edited === null && (
        <LimitedButton
          full={full}
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => setEdited("")}
        >
          {texts.add}
        </LimitedButton>
      )}
    </Stack>
  );
}
