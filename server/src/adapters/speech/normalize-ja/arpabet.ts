import { consonants, letterColumn, palatal, vowels } from "./sounds.ts";

const short = new Set(["AA", "AE", "AH", "EH", "IH", "UH", "AO"]);

interface Phone {
  name: string;
  stressed: boolean;
}

/**
 * Katakana of an English word from its phones. The spelling decides where English swallows a vowel
 * that Japanese keeps: lemon is レモン, album アルバム.
 */
export function phonesToKana(phones: string, spelling: string): string {
  const list = phones
    .split(" ")
    .map((phone): Phone => ({ name: phone.replace(/\d/, ""), stressed: /[12]/.test(phone) }));
  const letters = vowelLetters(spelling, list.filter(({ name }) => name in vowels).length);
  let kana = "";
  let consonant = "";
  let vowel = 0;
  list.forEach(({ name, stressed }, at) => {
    const next = list[at + 1]?.name;
    if (!(name in vowels)) {
      if (name === "R" && isVowel(list[at - 1]?.name) && !isVowel(next)) {
        kana = afterVowelR(kana, list[at - 1]?.name ?? "", spelling, next);
        return;
      }
      if (name === "Y" && consonant in palatal && next === "UW") {
        consonant = `${consonant}Y`;
        return;
      }
      kana += alone(consonant, name);
      consonant = name;
      return;
    }
    const letter = letters?.[vowel++] ?? "";
    const swallowed =
      name === "AH" && next === "L" && list.length === at + 2 && /[^aeiou]les?$/.test(spelling);
    // Final -le has no vowel of its own: アップル, キンドル.
    const [column, tail] = swallowed
      ? [/[TD]/.test(consonant) ? 4 : 2, ""]
      : sound(name, stressed, letter, next, consonant);
    kana += syllable(consonant, name, column) + tail;
    // The r of ER opens the next syllable: arrival is アライバル.
    consonant = name === "ER" && isVowel(next) ? "R" : "";
    if (short.has(name) && tail === "" && doubles(list, at, spelling)) kana += "ッ";
  });
  return tidy(kana + alone(consonant, ""));
}

const isVowel = (name: string | undefined) => name !== undefined && name in vowels;

function vowelLetters(spelling: string, count: number): string[] | null {
  const groups = spelling.match(/[aeiouy]+/g) ?? [];
  if (groups.length === count) return groups;
  const spoken = spelling.replace(/e$|e(?=s$)/, "").match(/[aeiouy]+/g) ?? [];
  return spoken.length === count ? spoken : null;
}

function sound(
  name: string,
  stressed: boolean,
  letters: string,
  next: string | undefined,
  consonant: string,
): readonly [number, string] {
  const first = letterColumn[letters[0] ?? ""];
  // -tion, -cial, -cean: the i only softens the consonant before it.
  const softened = /^(?:SH|ZH|CH|JH)$/.test(consonant) && /^[ie][aeo]$/.test(letters);
  if (name === "AH" && !stressed && softened) return [letterColumn[letters[1] ?? ""] ?? 0, ""];
  if (name === "AH" && !stressed && first !== undefined)
    return [letters === "ou" || letters === "iou" ? 0 : first, ""];
  if (name === "AA" && letters.startsWith("o")) return [4, ""];
  if (name === "AO" && letters === "o" && next !== "R") return [4, ""];
  if (name === "IH" && letters === "e") return [3, ""];
  if (name === "EY" && letters === "ay" && next === undefined) return [3, "イ"];
  if (name === "ER" && isVowel(next)) return [first ?? 0, ""];
  if (name === "IY" && isVowel(next)) return [1, ""];
  return vowels[name] ?? [0, ""];
}

function syllable(consonant: string, vowel: string, column: number): string {
  if (consonant.endsWith("Y") && consonant.length > 1) return `${palatal[consonant.slice(0, -1)]}ュ`;
  if (vowel === "AE" && column === 0 && consonant === "K") return "キャ";
  if (vowel === "AE" && column === 0 && consonant === "G") return "ギャ";
  return consonants[consonant]?.[column] ?? "";
}

/** A consonant that no vowel follows. */
function alone(consonant: string, next: string): string {
  if (consonant === "") return "";
  if (consonant === "M" && /^[BP]$/.test(next)) return "ン";
  if (consonant === "NG" && /^[KG]$/.test(next)) return "ン";
  return consonants[consonant.replace(/(?<=.)Y$/, "")]?.[5] ?? "";
}

function afterVowelR(kana: string, vowel: string, spelling: string, next: string | undefined): string {
  if (vowel === "AO")
    return next === undefined && /ore$/.test(spelling) ? `${kana.replace(/ー$/, "")}ア` : kana;
  if (vowel === "AA") return `${kana}ー`;
  if (vowel === "EH" || vowel === "IH" || vowel === "UH") return `${kana}ア`;
  if (vowel === "AY" || vowel === "AW") return `${kana}ヤ`;
  return kana;
}

/** cat → キャット, box → ボックス: a short vowel before the last hard consonant. */
function doubles(list: Phone[], at: number, spelling: string): boolean {
  const [following, after] = [list[at + 1]?.name ?? "", list[at + 2]?.name];
  // happy ハッピー, locker ロッカー, kitchen キッチン, cooking クッキング; but pocket ポケット.
  if (/^(?:P|K|CH)$/.test(following) && isVowel(after))
    return list[at]?.stressed === true && /pp|ck(?!e[nt])|tch|ook/.test(spelling);
  const rest = list
    .slice(at + 1)
    .map(({ name }) => name)
    .join(" ");
  if (/^(?:K S|K T)$/.test(rest)) return rest === "K S";
  if (rest === "S" || rest === "D") return rest === "D" && /[aeiou]d$/.test(spelling);
  return /^(?:K|T|P|CH|G|SH|JH)$/.test(rest);
}

const tidy = (kana: string) =>
  kana
    .replace(/ー{2,}/g, "ー")
    .replace(/ンン/g, "ン")
    .replace(/ウアー/g, "ワー")
    .replace(/ッ?トス$/, "ッツ")
    .replace(/(?<=[ーイウン])ッツ$/, "ツ")
    .replace(/ッ?ドズ$/, "ッズ")
    .replace(/(?<=[ーイウン])ッズ$/, "ズ");
