import { useQuery } from "@apollo/client/react";
import { Checkbox, NativeSelect, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FeedChoicesDocument } from "#gql/graphql";
import { PageName } from "#lib/ui/PageName";
import classes from "./RecordList.module.css";

interface Props {
  /** Null: all that are shared. */
  chosen: readonly string[] | null;
  isPrivate: boolean;
  onChange(chosen: string[] | null): void;
}

/** Chooses the pages of a podcast: everything shared in its language, or single pages. */
export function FeedEntries({ chosen, isPrivate, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(FeedChoicesDocument, { skip: chosen === null });
  const pages = data?.entries.edges
    .map(({ node }) => node)
    .filter(({ id, share }) => isPrivate || share?.enabled || chosen?.includes(id));
  return (
    <Stack gap="xs">
      <NativeSelect
        label={t(($) => $.publishing.feed.content)}
        value={chosen === null ? "all" : "chosen"}
        onChange={({ currentTarget }) => onChange(currentTarget.value === "all" ? null : [])}
        data={[
          { value: "all", label: t(($) => $.publishing.feed.all) },
          { value: "chosen", label: t(($) => $.publishing.feed.chosen) },
        ]}
      />
      {chosen && (
        <Checkbox.Group
          value={[...chosen]}
          onChange={onChange}
          aria-label={t(($) => $.publishing.feed.chosen)}
        >
          <div className={classes.choices}>
            {pages?.map((page) => (
              <Checkbox
                key={page.id}
                value={page.id}
                label={
                  <span data-words>
                    <PageName entry={page} />
                  </span>
                }
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </Stack>
  );
}
