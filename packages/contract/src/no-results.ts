/** What an answer without rows says, as specified: the sentence, the alert, and what to try. */
export const noResults = {
  summary: "No results found for the query.",
  alert: "No data returned",
  suggestions: [
    "Try rephrasing your question",
    "Check that the data exists for this period and these values",
  ],
} as const;
