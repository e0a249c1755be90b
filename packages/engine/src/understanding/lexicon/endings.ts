/** What the date of an end is called where a word tells that end, the closest first; null for other words. */
export const endingDates = (word: string): readonly string[] | null =>
  endings.find(([verbs]) => verbs.includes(word))?.[1] ?? null;

const words = (text: string): readonly string[] => text.split(" ");

/** How an end is told, and what the date of such an end is called, the closest first. */
const endings: readonly (readonly [verbs: readonly string[], dates: readonly string[]])[] = [
  [
    words("expired expires expire expiring lapsed lapse lapsing"),
    words("expiry expiration expire expired end ended termination"),
  ],
  [
    words("terminated terminates terminate terminating"),
    words("termination terminated cancelled canceled cancellation end ended ending closed close"),
  ],
  [
    words("ended ends end ending finished finishing concluded"),
    words("end ended ending finish finished termination terminated expiry closed close"),
  ],
  [
    words("left leave leaves leaving quit quitting resigned departed churned"),
    words(
      "left leave leaving exit termination terminated departure resignation churn churned cancelled canceled cancellation end ended closed closing out",
    ),
  ],
];
