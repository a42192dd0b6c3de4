import type { Page } from "#kernel/page";
import { type TieChecker, tieChecker, untiedIn } from "#kernel/ties/check";
import { pageContext } from "./context.ts";
import type { Fault, FaultKind, ScriptDraft } from "./fault.ts";
import { isFragment } from "./fragment.ts";
import { usableSeconds, wrongLength } from "./length.ts";
import { isOfReturns, legalIn, menuIn } from "./machinery.ts";
import { priceCritic } from "./money.ts";
import { repeatsIn } from "./repeats.ts";
import { shopCritic } from "./shop.ts";
import { foreignPunctuationIn, unspeakableIn } from "./signs.ts";
import { titleCritic } from "./titles.ts";
import { introducesMaker, otherVoiceIn } from "./voices.ts";

/** Finds in scripts of one page what an editor would strike. */
export type Critic = (draft: ScriptDraft) => Fault[];

/** Faults that make a sentence unfit by themselves: that it is a fragment, too, need not be said. */
const FOREIGN_MATTER = new Set<FaultKind>(["menu", "legal", "unspeakable", "shop_as_subject"]);

const ENDED = /[。．.!！?？][」』）)】”"’']*$/u;

/** Reads a page once and judges any number of its scripts. */
export function critic(page: Page, tie: TieChecker = tieChecker(page)): Critic {
  const shop = shopCritic(page);
  const price = priceCritic(page);
  const title = titleCritic(page);
  const name = page.facts.find(({ kind }) => kind === "name")?.value ?? "";
  const context = pageContext(page);
  const names = [name, page.title, page.site ?? ""].join(" ");

  const termsIn = (text: string) => {
    const found = legalIn(text);
    return found && page.type !== "product" && isOfReturns(found, page.title) ? null : found;
  };
  const isUsable = (text: string) =>
    !menuIn(text) && !termsIn(text) && !unspeakableIn(text) && !isFragment(text, page.language);
  let known: number | undefined;
  const material = () => {
    known ??= usableSeconds(page, isUsable);
    return known;
  };

  const ofSentence = (
    text: string,
    index: number,
    sentences: readonly string[],
    { language, isPart }: ScriptDraft,
  ): Fault[] => {
    const count = sentences.length;
    const isIntroduced = sentences.slice(0, index).some(introducesMaker);
    const position = isPart ? "inner" : index === 0 ? "first" : index >= count - 2 ? "last" : "inner";
    const found: Partial<Record<FaultKind, string | null>> = {
      shop_as_subject: shop(text, position),
      menu: menuIn(text),
      other_price: price(text),
      foreign_punctuation: foreignPunctuationIn(text, language),
      unspeakable: unspeakableIn(text),
      legal: termsIn(text),
      cut_title: title(text),
      other_voice: context.isOfPage(text) ? otherVoiceIn(text, page.type, isIntroduced) : null,
    };
    const faults = (Object.keys(found) as FaultKind[]).flatMap((kind): Fault[] => {
      const words = found[kind];
      return words ? [{ kind, sentence: index, text: words }] : [];
    });
    const isForeign = faults.some(({ kind }) => FOREIGN_MATTER.has(kind));
    // A verbless sentence that its author wrote there is none that was cut.
    const isOwn = ENDED.test(text) && context.isInPlace(text, sentences[index - 1]);
    if (!isForeign && !isOwn && isFragment(text, language))
      faults.push({ kind: "fragment", sentence: index, text });
    return faults;
  };

  return (draft) => {
    const { language } = draft;
    const sentences = draft.paragraphs.flat().map(({ text }) => text);
    const repeated = repeatsIn(sentences, language, names);
    const untied = sentences.map((text) => untiedIn(text, tie(text)));
    const length = wrongLength(draft, material);
    const inContext = sentences.flatMap((text, index): Fault[] => {
      const told = sentences.slice(0, index);
      const dangling = context.danglingIn(text, told);
      const lost = context.lostBefore(text, told);
      return [
        ...(dangling ? [{ kind: "dangling" as const, sentence: index, text: dangling }] : []),
        ...(lost ? [{ kind: "lost_step" as const, sentence: index, text: lost }] : []),
      ];
    });
    const isThin = page.type === "product" && sentences.length > 1 && !sentences.some(context.isMatter);
    return [
      ...sentences.flatMap((text, index) => ofSentence(text, index, sentences, draft)),
      ...repeated.map(
        (index): Fault => ({ kind: "near_duplicate", sentence: index, text: sentences[index] ?? "" }),
      ),
      ...untied.flatMap((words, index) =>
        words.map((text): Fault => ({ kind: "untied", sentence: index, text })),
      ),
      ...inContext,
      ...(isThin && material() >= MATTER && !specified(sentences, page)
        ? [{ kind: "thin" as const, sentence: null, text: sentences[0] ?? "" }]
        : []),
      ...(length ? [{ kind: "wrong_length" as const, sentence: null, text: length }] : []),
    ];
  };
}

/** Seconds of sentences from which on a page has something to say of its product. */
const MATTER = 15;

/** Whether a script tells a row of the specification. */
const specified = (sentences: readonly string[], { facts }: Page) =>
  facts.some(
    ({ kind, value }) =>
      kind === "specification" && sentences.some((text) => text.toLowerCase().includes(value.toLowerCase())),
  );
