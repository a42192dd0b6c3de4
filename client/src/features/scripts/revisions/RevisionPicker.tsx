import { ActionIcon, Badge, Button, Select, Text, Tooltip } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { GitCompare, Pencil, Radio } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FragmentType, unmask } from "#gql/fragment-masking";
import { RevisionPicker_RevisionFragmentDoc } from "#gql/graphql";
import { useLanguage } from "#lib/i18n/use-language";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";
import type { Speaking } from "../editor/narration";
import { RevisionMenu } from "./RevisionMenu";
import { RevisionName } from "./RevisionName";
import classes from "./RevisionPicker.module.css";
import { useSetLive } from "./use-set-live";

const CompareRevisions = lazyScreen(() => import("./CompareRevisions"), "CompareRevisions");

interface Props {
  entryId: string;
  revisions: readonly FragmentType<typeof RevisionPicker_RevisionFragmentDoc>[];
  selected: string;
  /** Language of the script. */
  language: string;
  /** The button that marks this one stands on the path now; its place here stays, so that nothing moves. */
  isLiveNext?: boolean;
  onSelect(number: string): void;
  /** Lets a sentence be heard as a version has it. */
  hear?: Speaking["hear"] | undefined;
  /** The live mark moved from another revision, or a script was changed. */
  onLive(): void;
  onError(error: unknown): void;
  /** The entry's other actions. */
  actions?: ReactNode;
}

/** Selects the shown revision, names it and marks one live. */
export function RevisionPicker(props: Props) {
  const { entryId, revisions: masked, selected, isLiveNext = false } = props;
  const { onSelect, onLive, onError, actions } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const [comparing, setComparing] = useState(false);
  const [naming, setNaming] = useState(false);
  const renamer = useRef<HTMLButtonElement>(null);
  const narrow = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const { setLive, loading } = useSetLive({ entryId, number: selected, onLive, onError });
  const revisions = unmask(RevisionPicker_RevisionFragmentDoc, masked);
  const current = revisions.find(({ number }) => number === selected);
  if (!current) return null;

  const isAlone = revisions.length === 1;
  const nameOf = (number: string, name?: string | null) =>
    name || t(($) => $.scripts.revision.numbered, { number: Number(number) });
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

  if (naming) {
    return (
      <RevisionName
        key={selected}
        entryId={entryId}
        revision={current}
        onDone={() => {
          setNaming(false);
          // The field is gone by then, and the focus would be lost.
          requestAnimationFrame(() => renamer.current?.focus());
        }}
        onError={onError}
      />
    );
  }
  return (
    <div className={classes.bar} data-row>
      <Select
        size="sm"
        className={classes.select}
        aria-label={t(($) => $.scripts.revision.label)}
        allowDeselect={false}
        data-words={current.name ? true : undefined}
        value={selected}
        onChange={(number) => number && onSelect(number)}
        data={revisions.map(({ number, name }) => ({ value: number, label: nameOf(number, name) }))}
        renderOption={({ option }) => {
          const revision = revisions.find(({ number }) => number === option.value);
          return (
            <span className={classes.option}>
              <span>
                <Text
                  size="sm"
                  component="span"
                  display="block"
                  data-words={revision?.name ? true : undefined}
                >
                  {option.label}
                </Text>
                <Text size="xs" c="dimmed" component="span">
                  {revision && date.format(new Date(revision.createdAt))}
                </Text>
              </span>
              {revision?.isLive && <LiveBadge />}
            </span>
          );
        }}
      />
      {!narrow && (
        <Tooltip label={t(($) => $.scripts.revision.rename)}>
          <ActionIcon
            ref={renamer}
            variant="subtle"
            color="gray"
            aria-label={t(($) => $.scripts.revision.rename)}
            onClick={() => setNaming(true)}
          >
            <Pencil size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      {current.isLive && <LiveBadge />}
      {actions}
      {narrow && (
        <RevisionMenu
          opener={renamer}
          onRename={() => setNaming(true)}
          onCompare={isAlone ? undefined : () => setComparing(true)}
          onUse={current.isLive || isLiveNext ? undefined : setLive}
        />
      )}
      {!narrow && !isAlone && (
        <Button
          variant="default"
          size="xs"
          leftSection={<GitCompare size={14} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setComparing(true)}
        >
          {t(($) => $.scripts.compare.open)}
        </Button>
      )}
      {!narrow && !current.isLive && (
        <Button
          variant="default"
          size="xs"
          style={{ visibility: isLiveNext ? "hidden" : undefined }}
          leftSection={<Radio size={14} aria-hidden />}
          loading={loading}
          onClick={setLive}
        >
          {t(($) => $.scripts.revision.makeLive)}
        </Button>
      )}
      {comparing && (
        <LazyPart>
          <CompareRevisions
            entryId={entryId}
            revisions={revisions.map(({ number, name }) => ({ number, label: nameOf(number, name) }))}
            selected={selected}
            language={props.language}
            hear={props.hear ?? null}
            onChanged={onLive}
            onClose={() => setComparing(false)}
          />
        </LazyPart>
      )}
    </div>
  );
}

function LiveBadge() {
  const { t } = useTranslation();
  return (
    <Badge variant="light" size="lg" tt="none">
      {t(($) => $.scripts.revision.live)}
    </Badge>
  );
}
