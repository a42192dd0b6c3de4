import { Alert, List } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ScriptEditor_ScriptFragment } from "#gql/graphql";

interface Props {
  leftOut: NonNullable<ScriptEditor_ScriptFragment["leftOut"]>;
}

/** What the writer did not say, and why: the reader may know better and add it. */
export function LeftOutNotice({ leftOut }: Props) {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" mb="md" title={t(($) => $.scripts.leftOut.title)}>
      <List size="sm">
        {leftOut.map(({ reason, text }) => (
          <List.Item key={`${reason} ${text}`}>
            {t(($) => $.scripts.leftOut[reason])} {text}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
