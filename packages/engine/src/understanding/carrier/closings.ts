import { purpose } from "./openings.ts";

const thanks =
  "(?:many thanks|thanks|thank you|thx|ty|tia|cheers)(?: (?:so|very) much| a lot| a million| again| in advance)*";

/** What people say behind what they ask, as patterns of folded text: what stands there is polite, or says for whom it is. */
export const closings = [
  thanks,
  "please|pls|plz|asap|as soon as possible|as soon as you can|for me|if you please",
  "(?:if|when|whenever) (?:possible|you (?:can|could|please|would|don't mind|have it|have them|have that|have time|have a (?:minute|moment|chance)|get a (?:minute|moment|chance))|that(?:'s| is) (?:possible|ok|okay))",
  "(?:can|could|will|would) you(?: (?:please )?(?:show|tell|give|help) (?:me|us)(?: that| this| with that)?)?",
  "do you know|i wonder|you know",
];

/** Closings that stand behind a comma, a dash or in brackets alone: the words may be of the data elsewhere. */
export const apartClosings = ["right|ok|okay|correct", purpose];
