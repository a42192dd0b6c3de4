/** Abbreviations whose full stop never ends a sentence: a name or number follows. */
export const leadingAbbreviations = new Set(
  (
    "mr mrs ms dr prof st sr rev gen col sgt cpl pvt maj capt lt gov sen rep hon messrs mme mlle " +
    "no nos vol fig figs eq sec ch pp vs cf al approx ca e.g i.e viz dept univ est ext tel mt ft"
  ).split(" "),
);

/** Abbreviations that may end a sentence: they do when the next word is one that starts sentences. */
export const trailingAbbreviations = new Set(
  (
    "inc ltd co corp llc plc jr etc a.m p.m ph.d b.a m.a m.d b.c a.d " +
    "jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun"
  ).split(" "),
);

/** Units whose full stop belongs to them after a number: "a 20 oz. tumbler". */
export const unitAbbreviations = new Set(
  "oz lb lbs in ft yd hr hrs min mins sec secs qt pt gal tbsp tsp sq cu".split(" "),
);

/** Words that open English sentences far more often than they open a name. */
export const sentenceStarters = new Set(
  (
    "a an the this that these those there here it its he she they we you i his her their our your my " +
    "and but or so yet for nor if when while although because since as after before until once unless " +
    "in on at by from with without to of however moreover meanwhile then now today yesterday tomorrow " +
    "what who why how where which not no yes all some many most both each every another"
  ).split(" "),
);

/** Names that carry a sentence's end mark inside them. */
export const markedNames = ["モーニング娘。", "Yahoo!", "Yahoo！", "ヤフー！", "Jeopardy!", "Yum!"];
