import type { Token } from "./text/tokenize.ts";

const openings =
  /^(?:hi|hello|hey|thanks|thank you|good (?:morning|afternoon|evening|night)|how are you|who are you|what can you do|bye)\b/;
const remarks =
  /^(?:(?:ok|okay|great|perfect|thanks|nice|cool) )*(?:(?:that|this|it)(?: s| is|'s)? (?:all|enough|great|fine|perfect|good|nice|it|helps|helpful|interesting)|(?:that|this) was (?:great|helpful|useful|all)|great|perfect|cool|awesome|nice|nice one|well done|good job|got it|i see|never mind|nevermind|no thanks|all good|ok|okay|understood)(?: now| thanks)?$/;
const begunAnew =
  /^(?:(?:ok|okay|please|now|let us|let's|lets) )*(?:(?:start|begin)(?: it| this)? (?:over|again|afresh|anew|fresh|from scratch)|reset(?: (?:it|this|everything|the conversation))?|clear (?:it|this|all|everything|the conversation)|forget (?:all that|all of that|everything|it all)|from scratch|new (?:question|topic|subject))(?: please)?$/;
const aboutAnswers =
  /^(?:are you (?:really )?(?:sure|certain)(?: about (?:this|that|it))?|(?:how (?:did|do) you|how was this|how is this|how was that) (?:calculated?|computed?|get|got|know|arrive at)(?: (?:this|that|it))?|(?:show|give)(?: me)?(?: the)? (?:sql|query|code)|(?:what is|what's|whats) the (?:sql|query)|where (?:does|did) (?:this|that|it) come from)$/;
const tasks =
  /\b(?:write|send|draft|compose) (?:me |us )?(?:an? )?(?:e ?mail|letter|poem|story|joke|message|reply|response|reminder|memo)\b|\btell me a (?:joke|story)\b/;

/** What people have to decide, which figures may help with. */
const decisions =
  /^(?:(?:so|and|but|then|now|ok|okay) )*(?:(?:should|shall|ought) (?:we|i|they|you|he|she|it)|do you (?:(?:think|believe) (?:that )?(?:we|i|they) (?:should|ought)|recommend|suggest)|would you (?:recommend|suggest|advise)|is it (?:worth|a good idea|wise|smart|sensible)|what (?:should|would) (?:we|i|you) do\b)\b/;

/** Whether a text says that what was asked before counts no more: "start over", "new topic". */
export const startsOver = (text: string): boolean =>
  begunAnew.test(
    text
      .trim()
      .toLowerCase()
      .replace(/[.!?,]+/g, ""),
  );

/** Whether a text is a greeting, a word about the answer itself (which shows its SQL and how sure it is), or a task or a decision that no data answers; empty text is. */
export function isSmallTalk(tokens: readonly Token[]): boolean {
  const text = tokens
    .filter(({ kind }) => kind !== "mark")
    .map((token) => token.text)
    .join(" ");
  return (
    text === "" ||
    startsOver(text) ||
    openings.test(text) ||
    remarks.test(text) ||
    aboutAnswers.test(text) ||
    tasks.test(text) ||
    decisions.test(text)
  );
}
