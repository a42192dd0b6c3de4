const LITTLE = /(?<=\p{L} )(?:pour|avec|para|com|con|und|für|mit|voor|och|della|delle)(?= \p{L}|\s\d)/u;
const OF = /(?<=\p{L} )(?:de|des|du|da|do|la|le)(?= \p{L})/u;
const ACCENTED = /[à-öø-ÿ]/u;
/** Names of French things that English has taken over. */
const TAKEN_OVER = /\beau de|\bcrème de|\bcafé\b/i;

/** Whether a name is of another language than English, which no English article fits: "Chaise de bébé pour chiens". */
export const isForeign = (name: string): boolean =>
  !TAKEN_OVER.test(name) && (LITTLE.test(name) || (OF.test(name) && ACCENTED.test(name)));
