import { useQuery } from "@apollo/client/react";
import { Badge, Button, Skeleton, Text, Title } from "@mantine/core";
import { BookOpenText } from "lucide-react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { type FragmentType, unmask } from "#gql/fragment-masking";
import { FactsPanel_EntryFragmentDoc, PageTextDocument } from "#gql/graphql";
import { countWords } from "#lib/count-words";
import { emitEvent } from "#lib/events";
import { useLanguage } from "#lib/i18n/use-language";
import { useFactText } from "#lib/use-fact-text";
import { factChips } from "./fact-chips";
import classes from "./PageCard.module.css";
import { placeOfFact } from "./place-of-fact";
import { usePagePicture } from "./use-page-picture";

interface Props {
  entry: FragmentType<typeof FactsPanel_EntryFragmentDoc>;
  onSettings(): void;
}

/** A list behind the text has its place in the dialog. */
const isRunning = ({ isBeside }: { isBeside: boolean }) => !isBeside;

/** How much of the text is shown on the card. */
const BLOCKS = 8;

/** A page that has no script yet, as it was read: its author, its text, and the facts about its product. */
export function PageCard({ entry: masked, onSettings }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { textOf, nameOf } = useFactText();
  const entry = unmask(FactsPanel_EntryFragmentDoc, masked);
  const { data, error } = useQuery(PageTextDocument, { variables: { id: entry.id } });
  const pictured = usePagePicture(entry.id);
  const page = data?.entry.page;
  // Its author, date and length are told together, on a line that has its room from the beginning.
  const isComing = !data && !error;
  const blocks = page?.blocks.map((block, position) => ({ ...block, position })).filter(isRunning) ?? [];
  const published = page?.publishedAt ? Date.parse(page.publishedAt) : Number.NaN;
  const source = [
    page?.author,
    Number.isNaN(published)
      ? null
      : new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(published),
    entry.language === "en" && !error
      ? page && t(($) => $.scripts.words, { count: countWords(blocks.map(({ text }) => text).join("\n")) })
      : entry.characters && t(($) => $.scripts.characters, { count: entry.characters }),
  ].filter((said) => said && !isComing);
  return (
    <section className={classes.card} aria-busy={isComing}>
      <div className={classes.head}>
        {pictured?.picture && <img className={classes.picture} src={pictured.picture.large} alt="" />}
        {pictured?.site && (
          <Text size="sm" fw={600} className={classes.site} data-words>
            {pictured.icon && <img src={pictured.icon} alt="" />}
            {pictured.site}
          </Text>
        )}
        <Title order={2} size="h3">
          {t(($) => $.main.noScript)}
        </Title>
        {(source.length > 0 || isComing) && (
          <Text size="sm" c="dimmed" className={classes.source} data-words>
            {source.map((said, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an author and a site may have one name
              <Fragment key={position}>
                <span>{said}</span>{" "}
              </Fragment>
            ))}
          </Text>
        )}
      </div>
      <ul className={classes.chips} aria-label={t(($) => $.main.tabs.facts)}>
        {factChips(entry.facts).map((fact) => (
          <li key={fact.id} className={classes.chip} data-words>
            <Badge
              component="button"
              type="button"
              size="lg"
              variant="default"
              tt="none"
              fw={500}
              maw="100%"
              className={classes.pressed}
              aria-haspopup="dialog"
              title={t(($) => $.entries.text.toPlaceOf, { name: nameOf(fact) })}
              onClick={() => emitEvent("pageTextWanted", { place: placeOfFact(fact, textOf) })}
            >
              {fact.kind === "rating" ? `${textOf(fact)} ★` : textOf(fact)}
            </Badge>
          </li>
        ))}
      </ul>
      {isComing && <Skeleton height="12rem" />}
      {blocks.length > 0 && (
        <div
          className={classes.text}
          data-words
          lang={entry.language ?? undefined}
          data-more={blocks.length > BLOCKS || undefined}
        >
          {blocks.slice(0, BLOCKS).map((block) => (
            <p key={block.position} data-kind={block.kind}>
              {block.text}
            </p>
          ))}
        </div>
      )}
      <div className={classes.foot}>
        <Button
          variant="default"
          size="xs"
          leftSection={<BookOpenText size={14} aria-hidden />}
          disabled={!page}
          aria-haspopup="dialog"
          onClick={() => emitEvent("pageTextWanted", {})}
        >
          {t(($) => $.entries.text.all)}
        </Button>
        <Button variant="subtle" size="xs" className={classes.narrow} onClick={onSettings}>
          {t(($) => $.main.toSettings)}
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        {t(($) => $.main.noScriptHint)}
      </Text>
    </section>
  );
}
