import { Alert, Button, Group, Modal, NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminAnnouncement_AnnouncementFragment, Priority } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { languages } from "#lib/i18n/language";
import { ErrorText } from "#lib/ui/ErrorText";
import { useInputLimits } from "#lib/viewer/use-input-limits";
import classes from "./AnnouncementEditor.module.css";
import { draftOf, emptyDraft, isSameDraft, japaneseMinute } from "./announcement-draft";
import { MomentField } from "./MomentField";
import { type MomentParts, momentOf } from "./moment-parts";
import { UnsavedAlert } from "./UnsavedAlert";
import { useSaveAnnouncement } from "./use-save-announcement";

export interface PreviewProps {
  title: string;
  content: string;
  priority: string;
  datetime: number;
}

interface Props {
  /** Null for a new one. */
  announcement: AdminAnnouncement_AnnouncementFragment | null;
  Preview: ComponentType<PreviewProps>;
  onClose(): void;
  onSaved(): void;
}

const fields = {
  ja: { title: "titleJa", content: "contentJa" },
  en: { title: "titleEn", content: "contentEn" },
} as const;
const priorities: Priority[] = ["normal", "high", "urgent"];

/** Both languages, each with what its readers will see, and when they will. */
export function AnnouncementEditor({ announcement, Preview, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const [opened] = useState(announcement ? draftOf(announcement) : emptyDraft);
  const [draft, setDraft] = useState(opened);
  const [chosen, setChosen] = useState<MomentParts | null>(null);
  const at = chosen && momentOf(chosen);
  const limits = useInputLimits();
  const [isLeaving, setIsLeaving] = useState(false);
  const { save, schedule, loading, error } = useSaveAnnouncement(announcement?.id ?? null, onSaved);
  const whole = Object.values(draft).every((value) => value.trim() !== "");
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const isUnsaved = at !== null || !isSameDraft(draft, opened);

  return (
    <Modal
      opened
      onClose={() => (isUnsaved ? setIsLeaving(true) : onClose())}
      size="56rem"
      closeOnClickOutside={false}
      title={announcement ? t(($) => $.admin.announcements.edit) : t(($) => $.admin.announcements.write)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Stack>
        <NativeSelect
          w="fit-content"
          label={t(($) => $.admin.announcements.priority)}
          value={draft.priority}
          onChange={(event) => change({ priority: event.currentTarget.value as Priority })}
          data={priorities.map((value) => ({
            value,
            label: t(($) => $.admin.announcements.priorities[value]),
          }))}
        />
        {languages.map((language) => {
          const { title, content } = fields[language];
          const name = t(($) => $.language[language]);
          return (
            <div key={language} className={classes.pair} lang={language}>
              <Stack gap="xs">
                <TextInput
                  label={t(($) => $.admin.announcements.title, { language: name })}
                  value={draft[title]}
                  maxLength={limits?.announcementTitle}
                  onChange={(event) => change({ [title]: event.currentTarget.value })}
                />
                <Textarea
                  label={t(($) => $.admin.announcements.content, { language: name })}
                  autosize
                  minRows={4}
                  maxRows={12}
                  value={draft[content]}
                  onChange={(event) => change({ [content]: event.currentTarget.value })}
                />
              </Stack>
              <section aria-label={t(($) => $.admin.announcements.preview, { language: name })}>
                <Preview
                  title={draft[title]}
                  content={draft[content]}
                  priority={draft.priority}
                  datetime={japaneseMinute(at ?? new Date())}
                />
              </section>
            </div>
          );
        })}
        {isLeaving && <UnsavedAlert onDiscard={onClose} onStay={() => setIsLeaving(false)} />}
        {error && (
          <Alert color="red">
            <ErrorText error={toAppError(error)} />
          </Alert>
        )}
        <Group justify="space-between" align="end">
          <MomentField label={t(($) => $.admin.announcements.at)} value={chosen} onChange={setChosen} />
          <Group gap="xs">
            <Button variant="default" disabled={!whole} loading={loading} onClick={() => void save(draft)}>
              {t(($) => $.admin.announcements.save)}
            </Button>
            <Button
              // While one is asked whether to stay, that is the one prominent button.
              variant={isLeaving ? "default" : "filled"}
              disabled={!whole || !at}
              loading={loading}
              onClick={() => at && void schedule(draft, at)}
            >
              {t(($) => $.admin.announcements.schedule)}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}
