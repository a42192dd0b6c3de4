/** The languages in which an English text tells what else its subject is called. */
export const LANGUAGES =
  "(?:Old |Middle |Ancient )?(?:English|Swedish|Norwegian|Danish|Finnish|Icelandic|German|Dutch|French|Spanish|" +
  "Portuguese|Catalan|Basque|Italian|Latin|Greek|Irish|Gaelic|Welsh|Polish|Czech|Hungarian|Romanian|Ukrainian|" +
  "Russian|Turkish|Arabic|Hebrew|Persian|Hindi|Sanskrit|Thai|Vietnamese|Chinese|Korean|Japanese)";
