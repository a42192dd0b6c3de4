/** 「作業の前に、必ず電源を切ってください。」: no step below it is told without it. */
const KEEPS_SAFE =
  /^[^。、]{0,16}前に(?:は|、)[^。]*(?:電源|プラグ|コンセント|元栓|ブレーカー|電池|バッテリー|エンジン)[^。]*(?:切|抜|閉|外|止)[^。]*(?:ください|ます)。/u;
/** 「ただちにご使用を中止してください。」: whoever has the thing has to hear it. */
const STOPS =
  /(?:ただちに|直ちに|すぐに|速やかに|すみやかに)[^。]*(?:使用|運転|利用|飲用|摂取)を?、?(?:中止|停止|お?(?:や|止)め|お?控え)[^。]*(?:ください|くださいますよう[^。]*|ます)。$/u;
const SAFETY = 60;
/** Why it has to be stopped is told, too. */
const STOPPED = 40;
/** Seconds of good text that one would give for an order that keeps somebody safe. */
export const safetyOf = (text: string): number =>
  KEEPS_SAFE.test(text) ? SAFETY : STOPS.test(text) ? STOPPED : 0;
