/** 「曲尺で」, above what is measured so; 「補助を使うと」, above what it is then. */
const PARTICLE =
  /(?<=\p{Script=Han}|\p{Script=Katakana})で$|(?<=[うくすつぬぶむるい])と$|(?:[えけせてめれ]ば|たら|なら)$/u;
/** The name of a column before its value. */
export const columnSaid = (column: string): string => (PARTICLE.test(column) ? column : `${column}が`);
