import { fixesTime } from "../../merits-en.ts";
import { isOrder } from "../procedures.ts";
import { isNeeded } from "../warnings-en.ts";
import { tellsOfItself } from "./of-itself-en.ts";

/** "As we move into 2030, …": that time passes is no news, unless something comes with it. */
const TIME_PASSES = new RegExp(
  [
    String.raw`^as (?:we|the (?:world|industry|year)|businesses|technology|\d{4}) (?:\p{L}+ )?`,
    String.raw`(?:mov|head|step|enter|look|approach|near|progress|evolv|advanc|unfold)\p{L}*`,
    String.raw`|^in (?:today[’']s|the modern|an?|this) (?:[\p{L}-]+ ){0,3}`,
    String.raw`(?:world|age|era|landscape|environment|society|economy|marketplace)\b`,
  ].join(""),
  "iu",
);
const CHANGES = new RegExp(
  [
    String.raw`\b(?:continues?|keeps?) (?:to )?(?:redefin|reshap|transform|evolv|chang|grow|shap|driv|revolutioni[sz]|disrupt)\p{L}*`,
    String.raw`\b(?:is|are) (?:\p{L}+ly )?(?:evolving|changing|transforming|advancing|accelerating|shifting|reshaping|redefining)\b`,
    String.raw`\b(?:more|less|better|\p{L}+er) (?:[\p{L}-]+ )?than ever\b`,
    String.raw`\b(?:plays?|has become) an? (?:\p{L}+ly )?(?:crucial|vital|essential|important|key|central|pivotal|integral)\b`,
  ].join("|"),
  "iu",
);

const ABSTRACT =
  "(?:innovation|technology|progress|digitali[sz]ation|(?:digital )?transformation|competition|(?:the )?(?:digital |modern |business |tech )?(?:world|landscape|pace(?: of (?:change|life|innovation))?))";
/** "From mills to looms, technology moves on more quickly than ever": a change of everything, without a measure. */
const RUNS_ON = new RegExp(
  String.raw`(?:^|, (?:and )?)${ABSTRACT} (?:is|has|continues?|keeps?|moves?|evolves?|changes?)\b[^.]*\b(?:than ever|rapidly|constantly|at (?:a|an) (?:\p{L}+ )?(?:pace|speed|rate)|every day)`,
  "iu",
);
/** "It has never been easier to weave." */
const NEVER_BEEN =
  /\b(?:it|there)(?:[’']s| has) never been (?:so |as )?(?:more \p{L}+|(?:\p{L}+er)|easy|simple|fast|good|important|better)\b/iu;

/** "Nearly every weaver in the valley dreams of …": nobody has asked them. */
const ALL_WANT = new RegExp(
  [
    String.raw`^(?:almost |nearly |virtually |practically |just about )?(?:every(?:one|body)|we all|all of us|most of us|every (?:(?!(?:who|that|which)\b)[\p{L}-]+ ){0,3}`,
    String.raw`[\p{L}-]+(?: in (?:(?!(?:who|that|which)\b)[\p{L}-]+ ){0,4}[\p{L}-]+)?) (?:wants?|loves?|dreams?|longs?|craves?|wishes|deserves?) `,
    String.raw`|^who (?:doesn[’']t|wouldn[’']t) (?:want|love|like)\b`,
  ].join(""),
  "iu",
);
/** "Whether you are new to it or not, there’s something for everyone." */
const FOR_ALL = new RegExp(
  [
    String.raw`^(?:whether|no matter|with so (?:many|much)|from|so)\b[^.]*\b(?:there(?:[’']s| is) something|(?:has|have|offers?) something`,
    String.raw`|(?:has|have) (?:got )?(?:you covered|it all)) ?(?:for (?:everyone|everybody|all|every \p{L}+))?[.!]$`,
    String.raw`|^there(?:[’']s| is) something (?:here )?for (?:everyone|everybody|every \p{L}+)[.!]$`,
  ].join(""),
  "iu",
);

/** "It is the perfect gateway for exploring wool.": praise of how well a thing suits an unnamed purpose. */
const SUITS = new RegExp(
  [
    String.raw`\b(?:offers?|is|are|provides?|makes?) (?:the|an?|your) (?:ideal|perfect|best|ultimate|go-to) (?:[\p{L}-]+ ){0,2}?`,
    `(?:tool|place|way|solution|choice|platform|partner|destination|starting point|option|companion|opportunity|introduction|gateway|resource)s? `,
    String.raw`(?:for (?:any(?:one|body)?|every(?:one|body)?|all|your (?:\p{L}+ )?(?:needs|journey|business|lifestyle)`,
    String.raw`|diving|exploring|discovering|embarking|unlocking|elevating)|to (?:dive|explore|discover|embark|unlock|elevate|unleash))\b`,
  ].join(""),
  "iu",
);

/** "Featuring a wide reed, weave with joy.": who features it is not said. */
const DANGLES =
  /^(?:Achieving|Featuring|Boasting|Offering|Delivering|Combining|Sporting|Designed|Crafted|Engineered|Powered|Equipped|Rated)\b[^.]*, (\p{Ll}+ .*)$/u;
function isDangling(text: string): boolean {
  const [, rest = ""] = DANGLES.exec(text) ?? [];
  return rest !== "" && isOrder(rest.charAt(0).toUpperCase() + rest.slice(1), "en");
}

/** "Give your team the most advanced loom.": an order to buy, praised and not measured. */
const HYPED = new RegExp(
  [
    String.raw`\bthe (?:world[’']s )?most (?:advanced|powerful|trusted|innovative|complete|popular|reliable|loved)\b`,
    String.raw`\b(?:frictionless|seamless(?:ly)?|effortless(?:ly)?|enterprise-grade|world-class|cutting[- ]edge|next[- ]level|like never before|in no time)\b`,
    String.raw`\bwith the world\b|\b(?:better|faster|smarter)[.!]$`,
  ].join("|"),
  "iu",
);
const CONDITION = /\b(?:if|when|before|after|until|unless|within|because|so that)\b/i;

/** Whether a sentence orders its hearer to have what it only praises. */
export const isHypedOrder = (text: string): boolean =>
  isOrder(text, "en") && HYPED.test(text) && !CONDITION.test(text) && !isOfUse(text);

/** A day, an amount or a limit is told, whatever stands around it. */
const isOfUse = (text: string) => fixesTime(text) || isNeeded(text);

/** Whether a sentence fills the time: it names no matter of its text, or praises without a measure. */
export const isFiller = (text: string): boolean =>
  ((TIME_PASSES.test(text) && CHANGES.test(text)) ||
    RUNS_ON.test(text) ||
    NEVER_BEEN.test(text) ||
    ALL_WANT.test(text) ||
    FOR_ALL.test(text) ||
    SUITS.test(text) ||
    tellsOfItself(text) ||
    isDangling(text)) &&
  !isOfUse(text.replace(NEVER_BEEN, "").replace(/^in today[’']s\b/i, ""));
