import { Alert, List } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ScriptEditor_ScriptFragment } from "#gql/graphql";
import { useFactText } from "#lib/use-fact-text";

interface Props {
  leftOut: NonNullable<ScriptEditor_ScriptFragment["leftOut"]>;
}

/** Lists statements that the writer left out, with the reason: the reader may know better and add them. */
export function LeftOutNotice({ leftOut }: Props) {
  const { t } = useTranslation();
  const { textOf } = useFactText();
  const shown = (reason: string, text: string) =>
    reason === "STOCK_CONFLICT"
      ? text
          .split(" / ")
          .map((value) => textOf({ kind: "availability", value }))
          .join(" / ")
      : text;
  return (
    <Alert color="yellow" mb="md" title={t(($) => $.scripts.leftOut.title)}>
      <List size="sm">
        {leftOut.map(({ reason, text }) => (
          <List.Item key={`${reason} ${text}`}>
            {t(($) => $.scripts.leftOut[reason])} {shown(reason, text)}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
