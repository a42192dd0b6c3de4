const MATTER =
  "きっかけ|始まり|はじまり|転機|発端|ヒント|決め手|決め事|決めごと|ルール|答え|理由|原因|結果|結論|対策|方法|やり方|手当て|処方箋|課題|鍵|コツ|こつ|ポイント|要点|秘密|秘訣|工夫|条件|ねらい|狙い|落とし穴";
const IS = "(?:です|だ|である|でした|だった|であった)";
const COUNT = "(?:[二三四五六七八九十\\d２-９]+(?:つ|点|通り|種類)|いくつか|一つだけ|ひとつだけ)";
/** Sentences that say that something comes, and not what it is: nobody stops behind them. */
const SETS_UP = new RegExp(
  [
    // 「きっかけは苦情です。」, 「課題は水分だった。」, 「理由の一つは、拍子抜けするほど単純だ。」
    `^(?:その|この|いちばんの|一番の|大きな|最大の)?(?:${MATTER})(?:の(?:一つ|ひとつ))?は、?[^。、は]{1,8}${IS}。$`,
    `(?:${MATTER})(?:の(?:一つ|ひとつ))?は、?[^。、は]{0,12}(?:単純|簡単|明快|明らか|はっきり|意外|地味|やさしい|シンプル)[^。]{0,8}。$`,
    // 「手当ては三つ。」, 「ルールを三つだけ決めました。」
    `(?:${MATTER}|こと)は、?(?:次の|主に)?${COUNT}(?:だけ)?(?:${IS}|あ(?:る|ります|った|りました))?。$`,
    `${COUNT}(?:だけ|ほど)?の?[^。、はが]{0,8}(?:決め|挙げ|あげ|選び|選ん|書き|書い|用意し)[^。、]{0,6}(?:た|ます)。$`,
    // 「転機は昨年の秋に訪れました。」
    "^[^。、]{0,10}(?:転機|きっかけ|異変|変化|事件|出番|チャンス)[はがも]、?[^。]{0,16}(?:訪れ|起き|起こ|やってき|めぐってき|生まれ)[^。]{0,4}た。$",
    // 「そこで考えたのが、箱でした。」, 「次に目をつけたのが番台だった。」
    `(?:目をつけ|目を付け|考え|思いつい|考えつい|取り組ん|着目し|注目し|思いとどまらせ|試し|頼っ)[^。、]{0,2}たの[はが]、?[^。、]{1,24}${IS}。$`,
    // 「元技術者らしい手を打つ。」
    "(?:手|策)を(?:打つ|打った|打ちます|打ちました|講じた|講じました)。$",
    // 「値段の話もします。」
    "の話[もを](?:し|いたし|しておき)ます。$",
    "^(?:実は|じつは)、?これが[^。、]{0,14}(?:大事|大切|重要|肝心|厄介|難し|いちばん|一番)[^。、]{0,10}。$",
    // 「以前、ある小説に「満月の夜に」という一文がありました。」
    "^(?:以前|昔|むかし|かつて|ある日|あるとき|先日|あるところ)[にで]?、[^。]*が(?:あ(?:った|りました)|い(?:た|ました))。$",
    // 「やめてみた町がある。」, before its name
    "[うくぐすつむるた](?:町|市|村|人|店|会社|学校|女性|男性|若者|図書館|病院|工場|農家|職人)が(?:ある|あります|いる|います)。$",
    // 「気をつけていることもあります。」
    "(?:ている|でいる|たい|べき)(?:こと|もの)[がも](?:一つ|ひとつ|もう一つ)?(?:ある|あります)。$",
    // 「では、枠を短くすればよいのか。」, 「なぜ止まるのか。」
    "^(?:では|それでは|じゃあ)、[^。]*か。$",
    "^[^。]*(?:なぜ|どうし[てた]ら|どうすれば|どこ[にでが]|何[がを]|いくら|どれくらい|どのくらい)[^。]*(?:のか|だろうか|のでしょうか)。$",
    // 「ところが、である。」
    "^(?:ところが|それが|しかし|だが|でも)、?(?:である|だ|です)。$",
    // 「ここまでは、誰もが知っている。」
    "^ここまでは、?",
    // 「その横に、短い書き込みがある。」: which, follows in quotation marks.
    "[にで]、?(?:短い|小さな|こんな|ある|一つの|一通の)[^。、はが]{1,10}(?:書き込み|書きこみ|言葉|一文|メモ|張り紙|貼り紙|手紙)が(?:あ|残|届|書かれ)[^。、]{0,6}。$",
  ].join("|"),
  "u",
);
/** 「店主は、こんなことを言いました。」 */
const SAYS_SO =
  /^[^「」]*[はが](?:こう)?(?:言った|話した|答えた|聞いた|尋ねた|叫んだ|つぶやいた|(?:言い|話し|答え|聞き|尋ね|叫び|つぶやき)ました)。$|[はが][^「」。]*(?:声を(?:かけ|掛け)|口を開[いき])(?:た|ました)。$|こんな(?:こと|ふう|言葉|話)[^。、]{0,8}(?:言い?|話し?|語り?|書き?|答え)[^。、]{0,6}(?:た|ます)。$/u;
/** 「継ぎ目です。」 answers with a word, which the next sentence explains. */
const BARE_ANSWER = /^[^、。はがをもで\d]{1,6}(?:です|である|だ)。$/u;
/** Whether somebody's words have to follow. */
export const announcesWords = (text: string): boolean => SAYS_SO.test(text);
export const setsUp = (text: string): boolean =>
  SETS_UP.test(text) || SAYS_SO.test(text) || BARE_ANSWER.test(text);

/** 「三つ目です。」 before 「じつはこれがいちばん大事です。」 */
const ORDINAL = /(?:つ目|番目)(?:です|だ)。$/u;
/** 「昨年の秋に八週間の実験をしました。」, 「用意したのは、自転車が五台です。」: it was done to find something out. */
const TRIES =
  /(?:実験|調査|検証|試験|アンケート|比較|測定)[をもに](?:[^。、はが]{0,8})(?:し|行い|行っ|行な|始め|重ね|かけ)[^。、]{0,4}た。$|(?:測り|測っ|数え|比べ|試し)(?:てみ)?(?:まし)?た。$|^(?:まず、?)?(?:用意し|比べ|測っ|試し)たのは、/u;
const FOUND =
  /結果|ところ、|によると|わか(?:った|りました)|分か(?:った|りました)|(?:にな|増え|減|下が|上が|縮|落ち|抜け|伸び|低|高)[^。]{0,8}た[^。]{0,6}。$/u;
const TELLS_NOTHING = /^結果は、?[^。、]{1,10}。$/u;
/** So far behind a trial stands what it showed. */
const FARTHEST = 6;
/** Whether a telling that ends at `at` tells how something was tried, and leaves out what was found. */
export function endsInTrial(texts: readonly string[], at: number): boolean {
  const from = texts.findLastIndex((text, index) => index <= at && TRIES.test(text));
  if (from === -1) return false;
  const found = texts.findIndex(
    (text, index) => index > from && FOUND.test(text) && !TELLS_NOTHING.test(text),
  );
  return found > at && found <= from + FARTHEST;
}

/** 「以前、ある小説に…」, at the beginning of a paragraph or within it: a story, which goes on to the paragraph's end. */
const STORY = /^(?:以前|昔|むかし|かつて|ある日|あるとき|ある(?:朝|晩|夜))[、にでは]/u;
const isInStory = (texts: readonly string[], blocks: readonly number[], at: number) =>
  texts.some((text, index) => index <= at && blocks[index] === blocks[at] && STORY.test(text));
/** Whether a sentence goes on with a story that its paragraph has begun. */
export const goesOnWithStory = (texts: readonly string[], blocks: readonly number[], at: number): boolean =>
  at > 0 && blocks[at - 1] === blocks[at] && isInStory(texts, blocks, at - 1);
/** Whether a telling that ends at `at` breaks off a story in the middle of its paragraph. */
export const breaksStory = (texts: readonly string[], blocks: readonly number[], at: number): boolean =>
  blocks[at + 1] === blocks[at] && isInStory(texts, blocks, at);

/** 「二度目は数字だけを見ます。」: nobody stops before it. */
export const isNextOfSeveral = (text: string): boolean =>
  /^(?:[二三四五六七八九]|[2-9２-９])(?:つ|度|番|回|人|軒|台|年|日|時間)目/u.test(text);

/** 「二つ目は、電球です。」, 「三つ目です。」: one of the points of a text. */
export const isPoint = (text: string): boolean =>
  /^(?:[一二三四五六七八九]|[1-9１-９]|ひと|ふた|みっ|よっ|いつ)つ目(?:は|です|だ)/u.test(text);
/** Whether a sentence is the thing of the ordinal before it: 「三つ目です。体重を量ります。」 */
export const isOfOrdinal = (texts: readonly string[], at: number): boolean =>
  ORDINAL.test(texts[at - 1] ?? "") || isOrdinalStill(texts[at - 1] ?? "", texts[at - 2] ?? "");

/** Whether the sentence behind an ordinal that names no thing names none, either. */
export const isOrdinalStill = (text: string, before: string): boolean =>
  ORDINAL.test(before) && /これ[がは]/u.test(text);

/** 「理由は天候でも寝坊でもありません。」: then what is it? */
export const deniesReason = (text: string): boolean =>
  /^(?:理由|原因|わけ|きっかけ)は、?[^。]*で(?:も|は)(?:ない|ありません|なかった|ありませんでした)。$/u.test(
    text,
  );
