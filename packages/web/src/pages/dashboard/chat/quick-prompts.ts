/** A button above the field: what stands on it and what it asks. */
export type QuickPrompt = { label: string; question: string };

const samples: QuickPrompt[] = [
  { label: "Top products", question: "Top 5 products by revenue" },
  { label: "Find anomalies", question: "Find anomalies in daily orders" },
  { label: "AI forecast", question: "Forecast revenue for the next 3 months" },
];

/** The three quick prompts: of the questions that a person's own data suggests, else the sample data's. */
export function quickPrompts(own: readonly string[]): QuickPrompt[] {
  const [first] = own;
  if (first === undefined) return samples;
  const top = own.find((question) => /^top \d/i.test(question));
  const figure = own.flatMap((question) => /^Monthly (.+)$/.exec(question)?.[1] ?? [])[0];
  return [
    { label: top?.split(" by ")[0] ?? first, question: top ?? first },
    {
      label: "Find anomalies",
      question: figure === undefined ? "Find anomalies" : `Find anomalies in monthly ${figure}`,
    },
    {
      label: "AI forecast",
      question: figure === undefined ? "Forecast" : `Forecast ${figure} for the next 3 months`,
    },
  ];
}
