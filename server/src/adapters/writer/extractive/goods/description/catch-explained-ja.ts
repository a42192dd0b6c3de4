import type { Page } from "#kernel/page";

/** 「あと二週間、がまんして採りました。」: so much of a time or a number. */
const MEASURE =
  /(?:\d{1,4}|[一二三四五六七八九十百千]{1,4})(?:週間|日間?|年間?|か月|ヶ月|時間|分間?|回|度|倍|割|層|段)/u;
const LONGEST = 40;

/** The paragraph that explains the line with which a description opens: it alone speaks of the same time or number. */
export function catchExplained({ blocks, language, type }: Page): number | null {
  if (language !== "ja" || type !== "product") return null;
  const paragraphs = blocks.flatMap(({ kind, text }, at) => (kind === "paragraph" ? [{ text, at }] : []));
  const [line, ...others] = paragraphs;
  const measure = line && line.text.length <= LONGEST ? MEASURE.exec(line.text)?.[0] : undefined;
  const same = others.filter(({ text }) => measure !== undefined && text.includes(measure));
  return same[0]?.at ?? null;
}
