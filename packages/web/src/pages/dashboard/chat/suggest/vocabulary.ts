import type { Column, SemanticModel } from "@parlance/contract";

/** The words that a person can ask with: names of figures, of groupings, of times, and values of the data. */
export type Vocabulary = {
  measures: string[];
  groupings: string[];
  times: string[];
  values: { value: string; of: string }[];
};

const maximumValues = 40;

/** The words of some sources' models. Hidden columns and keys are left out. */
export function vocabularyOf(models: SemanticModel[]): Vocabulary {
  const columns = models.flatMap(({ tables }) =>
    tables.filter(({ hidden }) => !hidden).flatMap((table) => table.columns.filter(({ hidden }) => !hidden)),
  );
  const labels = (wanted: (column: Column) => boolean): string[] => [
    ...new Set(columns.filter(wanted).map(({ label }) => label.toLowerCase())),
  ];
  const derived = models.flatMap(({ derivedMeasures }) =>
    derivedMeasures.map(({ label }) => label.toLowerCase()),
  );
  return {
    measures: [...new Set([...derived, ...labels(({ role }) => role === "measure")])],
    groupings: labels(({ role }) => role === "category" || role === "geo" || role === "boolean"),
    times: labels(({ role }) => role === "time"),
    values: columns
      .filter(({ role }) => role === "category" || role === "geo")
      .flatMap(({ label, profile }) =>
        (profile?.topValues ?? [])
          .slice(0, maximumValues)
          .flatMap(({ value }) =>
            typeof value === "string" && value.trim() !== "" ? [{ value, of: label }] : [],
          ),
      ),
  };
}
