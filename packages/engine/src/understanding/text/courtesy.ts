const courtesy =
  /^\s*(?:(?:hi|hello|hey|ok|okay|great|good|thanks|thank you|wonderful|perfect|nice|sorry|alright|cool|awesome|excellent|yes|yeah|sure|got it|interesting|good morning|good afternoon)(?: there| very much| so much| again| job| work)?\s*[,.!…]+\s*)+(?=\S)/i;

/** A question without the greeting or thanks before it; blanks stand for them, so that offsets hold. */
export const withoutCourtesy = (question: string): string =>
  question.replace(courtesy, (opening) => " ".repeat(opening.length));
