import { useQuery } from "@apollo/client/react";
import { Alert, Button, Text } from "@mantine/core";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChangesDocument } from "#gql/graphql";
import { useLanguage } from "#lib/i18n/use-language";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const ChangesDialog = lazyScreen(() => import("./ChangesDialog"), "ChangesDialog");

interface Props {
  entryId: string;
  number: string;
  /** Language of the script. */
  language: string;
  /** A revision with the new values was made. */
  onRenewed(number: string): void;
}

/**
 * That the page says something else by now than the script that was written from it. Mount it anew when
 * either of them has changed.
 */
export function ChangesNotice({ entryId, number, language, onRenewed }: Props) {
  const { t } = useTranslation();
  const shown = useLanguage();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(ChangesDocument, {
    variables: { entryId, number },
    fetchPolicy: "cache-and-network",
  });
  const changes = data?.entry.changes;
  if (!changes) return null;
  const { facts, texts, sentences } = changes;
  const since = new Intl.DateTimeFormat(shown, { dateStyle: "medium" }).format(new Date(changes.since));
  const what = [
    facts.length > 0 && t(($) => $.scripts.changes.facts, { count: facts.length }),
    texts.length > 0 && t(($) => $.scripts.changes.texts, { count: texts.length }),
  ]
    .filter((part) => part !== false)
    .join(t(($) => $.scripts.changes.and));
  return (
    <Alert
      icon={<RefreshCw size={18} aria-hidden />}
      title={t(($) => $.scripts.changes.notice, { date: since })}
    >
      <Text size="sm" mb="xs">
        {sentences.length > 0
          ? t(($) => $.scripts.changes.touched, { what, count: sentences.length })
          : t(($) => $.scripts.changes.elsewhere, { what })}
      </Text>
      <Button size="xs" variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(($) => $.scripts.changes.open)}
      </Button>
      {open && (
        <LazyPart>
          <ChangesDialog
            entryId={entryId}
            changes={changes}
            language={language}
            onClose={() => setOpen(false)}
            onRenewed={(made) => {
              setOpen(false);
              onRenewed(made);
            }}
          />
        </LazyPart>
      )}
    </Alert>
  );
}
