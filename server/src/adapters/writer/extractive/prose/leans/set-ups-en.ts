/** "Stale bread isn't dry bread.": what a thing is not says little before what it is. */
const DENIES =
  /^(?:[\p{L}\d’'-]+ ){1,8}(?:isn|aren|wasn|weren|doesn|don|didn)[’']t (?:[\p{L}\d’',-]+ ?){1,6}\.$|^(?:[\p{L}\d’'-]+ ){1,6}(?:is|are|was|were) not (?:[\p{L}\d’',-]+ ?){1,6}\.$/iu;
const SAYS_WHAT = /^(?:it|they|that|he|she|this)(?:[’'](?:s|re)| is| are| was| were)\b/i;
/** "There is a particular noise.": of which more has to follow. */
const THERE_IS =
  /^there(?:[’']s| is| was| are| were) (?:only |just |also )?(?:an?|one|another|something|two|three|a few|several)(?: (?!at |in |on |by |for |to |near |of |with )[\p{L}-]+){1,2}\.$/iu;
/** "The question is narrow.": what it is, the next sentence says. */
const IS_SIMPLE =
  /^The (?:question|problem|trouble|catch|trick|answer|rule|reason|point) is (?:very |quite )?(?:narrow|simple|plain|short|easy|this|obvious|clear|old|different)\.$/;
/** "Not which one is nicest.": but what, the next sentence asks. */
const NOT_WHICH = /^Not (?:which|what|who|how|whether)\b[^?]*\.$/;
/** "The survey was supposed to be routine.", "Nearly everybody believes that …": how it came out stands behind. */
const EXPECTS = new RegExp(
  [
    String.raw`\b(?:was|were|is|are) (?:supposed|meant|expected|said) to\b`,
    String.raw`\b(?:everybody|everyone|most people) (?:believes?|thinks?|assumes?)\b`,
    String.raw`\bused to (?:think|believe)\b`,
    String.raw`\b(?:thought|assumed|believed) (?:that|it|he|she|they|we|I)\b`,
  ].join("|"),
  "i",
);
const TURNS =
  /^(?:but|however|instead|in fact|actually|then|until|yet|it (?:wasn|isn|turned|was not|is not))\b/i;
/** "So the parish raked it out.", "The result was a queue.": what it all came to. */
const COMES_TO =
  /^(?:so(?! far)|that(?:[’']s| is| was) (?:why|when|how|because)|which is (?:why|how)|as a result|the result|in the end|it worked|it did(?:n[’']t| not) work)\b/i;

/** Whether an English sentence waits for the next one of its paragraph: nobody stops in between. */
export const isSetUpFor = (next: string, text: string): boolean =>
  THERE_IS.test(text) ||
  (DENIES.test(text) && SAYS_WHAT.test(next)) ||
  (EXPECTS.test(text) && TURNS.test(next)) ||
  COMES_TO.test(next);

/** "We were at the ford with two other cars.": a story begins, and nobody stops there. */
const SCENE =
  /^(?:We|I) (?:was|were) (?:at|in|on|out|just|driving|walking|sitting|standing)\b|^One (?:day|night|morning|evening|summer|winter)\b/;

/** Whether a paragraph begins with it as a story does. */
export const setsSceneInEnglish = (text: string): boolean => SCENE.test(text);

/** Whether it says nothing without what follows it. */
export const announcesOne = (text: string): boolean =>
  THERE_IS.test(text) || IS_SIMPLE.test(text) || NOT_WHICH.test(text);
