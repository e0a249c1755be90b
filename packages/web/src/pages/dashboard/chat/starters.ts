import { readStoredJson } from "../../../api/stored.ts";

/** Industries as the forms name them; the keys are stored. */
export const industryNames = {
  tech: "Technology & Software",
  finance: "Financial Services",
  healthcare: "Healthcare & Life Sciences",
  retail: "Retail & E-commerce",
  manufacturing: "Manufacturing",
} as const;
export type Industry = keyof typeof industryNames;

/** What a new chat offers, four a set. Each is answered by data of that kind; the retail set by the bundled demo. */
export const starterSets: Record<Industry, [string, string, string, string]> = {
  tech: [
    "Monthly recurring revenue by plan",
    "Active users by week",
    "Which customers churned last quarter?",
    "Top 5 features by usage",
  ],
  finance: [
    "Total transaction volume by month",
    "Average account balance by segment",
    "Find anomalies in daily transactions",
    "Top 10 clients by revenue",
  ],
  healthcare: [
    "Patient visits by department",
    "Average length of stay by month",
    "Which departments have the longest wait?",
    "Readmissions by diagnosis",
  ],
  retail: [
    "Top 5 products by revenue",
    "Monthly revenue in 2024",
    "Revenue by country",
    "Which category had the most returns?",
  ],
  manufacturing: [
    "Units produced by line",
    "Defect rate by month",
    "Downtime by machine",
    "Which supplier has the most late deliveries?",
  ],
};

/** What a chat offers where no industry is known. */
export const genericStarters: [string, string, string, string] = [
  "Top 5 products by revenue",
  "Monthly revenue in 2024",
  "Revenue by country",
  "Find anomalies in daily orders",
];

/** The industry that the person chose; null where none, or one without a set of its own, is stored. */
export function storedIndustry(): Industry | null {
  const stored = readStoredJson("demo_user");
  if (typeof stored !== "object" || stored === null || !("industry" in stored)) return null;
  return toIndustry(stored.industry);
}

/** An industry by its key or its name; null for anything else. */
export function toIndustry(value: unknown): Industry | null {
  const keys = Object.keys(industryNames) as Industry[];
  return keys.find((key) => value === key || value === industryNames[key]) ?? null;
}

/** The four questions that a new chat offers: those of the person's own data first, then by industry. */
export function starters(ownQuestions: string[]): string[] {
  const industry = storedIndustry();
  const others = industry === null ? genericStarters : starterSets[industry];
  return ownQuestions.length > 0 ? ownQuestions.slice(0, 4) : others;
}
