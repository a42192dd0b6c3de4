import { isJapaneseSentence } from "#kernel/critic/predicate-ja";
import type { Language } from "#kernel/vocabulary";
import { type Draft, plain } from "../../draft.ts";
import { isOrder } from "../../prose/procedures.ts";
import { standsAlone } from "../../prose/stands.ts";
import { polite, politeThroughout } from "../../text/polite/polite.ts";
import { rulesSaid } from "../../text/polite/rules-in-a-row-ja.ts";
import { withSubject } from "../../text/sentences/without-subject.ts";
import { tiesToBlock } from "../../ties.ts";
import type { Unit } from "../../units.ts";
import { noteSaid } from "./notes-said-ja.ts";

const SENTENCES_A_PARAGRAPH = 5;
/** Torn from its head, what was announced would be told in another place. */
const SENTENCES_BELOW_A_HEAD = 8;
/** Below one heading, or none, what stands further apart is another matter. */
const NEAR_BLOCKS = 4;

/** A paragraph a section of the page, long ones in equal parts; in a spoken one its notes have their verbs and subjects. */
export function paragraphsBySection(
  units: readonly Unit[],
  language: Language,
  isPolite: boolean,
  isMany = false,
  isSpoken = false,
): Draft[][] {
  const sections: Piece[][] = [];
  const ofSection = Map.groupBy(units, ({ section }) => section);
  const isAlone = ({ section }: Unit) => ofSection.get(section)?.length === 1;
  let before: Unit | undefined;
  for (const [place, unit] of units.entries()) {
    // 「はみ出した植木鉢。はがされない貼り紙。」: things one behind the other are told as they stand.
    const isInRow = language === "ja" && [place - 1, place + 1].some((at) => isBesideThing(unit, units[at]));
    const above = before?.blockIndex === unit.blockIndex ? before.sentences.at(-1) : undefined;
    const drafts = unit.sentences.map((sentence, at) => {
      const rules = rulesSaid(sentence, unit.sentences[at - 1] ?? above ?? "");
      const said = () => rules ?? politeThroughout(sentence) ?? polite(sentence);
      const own = language === "ja" && isPolite && !unit.isAsIs && !isInRow ? said() : sentence;
      // A text that is told as its author wrote it keeps its notes; whoever speaks of goods says them whole.
      const spoken = () =>
        language === "en"
          ? withSubject(own, isMany)
          : isInRow
            ? own
            : noteSaid(own, unit.sentences[at - 1] ?? above);
      const text = isSpoken ? spoken() : own;
      return { text, ties: tiesToBlock(text, unit.blockIndex) };
    });
    // Told behind other things, use and care are announced as the page does.
    const { head } = unit;
    const isNewHead = language === "ja" && isPolite && head !== null && before !== undefined;
    if (isNewHead) drafts.unshift(plain(turnTo(head)));
    const isCare = language === "en" && head !== null && tellsWhatToDo(unit.sentences[0] ?? "");
    if (isCare) drafts.unshift(plain(`There is some advice on ${isMany ? "their" : "its"} care, too.`));
    const piece = { drafts, begins: before?.blockIndex !== unit.blockIndex, isHeaded: isNewHead };
    // Points of one sentence each, all below headings of their own, make a paragraph together.
    const isPoint = unit.sentences.length === 1 && isAlone(unit) && before && isAlone(before);
    const isNear = before && unit.blockIndex - before.blockIndex <= NEAR_BLOCKS;
    const isSame = before && unit.section === before.section && isNear;
    if (before && !isNewHead && (isSame || isPoint)) sections.at(-1)?.push(piece);
    else sections.push([piece]);
    before = unit;
  }
  return sections.flatMap((pieces) => inEqualParts(pieces, language)).map(withoutTurn);
}

/** "However, do not wash it." at the beginning of a paragraph: behind a pause nobody hears what it turns against. */
const withoutTurn = ([first, ...others]: Draft[]): Draft[] =>
  first ? [{ ...first, text: first.text.replace(/^However, \p{L}/u, begun) }, ...others] : [];
const begun = (turn: string) => turn.slice(-1).toUpperCase();

/** Whether both are nothing but a thing, in one paragraph. */
const isBesideThing = (unit: Unit, other: Unit | undefined) =>
  other?.blockIndex === unit.blockIndex && [unit, other].every(({ sentences }) => sentences.every(isThing));
const isThing = (sentence: string) => THING.test(sentence) && !isJapaneseSentence(sentence);
const THING =
  /^(?!.*(?:は、|[はが][^\p{Script=Hiragana}]))[^、]{6,40}[\p{Script=Han}\p{Script=Katakana}ーすりめ]。$/u;

const tellsWhatToDo = (text: string) =>
  isOrder(text, "en") || /^(?:Don[’']t|Do not|Never|Always|Please) /.test(text);

interface Piece {
  drafts: Draft[];
  /** Whether it begins a paragraph of the page. */
  begins: boolean;
  /** Whether it is announced by its head. */
  isHeaded: boolean;
}

/** Where the page begins a paragraph near the place, and with no sentence or two left over. */
function inEqualParts(pieces: readonly Piece[], language: Language): Draft[][] {
  const count = pieces.reduce((sum, { drafts }) => sum + drafts.length, 0);
  const most = pieces[0]?.isHeaded ? SENTENCES_BELOW_A_HEAD : SENTENCES_A_PARAGRAPH;
  const size = count / Math.ceil(count / most);
  const parts: Draft[][] = [[]];
  for (const [index, { drafts, begins }] of pieces.entries()) {
    const current = parts.at(-1) ?? [];
    // A sentence that goes on from the one before stays with it, as long as the paragraph can hold it.
    const mayBegin = begins || standsAlone(drafts[0]?.text ?? "", language) || current.length >= size + FAR;
    const isNear = current.length >= size - NEAR && begins;
    const waits = pieces.slice(index + 1, index + 1 + NEAR).some((next) => next.begins);
    const isFull = current.length >= size && !(waits && current.length < size + NEAR);
    const left = pieces.slice(index).reduce((sum, piece) => sum + piece.drafts.length, 0);
    if ((isNear || (isFull && mayBegin)) && left > NEAR) parts.push([...drafts]);
    else current.push(...drafts);
  }
  return parts;
}
const NEAR = 1;
const FAR = 3;

/** 「使いはじめ」 names when something is done, and no thing that is told of. */
const WHEN_DONE =
  /(?:はじめ|始め|とき|[うくぐすつぬぶむるいた]時|[うくぐすつぬぶむる]前|[のた](?:あと|後))$/u;
const turnTo = (head: string) => `次は、${head}${WHEN_DONE.test(head) ? "にすること" : ""}です。`;
