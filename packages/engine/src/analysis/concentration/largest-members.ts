import { type Finding, lowered, named, rowsOf, type Segment, type Sentence, words } from "@parlance/contract";
import type { Groups } from "../groups.ts";

/** The largest of a result's groups, what they make up of the whole (0 to 1), and all of them. */
export type Largest = { few: Groups["rows"]; all: Groups["rows"]; share: number };

/** So many of the largest groups. */
export function largest({ rows }: Groups, count: number): Largest {
  const all = rows.toSorted((a, b) => b.value - a.value);
  const few = all.slice(0, count);
  return { few, all, share: sum(few) / sum(all) };
}

/** The fewest groups that make up a part (0 to 1) of the whole together. */
export function fewestWith(groups: Groups, part: number): Largest {
  const all = groups.rows.toSorted((a, b) => b.value - a.value);
  const total = sum(all);
  let [held, count] = [0, 0];
  while (count < all.length && held < part * total) held += all[count++]?.value ?? 0;
  return largest(groups, count);
}

const sum = (rows: Groups["rows"]): number => rows.reduce((total, { value }) => total + value, 0);

/** "3 of 40 customers make up 83 % of revenue", `opener` before it. */
export function makeUp(groups: Groups, { few, all, share }: Largest, opener = ""): Sentence {
  const cells = (rows: Groups["rows"]): [number, number][] => rows.map(({ row }) => [row, groups.column]);
  const count = (rows: Groups["rows"]): Segment => ({
    kind: "cell",
    text: rows.length.toLocaleString("en-US"),
    cells: cells(rows),
    derivation: "count",
  });
  const heading = groups.called.replace(/ (?:name|title)$/i, "");
  return [
    ...(opener === "" ? [] : [words(opener)]),
    count(few),
    words(" of "),
    count(all),
    words(" "),
    named(lowered(rowsOf(heading))),
    words(few.length === 1 ? " makes up " : " make up "),
    {
      kind: "cell",
      text: `${(share * 100).toLocaleString("en-US", { maximumFractionDigits: 0 })} %`,
      cells: cells(all),
      derivation: "share",
    },
    words(" of "),
    named(lowered(groups.label).replace(/^number of (?:different )?/, "")),
    words("."),
  ];
}

/** How unequal the groups are, and how likely a random cut is as unequal. */
export const inequality = (gini: number, chance: number, count: number): Finding["evidence"] => ({
  method: "Gini's coefficient against a whole cut at random places (Gail and Gastwirth)",
  figures: [
    { name: "Gini", value: gini },
    { name: "p-value", value: chance },
    { name: "groups", value: count },
  ],
});
