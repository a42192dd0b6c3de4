import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#lib/ui/EmptyState";

interface Props {
  search: string;
  isFiltered: boolean;
  onClear?: (() => void) | undefined;
}

/** A list without a page: as there is none, or none that fits. */
export function NothingFound({ search, isFiltered, onClear }: Props) {
  const { t } = useTranslation();
  if (!search && !isFiltered)
    return (
      <EmptyState drawing="list" title={t(($) => $.entries.none)}>
        {t(($) => $.entries.noneHint)}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="search"
      title={isFiltered ? t(($) => $.entries.filter.none) : t(($) => $.entries.noMatch, { search })}
      action={
        onClear && (
          <Button size="xs" variant="default" onClick={onClear}>
            {t(($) => $.entries.showAll)}
          </Button>
        )
      }
    >
      {t(($) => $.entries.noMatchHint)}
    </EmptyState>
  );
}
