import { useQuery } from "@apollo/client/react";
import { Alert, Highlight, Modal, Skeleton, Text, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { Fragment, type Ref, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FragmentType, unmask } from "#gql/fragment-masking";
import { FactsPanel_EntryFragmentDoc, PageTextDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import type { WantedPlace } from "#lib/events";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { useFactText } from "#lib/use-fact-text";
import classes from "./PageText.module.css";
import { placeOfFact } from "./place-of-fact";
import { SourceWords } from "./SourceWords";
import { partsOf, placeIn, type TextPart } from "./text-places";

interface TextSource extends WantedPlace {
  name: string;
}

interface Props {
  entry: FragmentType<typeof FactsPanel_EntryFragmentDoc>;
  /** Sentences of the script, and what of the page they come from. */
  sentences: readonly TextSource[];
  /** The place that was asked for. */
  wanted: WantedPlace | null;
  onClose(): void;
}

/** All that was read of a page: to be searched, with the places that its facts and the script come from. */
export function PageTextDialog({ entry: masked, sentences, wanted, onClose }: Props) {
  const { t } = useTranslation();
  const { nameOf, textOf } = useFactText();
  const { id, facts, language } = unmask(FactsPanel_EntryFragmentDoc, masked);
  const { data, error, refetch } = useQuery(PageTextDocument, { variables: { id } });
  const [search, setSearch] = useState("");
  const looked = search.trim();
  const blocks = data?.entry.page?.blocks;
  const place = useMemo(() => (wanted && blocks ? placeIn(blocks, wanted) : null), [wanted, blocks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change with the language alone
  const cut = useMemo(() => {
    const named = facts.map((fact) => ({ ...placeOfFact(fact, textOf), name: nameOf(fact) }));
    const places = [...named, ...sentences].flatMap((source) => {
      const found = placeIn(blocks ?? [], source);
      return found ? [{ ...found, name: source.name }] : [];
    });
    return (blocks ?? []).map((block, position) => ({
      ...block,
      position,
      parts: partsOf(
        block,
        places.filter((found) => found.block === position),
        place?.block === position ? place : null,
      ),
    }));
  }, [blocks, facts, sentences, place]);
  const came = useRef<typeof place>(null);
  // Once for each place that is asked for: a search takes it away and brings it back while somebody types.
  const come = useCallback(
    (element: HTMLElement | null) => {
      if (!element || came.current === place) return;
      came.current = place;
      element.scrollIntoView({ block: "center" });
      // With the focus, so that a screen reader goes on from there.
      element.focus({ preventScroll: true });
    },
    [place],
  );
  const shown = looked ? cut.filter(({ text }) => text.toLowerCase().includes(looked.toLowerCase())) : cut;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(($) => $.entries.text.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      {error && !data && <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />}
      <TextInput
        mb="xs"
        type="search"
        leftSection={<Search size={16} aria-hidden />}
        aria-label={t(($) => $.entries.text.search)}
        placeholder={t(($) => $.entries.text.search)}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Text size="xs" c="dimmed" mb="sm" role="status" data-phrases>
        {looked
          ? t(($) => $.entries.text.found, { count: shown.length })
          : cut.some(({ parts }) => parts.some(({ sources }) => sources.length > 0)) &&
            t(($) => $.entries.text.sources)}
      </Text>
      {wanted && blocks && !place && (
        <Alert mb="sm" color="gray" role="status">
          {t(($) => $.entries.text.elsewhere, { excerpt: wanted.excerpt ?? wanted.texts[0] })}
        </Alert>
      )}
      {!blocks && !error && <Skeleton height={200} />}
      <div className={classes.text} data-words lang={language ?? undefined}>
        {shown.map(({ position, kind, parts, isBeside }, at) => (
          <Fragment key={position}>
            {isBeside && !shown[at - 1]?.isBeside && (
              <h3 className={classes.list}>{t(($) => $.entries.text.list)}</h3>
            )}
            <p data-kind={kind}>
              {parts.map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
                <Part key={place} {...part} looked={looked} come={come} />
              ))}
            </p>
          </Fragment>
        ))}
      </div>
    </Modal>
  );
}

interface PartProps extends TextPart {
  looked: string;
  come: Ref<HTMLElement>;
}

function Part({ text, sources, isWanted, looked, come }: PartProps) {
  const words = (
    <Highlight component="span" inherit highlight={looked}>
      {text}
    </Highlight>
  );
  const tied = sources.length === 0 ? words : <SourceWords sources={sources}>{words}</SourceWords>;
  if (isWanted)
    return (
      <mark ref={come} className={classes.wanted} tabIndex={-1} data-autofocus>
        {tied}
      </mark>
    );
  return tied;
}
