/**
 * What people say before what they ask, as patterns of folded text. What stands there is polite, or says for whom or what it is, and never
 * what is asked; see `withoutCarrier`.
 */

/** Words by which the asker calls somebody who wants to know. */
const asker =
  "(?:my |our |the )?(?:boss|manager|management|ceo|cfo|coo|cto|cmo|director|directors|board|team lead|team|colleague|colleagues|head office|vp|chairman|chairwoman)";
/** What an answer is for. */
export const purpose =
  "(?:for|in) (?:my|our|the|a|an|this|today's|tomorrow's|next week's) (?:\\w+ )?(?:report|reports|board|board meeting|meeting|presentation|slide|slides|deck|newsletter|boss|manager|management|ceo|cfo|review)";
const greeting =
  "(?:hi|hello|hey|hiya|dear|good morning|good afternoon|good evening)(?: (?:there|team|all|everyone|everybody|folks|guys|parlance|assistant|bot|again))?";
const calls =
  "so|ok|okay|well|right|now|then|also|and|just|actually|basically|sorry|excuse me|hmm+|um+|uh|fyi|btw|by the way|quick|quickly|quick one|(?:many )?thanks(?: again| a lot| so much)?|thank you(?: (?:very|so) much| again)?|great(?: job| work)?|good(?: job| work)?|wonderful|excellent|awesome|perfect|nice(?: job| work)?|cool|yes|yeah|sure|got it|i see|interesting|alright|all right|please|pls|plz|let's see";

/** Openings that stand before anything that is asked. */
export const anyOpenings = [
  `${greeting}(?: ?[,!.:;-])?(?: |$)`,
  `(?:${calls})(?: ?[,!.:;…]+ *| [-–]+ )`,
  "(?:please|pls|plz|so|ok|okay|well) ",
  "(?:(?:a|an|one|my|the|here is a|here's a|i have a|i have|i've got a|just a) )?(?:quick |short |simple |small |last )?(?:question|request|query)(?: for you)? ?[:,-] ",
  `${purpose} ?[:,-] `,
  "please answer(?: me)? ?[:,-]? ",
];

const you = "you (?:please |kindly |maybe |perhaps |possibly |quickly |just )*";
const tells = "(?:tell|show|give|let|find|work|check|say|explain|look|remind|help|figure|confirm)";
const wishes = "(?:really |also |just |only )*(?:like|love|want|need|wish|have|be interested)";
const learns =
  "(?:see|know|find out|learn|understand|hear|get|work out|figure out|check|look at|determine|be told)";
/** Openings before a question word. */
export const askedOpenings = [
  `(?:can|could|would|will) ${you}${tells}(?: me| us)?(?: out| up| know| understand| see)?(?: for me)?`,
  `(?:can|could|may) (?:i|we) (?:please )?(?:ask|${learns})`,
  "(?:do|would) you (?:happen to )?(?:know|have any idea|remember)",
  "(?:do|can) we (?:know|say|tell)",
  `(?:please )?${tells} (?:me|us)(?: know| understand| see| find out| work out| figure out)?`,
  `(?:i|we)(?: would|'d)? ${wishes} (?:to ${learns}|in knowing)`,
  `(?:i(?:'m| am|'ve been| have been| was)|we(?:'re| are)) (?:just |currently )?(?:trying|hoping|looking|asked) to ${learns}`,
  "(?:i |we )(?:was|were|have been|'ve been|got) asked",
  "i (?:forgot|forget|don't know|do not know|have no idea|can't remember|cannot remember|can't recall|can't tell)",
  "(?:i(?:'m| am| was|'d be)? )?(?:just )?(?:wonder|wondering|curious|interested)(?: to know| in knowing)?",
  "(?:do you have |have you got |is there )?any idea(?: of)?",
  "(?:what )?(?:we|i)(?: would|'d)? (?:like|want|need)(?: to know| to find out| to see)?(?: is)?",
  `it (?:would|'d) be (?:great|nice|good|helpful|useful|interesting) to ${learns}`,
  `${asker} (?:wants|want|needs|need|would like|wanted) to ${learns}`,
  `${asker} (?:asked|asks|is asking|has asked|keeps asking)(?: me| us)?`,
  "(?:what is|what's|whats) the answer to",
  `(?:please )?${learns}`,
  `let(?:'s| us| me) ${learns}`,
];

const figures =
  "(?:the )?(?:number|count|total|sum|average|avg|mean|median|minimum|maximum|min|max|share|percentage|percent|how|what|which|top|highest|lowest|monthly|daily|weekly|yearly|quarterly)\\b";
const what = "(?:table|report|list|overview|summary|sheet|export)";
/** Openings before what is to be shown: what they open is asked for by "show". */
export const shownOpenings = [
  "(?:(?:i(?:'m| am)|we(?:'re| are)) )?(?:just )?(?:looking for|searching for|after|interested in|curious about)",
  `(?:i |we )?would (?:love|like) to ${learns}`,
  `${asker} (?:wants|want|needs|need|would like|wanted|asked for|is asking for|asks for)(?: to (?:see|know|have))?`,
  `it (?:would|'d) be (?:great|nice|good|helpful|useful|interesting) to (?:see|have|know|get)`,
  "gimme",
  "remind me (?:of|about)",
  "(?:send|forward|hand) (?:me|us)",
  "help me (?:to )?(?:see|find|get|look up)",
  "(?:give me |show me |just )?(?:a|the) (?:quick )?breakdown ?:",
  `(?:an? |the )?(?:quick |short |full )?(?:overview|analysis|report|summary|table|figures|stats|statistics|data|information|info) (?:of|on|for|about)(?= ${figures})`,
  "put together",
  "(?:pull|bring|draw|look|dig) up",
  `(?:create|make|build|prepare|compile|write|generate|produce|run|put together|give me)(?: me| us)? an? (?:quick |short )?${what} (?:showing|listing|with)`,
];

/**
 * Verbs that ask for something to be shown, where the data knows no word like them and what follows is neither what they would be split by nor
 * the rest of a name ("output per hour", "run rate", "check-ins").
 */
export const shownVerbs =
  "pull|run|generate|produce|output|report|extract|summarise|summarize|fetch|retrieve|check|share|export|crunch|draw|render";
export const noVerbBefore =
  "by|per|of|in|for|from|over|on|at|with|to|is|are|was|were|and|vs|versus|than|rate|rates|time|times|ins|outs|request|requests|price|prices|card|cards|value|values";
