import { afterAll, expect, it } from "vitest";
import { pacedSeconds } from "#kernel/text/spoken-seconds";
import { compileVoice } from "../../../voice/compile.ts";
import { openjtalk } from "./openjtalk.ts";

const sentences = [
  "ジャバスクリプトの新しい仕様では、配列を並べ替えるときに元の配列を変えないメソッドが使えます。",
  "りんご、みかん、バナナ、ぶどうを買ってきました。",
  "明日の会議は何時からですか？",
  "えっ、本当にそんなことがあったの？",
  "やった！ついに完成だ！",
  "インターナショナライゼーションとコンテナオーケストレーションについて説明します。",
  "ダッシュボードにログインして、アップデートをチェックしてください。",
  "人口は12,345,678人で、前年比マイナス3.5パーセントでした。",
  "電話番号は03-1234-5678です。",
  "2026年11月22日の午後3時15分に東京駅を出発する。",
  "彼は「ちょっと待って」と言って、急いで部屋に戻った。",
  "きっともっとずっと楽しくなるって言ったじゃないか。",
  "マッチポンプ、ポップアップ、ネットワークスイッチ、トラックバック。",
  "気温は零下二十度まで下がり、雪が一晩中降り続いた。",
  "ああ、そうですか。",
  "ロッククライミングのトップロープでは、カラビナとハーネスとチョークバッグを使う。",
  "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。",
  "学校に行ったきり、帰ってこなかったのだろうか。",
  "株価は三万八千九百十五円八十七銭で、史上最高値を更新しました！",
  "CPUのキャッシュは、L1、L2、L3の三段階からなる。",
];

const speech = openjtalk({ program: await compileVoice() });
afterAll(() => speech.close());

const cases = speech.voices().flatMap((voice) => [0.5, 1, 2].map((speed) => ({ voice, speed })));

it.each(cases)(
  "$voice.id speaks every sentence at speed $speed within sane peaks and near the length told",
  async ({ voice, speed }) => {
    const said = await Promise.all(
      sentences.map(async (sentence) => {
        const text = speech.normalize(sentence, voice.id);
        const { samples, sampleRate } = await speech.speak({ text, voice: voice.id, speed, pitch: 0 });
        const peak = samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
        const told = pacedSeconds(text, voice, speed);
        return { sentence, peak, length: samples.length / sampleRate / told };
      }),
    );
    // A sample that is no number makes a peak that is none either. A single sentence of figures lasts longest.
    const strange = said.filter(
      ({ peak, length }) => !(peak > 0.2 && peak < 4 && length > 0.6 && length < 1.5),
    );
    expect(strange).toEqual([]);
  },
  120_000,
);
