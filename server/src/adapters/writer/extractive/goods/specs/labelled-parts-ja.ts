const PARTS = /^(?:【[^【】]{1,8}】[^【】]{1,24}){2,5}$/u;
const PART = /【([^【】]+)】([^【】]+)/gu;

/** 「【豆】黒大豆【麹】米」 as one says it: 「豆が黒大豆、麹が米」; any other value as it is. */
export const partsSaid = (value: string): string =>
  PARTS.test(value.trim())
    ? [...value.matchAll(PART)]
        .map(([, label = "", own = ""]) => `${label}が${own.replace(/^[:：\s]+|[、,／/\s]+$/gu, "")}`)
        .join("、")
    : value;
