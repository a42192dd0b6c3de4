const rows: Readonly<Record<string, string>> = {
  "": "アイウエオ",
  k: "カキクケコ",
  s: "サシスセソ",
  t: "タチツテト",
  n: "ナニヌネノ",
  h: "ハヒフヘホ",
  m: "マミムメモ",
  r: "ラリルレロ",
  g: "ガギグゲゴ",
  z: "ザジズゼゾ",
  d: "ダヂヅデド",
  b: "バビブベボ",
  p: "パピプペポ",
};
const others: Readonly<Record<string, string>> = {
  shi: "シ",
  chi: "チ",
  tsu: "ツ",
  fu: "フ",
  ji: "ジ",
  ya: "ヤ",
  yu: "ユ",
  yo: "ヨ",
  wa: "ワ",
  wo: "ヲ",
};
const glides: Readonly<Record<string, string>> = {
  ky: "キ",
  sh: "シ",
  ch: "チ",
  ny: "ニ",
  hy: "ヒ",
  my: "ミ",
  ry: "リ",
  gy: "ギ",
  j: "ジ",
  by: "ビ",
  py: "ピ",
};

const syllables = new Map<string, string>(Object.entries(others));
for (const [consonant, kana] of Object.entries(rows)) {
  [..."aiueo"].forEach((vowel, index) => {
    syllables.set(consonant + vowel, kana[index] as string);
  });
}
for (const [glide, kana] of Object.entries(glides)) {
  for (const [vowel, small] of [
    ["a", "ャ"],
    ["u", "ュ"],
    ["o", "ョ"],
  ] as const)
    syllables.set(glide + vowel, kana + small);
}

/** Kana of a word written in Hepburn; null for a word that is not Japanese. */
export function romajiToKana(word: string): string | null {
  // Ohno, Itoh: an h that no vowel follows makes the o long.
  const text = word.toLowerCase().replace(/oh(?![aiueoy])/g, "ou");
  let kana = "";
  for (let at = 0; at < text.length; ) {
    if (/^n(?![aiueoy])/.test(text.slice(at))) {
      kana += "ン";
      at += 1;
    } else if (/^([kstpcgzdb])\1|^tch/.test(text.slice(at))) {
      kana += "ッ";
      at += 1;
    } else {
      const size = [3, 2, 1].find((length) => syllables.has(text.slice(at, at + length)));
      if (!size) return null;
      kana += syllables.get(text.slice(at, at + size));
      at += size;
    }
  }
  return kana.replace(/オウ|(?<=[コソトノホモヨロゴゾドボポョ])ウ/g, (long) =>
    long === "オウ" ? "オー" : "ー",
  );
}
