import { useMutation } from "@apollo/client/react";
import { ColorInput, NativeSelect, Switch, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FeedCategory } from "#gql/enums";
import {
  CreateFeedDocument,
  type FeedInput,
  type Feeds_FeedFragment,
  FeedsDocument,
  UpdateFeedDocument,
} from "#gql/graphql";
import { languages } from "#lib/i18n/language";
import { useLanguage } from "#lib/i18n/use-language";
import { useChecks } from "#lib/ui/use-checks";
import { useValidation } from "#lib/ui/use-validation";
import { webAddress } from "#lib/web-address";
import { FeedEntries } from "./FeedEntries";
import { RecordForm } from "./RecordForm";
import classes from "./RecordList.module.css";

interface Props {
  /** The one that is changed; none for a new one. */
  feed?: Feeds_FeedFragment;
  onDone(): void;
  onCancel?: (() => void) | undefined;
}

/** The fields of a podcast, and the choice of its pages. */
export function FeedForm({ feed, onDone, onCancel }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [draft, setDraft] = useState<FeedInput>({
    title: feed?.title ?? "",
    description: feed?.description ?? "",
    author: feed?.author ?? "",
    ownerEmail: feed?.ownerEmail ?? "",
    website: feed?.website ?? "",
    language: feed?.language ?? language,
    category: feed?.category ?? FeedCategory.SocietyCulture,
    color: feed?.color ?? "0c6b58",
    isPrivate: feed?.isPrivate ?? false,
    entryIds: feed?.entryIds ?? null,
  });
  const change = (part: Partial<FeedInput>) => setDraft((before) => ({ ...before, ...part }));
  const options = { onCompleted: onDone, onError: () => {}, refetchQueries: [FeedsDocument] };
  const [create, created] = useMutation(CreateFeedDocument, options);
  const [update, updated] = useMutation(UpdateFeedDocument, options);
  const website = draft.website?.trim();
  const ownerEmail = draft.ownerEmail?.trim();
  const validate = useValidation();
  const filled = (name: "title" | "description" | "author") =>
    validate.filled(
      draft[name],
      t(($) => $.publishing.feed[name]),
    );
  const checks = useChecks({
    title: filled("title"),
    description: filled("description"),
    author: filled("author"),
    website: website && !webAddress(website) ? t(($) => $.rules.not_a_url) : null,
    ownerEmail: ownerEmail ? validate.email(ownerEmail) : null,
  });
  const save = () => {
    const input = { ...draft, ownerEmail: ownerEmail || null, website: website ? webAddress(website) : null };
    void (feed ? update({ variables: { feedId: feed.feedId, input } }) : create({ variables: { input } }));
  };
  const text = (name: "title" | "author" | "website" | "ownerEmail", isRequired: boolean) => ({
    label: t(($) => $.publishing.feed[name]),
    required: isRequired,
    withAsterisk: false,
    value: draft[name] ?? "",
    error: checks.errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <RecordForm
      action={feed ? t(($) => $.common.save) : t(($) => $.publishing.feed.add)}
      results={[created, updated]}
      onSubmit={checks.onSubmit(save)}
      onCancel={onCancel}
    >
      <TextInput {...text("title", true)} maxLength={150} />
      <Textarea
        label={t(($) => $.publishing.feed.description)}
        required
        withAsterisk={false}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={4_000}
        value={draft.description}
        error={checks.errorOf("description")}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <TextInput {...text("author", true)} maxLength={150} />
      <div className={classes.choicesInRow}>
        <NativeSelect
          label={t(($) => $.language.label)}
          value={draft.language}
          onChange={({ currentTarget }) => change({ language: currentTarget.value as FeedInput["language"] })}
          data={languages.map((value) => ({ value, label: t(($) => $.language[value]) }))}
        />
        <NativeSelect
          label={t(($) => $.publishing.feed.category)}
          value={draft.category ?? ""}
          onChange={({ currentTarget }) => change({ category: currentTarget.value as FeedCategory })}
          data={Object.values(FeedCategory).map((value) => ({
            value,
            label: t(($) => $.publishing.feed.categories[value]),
          }))}
        />
        <ColorInput
          label={t(($) => $.publishing.feed.color)}
          withPicker
          value={`#${draft.color}`}
          onChange={(color) => change({ color: color.replace("#", "") })}
        />
      </div>
      <TextInput {...text("website", false)} type="url" placeholder="https://shop.example/" />
      <TextInput
        {...text("ownerEmail", false)}
        type="email"
        description={t(($) => $.publishing.feed.ownerEmailHint)}
      />
      <FeedEntries
        chosen={draft.entryIds?.map(String) ?? null}
        isPrivate={draft.isPrivate ?? false}
        onChange={(entryIds) => change({ entryIds })}
      />
      <Switch
        label={t(($) => $.publishing.feed.isPrivate)}
        description={t(($) => $.publishing.feed.isPrivateHint)}
        checked={draft.isPrivate ?? false}
        onChange={({ currentTarget }) => change({ isPrivate: currentTarget.checked })}
      />
    </RecordForm>
  );
}
