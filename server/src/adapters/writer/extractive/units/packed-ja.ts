/** 「真ほっけ 開き2枚（しまほっけより身が締まります）」: a thing of a set, how many of it there are, and a note. */
const PACKED =
  /^(?<thing>[\p{L}ー・]{2,16})[ 　]+(?<count>\p{L}{0,4}[\d０-９]+[枚尾本個粒袋箱切缶杯匹](?:入り)?)(?:[（(](?<note>[^（()）]+)[)）])?$/u;

/** Such a line of a list in whole sentences; another text as it is. */
export function packedTold(text: string): string {
  const { thing, count, note = "" } = PACKED.exec(text.trim().replace(/。$/u, ""))?.groups ?? {};
  if (!thing || !count) return text;
  const said = note.split("。").filter(Boolean).map(ended);
  return [`${thing}は、${count}です。`, ...said].join("");
}

const ended = (words: string) => (PREDICATE.test(words) ? `${words}。` : `${words}です。`);
const PREDICATE = /(?:ます|です|ません|ました|でした|ください|[るいうくすつぬぶむただ])$/u;
