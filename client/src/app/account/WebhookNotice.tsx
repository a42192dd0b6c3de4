import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { WebhookStandingsDocument } from "#gql/graphql";
import { emitEvent } from "#lib/events";
import { useViewer } from "#lib/viewer/use-viewer";
import classes from "./AccountNotice.module.css";

/** Says that events do not arrive any more, until the webhook is turned on again or deleted. */
export function WebhookNotice() {
  const { t } = useTranslation();
  const viewer = useViewer();
  // Asked after the viewer: a notice delays nothing that the screen needs.
  const { data } = useQuery(WebhookStandingsDocument, { skip: !viewer });
  const [off, ...others] = (data?.webhooks ?? []).filter(
    ({ disabledReason }) => disabledReason && disabledReason !== "OWNER",
  );
  if (!off) return null;
  const { url } = off;
  const count = others.length;
  return (
    <section className={classes.notice} aria-label={t(($) => $.api.hooks.stopped.label)}>
      <span className={classes.text}>
        {count > 0
          ? t(($) => $.api.hooks.stopped.more, { count, url })
          : t(($) => $.api.hooks.stopped.one, { url })}
      </span>
      <Button size="compact-sm" onClick={() => emitEvent("apiWanted", { tab: "webhooks" })}>
        {t(($) => $.api.hooks.stopped.open)}
      </Button>
    </section>
  );
}
