const TEXT =
  "(?:topic|document|section|page|article|guide|chapter|tutorial|text|documentation|manual|overview|post|lesson)";
/** "This topic also describes …", "Each overview has a tutorial.", "This guide contains a number of hints." */
const OF_ITSELF = new RegExp(
  [
    String.raw`^(?:this|the) ${TEXT} (?:also|further|additionally)\b`,
    String.raw`^(?:this|the) ${TEXT} (?:(?:does|do|will|is) not|doesn[’']t|won[’']t|isn[’']t) (?:describe|cover|explain|discuss|address|go|intended|meant)\b`,
    String.raw`^(?:this|the) ${TEXT} contains (?:an?|many|several|some|lots)\b`,
    String.raw`^(?:this|these|the) (?:${TEXT}|docs|pages) (?:is|are) (?:old|out of date|outdated|deprecated|archived|no longer)\b`,
    String.raw`^each (?:${TEXT.slice(3, -1)}) (?:also )?(?:includes?|contains?|has|comes|provides?|links?|offers?)\b`,
  ].join("|"),
  "iu",
);

/**
 * "If you’re new to it, take a look at the Getting started guide.": it leads a reader on. "To apply, go to our page."
 * says what one does.
 */
const LEADS_ON = new RegExp(
  [
    String.raw`^(?:(?:If|After|Once|For|When|Before|Then)\b[^,.!?]*, )?(?:[Pp]lease |[Yy]ou (?:can|should|may) (?:also )?)?`,
    String.raw`(?:(?:[Tt]ake|[Hh]ave) a look at|[Ll]ook at|[Cc]heck out|[Ss]ee|[Rr]efer to|[Hh]ead (?:on )?(?:over )?to`,
    String.raw`|[Rr]ead(?: more)?(?: about| on)?|[Ff]ollow|[Jj]ump to) (?:(?:the|our|this|these|that) )?(?:[^.!?]*\b(?:guides?|pages?|sections?|tutorials?`,
    String.raw`|docs|documentation|articles?|posts?|chapters?|references?|videos?|codelab)\b|\p{Lu}[\p{L}\d-]* \p{Lu}[^.!?]*)`,
  ].join(""),
  "u",
);

/** Whether an English sentence tells of its own text, or leads on to another: a listener has only what is read of it. */
export const tellsOfItself = (text: string): boolean => OF_ITSELF.test(text) || LEADS_ON.test(text);
