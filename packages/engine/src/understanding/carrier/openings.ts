/**
 * What people say before what they ask, as patterns of folded text. What stands there is polite, or says for whom or what it is, and never
 * what is asked; see `withoutCarrier`.
 */

/** What an answer is for. */
export const purpose =
  "(?:for|in) (?:my|our|the|a|an|this|today's|tomorrow's|next week's) (?:\\w+ )?(?:report|reports|board|board meeting|meeting|presentation|slide|slides|deck|newsletter|boss|manager|management|ceo|cfo|review)";
/** Whoever is greeted is no part of what is asked. */
export const greeting =
  "(?:hi|hello|hey|hiya|dear|good morning|good afternoon|good evening)(?: (?:there|team|all|everyone|everybody|folks|guys|parlance|assistant|bot|again))?(?: ?[,!.:;-])?(?: |$)";
const calls =
  "so|ok|okay|well|right|now|then|also|and|just|actually|basically|sorry|excuse me|hmm+|um+|uh|fyi|btw|by the way|quick|quickly|quick one|(?:many )?thanks(?: again| a lot| so much)?|thank you(?: (?:very|so) much| again)?|great(?: job| work)?|good(?: job| work)?|wonderful|excellent|awesome|perfect|nice(?: job| work)?|cool|yes|yeah|sure|got it|i see|interesting|alright|all right|please|pls|plz|let's see";

/** Openings that stand before anything that is asked, where the data knows none of their words. */
export const anyOpenings = [
  `(?:${calls})(?: ?[,!.:;…]+ *| [-–]+ )`,
  "(?:please|pls|plz|so|ok|okay|well) ",
  "(?:(?:a|an|one|my|the|here is a|here's a|i have a|i have|i've got a|just a) )?(?:quick |short |simple |small |last )?(?:question|request|query)(?: for you)? ?[:,-] ",
  `${purpose} ?[:,-] `,
  "(?:for|in) (?:my|our|the|a|an|this|today's|tomorrow's|next week's) (?:\\w+ ){1,2}(?:i|we)(?:'d| would)? (?:need|want|like|have to (?:know|have|report))(?: to (?:know|have|see|get))? ",
  `${purpose} (?=(?:i|we) (?:need|want|would like|have to|must)\\b)`,
  "(?:morning|afternoon|evening)(?: (?:all|team|everyone|everybody|folks|guys|both|there))? ?[,!.] ",
  `(?:a |just a |just one )?(?:quick|short|small) one(?: ${purpose})? ?[:,-] `,
  "please answer(?: me)? ?[:,-]? ",
  "let(?:'s| us|s| me) (?:(?:please|just|now|also|quickly|first) )?(?:(?:look|have a look|take a look|start|begin|go) (?:at|into|with) |see |check |do |get )?",
  "(?:one more|next|next one|last one|another one)(?: thing)? ?[:,-] ",
];

const figures =
  "(?:the )?(?:number|count|total|sum|average|avg|mean|median|minimum|maximum|min|max|share|percentage|percent|how|what|which|top|highest|lowest|monthly|daily|weekly|yearly|quarterly)\\b";
const what = "(?:table|report|list|overview|summary|sheet|export)";
/** Openings before what is to be shown: what they open is asked for by "show". */
export const shownOpenings = [
  "(?:(?:i(?:'m| am)|we(?:'re| are)) )?(?:just )?(?:looking for|searching for|after(?! \\w+(?:ed|ing)\\b)|interested in|curious about)",
  `(?:an? |the )?(?:quick |short |full )?(?:overview|analysis|report|summary|table|figures|stats|statistics|data|information|info) (?:of|on|for|about)(?= ${figures})`,
  "(?:give me |show me |just )?(?:a|the) (?:quick )?breakdown ?:",
  "gimme|put together|(?:would )?love to (?:see|have|know)|remind me (?:of|about)",
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
