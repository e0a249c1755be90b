import type { WarehouseKind } from "@parlance/contract";

/** The steps of connecting a source. */
export type Step =
  | "select"
  | "file"
  | "configure"
  | "datasets"
  | "relationships"
  | "semantic"
  | "glossary"
  | "complete";

const fileSteps: Step[] = ["select", "file", "complete"];
const databaseSteps: Step[] = [
  "select",
  "configure",
  "datasets",
  "relationships",
  "semantic",
  "glossary",
  "complete",
];

/** The steps that a kind of source goes through; a file goes from its configuration straight to the end. */
export const stepsOf = (kind: WarehouseKind | null): Step[] => (kind === "file" ? fileSteps : databaseSteps);

/** What steps are called, and what each is for. */
export const stepTexts: Record<Step, { name: string; title: string; text: string }> = {
  select: {
    name: "Select",
    title: "Where is your data?",
    text: "Nothing is copied out of a database: questions run where the data is.",
  },
  file: {
    name: "Configure",
    title: "What to call it",
    text: "Each file and sheet becomes a table of one source: its types, its keys, and how the tables belong together are read at once.",
  },
  configure: {
    name: "Configure",
    title: "How to reach it",
    text: "A user that may only read is enough. Secrets are encrypted and never shown again.",
  },
  datasets: {
    name: "Datasets",
    title: "What to ask about",
    text: "Choose whole datasets, or single tables of them.",
  },
  relationships: {
    name: "Relationships",
    title: "How the tables belong together",
    text: "Found in the declared keys and in the data. Answers join along these, and along nothing else.",
  },
  semantic: {
    name: "Semantic layer",
    title: "What the columns mean",
    text: "Names, roles and units, as they were read. Correct what is wrong; the rest can stay.",
  },
  glossary: {
    name: "Glossary",
    title: "What your words mean",
    text: "Business terms that stand for a column, a measure or a condition.",
  },
  complete: { name: "Complete", title: "Ready to ask", text: "Your data is connected." },
};
