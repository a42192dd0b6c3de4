import { Alert, List } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ScriptEditor_ScriptFragment } from "#gql/graphql";

interface Props {
  leftOut: NonNullable<ScriptEditor_ScriptFragment["leftOut"]>;
}

/** Lists statements that the writer left out, with the reason: the reader may know better and add them. */
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
