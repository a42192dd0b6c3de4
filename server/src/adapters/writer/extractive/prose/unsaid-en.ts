/** Somebody's words, and nobody says whose. */
export const UNSIGNED = /^[“"][^“”"]*[”"]$/;
/** "(Products with silicone can cause damage.)": what a writer puts in brackets, a speaker leaves out. */
export const ASIDE = /^\([^()]*\)\.?$/;
/** "the conditional ? operator", whose sign became the end of a sentence; "app.retry(seconds)", "docs/guide.rst", "/etc/hosts". */
export const CODE =
  /^[^“"]*\p{Ll}\? \p{Ll}|\b[a-z]\w*\.\w+\(|::\w|(?:^|\s)--\w|\b[a-z]+_[a-z_]+\b|\b[\w-]+\.(?:rst|md|html?|json|ya?ml|conf|toml)\b|(?:^|[\s(“"'])~?\/\p{L}[\w.-]*\/[\w.*-]/u;
/** "See the Torn Warp section": nobody who listens turns to it. */
export const ELSEWHERE =
  /\b[Ss]ee (?:also )?(?:the |our )?[“"]?\p{Lu}[^.,;]{2,60} (?:[Ss]ection|[Aa]rticle|[Pp]age|[Cc]hapter|[Aa]ppendix|[Mm]anual|FAQ)\b/u;
/** "For the novel, see The Mill.", "Not to be confused with …": an encyclopaedia sends those away who meant another. */
export const OF_ANOTHER =
  /^For [^.]{3,90}, see (?:also )?[“"]?\p{Lu}|^Not to be confused with |\bredirects here\b/u;
/** "He won’t.": the end of a joke, which nobody follows by ear. */
export const ELLIPSIS =
  /^(?:I|you|he|she|it|they|we) (?:\p{L}+n[’']t|do|does|did|will|would|can|could|is|are|was|were|has|have|had)\.$/iu;
/** "(Anna Reed / The Paper)", "Photo by Anna Reed": below a picture. */
export const CREDITED =
  /\((?:\p{L}+: )?\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,3} ?[/|] ?\p{Lu}[^()]{1,40}\)\.?$|[.)] (?:Photo|Image|Picture|Photograph)s?(?: by|: ?)[^.!?]{3,50}\.?$/u;
