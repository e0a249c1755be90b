import type { SemanticModel } from "@parlance/contract";

/**
 * The sources that know most of a question's words, at most `count` and in the order that they have. A word counts for less the
 * more sources know it; of equals the earlier ones are kept. Reading the question in every source would take too long.
 */
export function likelySources<T extends { model: SemanticModel }>(
  sources: readonly T[],
  question: string,
  count: number,
): T[] {
  if (sources.length <= count) return [...sources];
  const known = sources.map(({ model }) => wordsOf(namesIn(model)));
  const roots = [...new Set(wordsOf([question]).trim().split(" ").map(rootOf))].filter((root) => root !== "");
  const merits = sources.map(() => 0);
  for (const root of roots) {
    const knowing = known.flatMap((words, at) => (words.includes(` ${root}`) ? [at] : []));
    for (const at of knowing) merits[at] = (merits[at] ?? 0) + 1 / knowing.length;
  }
  const kept = new Set(
    sources
      .map((_, at) => at)
      .toSorted((left, right) => (merits[right] ?? 0) - (merits[left] ?? 0))
      .slice(0, count),
  );
  return sources.filter((_, at) => kept.has(at));
}

/** What a model calls things, and the frequent values of its columns. */
const namesIn = ({ label, tables, derivedMeasures, glossary }: SemanticModel): string[] => [
  label,
  ...tables
    .filter(({ hidden }) => !hidden)
    .flatMap((table) => [
      table.label,
      ...table.synonyms,
      ...table.columns
        .filter(({ hidden }) => !hidden)
        .flatMap((column) => [
          column.label,
          ...column.synonyms,
          ...(column.profile?.topValues ?? []).flatMap(({ value }) =>
            typeof value === "string" ? [value] : [],
          ),
        ]),
    ]),
  ...derivedMeasures.flatMap((measure) => [measure.label, ...measure.synonyms]),
  ...glossary.flatMap(({ term, synonyms }) => [term, ...synonyms]),
];

/** The words of names, each with a space before and after it, without case and accents. */
const wordsOf = (names: readonly string[]): string =>
  ` ${names
    .join(" ")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;

/** What a longer word begins with in singular and plural; a short one as it is, as a whole word. An approximation. */
const rootOf = (word: string): string =>
  word.length < 4 ? `${word} ` : word.replace(/(ies|y|(?<=[sxz]|ch|sh)es|s)$/, "");
