import { useMutation } from "@apollo/client/react";
import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import {
  type AdminAnnouncement_AnnouncementFragment,
  AdminDeleteAnnouncementDocument,
  AdminPublishAnnouncementDocument,
  AdminWithdrawAnnouncementDocument,
} from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { ConfirmButton } from "#lib/ui/ConfirmButton";
import { ErrorText } from "#lib/ui/ErrorText";

interface Props {
  announcement: AdminAnnouncement_AnnouncementFragment;
  onEdit(): void;
  onChanged(): void;
}

/** Until it is published it can be changed, sent out, held back and thrown away; afterwards none of it. */
export function AnnouncementActions({ announcement: { id, state, titleJa }, onEdit, onChanged }: Props) {
  const { t } = useTranslation();
  const options = { variables: { id }, onCompleted: onChanged, onError: () => {} };
  const [publish, published] = useMutation(AdminPublishAnnouncementDocument, options);
  const [withdraw, withdrawn] = useMutation(AdminWithdrawAnnouncementDocument, options);
  const [remove, removed] = useMutation(AdminDeleteAnnouncementDocument, options);
  const error = published.error ?? withdrawn.error ?? removed.error;

  return (
    <>
      {error && (
        <Alert color="red">
          <ErrorText error={toAppError(error)} />
        </Alert>
      )}
      <Button
        variant="default"
        size="xs"
        aria-label={t(($) => $.admin.announcements.editNamed, { title: titleJa })}
        onClick={onEdit}
      >
        {t(($) => $.admin.announcements.edit)}
      </Button>
      {state === "scheduled" && (
        <Button variant="default" size="xs" onClick={() => void withdraw()}>
          {t(($) => $.admin.announcements.withdraw)}
        </Button>
      )}
      <ConfirmButton
        size="xs"
        label={t(($) => $.admin.announcements.publish)}
        sure={t(($) => $.admin.sure.publish)}
        onConfirm={() => void publish()}
      />
      <ConfirmButton
        size="xs"
        label={t(($) => $.admin.announcements.remove)}
        sure={t(($) => $.admin.sure.remove)}
        danger
        onConfirm={() => void remove()}
      />
    </>
  );
}
