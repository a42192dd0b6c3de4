import { alternativesOf } from "#kernel/text/phrases";

const whole = (list: string) => new RegExp(`^(?:${alternativesOf(list)})$`, "u");
const ESSENTIAL = whole("row-labels-ja");
const ATTRIBUTE = whole("table-heads-ja");
const OF_PAGE = whole("row-labels-of-page-ja");
const bareOf = (label: string) =>
  label
    .replace(/^[■●◆・▼□○◇\s]+|[：:\s]+$|\s*[（(][^（）()]*[)）]/gu, "")
    .replace(/(?<=\S)[ 　](?=\S)/g, "")
    .trim();

/** 「対象」, 「料金」: somebody asks for such rows first, and they say of the page what their heading is of. */
export const isEssentialLabel = (label: string) => ESSENTIAL.test(bareOf(label));
/** 「料金」, 「大人」, 「平日」: heads of columns below which each value is one of the row's own. */
export const isAttributeHead = (head: string) =>
  ATTRIBUTE.test(bareOf(head)) || head.split("・").every((part) => ATTRIBUTE.test(bareOf(part)));
/** 「投稿者」, 「更新日」: they are of the page, and of nothing that it tells. */
export const isPageLabel = (label: string) => OF_PAGE.test(bareOf(label));
