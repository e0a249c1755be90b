/** How often a saved chart refreshes by itself, in minutes; null is on demand alone. */
export const rhythms: { label: string; minutes: number | null }[] = [
  { label: "Only on demand", minutes: null },
  { label: "Every 5 minutes", minutes: 5 },
  { label: "Every hour", minutes: 60 },
  { label: "Every day", minutes: 1440 },
  { label: "Every week", minutes: 10_080 },
];
