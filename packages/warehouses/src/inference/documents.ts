/** What stands behind the name of documents for the rows that head them, and for their lines. */
const heads = new Set("header headers head hdr h".split(" "));
const lines: ReadonlyMap<string, string> = new Map(
  Object.entries({ l: "line", d: "line", p: "position", i: "item", ln: "line", lns: "lines" }),
);
const parts = new Set([
  ...lines.keys(),
  ..."line lines item items itm dtl det detail details pos position positions".split(" "),
]);

/**
 * Names of tables of documents with those of their lines: what heads them is called by the document alone, and single letters of the lines
 * are written out ("ORD_H", "ORD_D": "ord", "ord line"). A name stays unless the other one stands beside it.
 */
export function withDocuments(names: readonly string[][]): string[][] {
  const told = new Set(names.map((words) => words.join(" ")));
  const stems = (ends: { has: (word: string) => boolean }): ReadonlySet<string> =>
    new Set(
      names.flatMap((words) =>
        words.length > 1 && ends.has(words.at(-1) ?? "") ? [words.slice(0, -1).join(" ")] : [],
      ),
    );
  const [headed, lined] = [stems(heads), stems(parts)];
  return names.map((words) => {
    const [stem, last] = [words.slice(0, -1), words.at(-1) ?? ""];
    const of = stem.join(" ");
    if (heads.has(last) && lined.has(of) && !told.has(of)) return stem;
    const line = headed.has(of) || told.has(of) ? lines.get(last) : undefined;
    return line === undefined ? words : [...stem, line];
  });
}
