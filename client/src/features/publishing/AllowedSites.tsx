import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sitesIn } from "./sites-in";

interface Props {
  origins: readonly string[];
  saving: boolean;
  onSave(origins: string[]): void;
}

/** Sites that may show the player, one a line; none means all. */
export function AllowedSites({ origins, saving, onSave }: Props) {
  const { t } = useTranslation();
  const saved = origins.join("\n");
  const [typed, setTyped] = useState<string | null>(null);
  const sites = sitesIn(typed ?? saved);
  return (
    <div>
      <Textarea
        label={t(($) => $.publishing.sites)}
        description={t(($) => $.publishing.sitesHint)}
        placeholder="https://shop.example"
        autosize
        minRows={1}
        maxRows={6}
        value={typed ?? saved}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {sites.join("\n") !== saved && (
        <Button
          mt="xs"
          size="xs"
          loading={saving}
          onClick={() => {
            onSave(sites);
            setTyped(null);
          }}
        >
          {t(($) => $.publishing.saveSites)}
        </Button>
      )}
    </div>
  );
}
