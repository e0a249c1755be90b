/** "percentage of wins", "win percentage" where a column is called "win %". */
export function percentKeys(lemmas: readonly string[]): string[] {
  const rest = lemmas.filter((word) => !percentages.has(word)).join("");
  if (rest === "" || !lemmas.some((word) => percentages.has(word))) return [];
  return ["%", "percent", "percentage"].flatMap((word) => [`${rest}${word}`, `${word}${rest}`]);
}

const percentages: ReadonlySet<string> = new Set(["percentage", "percent", "%"]);
