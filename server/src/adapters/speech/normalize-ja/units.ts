import type { Rewrite } from "../rewrite.ts";
import { alternatives, table } from "../table.ts";

/**
 * As written behind a figure → as said. Letter case counts where it makes the unit. DK ends in hiragana: behind
 * a figure the front end takes ディーケー for ディーケイ.
 */
const names = table(`
mm=ミリメートル cm=センチメートル m=メートル km=キロメートル μm=マイクロメートル nm=ナノメートル mm2=ヘーホーミリメートル cm2=ヘーホーセンチメートル m2=ヘーホーメートル
km2=ヘーホーキロメートル cm3=立方センチメートル m3=立方メートル cc=シーシー ha=ヘクタール mg=ミリグラム g=グラム kg=キログラム t=トン lb=ポンド lbs=ポンド
oz=オンス ml=ミリリットル mL=ミリリットル dl=デシリットル dL=デシリットル l=リットル L=リットル kl=キロリットル km/h=キロメートル毎時 m/s=メートル毎秒
rpm=カイテンマイフン mph=マイル毎時 bit=ビット KB=キロバイト MB=メガバイト GB=ギガバイト TB=テラバイト PB=ペタバイト kbps=キロビーピーエス
Mbps=メガビーピーエス Gbps=ギガビーピーエス Hz=ヘルツ kHz=キロヘルツ MHz=メガヘルツ GHz=ギガヘルツ fps=フレーム毎秒 dpi=ディーピーアイ ppi=ピーピーアイ
px=ピクセル pt=ポイント MP=メガピクセル in=インチ inch=インチ ft=フィート V=ボルト kV=キロボルト A=アンペア mA=ミリアンペア mAh=ミリアンペアアワー
Ah=アンペアアワー mW=ミリワット W=ワット kW=キロワット MW=メガワット Wh=ワットアワー kWh=キロワットアワー lm=ルーメン lx=ルクス cd=カンデラ Pa=パスカル
hPa=ヘクトパスカル kPa=キロパスカル MPa=メガパスカル N=ニュートン J=ジュール dB=デシベル cal=カロリー kcal=キロカロリー kJ=キロジュール ppm=ピーピーエム
ms=ミリ秒 sec=秒 s=秒 min=分 h=時間 hr=時間 hrs=時間 °C=度 °F=度エフ °=度 %=パーセント ‰=パーミル Ω=オーム kΩ=キロオーム K=ケー D=ディー G=ジー
WD=ダブリューディー DK=ディーけー LDK=エルディーケー WAY=ウェイ way=ウェイ pcs=個 pc=個 ct=カラット x=倍
`);

const pattern = new RegExp(String.raw`(?<=\d|万|億)\s?(${alternatives(names.keys())})(?![A-Za-z0-9])`, "g");

/** Those that are told by themselves: サイズ(cm). */
const alone = /(?<![A-Za-z\d./-])(?:[kmμ]g|[kcmμn]m|[md][lL])(?![A-Za-z\d./-])/g;

/** Signs between figures that are part of a measure. */
const signs: readonly Rewrite[] = [
  [/[φΦØ⌀]\s?(?=\d)|(?<=\d(?:[cm]?m)?\s?)[φΦ⌀]/g, "ファイ"],
  [/(?<=気温|温度|最高|最低)-(?=\d)/g, "マイナス"],
  [/(?<=\d)\s?[×xX]\s?(?=\d)/g, "かける"],
  [/(?<=\d)(?:cm|mm|m)\s?[×xX]\s?(?=\d)/g, (unit) => `${names.get(unit.replace(/\s?[×xX]\s?$/, ""))}かける`],
  [/(?<=\d)\s?["”″](?!\d)/g, "インチ"],
];

export const units: readonly Rewrite[] = [
  ...signs,
  [/(?<=\d)\s?(GB|MB|TB|kg|g)\/s\b/g, (_, unit) => `${names.get(unit)}毎秒`],
  [/(\d円?)\/(kg|g|L|m2|h|GB)(?![A-Za-z0-9])/g, (_, figure, unit) => `${figure}、毎${names.get(unit)}`],
  [pattern, (_, unit) => names.get(unit) ?? unit],
  [alone, (unit) => names.get(unit) ?? unit],
];
