import type { Language, PageType } from "#kernel/vocabulary";
import { withLimits } from "../prose/left-out/unsaid-en.ts";
import { withoutKeepersGreeting } from "../text/persons/keepers-greeting-ja.ts";
import { withoutHumility } from "../text/polite/without-humility-ja.ts";
import { withStops } from "../text/sentences/line-ends-ja.ts";
import { withoutFootnotes } from "../text/signs/footnotes-ja.ts";
import { withLabelAsSubject } from "../text/signs/labels.ts";
import { speakable } from "../text/signs/speakable.ts";
import { withoutGluedHead } from "./glued.ts";
import { withoutInlineHead } from "./inline-head-en.ts";
import { packedTold } from "./packed-ja.ts";

/** A block's text as one line that can be cut into sentences, without what no voice says of it. */
export function lineOf(text: string, language: Language, type: PageType): string {
  if (language === "ja") {
    const own = type === "product" ? text.replace(NUMBER, "").replace(DEED_AHEAD, "$1。") : text;
    const noted = type === "product" ? own.replace(MEASURED, "$1は$2です。").replace(NOTE, "。") : own;
    // Ornaments that end a sentence are heard before no sign is left of them.
    const line = speakable(withoutFootnotes(type === "product" ? withStops(noted) : noted), language);
    return type === "product" ? packedTold(withoutHumility(withoutKeepersGreeting(withStops(line)))) : line;
  }
  const line = withoutGluedHead(speakable(withLimits(text.replace(FRAMED, "")), language));
  return type === "product" ? withoutInlineHead(withLabelAsSubject(line.replace(SHOUTED, ""))) : line;
}

/** "~ ABOUT THE LOOM ~ It is …", "*** CARE *** Wipe it.": a head between signs, on the line of its text. */
const FRAMED = /^\s*([~*=•✦★_-]{1,5}) ?[\p{Lu}\d][\p{Lu}\d &’'?!/,-]{2,40}? ?\1\s+(?=\p{Lu})/u;
/** "FINE WEAVE: The cloth is …": a head in capitals before the sentence that it is the head of. */
const SHOUTED = /(?<=^|[.!?] )(?=[^:]*\p{Lu}{4})\p{Lu}[\p{Lu}\d&’' /-]{4,40}: (?=\p{Lu})/gu;
/** 「1. 手すりは、…」: a listener hears no list of points by its numbers. */
const NUMBER = /^\s*[（(]?[\d０-９]{1,2}[)）.．]\s*(?=[^\d０-９\s])/u;
/** 「つまみで時刻を合わせる 文字の高さは28ミリです。」: what one does, in bold letters before the words on it. */
const DEED_AHEAD = /^([^。、「」\s]{3,20}を[^。、「」\s]{0,12}[るくぐすつぬぶむう])[ 　]+(?=[^\s]{4,})/u;
/** 「帆布……1枚 ※冬は麻に変わります」: a note is no part of the words before it. */
const NOTE = /(?<=[\p{L}\d％%）)」])[ 　]+※[ 　]*(?=[^\d\s])/gu;
/** 「重さ 約165g → 片手で持てます。」: a measure, and what it means. */
const MEASURED =
  /^(重さ|重量|厚さ|厚み|高さ|長さ|幅|直径|容量)[ 　:：]+((?:約[ 　]?)?[\d０-９.〜～]+[ 　]?(?:k?g|[cm]m|m?L|ml|センチ|ミリ|グラム|キロ|リットル))[ 　]*[→⇒➡][ 　]*(?=[^。]{4,}。)/u;
