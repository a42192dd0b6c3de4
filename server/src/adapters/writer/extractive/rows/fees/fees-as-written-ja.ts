/** 「観覧料（税込）」 */
const LABEL =
  /^((?:観覧|入場|入館|入園|拝観|鑑賞|参加|受講|利用|使用|乗船|乗車)料|料金|参加費|運賃)(?:[（(]税込み?[)）])?$/u;
/** 「一般 1,600円（前売 1,400円）」, 「中学生以下 無料」 */
const FEE =
  /\s*[／/、]?\s*([^\s\d、。:：()（）／/円※]{1,16}?(?:[（(][^（()）\d]{1,12}[)）])?)[ 　]*((?:各)?[\d,]+円|無料|半額)(?:[ 　]*[（(]([^（()）]{1,60})[)）])?(?=[\s／/、]|$)/uy;
/** Of these one has to ask before or to be many: the fee of whoever comes stands before the brackets. */
const CHEAPER = /^(?:前売り?券?|団体|割引|会員|友の会|WEB|ウェブ|早割|夜間)$/iu;
/** 「※障害者手帳をお持ちの方は無料」 */
const FREE = /^[^。、はが]{2,40}は、?(?:無料|半額)$/u;
/** A note with such a word may make what stands above untrue for some. */
const LIMITS = /別途|必要|要[予申]|のみ|限[りる]|除[くき]|中止|変更|以外/u;

/** The fee of each by its own name: 「観覧料は、一般が1,600円、中学生以下が無料です。」; null where a part says something else. */
export function feesAsWritten(label: string, value: string): string | null {
  const [, name] = LABEL.exec(label.trim()) ?? [];
  const [head = "", ...notes] = value.trim().split(/\s*[※＊]\s*/u);
  // Without brackets the row is told as it stands, with all of its notes.
  const fees = name && /[（(]/u.test(head) ? feesIn(head) : null;
  if (!fees) return null;
  const bare = notes.map((note) =>
    note
      .replace(/[（(][^（()）]*[)）]/gu, "")
      .replace(/。$/u, "")
      .trim(),
  );
  if (bare.some((note) => LIMITS.test(note))) return null;
  const free = bare.find((note) => FREE.test(note));
  const said = fees.map(([who, amount]) => `${who}が${amount}`).join("、");
  return `${name}は、${said}です。${free ? `${free}です。` : ""}`;
}

function feesIn(text: string): [who: string, amount: string][] | null {
  const fees: [string, string][] = [];
  FEE.lastIndex = 0;
  let end = 0;
  for (let one = FEE.exec(text); one; one = FEE.exec(text)) {
    const [, who = "", amount = "", beside = ""] = one;
    if (/[はがをに]$/u.test(who) || (beside && !isCheaper(beside))) return null;
    fees.push([who, amount]);
    end = FEE.lastIndex;
  }
  const isWhole = text.slice(end).trim() === "" && new Set(fees.map(([who]) => who)).size === fees.length;
  return isWhole && fees.length > 1 ? fees : null;
}

/** 「前売 1,400円／団体 1,280円」 */
const isCheaper = (text: string) =>
  text.split(/\s*[／/、・]\s*/u).every((part) => {
    const [, who = ""] = /^([^\d\s]+?)\s*(?:は|[ 　])?[\d,]+円$/u.exec(part.trim()) ?? [];
    return CHEAPER.test(who);
  });
