import { alternatives, table } from "./table.ts";

/** Letters of Latin alphabets that are not another letter with a mark. */
const ofTheirOwn = table(
  "Ł=L ł=l Ø=O ø=o Đ=D đ=d Ð=D ð=d Þ=Th þ=th ß=ss ẞ=SS Æ=Ae æ=ae Œ=Oe œ=oe ı=i Ħ=H ħ=h Ŋ=Ng ŋ=ng",
);
const pattern = new RegExp(alternatives(ofTheirOwn.keys()), "g");

/** Latin letters as the voices know them: Lodz for Łódź. Compatible forms have to be resolved before. */
export const plainLetters = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(pattern, (letter) => ofTheirOwn.get(letter) ?? letter);
