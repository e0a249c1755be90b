import { purpose } from "./openings.ts";

const thanks =
  "(?:many thanks|thanks|thank you|thx|ty|tia|cheers)(?: (?:so|very) much| a lot| a million| again| in advance)*";

/** Of what whoever is asked may have some to spare. */
const spare =
  "have|has|had|get|got|a|an|the|sec|second|seconds|moment|moments|minute|minutes|min|mins|chance|time|can|could|would|will|please|may|be|so|kind|find|want|like|free|to|spare|don't|do|not|mind|are|able|it|them|that|this|possible|possibly|manage";
/** What people say behind what they ask, as patterns of folded text: what stands there is polite, or says for whom it is. */
export const closings = [
  thanks,
  "please|pls|plz|asap|as soon as possible|as soon as you can|for me|if you please",
  "(?:if|when|whenever) (?:possible|you (?:can|could|please|would|don't mind|have it|have them|have that|have time|have a (?:minute|moment|chance)|get a (?:minute|moment|chance))|that(?:'s| is) (?:possible|ok|okay))",
  "(?:can|could|will|would) you(?: (?:please )?(?:show|tell|give|help) (?:me|us)(?: that| this| with that)?)?",
  "do you know|i wonder|you know",
  `(?:when|whenever|if|once|as soon as) (?:you|u)(?: (?:${spare}))+`,
  "much appreciated|no rush|right away|straight away",
];

/** What whoever asks will do with the answer; seeing or comparing something may be what is asked for. */
export const intent =
  "so (?:that )?(?:i|we|they) (?:can|could) (?!see|show|tell|compare|know|check|find|view|spot|count|rank|sort|group|filter)[a-z]+(?: [a-z']+){0,7}";

/** Closings that stand behind a comma, a dash or in brackets alone: elsewhere the words may be of what is asked for. */
export const apartClosings = [
  "right|ok|okay|correct|appreciated|(?:it's |its |this is )?(?:very |quite )?urgent(?:ly)?",
  "by (?:the )?(?:end of (?:the )?(?:day|business)|eod|cob)",
  purpose,
];
