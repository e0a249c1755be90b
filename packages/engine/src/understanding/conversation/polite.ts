/** What a short follow-up may open with, as the source of a pattern. */
export const polite = "(?:(?:and|now|ok|okay|so|then|but|please|can you|could you)[,]? )*";
